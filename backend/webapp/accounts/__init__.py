"""Who uses the service: organisations, accounts, members."""
