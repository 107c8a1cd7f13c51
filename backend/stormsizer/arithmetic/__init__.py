"""How the figures of a phase come about: the terms that add up to each, and the inputs that they rest on."""

from stormsizer.arithmetic.documents import FigureArithmetic, PhaseArithmetic, Term
from stormsizer.arithmetic.phase import phase_arithmetic

__all__ = ["FigureArithmetic", "PhaseArithmetic", "Term", "phase_arithmetic"]
