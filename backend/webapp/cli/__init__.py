"""The command line `stormsizer`: the outermost shell."""

from webapp.cli.app import main

__all__ = ["main"]
