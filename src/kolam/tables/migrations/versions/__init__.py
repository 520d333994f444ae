"""One file for every change of the database, in order."""
