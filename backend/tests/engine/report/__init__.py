"""The report says what the result says."""
