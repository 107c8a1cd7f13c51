"""Customer opportunities, each with its scenarios."""
