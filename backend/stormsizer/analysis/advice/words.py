"""Sentences of the advice."""

from collections.abc import Sequence

from stormsizer.analysis.advice.answer import AdvisedChange, HardwareChange, HardwareSaving
from stormsizer.analysis.advice.changes import Change
from stormsizer.analysis.hardware import Difference, money
from stormsizer.analysis.weeks import Week, key_figure
from stormsizer.messages.formatting import against, count, duration, figure, lowered, quantity
from stormsizer.recommendation.answer import BrokenGoal, PriceListMark, Recommendation

SAME_FIGURE = 0.005
"""Figures that differ by a smaller fraction count as equal, with the difference stated."""
ALL_THE_SAME = 1e-6
"""Smaller differences are not reported."""


def change_sentence(
    change: Change,
    before: Week,
    after: Week,
    outcome: str,
    breaks: tuple[BrokenGoal, ...],
    price: float | None,
    saving: HardwareSaving | None,
    currency: str,
) -> str:
    """A change with its effect on the week, its disruption, cost and saving."""
    effect = {
        "holds": "Then the whole week holds.",
        "improves": "It helps and is not enough." if not before.holds else "It gives the week more room.",
        "changes_nothing": "It does next to nothing for the goals.",
        "worsens": "It does harm.",
    }[outcome]
    parts = [f"{change.words}. {effect}", _felt(before, after)]
    if breaks:
        parts.append(f"It breaks {_goal(breaks[0])}.")
    if change.person_hours:
        parts.append(f"It moves {figure(change.person_hours, 'hours')} of people's day, all of them together.")
    if price:
        parts.append(f"It costs {money(price, currency)}.")
    elif price is None and not change.is_schedule:
        parts.append("What it costs is not in the price list.")
    if saving is not None and saving.sentence:
        parts.append(saving.sentence)
    return " ".join(filter(None, parts))


def _felt(before: Week, after: Week) -> str:
    """Key figure of the worst event before and after, with the gain if it is small."""
    worst = before.worst
    then = after.phase(worst.id)
    if then is None:
        return ""
    old, new = key_figure(worst), key_figure(then)
    if old.label != new.label:
        return ""
    gain = old.value - new.value
    by = quantity(abs(gain), old.unit)
    if abs(gain) <= SAME_FIGURE * abs(old.value):
        so = f" and {'gains' if gain > 0 else 'loses'} {by}" if abs(gain) > ALL_THE_SAME * abs(old.value) else ""
        return f"{old.label} of {worst.label} stays at {old.words}{so}."
    words = against(old.value, new.value, old.unit)
    grades = f", {worst.grade} before and {then.grade} after" if worst.grade is not then.grade else ""
    shares = ""
    if worst.experience is not None and then.experience is not None:
        limit = duration(before.scenario.goals.login_fair_s)
        poor = against(1 - worst.experience.poor_fraction, 1 - then.experience.poor_fraction, "fraction")
        shares = f" {poor[1]} are in within {limit}, {poor[0]} before." if poor[0] != poor[1] else ""
    moved = f"{old.label} of {worst.label} {'gains' if gain > 0 else 'loses'} {by}"
    return f"{moved}: {words[0]} before, {words[1]} after{grades}.{shares}"


def _goal(goal: BrokenGoal) -> str:
    if goal.is_unfinished_work:
        return f"{goal.phase_label}: it does not finish"
    value, limit = against(goal.value, goal.limit, goal.unit)
    return f"{goal.label}{goal.where}, {value} against {limit}"


