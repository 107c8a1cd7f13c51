"""How the figures of a phase come about: the terms that add up to each, and the inputs that they rest on."""

from stormsizer.analysis.explain.documents import FigureArithmetic, PhaseArithmetic, Term
from stormsizer.analysis.explain.phase import phase_arithmetic

__all__ = ["FigureArithmetic", "PhaseArithmetic", "Term", "phase_arithmetic"]
