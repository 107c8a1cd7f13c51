"""Requests and calculations for each kind of run."""