def saving_sentence(saved: Difference, now: Recommendation, then: Recommendation, prices: PriceListMark | None) -> str:
    """Hardware saved; empty if nothing in the family meets the goals either way."""
    if not then.holds:
        return ""
    if not now.holds:
        return f"Only with it a configuration of {now.model_name} keeps every goal: {then.chosen.words}."
    currency = prices.currency if prices else ""
    worth = f", worth {money(saved.price, currency)}" if saved.price else ""
    if saved.less and not saved.more and not (saved.price or 0.0) < 0:
        return f"It saves {saved.less} of what would have to be bought{worth}."
    if (saved.price or 0.0) > 0:
        change = " and ".join(
            filter(None, (f"{saved.less} less" if saved.less else "", f"{saved.more} more" if saved.more else ""))
        )
        return (
            f"It saves {money(saved.price, currency)} of what would have to be bought{f': {change}' if change else ''}."
        )
    return "It saves no hardware."


def hardware_sentence(recommendation: Recommendation, more: Difference, unused: str, currency: str) -> str:
    """The sufficient hardware compared with the existing one. Prices are list price differences, less unused parts."""
    chosen = recommendation.chosen
    if not recommendation.holds:
        return str(recommendation.sentence)
    beside = f" {chosen.beside_words}" if chosen.beside else ""
    if more.nothing:
        return f"The array that is there is the cheapest of its family that holds: {chosen.words}.{beside}"
    price = ""
    if more.price is not None:
        same = abs(more.price) < 0.5
        than = f"{money(abs(more.price), currency)} {'more' if more.price >= 0 else 'less'} than what is there"
        taken_off = f", which takes off {unused} left over" if unused else ""
        price = ", at the price of what is there" if same else f", {than}{taken_off}"
    return f"The cheapest hardware of {recommendation.model_name} that holds: {chosen.words}{price}.{beside}"


def advice_sentence(
    before: Week,
    advised: Sequence[AdvisedChange],
    schedule: AdvisedChange | None,
    hardware: HardwareChange,
    prices: PriceListMark | None,
) -> str:
    """Summary of the advice."""
    illustrative = " Prices are illustrative, not a quote." if prices and prices.standing == "illustrative" else ""
    if before.holds:
        return f"{_of_a_week_that_holds(advised)} {hardware.sentence}{illustrative}"
    first = next((each for each in advised if each.outcome == "holds"), None)
    free = next((each for each in advised if each.outcome == "improves" and not each.person_hours), None)
    parts = [f"The week does not hold: {_goal(before.broken[0])}."]
    if first is None:
        parts.append("No change short of hardware makes it hold.")
    else:
        parts.append(f"It holds with this: {lowered(first.words)}.")
    if free is not None and (first is None or first.person_hours):
        told = _felt_of(free)
        parts.append(f"Of what moves nobody's day, this helps most: {lowered(free.words)}{told}.")
    if schedule is not None and schedule is not first:
        parts.append(f"The least that does it by the calendar alone: {lowered(schedule.words)}.")
    elif schedule is None:
        parts.append("The calendar alone does not do it.")
    return " ".join((*parts, hardware.sentence)) + illustrative


def _of_a_week_that_holds(advised: Sequence[AdvisedChange]) -> str:
    saving = [
        each
        for each in advised
        if each.is_schedule and each.saving is not None and each.saving.holds_then and _worth(each.saving.saved) > 0
    ]
    if not saving:
        return (
            "The week holds as it is, and no change of the calendar that was tried would let it hold on less hardware."
        )
    best = max(saving, key=lambda each: _worth(each.saving.saved) if each.saving else 0.0)
    said = best.saving.sentence if best.saving else ""
    return f"The week holds as it is. It would hold on less: {lowered(best.words)}. {said}"


def _worth(saved: Difference) -> float:
    if saved.price is not None:
        return saved.price
    return float(saved.n_controllers * 100 + saved.n_drives + saved.n_cache_modules + saved.n_ports)


def _felt_of(change: AdvisedChange) -> str:
    old, new = change.figure_before, change.figure_after
    if old.label != new.label or old.value == new.value:
        return ""
    words = against(old.value, new.value, old.unit)
    n = count(len(change.mends), "goal")
    mended = f", {n} mended" if change.mends else ""
    return f" ({lowered(old.label)} {words[0]} → {words[1]}{mended})"
