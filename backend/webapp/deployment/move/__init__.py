"""Moves the data of a local installation into an organization on a server."""
