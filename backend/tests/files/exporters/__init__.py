"""Tests of io/exporters."""
