"""A scenario change that does not require a new array."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from stormsizer.messages.text import Text, msg
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Scenario, parse

Kind = Literal[
    "firmware",
    "host_cache",
    "ports",
    "boot_slots",
    "boot_earlier",
    "pre_boot",
    "move",
    "throttle",
    "login_window",
    "pair",
]
CONFIGURATION: tuple[Kind, ...] = ("firmware", "host_cache", "ports")
"""Kinds of changes that leave the calendar as planned."""
LEAST_DISRUPTIVE_FIRST: Mapping[Kind, int] = {
    "firmware": 0,
    "host_cache": 1,
    "ports": 2,
    "boot_slots": 3,
    "throttle": 4,
    "move": 5,
    "boot_earlier": 6,
    "pre_boot": 7,
    "login_window": 8,
}
"""Rank of each kind of change: changes that users do not notice come before those that shift their day. A pair is as
disruptive as the more disruptive of its two changes."""
Value = str | float | int | bool | None


class Setting(Document):
    """One scenario field set by a change."""

    path: str
    """Path in the scenario document, for example ``events.3.n_slots``."""
    before: Value
    after: Value


@dataclass(frozen=True)
class Change:
    """A change, described in text and as new field values.

    Attributes
    ----------
    ladder
        Series to which the change belongs; a series contains variants of the same change.
    words
        Instructions for the administrator, without a final period.
    events
        New field values, by the event's position in the scenario.
    person_hours
        Person-hours of users' work that the change shifts, per day on which it applies.
    """

    kind: Kind
    ladder: str
    words: Text
    events: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    array: Mapping[str, Any] = field(default_factory=dict)
    hosts: Mapping[str, Any] = field(default_factory=dict)
    person_hours: float = 0.0
    kinds: tuple[Kind, ...] = ()

    @property
    def id(self) -> str:
        """Identifier that is the same in every result for the same change."""
        of_events = (value for fields in self.events.values() for value in fields.values())
        set_to = [*self.array.values(), *self.hosts.values(), *of_events]
        return f"{self.ladder}={','.join(str(value) for value in set_to)}".replace(" ", "")

    @property
    def halves(self) -> tuple[Kind, ...]:
        """Kinds of the changes in a pair; for a single change, its own kind."""
        return self.kinds or (self.kind,)

    @property
    def is_schedule(self) -> bool:
        """Whether the change affects only the calendar."""
        return not self.array and not self.hosts

    @property
    def disruption(self) -> tuple[int, float]:
        """Rank of the most disruptive part of the change, and the person-hours that the change shifts."""
        return max(LEAST_DISRUPTIVE_FIRST[kind] for kind in self.halves), self.person_hours

    def of(self, scenario: Scenario) -> Scenario:
        """Return the scenario with the change applied.

        Raises
        ------
        InvalidScenarioError
            If the changed scenario is invalid.
        """
        events = list(scenario.events)
        for i, fields in self.events.items():
            events[i] = events[i].model_copy(update=dict(fields))
        changed = scenario.model_copy(
            update={
                "events": tuple(events),
                "array": scenario.array.model_copy(update=dict(self.array)),
                "hosts": scenario.hosts.model_copy(update=dict(self.hosts)),
            }
        )
        return parse(changed.model_dump())

    def settings(self, scenario: Scenario) -> tuple[Setting, ...]:
        """Return the scenario fields that the change sets, with their values before and after."""
        before, after = scenario.model_dump(mode="json"), self.of(scenario).model_dump(mode="json")
        places = [
            *((f"events.{i}.{name}", ("events", i, name)) for i, fields in self.events.items() for name in fields),
            *((f"array.{name}", ("array", name)) for name in self.array),
            *((f"hosts.{name}", ("hosts", name)) for name in self.hosts),
        ]
        return tuple(Setting(path=path, before=_at(before, steps), after=_at(after, steps)) for path, steps in places)


def _at(node: Any, steps: tuple[str | int, ...]) -> Any:
    for step in steps:
        node = node[step]
    return node


def both(first: Change, second: Change) -> Change:
    """Combine two changes into a pair; if both change the same event, merge its changed fields."""
    events = {i: {**first.events.get(i, {}), **second.events.get(i, {})} for i in {*first.events, *second.events}}
    return Change(
        kind="pair",
        ladder=f"{first.ladder} + {second.ladder}",
        words=msg("advice-pair", first=first.words, second=second.words),
        events=dict(sorted(events.items())),
        array={**first.array, **second.array},
        hosts={**first.hosts, **second.hosts},
        person_hours=first.person_hours + second.person_hours,
        kinds=(first.kind, second.kind),
    )
