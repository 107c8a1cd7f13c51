"""Files in and out: importers for measurements and inventories, exporters for load generators and calendars."""
