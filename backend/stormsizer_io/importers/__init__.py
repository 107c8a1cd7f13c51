"""Importers: files of measurement tools, inventories and calendars."""
