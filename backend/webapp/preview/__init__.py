"""Immediate results for a scenario; nothing is stored."""
