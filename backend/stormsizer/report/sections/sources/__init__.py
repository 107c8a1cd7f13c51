"""Report sections on assumptions, validation and provenance."""
