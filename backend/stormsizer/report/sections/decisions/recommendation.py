"""Recommended configuration, and why cheaper ones are not sufficient."""

from collections.abc import Iterator, Mapping, Sequence

from stormsizer.confidence.prices import ConfidencePrice
from stormsizer.messages.terms import WITHOUT_PART
from stormsizer.messages.text import Money, Quantity, Text, first_sentence, msg, sentences, shown
from stormsizer.model.catalog.cloud_arrays import is_sold_by_gib
from stormsizer.model.scenario import ArrayConfiguration, Scenario
from stormsizer.recommendation.answer import BrokenGoal, Candidate, Recommendation, Upgrade
from stormsizer.recommendation.bill import Bills
from stormsizer.report import cells, labels, phrases
from stormsizer.report.blocks import Block, Cell, Column, Paragraph, Section, Table
from stormsizer.report.names import assumed_key, firmware_key
from stormsizer.report.sections.decisions import costs
from stormsizer.report.sections.decisions.bill_of_materials import materials_blocks
from stormsizer.report.sections.decisions.joined import with_semicolons

FIELDS: tuple[tuple[str, Text, str], ...] = (
    ("model_id", msg("report-decision-field-array"), ""),
    ("firmware_id", msg("report-decision-field-firmware"), ""),
    ("n_arrays", msg("report-decision-field-arrays"), ""),
    ("n_controllers", msg("report-decision-field-controllers"), ""),
    ("tiers", msg("report-decision-field-drives"), ""),
    ("flash_cache_gib", msg("report-decision-field-flash-cache"), "GiB"),
    ("n_ports", msg("report-decision-field-ports"), ""),
)
ASSUMED_FIELDS = ("firmware_id", "n_controllers", "tiers")
"""Parameters that are assumed if only key figures of the array are known."""
OF_VOLUMES: tuple[tuple[str, Text, str], ...] = (
    ("model_id", msg("report-decision-field-array"), ""),
    ("n_arrays", msg("report-decision-field-volumes"), ""),
    ("tiers", msg("report-decision-field-size"), ""),
)
"""Parameters of cloud volumes, which have no controllers, ports and releases."""
IMAGE_CACHE = msg("report-decision-field-image-cache")
MOST_GOALS = 4


def value_words(configuration: ArrayConfiguration, field: str, unit: str, names: Mapping[str, str]) -> Text:
    """Format one parameter of a configuration; if there are several arrays, counts are per array."""
    if is_volume(configuration, names):
        return _value_of_volume(configuration, field, names)
    text = _value_of_array(configuration, field, unit, names)
    is_assumed = field in ASSUMED_FIELDS and assumed_key(configuration.model_id) in names
    return msg("assumed-value", value=text) if is_assumed else text


def _value_of_array(configuration: ArrayConfiguration, field: str, unit: str, names: Mapping[str, str]) -> Text:
    if field == "tiers":
        return of_each_array(configuration, drive_words(configuration, names))
    if field == "firmware_id":
        release = configuration.firmware_id
        return names.get(firmware_key(configuration.model_id, release), release)
    value = getattr(configuration, field)
    if isinstance(value, str):
        return names.get(value, value)
    text = shown(Quantity(value, unit))
    return text if field == "n_arrays" else of_each_array(configuration, text)


def is_volume(configuration: ArrayConfiguration, names: Mapping[str, str]) -> bool:
    """Return whether a configuration consists of cloud volumes, which are the only arrays without releases."""
    release = firmware_key(configuration.model_id, configuration.firmware_id)
    return configuration.model_id in names and release not in names


def _value_of_volume(configuration: ArrayConfiguration, field: str, names: Mapping[str, str]) -> Text:
    if field == "model_id":
        return names[configuration.model_id]
    if field == "n_arrays":
        return shown(Quantity(configuration.n_arrays, ""))
    size = volume_size(configuration, names)
    return msg("report-decision-per-volume", value=size) if configuration.n_arrays > 1 else size


def volume_size(configuration: ArrayConfiguration, names: Mapping[str, str]) -> Text:
    """Return the size of one cloud volume: the name of a size that is sold, or its GiB."""
    (choice,) = configuration.tiers
    if is_sold_by_gib(choice.drive_id):
        return shown(Quantity(choice.n_drives, "GiB", 6))
    return names.get(choice.drive_id, choice.drive_id)


def fields_of(names: Mapping[str, str], *configurations: ArrayConfiguration) -> tuple[tuple[str, Text, str], ...]:
    """Return the parameters that at least one of the configurations uses."""
    if all(is_volume(made, names) for made in configurations):
        return OF_VOLUMES
    return tuple(entry for entry in FIELDS if any(getattr(made, entry[0]) for made in configurations))


