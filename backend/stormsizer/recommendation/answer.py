"""Outcome types of the recommendation stage."""

from stormsizer.provenance import Document
from stormsizer.scenario import ArrayConfiguration


class BrokenGoal(Document):
    """A goal that a candidate breaks, where it breaks it worst."""

    phase_id: str
    phase_label: str
    goal: str
    """Name of the field in the scenario's goals; with the label it tells one port from the other."""
    label: str
    value: float
    limit: float
    unit: str


class Candidate(Document):
    """One configuration that was simulated over the whole calendar."""

    configuration: ArrayConfiguration
    words: str
    """The configuration in words."""
    holds: bool
    broken: tuple[BrokenGoal, ...]
    rack_units: float | None
    watts: float | None
    price_usd: float | None


class Recommendation(Document):
    """The answer; *no configuration holds* is an answer too."""

    holds: bool
    chosen: Candidate
    """The smallest candidate that holds, or, if none does, the one that comes nearest."""
    why_not_smaller: tuple[Candidate, ...]
    """The next smaller steps and the goals they break."""
    n_candidates: int
    """Configurations simulated."""
    sentence: str
