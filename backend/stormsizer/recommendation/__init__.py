"""Cheapest configuration that meets every goal of the week, and why nothing cheaper does."""
