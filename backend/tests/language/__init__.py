"""Checks of language: plain English and complete messages."""
