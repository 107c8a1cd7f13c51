"""Errors of database access. This module imports nothing, so that commands start fast."""


class IncompatibleDatabaseError(Exception):
    """The database belongs to a newer release that this release is not compatible with."""
