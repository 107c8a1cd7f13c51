"""Outcome types of the recommendation stage."""

from datetime import date, datetime
from typing import Literal

from stormsizer.experience.grades import Grade
from stormsizer.messages.formatting import listed, lowered
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import ArrayConfiguration, Part


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
    missing: Part | None = None
    """The part that is missing while it breaks; none if the array is whole."""
    of_storage: bool = True
    """Whether other storage might keep it; otherwise the hosts alone, or the clock, break it."""

    @property
    def where(self) -> str:
        """The phase that breaks it, as *of* it in a sentence; nothing where space or the hosts' memory lacks."""
        return "" if self.phase_id in ("capacity", "hosts") else f" of {self.phase_label}"


class Candidate(Document):
    """One configuration that was simulated over the whole calendar."""

    configuration: ArrayConfiguration
    host_cache_gib: float = 0.0
    """Memory of each host that caches images."""
    words: str
    """The configuration in words."""
    holds: bool
    """Whether it keeps every goal that storage can keep."""
    broken: tuple[BrokenGoal, ...]
    beside: tuple[BrokenGoal, ...] = ()
    """Goals that are broken whatever the storage."""
    n_drives: int
    """Drives of all arrays."""
    rack_units: float | None
    watts: float | None
    price: float | None
    """In the currency of the price list; none where it lacks a price."""
    unpriced: tuple[str, ...] = ()
    """Parts for which the price list has no price."""

    @property
    def beside_words(self) -> str:
        """Which goals no storage keeps, as a sentence; empty where it keeps all."""
        labels = dict.fromkeys(lowered(goal.label) for goal in self.beside)
        return f"No storage keeps {listed(list(labels))}." if labels else ""


class PriceListMark(Document):
    """Which prices an answer used."""

    id: str
    name: str
    dated: date
    standing: Literal["illustrative", "own"]
    currency: str


class Recommendation(Document):
    """The answer for one array family; *no configuration holds* is an answer too."""

    model_id: str
    model_name: str
    standing: Literal["published", "generic"] = "published"
    holds: bool
    chosen: Candidate
    """The cheapest candidate that holds, or, if none does, the one that comes nearest."""
    why_not_cheaper: tuple[Candidate, ...]
    """The next cheaper step in each direction, and the goals it breaks."""
    n_legal: int
    """Legal configurations of the family."""
    n_candidates: int
    """Configurations simulated."""
    prices: PriceListMark | None = None
    """The list behind the prices; none where the catalogue has no list."""
    price_per_desktop: float | None = None
    caveats: tuple[str, ...] = ()
    """What is known to be doubtful about the family, in words."""
    sentence: str


class WorstWindow(Document):
    """The busiest minute of a configuration's worst phase, every I/O of it simulated."""

    starts_at: datetime
    ends_at: datetime
    n_ios: int
    p99_read_ms: float | None
    p99_write_ms: float | None
    agrees: bool
    """Whether means of every I/O and of the week are as close as they claim to be."""
    sentence: str


class ConfigurationCost(Document):
    """What the configuration of a scenario costs as it is."""

    words: str
    """The configuration in words."""
    n_drives: int
    """Drives of all arrays."""
    rack_units: float | None
    watts: float | None
    price: float | None
    price_per_desktop: float | None
    unpriced: tuple[str, ...] = ()
    prices: PriceListMark | None = None


class FamilyAnswer(Document):
    """One row of the comparison of families: the recommendation and what it means for the week."""

    recommendation: Recommendation
    grade: Grade
    """Worst grade of the week on the chosen configuration."""
    worst_phase_id: str | None
    worst_phase_label: str
    binding: str
    """What gives out first in that phase, in words."""
    headroom_desktops: int | None
    """How many more desktops, in proportion over all pools, the chosen configuration would hold; none if it does not
    hold as it is."""
    worst_window: WorstWindow | None = None
    """None where no phase is judged."""


class Refused(Document):
    """A family that cannot be compared, and why."""

    model_id: str
    model_name: str
    why: str


class Shortlist(Document):
    """All families of the catalogue, the cheapest that holds first."""

    families: tuple[FamilyAnswer, ...]
    refused: tuple[Refused, ...] = ()
    prices: PriceListMark | None = None
    n_desktops: int
    """Desktops that it was judged for, growth included."""
    n_legal: int
    """Legal configurations of all families; each was simulated or excluded by a bound."""
    n_candidates: int
    """Configurations simulated."""
    sentence: str
