"""Backups that prove themselves: PostgreSQL's own dump, and beside it what has to be there again after a restore."""
