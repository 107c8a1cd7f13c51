"""Exporters: job files for load generators."""
