"""Commands that read and write other tools' files."""
