"""Immediate results for a scenario, without storing anything."""
