"""The engine: laws, oracles and words of each stage."""
