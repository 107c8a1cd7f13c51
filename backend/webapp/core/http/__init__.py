"""Requests and responses: documents, errors, pagination and caching."""
