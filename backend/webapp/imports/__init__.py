"""Measurement imports: upload, summary, proposed changes, application to a scenario, and undo."""
