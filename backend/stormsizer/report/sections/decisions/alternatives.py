"""Array families side by side: the configuration each needs for the same week."""

from collections.abc import Iterator

from stormsizer.messages import formatting
from stormsizer.recommendation.answer import FamilyAnswer, Shortlist
from stormsizer.report import phrases
from stormsizer.report.blocks import (
    Block,
    Bullets,
    Cell,
    Column,
    Definition,
    Definitions,
    Heading,
    Paragraph,
    Section,
    Table,
)
from stormsizer.report.sections.decisions import costs
from stormsizer.report.sections.decisions.recommendation import broken_words

LONGEST_LABEL = 60


def alternatives_section(shortlist: Shortlist) -> Section:
    """The shortlist, the cheapest sufficient family first."""
    blocks: list[Block] = [
        Paragraph(text=phrases.sentence(shortlist.sentence), strong=True),
        Paragraph(text=_judged_words(shortlist)),
        _table(shortlist),
    ]
    doubts = [(each.recommendation.model_name, " ".join(_doubts(each))) for each in shortlist.families]
    if any(words for _, words in doubts):
        items = tuple(Definition(term=name, meaning=words) for name, words in doubts if words)
        blocks += [Heading(text="What is doubtful"), Definitions(items=items)]
    if shortlist.refused:
        refused = tuple(f"{each.model_name}: {phrases.sentence(each.why)}" for each in shortlist.refused)
        blocks += [Heading(text="Families that could not be compared"), Bullets(items=refused)]
    return Section(id="alternatives", title="Alternatives side by side", blocks=tuple(blocks))


def _judged_words(shortlist: Shortlist) -> str:
    n_holding = sum(each.recommendation.holds for each in shortlist.families)
    n_families = formatting.count(len(shortlist.families), "family", "families")
    return (
        f"{n_holding:,} of {n_families} hold, judged for {formatting.count(shortlist.n_desktops, 'desktop')}. "
        f"Of {formatting.count(shortlist.n_legal, 'legal configuration')} "
        f"{formatting.number(shortlist.n_candidates)} were simulated over the whole calendar, "
        f"the others are ruled out by bounds. {costs.worth(shortlist.prices)}"
    )


def _table(shortlist: Shortlist) -> Table:
    return Table(
        id="alternatives",
        caption="The cheapest configuration of each family that keeps every goal",
        dense=True,
        columns=(
            Column(label="Family and configuration", width=1.7),
            Column(label="Price", unit=costs.currency_of(shortlist.prices), align="right"),
            Column(label="Per desktop", unit=costs.currency_of(shortlist.prices), align="right"),
            Column(label="Rack", unit="U", align="right"),
            Column(label="Power", unit="W", align="right"),
            Column(label="Headroom", unit="desktops", align="right"),
            Column(label="Worst event", width=1),
            Column(label="What limits it", width=1.2),
        ),
        rows=tuple(_row(each) for each in shortlist.families),
    )


def _row(family: FamilyAnswer) -> tuple[Cell, ...]:
    answer = family.recommendation
    chosen = answer.chosen
    words = chosen.words if answer.holds else f"none holds; nearest: {chosen.words}"
    name = f"{answer.model_name}{', generic' if answer.standing == 'generic' else ''}"
    return (
        Cell(text=name, note=words, mark="holds" if answer.holds else "broken"),
        Cell(text=formatting.number(chosen.price, 3)),
        Cell(text=formatting.number(answer.price_per_desktop, 3)),
        Cell(text=formatting.number(chosen.rack_units, 3)),
        Cell(text=formatting.number(chosen.watts)),
        Cell(text=_headroom(family.headroom_desktops)),
        Cell(text=phrases.shortened(family.worst_phase_label, LONGEST_LABEL), mark=family.grade.value),
        Cell(text=phrases.sentence(family.binding) if answer.holds else phrases.sentence(broken_words(chosen, most=1))),
    )


def _headroom(n_desktops: int | None) -> str:
    if n_desktops is None:
        return formatting.NOTHING
    return f"+{n_desktops:,}" if n_desktops else "none"


def _doubts(family: FamilyAnswer) -> Iterator[str]:
    """Caveats of a family, its missing prices, and a minute that means do not describe."""
    answer, window = family.recommendation, family.worst_window
    if answer.standing == "generic":
        yield "It stands for a class of arrays: no study of a real one stands behind it."
    yield from (phrases.sentence(caveat) for caveat in answer.caveats)
    if answer.chosen.unpriced:
        yield costs.missing(answer.chosen.unpriced)
    if window is not None and not window.agrees:
        yield f"Every I/O of its busiest minute: {phrases.sentence(window.sentence)}"
