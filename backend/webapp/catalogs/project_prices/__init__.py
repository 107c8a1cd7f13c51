"""Prices of single projects."""
