"""What is measured, and against what. Everything is a ratio or a rate of one run: `make bench`."""
