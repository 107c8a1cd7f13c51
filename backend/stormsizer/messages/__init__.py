"""User-facing text: message ids, number formats and languages."""
