"""Exporters of job files for load generators."""
