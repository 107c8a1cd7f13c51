"""Documents that break down a phase's figures for users."""

from __future__ import annotations

from stormsizer.messages.text import Text
from stormsizer.model.provenance import Document
from stormsizer.simulation.result import Assumption


class Term(Document):
    """One of several terms that add up to a figure."""

    label: Text
    formula: Text
    """How the term is calculated, as text with numbers; empty if self-explanatory."""
    value: float
    """Value in the unit of the figure."""


class FigureArithmetic(Document):
    """Breakdown of one figure of a phase."""

    id: str
    """Metric name, as used in the evidence: *reads_iops*, *drives_fraction*, *login_mean_s*."""
    label: Text
    unit: str
    value: float
    """Value shown in the result."""
    sentence: Text
    """What the figure means, and how it is averaged."""
    terms: tuple[Term, ...]
    """Terms that add up to the value; empty if there is no I/O."""
    inputs: tuple[Assumption, ...]
    """Catalog inputs used by the terms, each with its origin."""


class PhaseArithmetic(Document):
    """Breakdown of all figures of one phase."""

    phase_id: str
    label: Text
    figures: tuple[FigureArithmetic, ...]
