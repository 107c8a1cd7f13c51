"""Scenario documents with version numbers."""
