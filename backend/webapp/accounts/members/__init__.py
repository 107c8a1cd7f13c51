"""Members and invitations of an organization."""
