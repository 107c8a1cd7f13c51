"""From a finished result to slides: native charts and tables, in the organization's colors."""

from webapp.reports.slides.deck import render_slides

__all__ = ["render_slides"]
