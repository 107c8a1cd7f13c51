"""API keys that let programs act on behalf of an organization."""
