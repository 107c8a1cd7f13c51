"""Links that show a run without an account."""
