"""Catalogue facts in the database, version by version."""
