"""Array families side by side: the configuration that each one needs for the same week."""

from collections import Counter
from collections.abc import Iterator, Sequence

from stormsizer.experience.grades import GoalStatus
from stormsizer.messages import formatting
from stormsizer.messages.terms import ONE_PART, STATUSES
from stormsizer.messages.text import Listing, Quantity, Text, msg, sentences, shown
from stormsizer.model.scenario import Goals
from stormsizer.recommendation.answer import FamilyAnswer, OwnershipPeriod, Shortlist
from stormsizer.recommendation.price_contents import ownership_period
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
from stormsizer.report.labels import STATUS_MARKS
from stormsizer.report.sections.decisions import costs
from stormsizer.report.sections.decisions.recommendation import broken_words


def alternatives_section(shortlist: Shortlist, goals: Goals) -> Section:
    """Return the shortlist section, with the cheapest sufficient family first.

    Parameters
    ----------
    goals
        Goals that every family was judged by.
    """
    blocks: list[Block] = [
        Paragraph(text=phrases.sentence(shortlist.sentence), strong=True),
        Paragraph(text=_judged_words(shortlist, goals)),
        _table(shortlist),
    ]
    doubts = tuple(
        Definition(term=family.recommendation.model_name, meaning=sentences(*found))
        for family in shortlist.families
        if (found := tuple(_doubts(family)))
    )
    if doubts:
        blocks += [Heading(text=msg("report-alternatives-caveats")), Definitions(items=doubts)]
    if shortlist.refused:
        refused = tuple(
            msg("report-alternatives-refused", family=each.model_name, reason=phrases.sentence(each.why))
            for each in shortlist.refused
        )
        blocks += [Heading(text=msg("report-alternatives-not-compared")), Bullets(items=refused)]
    return Section(id="alternatives", title=msg("report-alternatives-title"), blocks=tuple(blocks))


def _judged_words(shortlist: Shortlist, goals: Goals) -> Text:
    parts = Listing(tuple(ONE_PART[part] for part in goals.survives), "or")
    return sentences(
        msg(
            "report-alternatives-families",
            families=len(shortlist.families),
            statuses=Listing(tuple(_counted(shortlist))),
            desktops=shortlist.n_desktops,
        ),
        msg("report-alternatives-survives", parts=parts) if parts.items else None,
        msg("report-alternatives-simulated", n=shortlist.n_candidates, legal=shortlist.n_legal),
        shortlist.price_basis,
        costs.worth(shortlist.prices),
    )


def _counted(shortlist: Shortlist) -> Iterator[Text]:
    """Yield the number of families of each status that occurs, best first."""
    n = Counter(family.known_status for family in shortlist.families)
    if n[GoalStatus.PASSES]:
        yield msg("report-alternatives-pass", n=n[GoalStatus.PASSES])
    if n[GoalStatus.AT_RISK]:
        yield msg("report-alternatives-at-risk", n=n[GoalStatus.AT_RISK])
    if n[GoalStatus.FAILS]:
        yield msg("report-alternatives-fail", n=n[GoalStatus.FAILS])


def _table(shortlist: Shortlist) -> Table:
    currency, desktops = costs.currency_of(shortlist.prices), msg("report-alternatives-unit-desktops")
    totals = [ownership_period(each.recommendation.ownership, shortlist.prices) for each in shortlist.families]
    years = next((total.years for total in totals if total is not None), None)
    return Table(
        id="alternatives",
        caption=msg("report-alternatives-table"),
        dense=True,
        columns=(
            Column(label=msg("report-alternatives-column-family"), width=1.7),
            Column(label=msg("report-decision-column-price"), unit=currency, align="right"),
            Column(
                label=msg("report-alternatives-column-per-desktop", n=shortlist.n_desktops),
                unit=currency,
                align="right",
                width=0.8,
            ),
            *(
                [Column(label=msg("comparison-ownership", years=years), unit=currency, align="right")]
                if years is not None
                else []
            ),
            Column(label=msg("report-decision-column-rack-units"), unit=msg("unit-rack-units"), align="right"),
            Column(label=msg("report-decision-column-power"), unit="W", align="right"),
            Column(
                label=msg("report-alternatives-column-headroom"),
                unit=desktops,
                align="right",
            ),
            Column(label=msg("report-alternatives-column-status"), width=1),
            Column(label=msg("report-alternatives-column-bottleneck"), width=2),
        ),
        rows=tuple(
            _row(each, [] if years is None else [_total(total)])
            for each, total in zip(shortlist.families, totals, strict=True)
        ),
    )


def _total(period: OwnershipPeriod | None) -> Cell:
    return Cell(text=shown(Quantity(None if period is None else period.price, "", 3)))


def _row(family: FamilyAnswer, total: Sequence[Cell]) -> tuple[Cell, ...]:
    answer = family.recommendation
    chosen = answer.chosen
    name: Text = answer.model_name
    if answer.standing == "generic":
        name = msg("report-alternatives-generic", name=answer.model_name)
    words = chosen.words if answer.holds else msg("report-alternatives-closest", configuration=chosen.words)
    mark = STATUS_MARKS[family.known_status]
    return (
        Cell(text=name, note=words, mark=mark),
        Cell(text=shown(Quantity(chosen.price, "", 3))),
        Cell(text=shown(Quantity(answer.price_per_desktop, "", 3))),
        *total,
        Cell(text=shown(Quantity(chosen.rack_units, "", 3))),
        costs.watts_cell(chosen.watts),
        Cell(text=_headroom(family.headroom_desktops)),
        Cell(text=STATUSES[family.known_status], note=family.worst_phase_label, mark=mark),
        Cell(
            text=phrases.sentence(family.binding) if answer.holds else broken_words(chosen, most=1),
            note=family.headroom_limit,
        ),
    )


def _headroom(n_desktops: int | None) -> Text:
    if n_desktops is None:
        return formatting.NOTHING
    if not n_desktops:
        return msg("report-alternatives-no-headroom")
    return msg("report-alternatives-headroom", n=n_desktops)


def _doubts(family: FamilyAnswer) -> Iterator[Text]:
    """Yield a family's caveats, its missing prices, and its busiest minute if mean values do not describe it well."""
    answer, window = family.recommendation, family.worst_window
    if answer.standing == "generic":
        yield msg("report-alternatives-unvalidated")
    yield from (phrases.sentence(caveat) for caveat in answer.caveats)
    if answer.price_contents:
        yield answer.price_contents
    if answer.budget is not None:
        yield phrases.sentence(answer.budget.sentence)
    if answer.chosen.unpriced:
        yield costs.missing(answer.chosen.unpriced)
    if window is not None and not window.agrees:
        yield msg("report-alternatives-worst-window", sentence=phrases.sentence(window.sentence))
