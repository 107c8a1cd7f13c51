"""Tests of the engine and the service."""
