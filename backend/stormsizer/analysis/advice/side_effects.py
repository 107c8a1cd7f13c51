"""Side effects of a change: a higher peak load of the week, and events that take much longer."""

from collections.abc import Iterator

from stormsizer.analysis.advice.events import EventOnWorstDay, events_of
from stormsizer.analysis.weeks import Week
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.formatting import are_overdue
from stormsizer.messages.terms import COMPONENTS
from stormsizer.messages.text import Message, Quantity, Text, compared, msg, sentences

HIGHER_PEAK = 1.05
"""Factor by which the peak load rises at least to be reported."""
MUCH_LONGER = 1.5
"""Factor by which an event takes longer at least to be reported."""
MOST_EVENTS = 3


def side_effects(before: Week, after: Week) -> Text:
    """Return sentences about the higher peak load and the events that take much longer; empty if there are none."""
    parts = (*_higher_peak(before, after), *_longer(before, after))
    return sentences(*parts) if parts else ""


def _higher_peak(before: Week, after: Week) -> Iterator[Message]:
    old, new = _busiest(before), _busiest(after)
    if old is None or new is None or new.figures.peak_iops <= HIGHER_PEAK * old.figures.peak_iops:
        return
    was, is_now = compared(old.figures.peak_iops, new.figures.peak_iops, "IOPS")
    use = max(new.figures.components, key=lambda each: each.peak_fraction, default=None)
    if use is None:
        yield msg("advice-peak-rises", before=was, after=is_now, phase=new.label)
        return
    yield msg(
        "advice-peak-rises-with-use",
        before=was,
        after=is_now,
        phase=new.label,
        component=COMPONENTS[use.component],
        load=Quantity(use.peak_fraction, "fraction"),
    )


def _busiest(week: Week) -> PhaseResult | None:
    return max(week.result.phases, key=lambda phase: phase.figures.peak_iops, default=None)


def _longer(before: Week, after: Week) -> Iterator[Message]:
    """Yield the events that take much longer, starting with the one that takes longest in proportion."""
    then = events_of(after)
    pairs = [(old, then[key]) for key, old in events_of(before).items() if key in then]
    longer = sorted((pair for pair in pairs if _factor(*pair) > MUCH_LONGER), key=lambda pair: -_factor(*pair))
    for old, new in longer[:MOST_EVENTS]:
        was, is_now = compared(old.figure.value, new.figure.value, "s")
        yield msg("advice-takes-longer", figure=old.figure.label, event=old.label, before=was, after=is_now)


def _factor(old: EventOnWorstDay, new: EventOnWorstDay) -> float:
    one, other = old.figure, new.figure
    is_time = one.unit == "s" and one.label == other.label and not are_overdue(one.value, other.value, one.unit)
    return other.value / one.value if is_time and one.value > 0 else 0.0