def drive_words(configuration: ArrayConfiguration, names: Mapping[str, str]) -> Text:
    """Describe the drives, fastest tier first: *48 × 450 GB 15K FC*."""
    text: Text = ""
    for tier in configuration.tiers:
        of_tier = msg("report-decision-drives", n=tier.n_drives, drive=names.get(tier.drive_id, tier.drive_id))
        text = msg("report-decision-list-plus", first=text, second=of_tier) if text else of_tier
    return text


def of_each_array(configuration: ArrayConfiguration, text: Text) -> Text:
    """Return text about one array, labeled *per array* if there are several."""
    return msg("report-decision-per-array", value=text) if configuration.n_arrays > 1 else text


def choices(scenario: Scenario, chosen: Candidate, names: Mapping[str, str]) -> tuple[tuple[Text, Text, Text], ...]:
    """Return the name, simulated value and recommended value of each parameter."""
    old, new = scenario.array, chosen.configuration
    of_array = (
        (label, value_words(old, field, unit, names), value_words(new, field, unit, names))
        for field, label, unit in fields_of(names, old, new)
    )
    before, after = scenario.hosts.host_cache_gib, chosen.host_cache_gib
    of_hosts = (IMAGE_CACHE, shown(Quantity(before, "GiB")), shown(Quantity(after, "GiB")))
    return (*of_array, *([of_hosts] if before or after else []))


def changes(scenario: Scenario, chosen: Candidate, names: Mapping[str, str]) -> tuple[tuple[Text, Text, Text], ...]:
    """Return the parameters whose recommended value differs from the simulated one."""
    return tuple(row for row in choices(scenario, chosen, names) if row[1] != row[2])


def recommendation_section(
    recommendation: Recommendation | None,
    confidence_prices: Sequence[ConfidencePrice],
    scenario: Scenario,
    names: Mapping[str, str],
    bills: Bills | None = None,
) -> Section:
    """Return the section with the search result, even if no configuration is sufficient, and the bill of materials."""
    title = msg("report-recommendation-title")
    materials = () if bills is None else materials_blocks(bills)
    if recommendation is None:
        without = Paragraph(text=msg("report-recommendation-not-searched"))
        return Section(id="recommendation", title=title, blocks=(without, *materials))
    if installed := installed_sentence(recommendation):
        blocks: tuple[Block, ...] = (Paragraph(text=installed, strong=True),)
        if changes(scenario, recommendation.chosen, names):
            blocks = (*blocks, _comparison(recommendation, scenario, names))
        if confidence_prices:
            blocks = (*blocks, _confidence_prices(confidence_prices, recommendation))
        return Section(id="recommendation", title=title, blocks=(*blocks, *materials))
    ownership = recommendation.ownership.sentence if recommendation.ownership is not None else None
    blocks = (
        Paragraph(text=phrases.sentence(recommendation.sentence), strong=True),
        Paragraph(text=sentences(_search_words(recommendation), ownership)),
        _comparison(recommendation, scenario, names),
    )
    if recommendation.upgrade is not None:
        blocks = (*blocks, *_upgrade(recommendation.upgrade))
    if confidence_prices:
        blocks = (*blocks, _confidence_prices(confidence_prices, recommendation))
    if recommendation.why_not_cheaper:
        blocks = (*blocks, _why_not_cheaper(recommendation))
    return Section(id="recommendation", title=title, blocks=(*blocks, *materials))


def installed_sentence(recommendation: Recommendation) -> Text | None:
    """Return a sentence that the installed array is sufficient and what changes in it; None if parts are bought."""
    upgrade = recommendation.upgrade
    if upgrade is None or not recommendation.holds:
        return None
    if not costs.adds_nothing(upgrade, recommendation.chosen.price):
        return None
    _, others = first_sentence(upgrade.sentence)
    return sentences(msg("report-recommendation-installed", array=recommendation.model_name), others)


def _search_words(recommendation: Recommendation) -> Text:
    found = msg("report-recommendation-cheapest")
    if not recommendation.holds:
        found = msg("report-recommendation-closest")
    return sentences(simulated_of_legal(recommendation), found, _prices(recommendation))


def simulated_of_legal(recommendation: Recommendation) -> Text:
    """Describe how many of the valid configurations were simulated; bounds rule out the others."""
    tried, legal = recommendation.n_candidates, recommendation.n_legal
    if legal <= tried:
        return msg("report-recommendation-simulated", n=tried)
    return msg("report-recommendation-simulated-of", n=tried, legal=legal)


def _prices(recommendation: Recommendation) -> Text:
    chosen, budget = recommendation.chosen, recommendation.budget
    if chosen.price is not None:
        return sentences(costs.worth(recommendation.prices), phrases.sentence(budget.sentence) if budget else None)
    if chosen.unpriced:
        return msg("report-recommendation-unpriced-parts", parts=phrases.listed(chosen.unpriced, costs.MOST_PARTS))
    return msg("report-recommendation-unpriced")


