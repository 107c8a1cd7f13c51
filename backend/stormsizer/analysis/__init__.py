"""Answers that take many simulations: what to buy, what to move, until when it holds, how sure it is.

Each module answers one question about a scenario and returns one document.
"""
