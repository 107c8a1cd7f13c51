"""Share links: each one shows a single run to people without an account."""
