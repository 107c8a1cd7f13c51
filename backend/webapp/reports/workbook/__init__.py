"""From a finished result to a spreadsheet: real numbers and instants, totals as live formulas."""

from webapp.reports.workbook.book import render_workbook

__all__ = ["render_workbook"]
