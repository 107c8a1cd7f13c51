"""From a finished result to a PDF: typst for the text, matplotlib for the charts, both as vectors."""

from stormsizer.report.context import ComparedRow, ReportContext, context_from
from webapp.reports.rendering.pdf import render_pdf

__all__ = ["ComparedRow", "ReportContext", "context_from", "render_pdf"]
