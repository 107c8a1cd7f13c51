"""Moves what a laptop has into an organisation of a server."""
