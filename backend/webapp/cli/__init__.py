"""The command line `stormsizer`."""

from webapp.cli.app import main

__all__ = ["main"]
