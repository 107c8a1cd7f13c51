"""Commands that read and write files of other tools."""
