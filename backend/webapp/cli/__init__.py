"""The `stormsizer` command line."""

from webapp.cli.app import main

__all__ = ["main"]
