"""Results in formats of other tools: job files for load generators, calendars."""
