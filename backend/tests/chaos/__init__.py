"""Faults against the whole service, and what a customer may never notice of them."""
