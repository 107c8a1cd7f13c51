"""Scenario documents and their versions."""
