"""Recommended configuration, and why nothing cheaper is sufficient."""

from collections.abc import Iterator, Mapping

from stormsizer.messages import formatting
from stormsizer.messages.terms import WITHOUT_PART
from stormsizer.messages.text import Text, msg
from stormsizer.model.scenario import ArrayConfiguration, Scenario
from stormsizer.recommendation.answer import BrokenGoal, Candidate, Recommendation
from stormsizer.recommendation.bill import Bills
from stormsizer.report import labels, phrases
from stormsizer.report.blocks import Block, Cell, Column, Paragraph, Section, Table
from stormsizer.report.sections.decisions import costs
from stormsizer.report.sections.decisions.bill_of_materials import materials_blocks

FIELDS: tuple[tuple[str, str, str], ...] = (
    ("model_id", "Array", ""),
    ("firmware_id", "Firmware", ""),
    ("n_arrays", "Arrays", ""),
    ("n_controllers", "Controllers", ""),
    ("tiers", "Drives", ""),
    ("flash_cache_gib", "Flash cache", "GiB"),
    ("n_ports", "Front-end ports", ""),
)
IMAGE_CACHE = "Image cache per host"


def value_words(configuration: ArrayConfiguration, field: str, unit: str, names: Mapping[str, str]) -> str:
    """One parameter of a configuration, formatted; counts are per array."""
    if field == "tiers":
        return f"{drive_words(configuration, names)}{each(configuration)}"
    value = getattr(configuration, field)
    if isinstance(value, str):
        return names.get(value, value)
    return f"{formatting.figure(value, unit)}{'' if field == 'n_arrays' else each(configuration)}"


def fields_of(*configurations: ArrayConfiguration) -> tuple[tuple[str, str, str], ...]:
    """Parameters that any of the configurations has; an array without a flash cache has none for it."""
    return tuple(entry for entry in FIELDS if any(getattr(made, entry[0]) for made in configurations))


def drive_words(configuration: ArrayConfiguration, names: Mapping[str, str]) -> str:
    """*48 × 450 GB 15K FC*, tier by tier from the fastest."""
    return " + ".join(
        f"{formatting.number(tier.n_drives)} × {names.get(tier.drive_id, tier.drive_id)}"
        for tier in configuration.tiers
    )


def each(configuration: ArrayConfiguration) -> str:
    """Suffix of a count that applies to several arrays."""
    return " each" if configuration.n_arrays > 1 else ""


def choices(scenario: Scenario, chosen: Candidate, names: Mapping[str, str]) -> tuple[tuple[str, str, str], ...]:
    """Parameters: name, simulated value, and value in a found configuration."""
    old, new = scenario.array, chosen.configuration
    of_array = (
        (label, value_words(old, field, unit, names), value_words(new, field, unit, names))
        for field, label, unit in fields_of(old, new)
    )
    before, after = scenario.hosts.host_cache_gib, chosen.host_cache_gib
    of_hosts = (IMAGE_CACHE, formatting.figure(before, "GiB"), formatting.figure(after, "GiB"))
    return (*of_array, *([of_hosts] if before or after else []))


def changes(scenario: Scenario, chosen: Candidate, names: Mapping[str, str]) -> tuple[tuple[str, str, str], ...]:
    """Parameters that differ."""
    return tuple(row for row in choices(scenario, chosen, names) if row[1] != row[2])


def recommendation_section(
    recommendation: Recommendation | None, scenario: Scenario, names: Mapping[str, str], bills: Bills | None = None
) -> Section:
    """Result of the search with its bill of materials; *no configuration is sufficient* is a result too."""
    materials = () if bills is None else materials_blocks(bills)
    if recommendation is None:
        without = Paragraph(text="This report was made without a search for other configurations.")
        return Section(id="recommendation", title="Recommended configuration", blocks=(without, *materials))
    blocks: tuple[Block, ...] = (
        Paragraph(text=phrases.sentence(recommendation.sentence), strong=True),
        Paragraph(text=_search_words(recommendation)),
        _comparison(recommendation, scenario, names),
    )
    if recommendation.why_not_cheaper:
        blocks = (*blocks, _why_not_cheaper(recommendation))
    return Section(id="recommendation", title="Recommended configuration", blocks=(*blocks, *materials))


