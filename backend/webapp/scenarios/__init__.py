"""Scenario documents that people work on, with version numbers."""
