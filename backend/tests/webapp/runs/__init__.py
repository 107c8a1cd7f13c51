"""Runs and the workers that do them."""
