"""First page: results, misses, bottlenecks and recommended changes."""

from collections.abc import Mapping, Sequence

from stormsizer.analysis.runway import Runway
from stormsizer.experience.grades import GoalCheck
from stormsizer.messages import formatting
from stormsizer.model.scenario import Scenario
from stormsizer.recommendation.answer import ConfigurationCost
from stormsizer.report import labels, phrases
from stormsizer.report.blocks import Answer, KeyFigure, Mark, VerdictPage
from stormsizer.report.sections.decisions import costs
from stormsizer.report.sections.decisions.recommendation import changes
from stormsizer.report.sections.results.logins import worst_bars
from stormsizer.report.sections.results.phases import UNTIL_DONE
from stormsizer.report.studies import Studies
from stormsizer.simulation.result import Phase, PhaseResult, Result, judged_elsewhere

MOST_BARS = 5
MOST_POINTS = 5
"""Points per question of the first page; omitted ones are counted and listed in the tables."""


def verdict_page(
    result: Result, scenario: Scenario, names: Mapping[str, str], studies: Studies | None = None
) -> VerdictPage:
    """The page that summarizes the report."""
    verdict = result.verdict
    studies = studies or Studies()
    n_holding = sum(phase.holds for phase in result.phases)
    return VerdictPage(
        holds=verdict.holds,
        headline="The configuration holds the week." if verdict.holds else "The configuration does not hold the week.",
        sentence=" ".join((verdict.sentence, *(warning.message for warning in judged_elsewhere(scenario)))),
        key_figures=_key_figures(result, scenario),
        bars=worst_bars(result, scenario, MOST_BARS),
        answers=(
            Answer(question="What holds", points=_holding(result.phases), mark="holds" if n_holding else "broken"),
            Answer(
                question="What does not",
                points=_broken(result.phases),
                mark="holds" if n_holding == len(result.phases) else "broken",
            ),
            Answer(question="What gives out first", points=_binding(result)),
            Answer(question="What to change first", points=_changes(result, scenario, names, studies)),
        ),
        outlook=_outlook(studies),
    )


def check_words(check: GoalCheck) -> str:
    """*Good logins 45 % (goal: at least 90 %)*."""
    return labels.goal_words(check.goal, check.label, check.value, check.limit, check.unit)


def _key_figures(result: Result, scenario: Scenario) -> tuple[KeyFigure, ...]:
    verdict, capacity = result.verdict, result.capacity
    figures = [
        KeyFigure(
            id="phases",
            label="Phases that hold",
            value=f"{verdict.n_holding:,} of {verdict.n_phases:,}",
            note="each keeps every goal",
            mark="holds" if verdict.n_holding == verdict.n_phases else "broken",
        )
    ]
    logins = [phase for phase in result.phases if phase.experience is not None]
    if logins:
        slowest = max(logins, key=lambda phase: phase.experience.mean_s if phase.experience else 0.0)
        mean_s = slowest.experience.mean_s if slowest.experience else None
        figures.append(
            KeyFigure(
                id="slowest-login",
                label="Slowest login, mean",
                value=formatting.duration(mean_s),
                note=_short(slowest),
                mark=slowest.grade.value,
            )
        )
    if result.phases:
        busiest = max(result.phases, key=lambda phase: phase.figures.peak_iops)
        peak = formatting.figure(busiest.figures.peak_iops, "IOPS")
        figures.append(KeyFigure(id="peak-load", label="Highest load of any minute", value=peak, note=_short(busiest)))
    spare: Mark = "holds" if capacity.spare_fraction >= scenario.goals.spare_capacity_fraction else "broken"
    figures.append(
        KeyFigure(
            id="spare-capacity",
            label="Space left free",
            value=formatting.percent(capacity.spare_fraction),
            note=f"goal: at least {formatting.percent(scenario.goals.spare_capacity_fraction)}",
            mark=spare,
        )
    )
    if result.cost is not None:
        figures.append(_cost(result.cost, costs.all_of_them(scenario)))
    return tuple(figures)


def _cost(cost: ConfigurationCost, of_whom: str) -> KeyFigure:
    if cost.price is None or cost.price_per_desktop is None:
        return KeyFigure(id="cost", label="What it costs", value="–", note=f"{cost.n_drives:,} drives, price not known")
    each = costs.for_each(cost.price_per_desktop, cost.prices, of_whom)
    illustrative = cost.prices is not None and cost.prices.standing == "illustrative"
    note = f"{each}{', illustrative' if illustrative else ''}"
    return KeyFigure(
        id="cost", label="What it costs as simulated", value=costs.money(cost.price, cost.prices), note=note
    )


def _holding(phases: Sequence[PhaseResult]) -> tuple[str, ...]:
    by_kind: dict[str, list[PhaseResult]] = {}
    for phase in phases:
        if phase.holds and phase.phase is not Phase.IDLE:
            by_kind.setdefault(labels.phase(phase.phase), []).append(phase)
    kinds = sorted(by_kind.items(), key=lambda item: item[1][0].experience is None)
    points = [f"{kind}{_times(kept)}: {_best_words(kept)}" for kind, kept in kinds]
    return _shortened(points) or ("No phase keeps every goal.",)


