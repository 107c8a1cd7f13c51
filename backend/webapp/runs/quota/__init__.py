"""Quotas, the estimates they are checked with, and the limits of the API."""
