"""Measurements that people bring along: uploaded, read apart, looked at, taken into a scenario, and undone."""
