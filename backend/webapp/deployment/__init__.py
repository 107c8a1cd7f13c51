"""Deployment: the embedded PostgreSQL, backups and moves between installations."""
