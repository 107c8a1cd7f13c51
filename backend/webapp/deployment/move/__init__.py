"""Moves the content of a local installation into an organization of a server."""
