"""Text that describes the advice."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from stormsizer.analysis.advice.answer import (
    AdvisedChange,
    EventEffect,
    HardwareChange,
    HardwareSaving,
    Help,
    RebootWindow,
)
from stormsizer.analysis.advice.changes import Change
from stormsizer.analysis.hardware import Difference
from stormsizer.analysis.missed_goals import PartNames, goal_text, not_survived
from stormsizer.analysis.weeks import KeyFigure, Week, key_figure
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.formatting import against, are_overdue, quantity
from stormsizer.messages.terms import GRADES, ONE_PART
from stormsizer.messages.text import Listing, Message, Money, Quantity, Text, compared, msg, sentences
from stormsizer.recommendation.answer import PLACES, BrokenGoal, PriceListMark, Recommendation
from stormsizer.simulation.states import in_state

SAME_FIGURE = 0.005
"""Figures that differ by no more than this fraction are reported as nearly equal, with the difference."""
ALL_THE_SAME = 1e-6
"""Differences up to this fraction are reported as no change."""

_EFFECTS: Mapping[Help, Message] = {
    "holds": msg("advice-enough"),
    "improves": msg("advice-helps"),
    "changes_nothing": msg("advice-no-effect"),
    "worsens": msg("advice-worse"),
}


def change_sentence(
    change: Change,
    before: Week,
    after: Week,
    outcome: Help,
    event: EventEffect | None,
    breaks: tuple[BrokenGoal, ...],
    price: float | None,
    saving: HardwareSaving | None,
    currency: str,
) -> Text:
    """Describe a change with its effect on its event and on the week, its disruption, its cost and its savings."""
    effect = msg("advice-more-margin") if outcome == "improves" and before.holds else _EFFECTS[outcome]
    parts = [msg("advice-change", change=change.words), effect]
    if event is not None and not event.is_worst:
        parts += _compared(event.label, event.figure_before, event.figure_after)
    parts += _felt(before, after)
    if breaks:
        parts.append(_newly_missed(breaks[0], after))
    if change.person_hours:
        parts.append(msg("advice-hours", hours=Quantity(change.person_hours, "h")))
    if price:
        parts.append(msg("advice-price", price=Money(price, currency)))
    elif price is None and not change.is_schedule:
        parts.append(msg("advice-no-price"))
    return sentences(*parts, None if saving is None else saving.sentence)


def _felt(before: Week, after: Week) -> Iterator[Message]:
    """Compare the worst event's key figure and grade, and the share of on-time logins, before and after a change."""
    worst = before.worst
    then = after.phase(worst.id)
    if then is None:
        return
    old, new = key_figure(worst), key_figure(then)
    yield from _compared(worst.label, old, new)
    if not _differs(old, new):
        return
    if worst.grade is not then.grade:
        yield msg("advice-grade", before=GRADES[worst.grade], after=GRADES[then.grade])
    yield from _in_time(worst, then, before.scenario.goals.login_fair_s)


def _differs(old: KeyFigure, new: KeyFigure) -> bool:
    """Return whether two figures of the same kind differ by more than ``SAME_FIGURE``."""
    is_same = abs(old.value - new.value) <= SAME_FIGURE * abs(old.value)
    return old.label == new.label and not is_same and not are_overdue(old.value, new.value, old.unit)


def _compared(event: Text, old: KeyFigure, new: KeyFigure) -> Iterator[Message]:
    """Compare a key figure of an event before and after a change."""
    if old.label != new.label:
        return
    gain = old.value - new.value
    change = Quantity(abs(gain), old.unit)
    if abs(gain) <= ALL_THE_SAME * abs(old.value) or are_overdue(old.value, new.value, old.unit):
        yield msg("advice-figure-same", figure=old.label, phase=event, value=old.quantity)
        return
    if not _differs(old, new):
        if gain > 0:
            yield msg("advice-figure-slightly-faster", figure=old.label, phase=event, value=old.quantity, change=change)
        else:
            yield msg("advice-figure-slightly-slower", figure=old.label, phase=event, value=old.quantity, change=change)
        return
    was, is_now = compared(old.value, new.value, old.unit)
    if gain > 0:
        yield msg("advice-figure-faster", figure=old.label, phase=event, before=was, after=is_now, change=change)
    else:
        yield msg("advice-figure-slower", figure=old.label, phase=event, before=was, after=is_now, change=change)


