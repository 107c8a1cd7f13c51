"""Advice results: each simulated change with its effect, disruption, cost and savings."""

from typing import Literal

from stormsizer.analysis.advice.changes import Kind, Setting
from stormsizer.analysis.hardware import Difference
from stormsizer.analysis.weeks import KeyFigure
from stormsizer.experience.grades import Grade
from stormsizer.messages.text import Text
from stormsizer.model.answers import Answer
from stormsizer.model.provenance import Document
from stormsizer.recommendation.answer import BrokenGoal, Candidate, PriceListMark

Help = Literal["holds", "improves", "changes_nothing", "worsens"]


class HardwareSaving(Document):
    """Hardware that must be purchased with and without a change."""

    needed_as_it_is: Text
    """Cheapest configuration without the change, as text."""
    needed_then: Text
    """Cheapest configuration with the change, as text."""
    holds_as_it_is: bool
    """Whether a configuration in the family meets every goal without the change."""
    holds_then: bool
    saved: Difference
    sentence: Text


class EventEffect(Document):
    """Effect of a change on the event that it changes, on the event's worst day."""

    label: Text
    """Name of the event, with its pools if the scenario has others."""
    is_worst: bool
    """Whether the event decides the verdict without the change."""
    figure_before: KeyFigure
    figure_after: KeyFigure
    """Mean login time, duration of work on desktops, or else the highest utilization."""
    grade_before: Grade
    grade_after: Grade


class OriginalWindow(Document):
    """Duration of a reboot or power-on in an earlier version of a scenario, before changes were applied."""

    scenario_version: int
    now_s: float
    """Duration as scheduled in that version."""


class RebootWindow(Document):
    """Shortest time in which the desktops of a reboot or power-on are up, with the array as it is.

    All goals that are met today are met, also with each component failed that the goals require the array to survive.
    """

    label: Text
    """Name of the event, with its pools if the scenario has others."""
    window_s: float
    """Window as simulated, in whole minutes: the longer one of ``shortest_s`` and ``failed_s``."""
    now_s: float
    """Duration as scheduled, on the worst day."""
    n_slots_now: int
    """Concurrent power-ons of the event as scheduled, at most these desktops."""
    shortest_s: float
    """Duration with ``n_slots``, with all components working."""
    failed_s: float | None = None
    """Duration with ``n_slots`` with a component failed, the one with which it is longest; None if the goals require
    no array to survive a failure."""
    n_slots: int
    """Concurrent power-ons of these desktops with the start for which the longest window of the event’s sites is
    shortest."""
    n_event_slots: int | None = None
    """Concurrent power-ons of all pools that start at the same time; an event at local time starts each site by itself.
    None in answers from older engine versions, as are the fields below."""
    starts_per_minute: float | None = None
    """Mean number of these desktops that start per minute, with all components working."""
    bottleneck: Text = ""
    """Bottleneck with ``n_slots``, with all components working, as a sentence."""
    goal_s: float | None = None
    """Goal for the time to power on a pool, which the change to ``n_slots`` does not affect."""
    probability: float | None = None
    """Highest probability with which ``window_s`` is sufficient, given the prediction errors on measured systems."""
    likely_s: float | None = None
    """Window to plan: the one that is sufficient with a probability of 90%, in whole minutes."""
    original: OriginalWindow | None = None
    """Duration in the earliest version of the scenario with advice; None if this is that version, or if it is the
    same."""
    words: Text = ""
    """The change to ``n_slots``, as text; empty if it is as scheduled."""
    settings: tuple[Setting, ...] = ()
    """Scenario fields that set ``n_slots``; empty if it is as scheduled."""
    side_effects: Text = ""
    """Higher peak load and events that take much longer with the change, as sentences; empty without any, and in
    answers from older engine versions."""
    sentence: Text

    @property
    def simulated_s(self) -> float:
        """Window as simulated, not rounded."""
        return max(self.shortest_s, self.failed_s or 0.0)

    @property
    def planned_s(self) -> float:
        """Window to plan; as simulated in answers from older engine versions."""
        return self.window_s if self.likely_s is None else self.likely_s

    @property
    def original_s(self) -> float:
        """Duration as scheduled before changes were applied, as far as it is known."""
        return self.now_s if self.original is None else self.original.now_s


