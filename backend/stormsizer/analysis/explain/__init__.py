"""Breakdown of the figures of a phase: the terms that add up to each, and the inputs behind them."""

from stormsizer.analysis.explain.documents import FigureArithmetic, PhaseArithmetic, Term
from stormsizer.analysis.explain.phase import phase_arithmetic

__all__ = ["FigureArithmetic", "PhaseArithmetic", "Term", "phase_arithmetic"]
