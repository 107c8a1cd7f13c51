"""Quotas, the cost estimates that are checked against them, and API limits."""
