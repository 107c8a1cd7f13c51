"""Changes to a scenario, proposed from imported data."""
