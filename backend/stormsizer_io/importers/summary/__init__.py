"""Summaries of imported files, shown before anything is applied."""
