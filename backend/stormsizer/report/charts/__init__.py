"""Chart data of the report, as plain numbers for a renderer."""
