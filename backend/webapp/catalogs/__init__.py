"""Catalog facts in the database, with versions."""