def _in_time(worst: PhaseResult, then: PhaseResult, limit_s: float) -> Iterator[Message]:
    if worst.experience is None or then.experience is None:
        return
    shares = 1 - worst.experience.poor_fraction, 1 - then.experience.poor_fraction
    shown = against(*shares, "fraction")
    if shown[0] != shown[1]:
        before, after = compared(*shares, "fraction")
        yield msg("advice-in-time", before=before, after=after, limit=Quantity(limit_s, "s"))


def _newly_missed(goal: BrokenGoal, week: Week) -> Message:
    fatal = not_survived(goal, _part_names(week))
    if fatal is not None:
        return fatal
    if goal.scope in PLACES:
        return msg("advice-breaks", goal=goal_text(goal))
    return msg("advice-breaks-in-phase", phase=goal.phase_label, goal=goal_text(goal))


def _part_names(week: Week) -> PartNames:
    return {state.missing: state.name for state in week.failed}


def _missed(goal: BrokenGoal, week: Week) -> Message:
    fatal = not_survived(goal, _part_names(week))
    if fatal is not None:
        return fatal
    if goal.scope in PLACES:
        return msg("advice-missed", goal=goal_text(goal))
    return msg("advice-missed-in-phase", phase=goal.phase_label, goal=goal_text(goal))


def saving_sentence(saved: Difference, now: Recommendation, then: Recommendation, prices: PriceListMark | None) -> Text:
    """Describe the hardware saved; return empty text if no family configuration meets the goals with the change."""
    if not then.holds:
        return ""
    if not now.holds:
        return msg("advice-saving-only-then", model=now.model_name, configuration=then.chosen.words)
    less, more = saved.less, saved.more
    price = Money(saved.price, prices.currency if prices else "")
    if less and not more and not (saved.price or 0.0) < 0:
        if saved.price:
            return msg("advice-saving-parts-worth", parts=less, price=price)
        return msg("advice-saving-parts", parts=less)
    if (saved.price or 0.0) > 0:
        if less and more:
            return msg("advice-saving-price-mixed", price=price, less=less, more=more)
        return (
            msg("advice-saving-price-more", price=price, more=more) if more else msg("advice-saving-price", price=price)
        )
    return msg("advice-saving-none")


def hardware_sentence(recommendation: Recommendation, more: Difference, unused: Listing | None, currency: str) -> Text:
    """Compare hardware that meets the goals with the existing hardware, by list price; list unused parts separately."""
    chosen = recommendation.chosen
    if not recommendation.holds:
        return in_state(msg("advice-hardware-as-scheduled"), recommendation.sentence)
    missed = chosen.without_storage
    if more.nothing:
        return sentences(msg("advice-hardware-existing", configuration=chosen.words), missed)
    cheapest = msg("advice-hardware-cheapest", model=recommendation.model_name, configuration=chosen.words)
    if more.price is None:
        return sentences(cheapest, missed)
    if abs(more.price) < 0.5:
        return sentences(cheapest, msg("advice-hardware-same-price"), missed)
    difference = Money(abs(more.price), currency)
    dearer = more.price >= 0
    compared_price = (
        msg("advice-hardware-dearer", price=difference) if dearer else msg("advice-hardware-cheaper", price=difference)
    )
    deducted = msg("advice-hardware-unused", parts=unused) if unused else None
    return sentences(cheapest, compared_price, deducted, missed)


def window_sentence(
    window: RebootWindow,
    failed: tuple[Text, float] | None,
    change: Literal["none", "shorter", "needed"],
    *,
    is_of_several_sites: bool = False,
    starts_more: bool = False,
) -> Text:
    """State the window to plan for a reboot or power-on, next to its duration as scheduled, its goal and confidence.

    Parameters
    ----------
    failed
        Name of the state with a component failed in which it takes longest, and the duration then.
    change
        Whether the shortest window is that of the event as scheduled, a shorter one, or one that is needed to meet the
        goals.
    is_of_several_sites
        Whether the change sets the start of the event at other sites too.
    starts_more
        Whether the change starts more desktops at a time than now, which the management server and the broker may not
        allow.
    """
    now, planned = Quantity(window.now_s, "s"), Quantity(window.planned_s, "s")
    then, n_slots = Quantity(window.shortest_s, "s"), window.n_event_slots or window.n_slots
    parts: list[Text] = []
    if change == "none":
        parts.append(msg("advice-window-now", event=window.label, now=now, n=n_slots))
    elif change == "needed":
        parts.append(msg("advice-window-missed", event=window.label, now=now, n=n_slots, then=then))
    else:
        parts.append(msg("advice-window", event=window.label, now=now, n=n_slots, then=then))
    if starts_more:
        parts.append(msg("advice-window-power-ons"))
    if window.n_slots != n_slots:
        parts.append(msg("advice-window-pool", n=window.n_slots))
    if change != "none" and is_of_several_sites:
        parts.append(msg("advice-window-all-sites"))
    if failed is None:
        parts.append(msg("advice-window-longer", window=planned))
    else:
        state, failed_s = failed
        parts.append(msg("advice-window-failed", state=state, time=Quantity(failed_s, "s")))
        parts.append(msg("advice-window-plan", window=planned))
    return sentences(*parts, _goal_of_window(window, change == "none"), _chance_of_window(window))


