"""Backup errors."""

from __future__ import annotations


class BackupError(RuntimeError):
    """A backup cannot be made, read or restored; the message is one line for the terminal."""
