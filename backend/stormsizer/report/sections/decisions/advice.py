"""Advice: the cheapest schedule change compared with the cheapest hardware change."""

from collections.abc import Mapping, Sequence

from stormsizer.analysis.advice.answer import Advice, AdvisedChange, EarlierAdvice, EventEffect, Help, RebootWindow
from stormsizer.messages import formatting
from stormsizer.messages.text import Message, Quantity, Text, msg, sentences
from stormsizer.report import phrases
from stormsizer.report.blocks import Block, Cell, Choice, Choices, Column, Mark, Paragraph, Section, Table
from stormsizer.report.sections.decisions import costs
from stormsizer.report.sections.decisions.joined import with_dots
from stormsizer.report.sections.decisions.reboot_windows import windows_blocks
from stormsizer.report.sections.decisions.recommendation import broken_words

CHANGES_TABLE = "schedule-changes"
MOST_CHANGES = 24
OUTCOMES: Mapping[Help, tuple[Message, Mark]] = {
    "holds": (msg("report-advice-outcome-passes"), "holds"),
    "improves": (msg("report-advice-outcome-improves"), "fair"),
    "changes_nothing": (msg("report-advice-outcome-same"), ""),
    "worsens": (msg("report-advice-outcome-worsens"), "broken"),
}
APPLIED = msg("report-advice-applied")


def advice_section(advice: Advice, earlier: EarlierAdvice | None = None) -> Section:
    """Return the section that compares both options side by side, then lists every significant change.

    Parameters
    ----------
    earlier
        What the advice was calculated for, if it is not the version and the catalog of the report.
    """
    tried = msg("report-advice-simulated", simulations=advice.n_simulations, searches=advice.n_searches)
    blocks: list[Block] = [
        *(Paragraph(text=each) for each in calculated_for(earlier)),
        Paragraph(text=phrases.sentence(advice.sentence), strong=True),
        *windows_blocks(advice.reboot_windows),
        Paragraph(text=tried),
        Choices(choices=(by_schedule(advice, earlier), by_hardware(advice, earlier))),
    ]
    telling = [each for each in advice.changes if each.outcome in ("holds", "improves") or each.note]
    if telling:
        blocks.append(_table(telling[:MOST_CHANGES], advice, earlier))
    left = len(advice.changes) - min(len(telling), MOST_CHANGES)
    if left:
        blocks.append(Paragraph(text=msg("report-advice-left-out", n=left)))
    return Section(id="advice", title=msg("report-advice-title"), blocks=tuple(blocks))


def shared_windows_section(windows: Sequence[RebootWindow], earlier: EarlierAdvice | None) -> Section:
    """Return the section with the reboot windows that a share link shows without the rest of the advice."""
    version = (Paragraph(text=each) for each in calculated_for(earlier))
    return Section(id="windows", title=msg("report-windows-title"), blocks=(*version, *windows_blocks(windows)))


def calculated_for(earlier: EarlierAdvice | None) -> tuple[Text, ...]:
    """Return what earlier advice was calculated for, as one text of all differences; empty if there is none."""
    if earlier is None:
        return ()
    version = earlier.scenario_version
    differences = (
        None if earlier.is_same_version else msg("report-advice-earlier", version=version),
        msg("report-advice-array-changed", version=version) if earlier.is_array_changed else None,
        msg("report-advice-other-catalog") if earlier.has_other_catalog else None,
    )
    return (sentences(*differences),)


def applied_note(change: AdvisedChange, earlier: EarlierAdvice | None) -> tuple[Text, ...]:
    """Return the sentence that a change has been applied since; empty if it has not."""
    return (APPLIED,) if earlier is not None and change.id in earlier.applied_changes else ()


def hardware_note(earlier: EarlierAdvice | None) -> tuple[Text, ...]:
    """Return the sentence that the advised hardware has been applied since; empty if it has not."""
    return (APPLIED,) if earlier is not None and earlier.is_hardware_applied else ()


def by_schedule(advice: Advice, earlier: EarlierAdvice | None = None) -> Choice:
    """Return the schedule option: the least disruptive calendar change that meets all goals."""
    title, change = msg("report-advice-by-schedule"), advice.cheapest_schedule_change
    if change is not None:
        applied = applied_note(change, earlier)
        points = (*applied, _felt(change), *_effort(change, advice), *_saved(change))
        return Choice(title=title, words=change.words, points=points, mark="holds")
    if advice.holds:
        return Choice(title=title, words=msg("report-advice-no-change-needed"), points=(), mark="holds")
    return Choice(title=title, words=msg("report-advice-no-schedule-change"), points=(), mark="broken")


