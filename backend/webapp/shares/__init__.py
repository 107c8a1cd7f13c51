"""Share links: each shows one run to its holders, who need no account."""
