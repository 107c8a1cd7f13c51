"""Exports for other tools: job files for load generators and iCalendar files."""
