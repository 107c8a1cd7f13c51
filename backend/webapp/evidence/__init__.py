"""Measured beside predicted, for every published system."""
