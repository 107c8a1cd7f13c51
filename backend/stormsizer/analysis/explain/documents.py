"""Breakdown of the figures of a phase, as shown to users."""

from __future__ import annotations

from stormsizer.messages.text import Text
from stormsizer.model.provenance import Document
from stormsizer.simulation.result import Assumption


class Term(Document):
    """One of the terms that add up to a figure."""

    label: str
    formula: str
    """Derivation of the term, as text and numbers; empty if self-explanatory."""
    value: float
    """In the unit of the figure."""


class FigureArithmetic(Document):
    """Breakdown of one figure of a phase."""

    id: str
    """Name of the quantity, as in the evidence: *reads_iops*, *drives_fraction*, *login_mean_s*."""
    label: str
    unit: str
    value: float
    """Value in the result."""
    sentence: str
    """Description of the figure, and of its averaging."""
    terms: tuple[Term, ...]
    """They add up to the value; empty without I/O."""
    inputs: tuple[Assumption, ...]
    """Catalog inputs of the terms, each with its origin."""


class PhaseArithmetic(Document):
    """Breakdown of the figures of one phase."""

    phase_id: str
    label: Text
    figures: tuple[FigureArithmetic, ...]
