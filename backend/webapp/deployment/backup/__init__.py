"""Verified backups: PostgreSQL's own dump, with the facts to compare after a restore."""
