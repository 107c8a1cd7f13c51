"""Numbered list of every value behind the result, with its origin and location."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from stormsizer.messages.text import Message, Span, Text, msg, shown
from stormsizer.model.provenance import input_origin
from stormsizer.model.scenario import Pool, Scenario
from stormsizer.model.scenario.goals import GOALS
from stormsizer.report import cells, labels, phrases
from stormsizer.report.blocks import Block, Cell, Column, Definition, Definitions, Paragraph, Section, Table
from stormsizer.report.sections.results.configuration import goal_text
from stormsizer.simulation.result import Assumption

ORDER = ("given", "default", "assumed", "calibrated", "derived", "stated", "specified", "unknown")
"""Order of the list: the user's own inputs, then the other values from the weakest to the strongest evidence."""

CAPTIONS: Mapping[str, Message] = {
    "given": msg("report-assumptions-given"),
    "default": msg("report-assumptions-default"),
    "assumed": msg("report-assumptions-assumed"),
    "calibrated": msg("report-assumptions-calibrated"),
    "derived": msg("report-assumptions-derived"),
    "stated": msg("report-assumptions-stated"),
    "specified": msg("report-assumptions-specified"),
    "unknown": msg("report-assumptions-unknown"),
}

_POOL_FIELDS: Mapping[str, tuple[Message, str]] = {
    "n_desktops": (msg("report-input-desktops"), "count"),
    "profile_id": (msg("report-input-profile"), ""),
    "clone_type": (msg("report-input-clone-type"), ""),
    "deployment_id": (msg("report-input-deployment"), ""),
    "assignment": (msg("report-input-assignment"), ""),
    "profile_containers": (msg("report-input-profile-containers"), ""),
    "n_vcpus": (msg("report-input-vcpus"), "count"),
    "memory_gib": (msg("report-input-memory"), "GiB"),
    "memory_reservation_fraction": (msg("report-input-memory-reserved"), "fraction"),
    "image_gib": (msg("report-input-image"), "GiB"),
    "n_image_copies": (msg("report-input-image-copies"), "count"),
    "growth_gib_per_desktop": (msg("report-input-growth"), "GiB"),
    "user_data_gib_per_desktop": (msg("report-input-user-data"), "GiB"),
}


@dataclass(frozen=True)
class _Entry:
    origin: str
    group: Text
    what: Text
    value: Text
    range: Text
    place: Text
    reasoning: Text = ""


_POOL_CHOICES: Mapping[str, Mapping[str, Message]] = {
    "clone_type": labels.CLONE_TYPES,
    "assignment": labels.ASSIGNMENTS,
    "profile_containers": labels.CONTAINER_PLACES,
}


def assumptions_section(
    scenario: Scenario,
    assumptions: Sequence[Assumption],
    source_numbers: Mapping[str, int],
    names: Mapping[str, str],
) -> Section:
    """Return the section that lists all values, numbered consecutively across origins."""
    entries: dict[str, list[_Entry]] = {origin: [] for origin in ORDER}
    for entry in (*_inputs(scenario, names), *_facts(assumptions, source_numbers)):
        entries.setdefault(entry.origin, []).append(entry)
    used = [origin for origin in entries if entries[origin]]
    blocks: list[Block] = [
        Paragraph(text=msg("report-assumptions-intro")),
        Definitions(
            items=tuple(
                Definition(term=labels.ORIGINS.get(origin, origin), meaning=labels.ORIGIN_MEANINGS.get(origin, ""))
                for origin in used
            )
        ),
    ]
    number = 1
    for origin in used:
        blocks.append(_table(origin, entries[origin], number))
        number += len(entries[origin])
    return Section(id="assumptions", title=msg("report-assumptions"), blocks=tuple(blocks))


def counts_by_origin(
    scenario: Scenario, assumptions: Sequence[Assumption], names: Mapping[str, str]
) -> Mapping[str, int]:
    """Return how many of the listed values have each origin."""
    return Counter(entry.origin for entry in (*_inputs(scenario, names), *_facts(assumptions, {})))


