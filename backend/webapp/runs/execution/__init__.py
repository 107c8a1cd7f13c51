"""Execution of runs and their chunks by workers."""
