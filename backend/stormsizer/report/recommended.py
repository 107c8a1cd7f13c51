"""The recommended configuration, and why nothing smaller will do."""

from collections.abc import Mapping

from stormsizer import wording
from stormsizer.recommendation.answer import BrokenGoal, Candidate, Recommendation
from stormsizer.report import labels, phrases
from stormsizer.report.blocks import Block, Cell, Column, Paragraph, Section, Table
from stormsizer.scenario import ArrayConfiguration, Scenario

FIELDS: tuple[tuple[str, str, str], ...] = (
    ("model_id", "Array", ""),
    ("firmware_id", "Firmware", ""),
    ("n_arrays", "Arrays", ""),
    ("n_controllers", "Controllers", ""),
    ("tiers", "Drives", ""),
    ("flash_cache_gib", "Flash cache", "GiB"),
    ("n_ports", "Front-end ports", ""),
)


def value_words(configuration: ArrayConfiguration, field: str, unit: str, names: Mapping[str, str]) -> str:
    """One choice of a configuration, as printed; counts are those of each array."""
    if field == "tiers":
        return f"{drive_words(configuration, names)}{each(configuration)}"
    value = getattr(configuration, field)
    if isinstance(value, str):
        return names.get(value, value)
    return f"{wording.figure(value, unit)}{'' if field == 'n_arrays' else each(configuration)}"


def fields_of(*configurations: ArrayConfiguration) -> tuple[tuple[str, str, str], ...]:
    """The choices that any of the configurations makes; an array without a flash cache has none to tell of."""
    return tuple(entry for entry in FIELDS if any(getattr(made, entry[0]) for made in configurations))


def drive_words(configuration: ArrayConfiguration, names: Mapping[str, str]) -> str:
    """*48 × 450 GB 15K FC*, tier by tier from the fastest."""
    return " + ".join(
        f"{wording.number(tier.n_drives)} × {names.get(tier.drive_id, tier.drive_id)}" for tier in configuration.tiers
    )


def each(configuration: ArrayConfiguration) -> str:
    """What is said behind a count where several arrays have as many of it."""
    return " each" if configuration.n_arrays > 1 else ""


def changes(
    old: ArrayConfiguration, new: ArrayConfiguration, names: Mapping[str, str]
) -> tuple[tuple[str, str, str], ...]:
    """What differs: the choice, its value before, its value after."""
    rows = (
        (label, value_words(old, field, unit, names), value_words(new, field, unit, names))
        for field, label, unit in FIELDS
    )
    return tuple(row for row in rows if row[1] != row[2])


def recommendation_section(
    recommendation: Recommendation | None, scenario: Scenario, names: Mapping[str, str]
) -> Section:
    """The answer of the search; *nothing holds* is an answer too."""
    if recommendation is None:
        blocks: tuple[Block, ...] = (Paragraph(text="This report was made without a search for other configurations."),)
        return Section(title="Recommended configuration", blocks=blocks)
    blocks = (
        Paragraph(text=phrases.sentence(recommendation.sentence), strong=True),
        Paragraph(text=_search_words(recommendation)),
        _comparison(recommendation.chosen, scenario, names),
    )
    if recommendation.why_not_smaller:
        blocks = (*blocks, _why_not_smaller(recommendation))
    return Section(title="Recommended configuration", blocks=blocks)


def _search_words(recommendation: Recommendation) -> str:
    tried = wording.count(recommendation.n_candidates, "configuration")
    if recommendation.holds:
        return f"{tried} simulated over the whole calendar. The one below is the smallest that keeps every goal."
    return f"{tried} simulated over the whole calendar. None keeps every goal; the one below comes nearest."


def _comparison(chosen: Candidate, scenario: Scenario, names: Mapping[str, str]) -> Table:
    rows = [
        (label, value_words(scenario.array, field, unit, names), value_words(chosen.configuration, field, unit, names))
        for field, label, unit in fields_of(scenario.array, chosen.configuration)
    ]
    cells = [
        (Cell(text=label), Cell(text=old), Cell(text=new), Cell(text="changed" if old != new else ""))
        for label, old, new in rows
    ]
    for label, text in (
        ("Rack units", wording.number(chosen.rack_units or None)),
        ("Power", wording.figure(chosen.watts, "W")),
        ("Price", wording.figure(chosen.price_usd, "USD")),
    ):
        if text != wording.NOTHING:
            cells.append((Cell(text=label), Cell(text=""), Cell(text=text), Cell(text="")))
    return Table(
        caption="The configuration simulated and the one recommended",
        columns=(
            Column(label="Choice", width=1),
            Column(label="Simulated", width=1),
            Column(label="Recommended", width=1),
            Column(label="Change", width=0.6),
        ),
        rows=tuple(cells),
    )


def _why_not_smaller(recommendation: Recommendation) -> Table:
    rows = tuple(
        (
            Cell(text=candidate.words),
            Cell(text=_broken_words(candidate), mark="broken" if candidate.broken else "holds"),
        )
        for candidate in recommendation.why_not_smaller
    )
    return Table(
        caption="Why nothing smaller will do: the next smaller steps and the goals they break",
        columns=(Column(label="Next smaller step", width=1), Column(label="Breaks", width=1.6)),
        rows=rows,
    )


def _broken_words(candidate: Candidate) -> str:
    by_phase: dict[str, list[str]] = {}
    for goal in candidate.broken:
        by_phase.setdefault(goal.phase_label, []).append(_goal_words(goal))
    phases = [f"{phase}: {phrases.listed(goals)}" for phase, goals in by_phase.items()]
    return "; ".join(phases[:3] + ([f"{len(phases) - 3:,} more phases"] if len(phases) > 3 else [])) or "No goal."


def _goal_words(goal: BrokenGoal) -> str:
    return phrases.lowered(labels.goal_words(goal.goal, goal.label, goal.value, goal.limit, goal.unit))
