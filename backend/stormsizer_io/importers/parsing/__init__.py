"""Shared parsing: archives, text, tables, timestamps and limits."""
