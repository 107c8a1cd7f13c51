"""Breakdown of a phase's figures: the terms that add up to each figure, and the inputs behind them."""

from stormsizer.analysis.explain.documents import FigureArithmetic, PhaseArithmetic, Term
from stormsizer.analysis.explain.phase import phase_arithmetic

__all__ = ["FigureArithmetic", "PhaseArithmetic", "Term", "phase_arithmetic"]
