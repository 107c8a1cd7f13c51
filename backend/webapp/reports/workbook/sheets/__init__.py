"""Sheets of the workbook."""
