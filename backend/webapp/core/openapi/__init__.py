"""The published API description and its compatibility check."""