def _short(phase: PhaseResult) -> str:
    return phrases.shortened(phase.label, 70)


def _times(phases: Sequence[PhaseResult]) -> str:
    n_times = len({phase.label for phase in phases})
    return f" ({n_times:,} times)" if n_times > 1 else ""


def _best_words(phases: Sequence[PhaseResult]) -> str:
    experiences = [phase.experience for phase in phases if phase.experience is not None]
    if experiences:
        worst = min(experiences, key=lambda experience: experience.good_fraction)
        return f"{formatting.percent(worst.good_fraction)} good, mean {formatting.duration(worst.mean_s)}"
    busiest = max(phases, key=lambda phase: phase.figures.total_iops)
    if busiest.phase in UNTIL_DONE:
        return f"done in {formatting.duration(max(phase.duration_s for phase in phases))}"
    latency_ms = max(busiest.figures.host_read_latency_ms, busiest.figures.host_write_latency_ms)
    return f"{formatting.figure(busiest.figures.total_iops, 'IOPS')} at {formatting.quantity(latency_ms, 'ms')}"


def _broken(phases: Sequence[PhaseResult]) -> tuple[str, ...]:
    points = []
    for phase in phases:
        if not phase.holds:
            broken = [formatting.lowered(check_words(check)) for check in phase.checks if not check.holds]
            reason = formatting.listed(broken, most=3) or "the work was not done when the calendar ended"
            points.append(f"{_short(phase)}: {reason}")
    return _shortened(tuple(dict.fromkeys(points))) or ("Every phase keeps every goal.",)


def _binding(result: Result) -> tuple[str, ...]:
    worst = [phase for phase in result.phases if phase.id == result.verdict.worst_phase_id]
    missed = [phase for phase in result.phases if not phase.holds and phase not in worst]
    told: dict[str, str] = {}
    for phase in [*worst, *missed] or result.phases:
        if phase.binding.component != "none":
            told.setdefault(phase.binding.component, f"{_short(phase)}: {phrases.sentence(phase.binding.sentence)}")
    return tuple(told.values())[:3] or ("Nothing comes near its limit.",)


def _changes(result: Result, scenario: Scenario, names: Mapping[str, str], studies: Studies) -> tuple[str, ...]:
    """Schedule before hardware, because it is free."""
    advice, recommendation = studies.advice, result.recommendation
    points = []
    if advice is not None and not advice.holds and advice.cheapest_schedule_change is not None:
        points.append(f"By schedule: {phrases.sentence(advice.cheapest_schedule_change.words)}")
    if recommendation is None:
        return (*points, "No other configuration was tried for this report.")
    steps = changes(scenario, recommendation.chosen, names)
    points.append(phrases.sentence(recommendation.sentence))
    if recommendation.chosen.price is not None:
        prices, each = recommendation.prices, recommendation.price_per_desktop
        taken = costs.in_short(recommendation.chosen, each, prices, costs.all_at_the_end(scenario))
        points.append(f"It takes {taken}.")
    return (*points, *(f"{what}: {old} → {new}" for what, old, new in steps))


def _outlook(studies: Studies) -> tuple[str, ...]:
    """Confidence and runway."""
    sentences = []
    if studies.ranges is not None:
        share, n = studies.ranges.holds, studies.ranges.n_replications
        sentences.append(
            f"The week holds in {formatting.percent(share.fraction)} of {formatting.count(n, 'week')} drawn "
            f"({formatting.span(share.low, share.high, 'fraction', digits=2)} with 95 % confidence)."
        )
    if studies.runway is not None:
        sentences.append(_reach(studies.runway))
    return tuple(sentences)


def _reach(runway: Runway) -> str:
    """*Every goal is kept up to 2,600 desktops, 100 more than now.

    The first year that misses one is 2014*, as sentences.
    """
    if runway.most_desktops == 0:
        missing = runway.breaks.broken[0].missing if runway.breaks is not None and runway.breaks.broken else None
        return f"No number of desktops keeps every goal{f' without a {labels.PARTS[missing]}' if missing else ''}."
    n, more = runway.headroom_desktops, f"{abs(runway.headroom_desktops):,}"
    beside = "as many as now" if n == 0 else f"{more} more than now" if n > 0 else f"{more} fewer than now"
    held = f"Every goal is kept up to {formatting.count(runway.most_desktops, 'desktop')}, {beside}"
    if len(runway.years) < 2:
        return f"{held}."
    first = runway.first_year_broken
    years = (
        f"all of them through {runway.years[-1].year}" if first is None else f"the first year to miss one is {first}"
    )
    return f"{held}; {years}."


def _shortened(points: Sequence[str]) -> tuple[str, ...]:
    if len(points) <= MOST_POINTS:
        return tuple(points)
    return (*points[: MOST_POINTS - 1], f"and {len(points) - MOST_POINTS + 1:,} more, see the tables")
