"""Analyses that run many simulations: shortlist, advice, runway, sensitivity and Monte Carlo.

Each module answers one question about a scenario and returns one document.
"""