def _search_words(recommendation: Recommendation) -> str:
    if recommendation.holds:
        found = "The one below is the cheapest that keeps every goal."
    else:
        found = "None keeps every goal; the one below comes nearest."
    tried = f"{_of_legal(recommendation)} simulated over the whole calendar."
    return " ".join((tried, found, *_prices(recommendation)))


def _of_legal(recommendation: Recommendation) -> str:
    """Number of simulated configurations out of all; the others are excluded by bounds."""
    tried, legal = recommendation.n_candidates, recommendation.n_legal
    if legal <= tried:
        return formatting.count(tried, "configuration")
    return f"{formatting.number(tried)} of {formatting.count(legal, 'legal configuration')}"


def _prices(recommendation: Recommendation) -> Iterator[str]:
    prices, chosen = recommendation.prices, recommendation.chosen
    if chosen.price is None:
        missing = f" for {formatting.listed(chosen.unpriced, most=4)}" if chosen.unpriced else ""
        yield f"Without a price{missing}, what has fewer drives counts as cheaper."
    else:
        yield costs.worth(prices)


def _comparison(recommendation: Recommendation, scenario: Scenario, names: Mapping[str, str]) -> Table:
    chosen, prices = recommendation.chosen, recommendation.prices
    currency = prices.currency if prices is not None else ""
    cells = [
        (Cell(text=label), Cell(text=old), Cell(text=new), Cell(text="changed" if old != new else ""))
        for label, old, new in choices(scenario, chosen, names)
    ]
    for label, text in (
        ("Rack units", formatting.number(chosen.rack_units or None)),
        ("Power", formatting.figure(chosen.watts, "W")),
        ("Price", formatting.figure(chosen.price, currency, 3)),
        (
            f"Price per desktop, of {costs.all_at_the_end(scenario)}",
            formatting.figure(recommendation.price_per_desktop, currency, 3),
        ),
    ):
        if text != formatting.NOTHING:
            cells.append((Cell(text=label), Cell(text=""), Cell(text=text), Cell(text="")))
    return Table(
        id="recommended-configuration",
        caption="The configuration simulated and the one recommended",
        columns=(
            Column(label="Choice", width=1),
            Column(label="Simulated", width=1),
            Column(label="Recommended", width=1),
            Column(label="Change", width=0.6),
        ),
        rows=tuple(cells),
    )


def _why_not_cheaper(recommendation: Recommendation) -> Table:
    rows = tuple(
        (
            Cell(text=candidate.words),
            Cell(text=broken_words(candidate), mark="broken" if candidate.broken else "holds"),
        )
        for candidate in recommendation.why_not_cheaper
    )
    return Table(
        id="why-not-cheaper",
        caption="Why nothing cheaper will do: the next cheaper steps and the goals they break",
        columns=(Column(label="Next cheaper step", width=1), Column(label="Breaks", width=1.6)),
        rows=rows,
    )


def broken_words(candidate: Candidate, most: int = 3) -> Text:
    """Missed goals of a configuration, phase by phase; beyond a maximum the phases are counted."""
    by_phase: dict[Text, list[Text]] = {}
    for goal in candidate.broken:
        by_phase.setdefault(goal.phase_label, []).append(goal_words(goal))
    phases = [
        msg("report-missed-point", phase=phase, goals=phrases.listed(goals, most=4))
        for phase, goals in by_phase.items()
    ]
    return phrases.listed(phases, most=most) if phases else "No goal."


def goal_words(goal: BrokenGoal) -> Text:
    """*Good logins 45 % (goal: at least 90 %)*, with the failed component if any."""
    words = labels.goal_words(goal.goal, goal.label, goal.value, goal.limit, goal.unit)
    if goal.missing is None:
        return words
    return msg("report-failure-missed", phase=WITHOUT_PART[goal.missing], goal=words)
