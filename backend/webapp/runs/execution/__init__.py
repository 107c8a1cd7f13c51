"""How workers compute runs and their chunks."""
