"""Proposed changes of a scenario from imported data."""
