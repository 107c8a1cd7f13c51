"""Text for readers: message ids, number formats and languages."""
