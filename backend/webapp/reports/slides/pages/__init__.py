"""Slides, one module per subject."""
