"""Commands that run the engine on files."""
