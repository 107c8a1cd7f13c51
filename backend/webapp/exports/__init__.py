"""Answers as other tools take them: job files for load generators, calendars."""
