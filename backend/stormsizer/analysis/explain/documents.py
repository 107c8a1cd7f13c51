"""The arithmetic of a phase as it is told."""

from __future__ import annotations

from stormsizer.model.provenance import Document
from stormsizer.simulation.result import Assumption


class Term(Document):
    """One of the terms that add up to a figure."""

    label: str
    formula: str
    """How the term comes about, in words and numbers; empty where there is nothing to say."""
    value: float
    """In the unit of the figure."""


class FigureArithmetic(Document):
    """How one figure of a phase comes about."""

    id: str
    """Name of the quantity, as evidence names it: *reads_iops*, *drives_fraction*, *login_mean_s*."""
    label: str
    unit: str
    value: float
    """What the result says."""
    sentence: str
    """What the figure is, and what it is a mean of."""
    terms: tuple[Term, ...]
    """They add up to the value; empty where nothing was asked."""
    inputs: tuple[Assumption, ...]
    """Inputs of the catalogue that the terms rest on, each with its origin."""


class PhaseArithmetic(Document):
    """How the figures of one phase come about."""

    phase_id: str
    label: str
    figures: tuple[FigureArithmetic, ...]
