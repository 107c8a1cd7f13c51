"""The answer to a scenario, straight away and without keeping anything."""
