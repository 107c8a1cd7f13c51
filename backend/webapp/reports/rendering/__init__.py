"""PDF rendering of a finished result: text by Typst and charts by Matplotlib, both as vectors."""

from stormsizer.report.context import ComparedRow, ReportContext, context_from
from webapp.reports.rendering.pdf import render_pdf

__all__ = ["ComparedRow", "ReportContext", "context_from", "render_pdf"]
