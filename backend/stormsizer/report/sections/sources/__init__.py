"""Report sections on assumptions, validation and sources."""
