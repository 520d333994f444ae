"""Hosted tables, from the log to the sockets."""
