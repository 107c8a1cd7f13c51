"""The embedded PostgreSQL cluster."""
