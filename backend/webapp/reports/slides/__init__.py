"""From a finished result to slides: native charts and tables, in the organisation's colours."""

from webapp.reports.slides.deck import render_slides

__all__ = ["render_slides"]