def _comparison(recommendation: Recommendation, scenario: Scenario, names: Mapping[str, str]) -> Table:
    changed = msg("report-recommendation-changed")
    cells = [
        (Cell(text=label), Cell(text=old), Cell(text=new), Cell(text=changed if old != new else ""))
        for label, old, new in choices(scenario, recommendation.chosen, names)
    ]
    cells += [
        (Cell(text=label), Cell(text=""), Cell(text=text), Cell(text=""))
        for label, text in _taken(recommendation, scenario)
    ]
    return Table(
        id="recommended-configuration",
        caption=msg("report-recommendation-table"),
        columns=(
            Column(label=msg("report-decision-column-setting"), width=1),
            Column(label=msg("report-decision-column-simulated"), width=1),
            Column(label=msg("report-recommendation-column-recommended"), width=1),
            Column(label=msg("report-recommendation-column-change"), width=0.6),
        ),
        rows=tuple(cells),
    )


def _taken(recommendation: Recommendation, scenario: Scenario) -> Iterator[tuple[Text, Text]]:
    """Yield the label and value of rack units, power and price, if known."""
    chosen, currency = recommendation.chosen, costs.currency_of(recommendation.prices)
    if chosen.rack_units:
        yield msg("report-decision-column-rack-units"), shown(Quantity(chosen.rack_units, ""))
    if chosen.watts is not None:
        yield msg("report-decision-column-power"), costs.watts(chosen.watts)
    if chosen.price is not None:
        yield msg("report-decision-column-price"), shown(Money(chosen.price, currency))
    if recommendation.price_per_desktop is not None:
        label = msg(
            "report-recommendation-price-per-desktop", desktops=costs.desktops(scenario, recommendation.n_desktops)
        )
        yield label, shown(Money(recommendation.price_per_desktop, currency))


def _upgrade(upgrade: Upgrade) -> tuple[Block, ...]:
    """Return the parts of the installed array that are kept, added and left over."""
    counts = [{each.part: each.n for each in parts} for parts in (upgrade.kept, upgrade.added, upgrade.left_over)]
    parts = dict.fromkeys(part for of_kind in counts for part in of_kind)
    rows = tuple(
        (Cell(text=part), *(Cell(text=shown(of_kind[part]) if part in of_kind else "") for of_kind in counts))
        for part in parts
    )
    table = Table(
        id="upgrade",
        caption=msg("report-upgrade-table", configuration=upgrade.installed_words),
        columns=(
            Column(label=msg("report-decision-column-part"), width=1),
            Column(label=msg("report-upgrade-column-kept"), align="right"),
            Column(label=msg("report-upgrade-column-added"), align="right"),
            Column(label=msg("report-upgrade-column-left-over"), align="right"),
        ),
        rows=rows,
    )
    return Paragraph(text=upgrade.sentence), table


def _confidence_prices(prices: Sequence[ConfidencePrice], recommendation: Recommendation) -> Table:
    currency = costs.currency_of(recommendation.prices)
    rows = tuple(
        (
            Cell(text=cells.value(each.probability, "fraction")),
            Cell(
                text=cells.NOTHING
                if each.additional_price is None or not each.holds
                else shown(Money(each.additional_price, currency))
            ),
            Cell(text=each.words if each.holds else each.sentence),
        )
        for each in prices
    )
    return Table(
        id="confidence-prices",
        caption=msg("report-recommendation-confidence"),
        columns=(
            Column(label=msg("report-expected-probability"), align="right"),
            Column(label=msg("report-recommendation-column-additional"), align="right"),
            Column(label=msg("report-recommendation-column-configuration"), width=1),
        ),
        rows=rows,
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
        caption=msg("report-recommendation-why"),
        columns=(
            Column(label=msg("report-recommendation-column-cheaper"), width=1),
            Column(label=msg("report-recommendation-column-misses"), width=1.6),
        ),
        rows=rows,
    )


def broken_words(candidate: Candidate, most: int = 3) -> Text:
    """Describe the goals that a configuration misses, by phase; phases beyond the maximum are only counted."""
    by_phase: dict[Text, list[Text]] = {}
    for goal in candidate.broken:
        by_phase.setdefault(goal.phase_label, []).append(goal_words(goal))
    phases: list[Text] = [
        msg("report-decision-missed-in-phase", phase=phase, goals=phrases.listed(goals, MOST_GOALS))
        for phase, goals in by_phase.items()
    ]
    if not phases:
        return msg("report-decision-missed-none")
    if len(phases) > most:
        phases[most:] = [msg("report-decision-missed-more-phases", n=len(phases) - most)]
    return with_semicolons(phases)


def goal_words(goal: BrokenGoal) -> Text:
    """Describe a missed goal, with the failed component if any: *Good logins 45% (goal: at least 90%)*."""
    words: Text = labels.goal_words(goal.goal, goal.label, goal.value, goal.limit, goal.unit)
    if goal.missing is None:
        return words
    return msg("report-decision-missed-with-failure", failure=WITHOUT_PART[goal.missing], goal=words)
