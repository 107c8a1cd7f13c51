"""Quotas, the cost estimates that are checked against them, and the limits of the API."""
