"""Tests of files/exporters."""
