"""Spans from the browser, passed on to the operator's collector."""
