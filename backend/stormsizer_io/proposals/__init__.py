"""Proposed changes to a scenario, based on imported data."""
