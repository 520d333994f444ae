"""`python -m kolam.terminal`, for where the `kolam` command is not on the path."""

import sys

from kolam.terminal import main

sys.exit(main())
