"""Immediate results of a scenario, without storing anything."""
