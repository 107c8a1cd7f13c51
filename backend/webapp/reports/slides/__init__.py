"""Slide decks from a finished result, with native charts and tables in the organization's colors."""

from webapp.reports.slides.deck import render_slides

__all__ = ["render_slides"]
