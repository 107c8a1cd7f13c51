"""Deliberate breakages, and the tests that notice them."""
