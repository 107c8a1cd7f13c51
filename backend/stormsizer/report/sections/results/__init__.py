"""Report sections on the simulated week."""
