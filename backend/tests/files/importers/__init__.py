"""Tests of importers, exporters and refit."""
