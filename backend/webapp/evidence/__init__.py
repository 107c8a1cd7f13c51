"""Measured and predicted values of every published system."""