def _goal_of_window(window: RebootWindow, is_scheduled: bool) -> Message | None:
    if window.goal_s is None:
        return None
    goal = Quantity(window.goal_s, "s")
    if window.window_s > window.goal_s:
        return msg("advice-window-goal-missed", goal=goal)
    if window.planned_s > window.goal_s:
        return msg("advice-window-goal-uncertain", goal=goal)
    return msg("advice-window-goal", goal=goal) if is_scheduled else msg("advice-window-goal-kept", goal=goal)


def _chance_of_window(window: RebootWindow) -> Message | None:
    if window.probability is None or window.likely_s is None:
        return None
    simulated, rounded = Quantity(window.simulated_s, "s"), Quantity(window.window_s, "s")
    probability, likely = Quantity(window.probability, "fraction"), Quantity(window.likely_s, "s")
    if quantity(window.simulated_s, "s") == quantity(window.window_s, "s"):
        return msg("advice-window-confidence", window=rounded, probability=probability, likely=likely)
    return msg(
        "advice-window-confidence-rounded",
        simulated=simulated,
        window=rounded,
        probability=probability,
        likely=likely,
    )


def advice_sentence(
    before: Week,
    advised: Sequence[AdvisedChange],
    schedule: AdvisedChange | None,
    hardware: HardwareChange,
    prices: PriceListMark | None,
) -> Text:
    """Summarize the advice."""
    illustrative = msg("advice-illustrative-prices") if prices and prices.standing == "illustrative" else None
    summary = _of_a_week_that_holds(advised) if before.holds else _of_a_week_that_misses(before, advised, schedule)
    return sentences(*summary, hardware.sentence, illustrative)


def _of_a_week_that_misses(
    before: Week, advised: Sequence[AdvisedChange], schedule: AdvisedChange | None
) -> Iterator[Text]:
    first = next((each for each in advised if each.outcome == "holds"), None)
    free = next((each for each in advised if each.outcome == "improves" and not each.person_hours), None)
    yield _missed(before.broken[0], before)
    if first is None:
        yield msg("advice-none-enough")
    else:
        yield msg("advice-one-enough", change=first.words)
        yield from _also_if_failed(before)
    if free is not None and (first is None or first.person_hours):
        yield msg("advice-without-shift", change=free.words)
        yield from _effect(free)
    if schedule is not None and schedule is not first:
        yield msg("advice-least-schedule-change", change=schedule.words)
    elif schedule is None and first is not None:
        yield msg("advice-no-schedule-change")


def _also_if_failed(week: Week) -> Iterator[Message]:
    """Yield the failures with which all goals are met too, if the goals require any."""
    parts = tuple(dict.fromkeys(ONE_PART[state.name] for state in week.failed))
    if parts:
        yield msg("verdict-planned-failures-met", parts=Listing(parts, "or"))


def _of_a_week_that_holds(advised: Sequence[AdvisedChange]) -> Iterator[Text]:
    saving = [
        each
        for each in advised
        if each.is_schedule and each.saving is not None and each.saving.holds_then and _worth(each.saving.saved) > 0
    ]
    if not saving:
        yield msg("advice-met-no-saving")
        return
    best = max(saving, key=lambda each: _worth(each.saving.saved) if each.saving else 0.0)
    yield msg("analysis-goals-met")
    yield msg("advice-met-saving", change=best.words)
    if best.saving:
        yield best.saving.sentence


def _worth(saved: Difference) -> float:
    if saved.price is not None:
        return saved.price
    return float(saved.n_controllers * 100 + saved.n_drives + saved.n_cache_modules + saved.n_ports)


def _effect(change: AdvisedChange) -> Iterator[Message]:
    of_event = change.event or change
    old, new = of_event.figure_before, of_event.figure_after
    if old.label != new.label or old.value == new.value:
        return
    if not are_overdue(old.value, new.value, old.unit):
        before, after = compared(old.value, new.value, old.unit)
        yield msg("advice-figure", figure=old.label, before=before, after=after)
    if change.mends:
        yield msg("advice-newly-met", n=len(change.mends))
