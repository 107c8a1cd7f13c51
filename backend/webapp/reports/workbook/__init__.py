"""Spreadsheet of a finished result, with native numbers and dates, and totals as live formulas."""

from webapp.reports.workbook.book import render_workbook

__all__ = ["render_workbook"]
