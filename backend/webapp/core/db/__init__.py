"""Database sessions, tenancy, migrations and IDs."""
