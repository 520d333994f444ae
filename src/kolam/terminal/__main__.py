"""`python -m kolam.terminal`, if the `kolam` command is not on the path."""

import sys

from kolam.terminal import main

sys.exit(main())