def _table(origin: str, entries: Sequence[_Entry], first: int) -> Table:
    ranged = any(entry.range for entry in entries)
    return Table(
        id=f"assumptions-{origin}",
        caption=CAPTIONS.get(origin, origin),
        dense=True,
        columns=(
            Column(label=msg("report-number"), align="right"),
            Column(label=msg("report-what"), width=1),
            Column(label=msg("report-value")),
            *((Column(label=msg("report-range")),) if ranged else ()),
            Column(label=msg("report-where"), width=1.5),
        ),
        rows=tuple(_rows(entries, first, ranged)),
    )


def _rows(entries: Sequence[_Entry], first: int, ranged: bool) -> Iterator[tuple[Cell, ...]]:
    group: Text = ""
    for number, entry in enumerate(entries, start=first):
        if entry.group != group:
            group = entry.group
            yield (Cell(text=group),)
        yield (
            Cell(text=str(number)),
            Cell(text=entry.what),
            Cell(text=entry.value),
            *((Cell(text=entry.range),) if ranged else ()),
            Cell(text=entry.place or entry.reasoning, note=entry.reasoning if entry.place else ""),
        )


def _inputs(scenario: Scenario, names: Mapping[str, str]) -> Iterator[_Entry]:
    for field, (label, unit) in _POOL_FIELDS.items():
        for (origin, text), pools in _pools_by_value(scenario.pools, field, unit, names).items():
            where = _whose(pools, len(scenario.pools))
            yield _Entry(origin, msg("report-desktops"), label, text, "", where)
    for goal in GOALS:
        limit = goal_text(scenario.goals, goal)
        origin = input_origin(scenario.goals, goal.field)
        yield _Entry(origin, msg("report-goals"), goal.limit_label, limit, "", msg("report-input-goals"))


def _whose(pools: Sequence[str], n_pools: int) -> Text:
    if len(pools) == 1:
        return pools[0]
    if len(pools) == n_pools:
        return msg("report-input-all-pools", n=n_pools)
    named = phrases.listed([phrases.shortened(pool, 40) for pool in pools], most=3)
    return msg("report-input-pools", n=len(pools), pools=named)


def _pools_by_value(
    pools: Sequence[Pool], field: str, unit: str, names: Mapping[str, str]
) -> dict[tuple[str, Text], list[str]]:
    found: dict[tuple[str, Text], list[str]] = {}
    for pool in pools:
        text = _pool_text(getattr(pool, field), field, unit, names)
        found.setdefault((input_origin(pool, field), text), []).append(pool.name)
    return found


def _pool_text(value: str | float | None, field: str, unit: str, names: Mapping[str, str]) -> Text:
    if field == "deployment_id" and value is None:
        return msg("report-input-deployment-of-profile")
    if not isinstance(value, str):
        return cells.value(value, unit)
    return _POOL_CHOICES.get(field, {}).get(value) or names.get(value, value)


def _facts(assumptions: Sequence[Assumption], source_numbers: Mapping[str, int]) -> Iterator[_Entry]:
    for fact in assumptions:
        group, what = fact.document_and_fact
        value = cells.value(fact.value, fact.unit, digits=3)
        place = _place(fact, source_numbers)
        yield _Entry(fact.origin, group, what or group, value, _range(fact), place, fact.reasoning)


def _range(fact: Assumption) -> Text:
    if fact.low is None or fact.high is None:
        return ""
    return shown(Span(fact.low, fact.high, fact.unit))


def _place(fact: Assumption, source_numbers: Mapping[str, int]) -> Text:
    if fact.source in source_numbers:
        number = str(source_numbers[fact.source])
        return msg("report-source-place", number=number, place=fact.where) if fact.where else f"[{number}]"
    return f"{fact.source} {fact.where}".strip() if fact.source else fact.where
