"""Importers for files from measurement tools, inventories and calendars."""