def by_hardware(advice: Advice, earlier: EarlierAdvice | None = None) -> Choice:
    """Return the hardware option: the cheapest hardware from the same array family."""
    change = advice.cheapest_hardware_change
    price, prices = costs.beyond(change.price, advice.prices), costs.worth(advice.prices)
    point = msg("report-advice-price", price=price, prices=prices)
    if not change.holds:
        point = msg("report-advice-closest", goals=broken_words(change.chosen))
    return Choice(
        title=msg("report-advice-by-hardware"),
        words=change.chosen.words,
        points=(*hardware_note(earlier), point),
        mark="holds" if change.holds else "broken",
    )


def _felt(change: AdvisedChange) -> Text:
    effect = change.event or change
    figure = msg("report-advice-figure", label=effect.figure_after.label, change=_before_and_after(effect))
    return (
        figure if change.event is None else msg("report-advice-event-figure", event=change.event.label, figure=figure)
    )


def _before_and_after(effect: AdvisedChange | EventEffect) -> Text:
    before, after = effect.figure_before, effect.figure_after
    if before.label == after.label and not before.visibly_differs(after):
        return msg("report-advice-unchanged", value=after.quantity)
    return msg(
        "report-advice-before-after",
        before=before.quantity,
        after=after.quantity,
    )


def _effort(change: AdvisedChange, advice: Advice) -> tuple[Text, ...]:
    """Describe the effort and price of a change."""
    hours: tuple[Text, ...] = ()
    if change.person_hours > 0:
        hours = (msg("report-advice-person-hours", hours=Quantity(change.person_hours, "")),)
    cost = (costs.beyond(change.price, advice.prices),) if change.price != 0 else ()
    return (*hours, *cost) or (msg("report-advice-no-effort"),)


def _saved(change: AdvisedChange) -> tuple[Text, ...]:
    return (phrases.sentence(change.saving.sentence),) if change.saving is not None else ()


def _table(changes: Sequence[AdvisedChange], advice: Advice, earlier: EarlierAdvice | None) -> Table:
    margin = msg("report-advice-column-margin")
    if advice.year is not None:
        margin = msg("report-advice-column-margin-in", year=str(advice.year))
    return Table(
        id=CHANGES_TABLE,
        caption=msg("report-advice-table", phase=advice.worst_phase_label),
        columns=(
            Column(label=msg("report-advice-column-change"), width=1.5),
            Column(label=msg("report-advice-column-outcome")),
            Column(label=msg("report-advice-column-event"), width=1),
            Column(label=margin),
            Column(label=msg("report-advice-column-savings"), width=1.2),
        ),
        rows=tuple(_row(each, advice, earlier) for each in changes),
    )


def _outcome(change: AdvisedChange, advice: Advice) -> tuple[Message, Mark]:
    """Return the outcome of a change and its mark; if all goals are met already, an improvement is more margin."""
    if advice.holds and change.outcome == "improves":
        return msg("report-advice-outcome-margin"), "holds"
    return OUTCOMES[change.outcome]


def _row(change: AdvisedChange, advice: Advice, earlier: EarlierAdvice | None) -> tuple[Cell, ...]:
    outcome, mark = _outcome(change, advice)
    kind = msg("report-advice-kind-schedule") if change.is_schedule else msg("report-advice-kind-configuration")
    effort = msg("report-advice-note", effort=with_dots((kind, *_effort(change, advice))))
    saved = _saved(change)[0] if change.saving is not None else formatting.NOTHING
    return (
        Cell(
            text=change.words,
            note=sentences(*applied_note(change, earlier), effort, change.side_effects, phrases.sentence(change.note)),
        ),
        Cell(text=outcome, mark=mark),
        _event_cell(change, advice),
        Cell(text=_margins(change)),
        Cell(text=saved),
    )


def _event_cell(change: AdvisedChange, advice: Advice) -> Cell:
    """Return the key figure of the changed event; of the worst event if the change is not about an event."""
    effect = change.event or change
    label = advice.worst_phase_label if change.event is None else change.event.label
    note = msg("report-advice-event-figure", event=label, figure=effect.figure_after.label)
    return Cell(text=_before_and_after(effect), note=note, mark=effect.grade_after.value)


def _margins(change: AdvisedChange) -> Text:
    before, after = Quantity(change.margin_before, "fraction"), Quantity(change.margin_after, "fraction")
    if formatting.percent(change.margin_before) == formatting.percent(change.margin_after):
        return msg("report-advice-unchanged", value=after)
    return msg("report-advice-before-after", before=before, after=after)
