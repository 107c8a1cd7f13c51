"""Chart data for the report, as plain numbers for any renderer."""
