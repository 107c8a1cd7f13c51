"""Database sessions, tenancy, migrations and ids."""
