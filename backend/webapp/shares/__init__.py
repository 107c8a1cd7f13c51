"""Links that show one run to whoever holds them, without an account."""
