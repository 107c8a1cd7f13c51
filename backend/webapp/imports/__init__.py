"""Imports of measurements: upload, summary, proposal, application to a scenario, and undo."""
