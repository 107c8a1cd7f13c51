"""Sensitivity of the verdict to each input."""
