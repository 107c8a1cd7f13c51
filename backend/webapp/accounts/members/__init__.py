"""An organization's members and invitations."""
