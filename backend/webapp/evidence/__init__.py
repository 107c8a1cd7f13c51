"""Measured and predicted values for every published system."""
