"""Shared parts of the service's features, without a domain of their own."""
