"""Share links: they show one run to their holders without an account."""
