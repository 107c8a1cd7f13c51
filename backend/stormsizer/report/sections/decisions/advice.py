"""Advice: the cheapest schedule change compared with the cheapest hardware change."""

from collections.abc import Sequence

from stormsizer.analysis.advice.answer import Advice, AdvisedChange, Help
from stormsizer.messages import formatting
from stormsizer.messages.text import Text
from stormsizer.report import phrases
from stormsizer.report.blocks import Block, Cell, Choice, Choices, Column, Mark, Paragraph, Section, Table
from stormsizer.report.sections.decisions import costs
from stormsizer.report.sections.decisions.recommendation import broken_words

MOST_CHANGES = 24
OUTCOMES: dict[Help, tuple[str, Mark]] = {
    "holds": ("the week holds", "holds"),
    "improves": ("helps, not enough", "fair"),
    "changes_nothing": ("next to nothing", ""),
    "worsens": ("makes it worse", "broken"),
}


def advice_section(advice: Advice) -> Section:
    """Both options side by side, then every significant change."""
    blocks: list[Block] = [
        Paragraph(text=phrases.sentence(advice.sentence), strong=True),
        Paragraph(text=_tried_words(advice)),
        Choices(choices=(by_schedule(advice), by_hardware(advice))),
    ]
    telling = [each for each in advice.changes if each.outcome in ("holds", "improves") or each.note]
    if telling:
        blocks.append(_table(telling[:MOST_CHANGES], advice))
    left = len(advice.changes) - min(len(telling), MOST_CHANGES)
    if left:
        blocks.append(Paragraph(text=f"Left out, since of little help: {formatting.count(left, 'more change')}."))
    return Section(id="advice", title="Schedule advice", blocks=tuple(blocks))


def by_schedule(advice: Advice) -> Choice:
    """The least disruptive calendar change that meets all goals."""
    title, change = "By schedule, no hardware", advice.cheapest_schedule_change
    if change is not None:
        points = (_felt(change), *_effort(change, advice), *_saved(change))
        return Choice(title=title, words=phrases.sentence(change.words), points=points, mark="holds")
    if advice.holds:
        return Choice(title=title, words="Nothing has to change: the week holds as it is.", points=(), mark="holds")
    return Choice(title=title, words="No change of the calendar alone makes the week hold.", points=(), mark="broken")


def by_hardware(advice: Advice) -> Choice:
    """The cheapest hardware of the same family."""
    change = advice.cheapest_hardware_change
    points = (f"{costs.beyond(change.price, advice.prices)}. {costs.worth(advice.prices)}",)
    if not change.holds:
        points = (f"Comes nearest, and misses: {phrases.sentence(broken_words(change.chosen))}",)
    return Choice(
        title="By hardware of the same family",
        words=phrases.sentence(change.chosen.words),
        points=tuple(phrases.sentence(point) for point in points),
        mark="holds" if change.holds else "broken",
    )


def _tried_words(advice: Advice) -> str:
    return (
        f"Each change was simulated over the whole calendar: {formatting.count(advice.n_simulations, 'week')}, and "
        f"hardware was searched anew {formatting.count(advice.n_searches, 'time')}."
    )


def _felt(change: AdvisedChange) -> str:
    before, after = change.figure_before, change.figure_after
    return f"{after.label}: {before.words} → {after.words}"


def _effort(change: AdvisedChange, advice: Advice) -> tuple[str, ...]:
    """Effort and price of a change."""
    hours = (f"Moves {formatting.number(change.person_hours)} h of people's day",) if change.person_hours > 0 else ()
    cost = (phrases.sentence(costs.beyond(change.price, advice.prices)),) if change.price != 0 else ()
    return (*hours, *cost) or ("Nobody's day moves, and it costs nothing",)


def _saved(change: AdvisedChange) -> tuple[Text, ...]:
    return (phrases.sentence(change.saving.sentence),) if change.saving is not None else ()


def _table(changes: Sequence[AdvisedChange], advice: Advice) -> Table:
    return Table(
        id="schedule-changes",
        caption=f"Changes that help, and what is felt of them at {advice.worst_phase_label}",
        columns=(
            Column(label="Change", width=1.5),
            Column(label="Then"),
            Column(label="What people feel", width=1),
            Column(label="What it saves in hardware", width=1.2),
        ),
        rows=tuple(_row(each, advice) for each in changes),
    )


def _row(change: AdvisedChange, advice: Advice) -> tuple[Cell, ...]:
    outcome, mark = OUTCOMES[change.outcome]
    where = "on the calendar" if change.is_schedule else "on what is there"
    effort = formatting.lowered(", ".join(_effort(change, advice)))
    note = f" {phrases.sentence(change.note)}" if change.note else ""
    return (
        Cell(text=change.words, note=f"{where}; {effort}{'' if effort.endswith('.') else '.'}{note}"),
        Cell(text=outcome, mark=mark),
        Cell(text=f"{change.figure_before.words} → {change.figure_after.words}", note=change.figure_after.label,
             mark=change.grade_after.value),
        Cell(text=_saved(change)[0] if change.saving is not None else formatting.NOTHING),
    )  # fmt: skip
