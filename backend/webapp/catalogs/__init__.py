"""Versioned catalog facts in the database."""
