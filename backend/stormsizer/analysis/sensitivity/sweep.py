"""Sensitivity analysis: how much each input changes the margin, and the change that would flip the verdict."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from stormsizer.analysis.judging import judged_phases
from stormsizer.analysis.progress import Progress, unheard
from stormsizer.analysis.sensitivity.answer import End, EventWhy, Flip, InputSensitivity, Sensitivity
from stormsizer.analysis.sensitivity.inputs import DESKTOPS, Input, inputs_of
from stormsizer.analysis.sensitivity.next_steps import Bought, NextStep, next_steps
from stormsizer.analysis.weeks import Week, key_figure, margin_of_phase, week_of
from stormsizer.experience.phases import PhaseResult
from stormsizer.messages.text import Message, Quantity, Text, msg, sentences
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import InvalidScenarioError, Scenario, plans_growth
from stormsizer.recommendation.cost import mark_of, prices_in_use
from stormsizer.simulation.states import in_state, state_label
from stormsizer.stage_cache import NO_CACHE, StageCache

__all__ = ["End", "EventWhy", "Flip", "InputSensitivity", "Sensitivity", "sensitivity"]

MOST_SIMULATIONS = 120
SEARCH_ROOM = 12
"""Maximum number of simulations per flip point search."""
PRECISION = 0.01
"""Precision of a flip point, as a fraction of the input value, but at least 1 for counts. The precision of the number
of desktops is the step of the growth runway, so that both find the same limit."""
NO_SWING = 0.002
"""Changes in the margin smaller than this value are ignored."""
MORE_ROOM = 0.02
"""Increase in the margin that a step must exceed to count as helpful."""


@dataclass
class _Weeks:
    """Runs and counts simulations. If only goals change, the stored simulation is reused and not counted."""

    tell: Progress
    n_done: int = 0
    memory: StageCache = field(default_factory=lambda: StageCache({"serve": 1}))

    def at(self, turned: Input, value: float) -> Week | None:
        """Return the week with one input set to another value; None if the value is invalid."""
        try:
            scenario, catalog = turned.at(value)
            week = week_of(scenario, catalog, self.memory if turned.group == "goal" else NO_CACHE)
        except InvalidScenarioError:
            return None
        if turned.group != "goal":
            self.count()
        return week

    def count(self) -> None:
        """Count one simulation."""
        self.n_done += 1
        self.tell(min(0.99, self.n_done / MOST_SIMULATIONS))

    def has_room(self, turned: Input) -> bool:
        """Return whether the simulation budget allows a search for this input's flip point."""
        return turned.group == "goal" or self.n_done + SEARCH_ROOM <= MOST_SIMULATIONS


@dataclass(frozen=True)
class _Bar:
    """An input and the weeks at the ends of its range."""

    turned: Input
    low: Week | None
    high: Week | None
    now: Week

    @property
    def swing(self) -> float:
        margins = [week.margin for week in (self.low, self.high, self.now) if week is not None]
        return max(margins) - min(margins)


def sensitivity(scenario: Scenario, catalog: Catalog, progress: Progress = unheard) -> Sensitivity:
    """Return how sensitive the verdict is to each input, varied alone, using at most 120 simulations.

    Parameters
    ----------
    progress
        Called with the completed fraction; may raise an exception to stop.

    Raises
    ------
    InvalidScenarioError
        If the current scenario cannot be simulated.
    """
    weeks = _Weeks(progress)
    now = week_of(scenario, catalog, weeks.memory)
    weeks.count()
    prices = mark_of(prices_in_use(catalog))
    steps = []
    for step in next_steps(now, catalog, prices.currency if prices else ""):
        weeks.count()
        if step is not None:
            steps.append(step)
    inputs = inputs_of(scenario, catalog, now)
    bars = [_Bar(turned, weeks.at(turned, turned.low), weeks.at(turned, turned.high), now) for turned in inputs]
    bars.sort(key=lambda bar: (-bar.swing, bar.turned.id))
    found = tuple(_finished(bar, weeks) for bar in bars)
    weeks.tell(1.0)
    return Sensitivity(
        scenario_name=scenario.name,
        holds=now.holds,
        margin=now.margin,
        worst_phase_id=now.worst.id,
        worst_phase_label=now.worst.label,
        figure=key_figure(now.worst),
        inputs=found,
        events=tuple(_why(phase, steps) for phase in judged_phases(now.result)),
        next_steps=tuple(steps),
        prices=prices,
        n_simulations=weeks.n_done,
        sentence=_today(scenario, _whole(found, now)),
    )


def _finished(bar: _Bar, weeks: _Weeks) -> InputSensitivity:
    turned, now = bar.turned, bar.now
    flip, looked_from, looked_to = _flip(bar, weeks) if weeks.has_room(turned) else (None, turned.value, turned.value)
    return InputSensitivity(
        id=turned.id,
        group=turned.group,
        label=turned.label,
        unit=turned.unit,
        value=turned.value,
        ranged=turned.ranged,
        low=_end(turned.low, bar.low, now),
        high=_end(turned.high, bar.high, now),
        swing=bar.swing,
        looked_from=looked_from,
        looked_to=looked_to,
        flip=flip,
        sentence=_sentence(turned, flip, looked_from, looked_to),
    )


def _end(value: float, week: Week | None, now: Week) -> End | None:
    if week is None:
        return None
    phase = week.phase(now.worst.id)
    return End(value=value, holds=week.holds, margin=week.margin, figure=None if phase is None else key_figure(phase))


