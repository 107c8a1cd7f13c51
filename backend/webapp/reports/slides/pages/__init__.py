"""Slides, with one module per subject."""
