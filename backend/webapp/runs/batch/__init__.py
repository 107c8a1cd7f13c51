"""Batches: many runs started with one request."""