class AdvisedChange(Document):
    """One change to the calendar or to the existing array, simulated on the existing array."""

    id: str
    kind: Kind
    parts: tuple[Kind, ...]
    """Kinds of both changes in a pair; for a single change, its own kind."""
    is_schedule: bool
    """Whether the change affects only the calendar."""
    words: Text
    settings: tuple[Setting, ...]
    """Scenario fields that the change sets."""
    outcome: Help
    """Whether the changed week meets all goals, comes closer to meeting them, stays the same, or gets worse."""
    mends: tuple[BrokenGoal, ...]
    """Goals that are missed without the change but met with it; values are those without the change."""
    breaks: tuple[BrokenGoal, ...]
    """Goals that are met without the change but missed with it."""
    n_broken: int
    """Number of goals missed with the change."""
    grade_before: Grade
    grade_after: Grade
    """Grade of the event that is worst without the change; if it no longer occurs, of the week's worst event."""
    figure_before: KeyFigure
    figure_after: KeyFigure
    """Key figure of the event that is graded in ``grade_after``."""
    event: EventEffect | None = None
    """Effect on the changed event whose figure changes most; None if the change is not about an event, and in answers
    from older engine versions."""
    margin_before: float
    margin_after: float
    """Smallest margin of the week, as a fraction of the goal."""
    person_hours: float
    """Person-hours of users' work that the change shifts, per day on which it applies."""
    price: float | None
    """Cost of the change itself; None if the price list lacks a price."""
    saving: HardwareSaving | None = None
    """Hardware that the change saves; None if no hardware search was run for it."""
    side_effects: Text = ""
    """Higher peak load of the week and events that take much longer, as sentences; empty without any, and in answers
    from older engine versions."""
    note: Text = ""
    """Caveat from a study about an effect that the engine does not model."""
    sentence: Text


class HardwareChange(Document):
    """Cheapest hardware from the scenario's array family that meets every goal, compared with the existing hardware."""

    chosen: Candidate
    holds: bool
    price: float | None
    """Price difference from the existing configuration; negative if the new hardware is cheaper."""
    sentence: Text


class EarlierAdvice(Document):
    """What advice was calculated for, if it is an earlier version of the scenario, or another catalog."""

    scenario_version: int
    """Version of the scenario that the advice was calculated for."""
    is_same_version: bool = False
    """Whether that is the version of the report, so that only the catalog or the prices differ."""
    is_array_changed: bool = False
    """Whether an array of the scenario was changed since."""
    has_other_catalog: bool = False
    """Whether the catalog or the prices of the project are others than those of the report."""
    applied_changes: tuple[str, ...] = ()
    """IDs of the changes in the advice that have been applied since."""
    is_hardware_applied: bool = False
    """Whether the hardware in the advice has been applied since."""


class Advice(Answer):
    """Recommended changes, starting with the least disruptive one that meets all goals."""

    scenario_name: str
    holds: bool
    """Whether the current week meets all goals."""
    worst_phase_id: str
    worst_phase_label: Text
    year: int | None = None
    """Last year of the planned growth, which the figures are for; None for today's desktops, and in answers from older
    engine versions."""
    changes: tuple[AdvisedChange, ...]
    """The best change from each series of similar changes."""
    cheapest_schedule_change: AdvisedChange | None
    """The least disruptive calendar change that meets all goals."""
    cheapest_hardware_change: HardwareChange
    reboot_windows: tuple[RebootWindow, ...] = ()
    """Shortest windows of reboots and power-ons. Empty in answers from older engine versions."""
    prices: PriceListMark | None
    n_simulations: int
    n_searches: int
