"""Users of the service: organizations, accounts and members."""
