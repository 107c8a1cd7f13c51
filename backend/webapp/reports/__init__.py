"""A finished run as a document."""
