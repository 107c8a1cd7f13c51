"""Branding of an organization's reports: name, colors, text and logo."""