def _flip(bar: _Bar, weeks: _Weeks) -> tuple[Flip | None, float, float]:
    """Return the nearest flip point in either direction, and the range that was searched."""
    turned, now = bar.turned, bar.now
    found: list[Flip] = []
    looked = [turned.value, turned.value]
    for side, (near, week, far) in enumerate(
        ((turned.low, bar.low, turned.least), (turned.high, bar.high, turned.most))
    ):
        same, other = turned.value, None
        if week is not None:
            looked[side] = near
            same, other = (same, (near, week)) if week.holds is not now.holds else (near, None)
        if other is None and _may_flip(bar, week):
            reached = _reach(turned, same, far, weeks)
            if reached is not None:
                looked[side] = reached[0]
                other = reached if reached[1].holds is not now.holds else None
        if other is not None:
            found.append(_halved(turned, same, other, now, weeks))
    flip = min(found, key=lambda flip: abs(flip.change_fraction), default=None)
    return flip, looked[0], looked[1]


def _may_flip(bar: _Bar, week: Week | None) -> bool:
    """Return whether a larger change in this direction could flip the verdict, judging by the margin's trend."""
    if week is None or abs(week.margin - bar.now.margin) < NO_SWING:
        return True
    return (week.margin < bar.now.margin) is bar.now.holds


def _reach(turned: Input, near: float, far: float, weeks: _Weeks) -> tuple[float, Week] | None:
    """Return the week at the end of an input's range, or at an intermediate value if the end is invalid."""
    for value in dict.fromkeys((far, math.sqrt(near * far))):
        value_there = turned.nearest(value)
        if abs(value_there - near) <= 1e-9 * abs(near):
            continue
        week = weeks.at(turned, value_there)
        if week is not None:
            return value_there, week
    return None


def _halved(turned: Input, same: float, other: tuple[float, Week], now: Week, weeks: _Weeks) -> Flip:
    """Return the flip point between a value with the current verdict and a value with the opposite verdict."""
    value, week = other
    while abs(value - same) > _precision(turned):
        middle = turned.nearest((value + same) / 2.0)
        if middle in (value, same):
            break
        there = weeks.at(turned, middle)
        if there is not None and there.holds is now.holds:
            same = middle
        elif there is not None:
            value, week = middle, there
        else:
            break
    return Flip(value=value, change_fraction=value / turned.value - 1.0, margin=week.margin)


def _precision(turned: Input) -> float:
    if turned.id == DESKTOPS:
        return turned.step
    return max(1.0 if turned.whole else 0.0, PRECISION * turned.value)


def _sentence(turned: Input, flip: Flip | None, looked_from: float, looked_to: float) -> Message:
    name, now = turned.label, _shown(turned, turned.value)
    if flip is not None:
        change, after = Quantity(abs(flip.change_fraction), "fraction"), _shown(turned, flip.value)
        if flip.change_fraction > 0:
            return msg("sensitivity-flip-up", input=name, change=change, before=now, after=after)
        return msg("sensitivity-flip-down", input=name, change=change, before=now, after=after)
    if looked_from == looked_to:
        return msg("sensitivity-not-searched", input=name)
    low, high = _shown(turned, looked_from), _shown(turned, looked_to)
    return msg("sensitivity-no-flip", input=name, low=low, high=high, now=now)


def _shown(turned: Input, value: float) -> int | Quantity:
    if turned.whole:
        return round(value)
    return Quantity(value, turned.unit, 2 if turned.unit == "s" else 3)


def _whole(found: Sequence[InputSensitivity], now: Week) -> Text:
    verdict = msg("analysis-goals-met") if now.holds else msg("analysis-goals-missed")
    flips = [each for each in found if each.flip is not None]
    facts = sorted(
        (each for each in flips if each.group != "goal"),
        key=lambda each: abs(each.flip.change_fraction) if each.flip else math.inf,
    )
    if not facts:
        return sentences(verdict, msg("sensitivity-none-flips"))
    others = len(facts) - 1
    return sentences(verdict, facts[0].sentence, msg("sensitivity-others-flip", n=others) if others else None)


def _today(scenario: Scenario, sentence: Text) -> Text:
    """Return the sentence with today's desktops if growth is planned: the verdict is on its last year too."""
    if not plans_growth(scenario):
        return sentence
    return in_state(state_label(None, scenario.n_desktops, None, None), sentence)


def _why(phase: PhaseResult, steps: Sequence[NextStep]) -> EventWhy:
    """Explain a phase's grade: bottleneck, margins, and the cheapest step that increases its margin."""
    gains = [(i, step, bought) for i, step in enumerate(steps) for bought in step.bought if bought.phase_id == phase.id]
    helping = [
        (math.inf if step.price is None else step.price, i, bought)
        for i, step, bought in gains
        if bought.margin_after > bought.margin_before + MORE_ROOM
    ]
    best = min(helping, key=lambda each: each[:2], default=None)
    return EventWhy(
        phase_id=phase.id,
        label=phase.label,
        grade=phase.grade,
        holds=phase.holds,
        binding=phase.binding,
        checks=tuple(sorted(phase.checks, key=lambda check: check.margin_fraction)),
        margin=margin_of_phase(phase),
        next_step=None if best is None else best[1],
        sentence=sentences(phase.binding.sentence, _help(steps, best)),
    )


def _help(steps: Sequence[NextStep], best: tuple[float, int, Bought] | None) -> Message:
    if best is None:
        return msg("sensitivity-no-step-helps")
    _, i, bought = best
    words = steps[i].words
    old, new = bought.figure_before, bought.figure_after
    if not old.visibly_differs(new):
        margins = Quantity(bought.margin_before, "fraction"), Quantity(bought.margin_after, "fraction")
        return msg("sensitivity-best-step-margin", step=words, before=margins[0], after=margins[1])
    return msg("sensitivity-best-step", step=words, figure=old.label, before=old.quantity, after=new.quantity)
