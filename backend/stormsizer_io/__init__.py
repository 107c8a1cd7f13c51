"""File input and output: importers for measurements and inventories, exporters for load generators and calendars."""
