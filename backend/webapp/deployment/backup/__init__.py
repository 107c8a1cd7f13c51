"""Verified backups: PostgreSQL's own dump, with facts to compare after a restore."""
