"""API keys with which programs act for an organization."""
