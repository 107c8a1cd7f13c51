"""The first page: what holds, what does not, what binds, what to change."""

from collections.abc import Mapping, Sequence

from stormsizer import wording
from stormsizer.experience.grades import GoalCheck
from stormsizer.report import labels, phrases
from stormsizer.report.blocks import Answer, KeyFigure, Mark, VerdictPage
from stormsizer.report.logins import worst_bars
from stormsizer.report.recommended import changes
from stormsizer.result import Phase, PhaseResult, Result, judged_elsewhere
from stormsizer.scenario import Scenario

UNTIL_DONE = (Phase.PROVISIONING, Phase.POWER_ON, Phase.RECOMPOSE, Phase.ANTIVIRUS_SCAN, Phase.PATCH)
"""Phases that last until their work is done."""
MOST_BARS = 5
MOST_POINTS = 5
"""Points per question of the first page; what is left out is counted and stands in the tables."""


def verdict_page(result: Result, scenario: Scenario, names: Mapping[str, str]) -> VerdictPage:
    """The page that stands for the whole report."""
    verdict = result.verdict
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
            Answer(question="What to change", points=_changes(result, scenario, names)),
        ),
    )


def check_words(check: GoalCheck) -> str:
    """*Good logins 45 % (goal: at least 90 %)*."""
    return labels.goal_words(check.goal, check.label, check.value, check.limit, check.unit)


def _key_figures(result: Result, scenario: Scenario) -> tuple[KeyFigure, ...]:
    verdict, capacity = result.verdict, result.capacity
    figures = [
        KeyFigure(
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
                label="Slowest login, mean",
                value=wording.duration(mean_s),
                note=_short(slowest),
                mark=slowest.grade.value,
            )
        )
    if result.phases:
        busiest = max(result.phases, key=lambda phase: phase.figures.peak_iops)
        peak = wording.figure(busiest.figures.peak_iops, "IOPS")
        figures.append(KeyFigure(label="Highest load of any minute", value=peak, note=_short(busiest)))
    spare: Mark = "holds" if capacity.spare_fraction >= scenario.goals.spare_capacity_fraction else "broken"
    figures.append(
        KeyFigure(
            label="Space left free",
            value=wording.percent(capacity.spare_fraction),
            note=f"goal: at least {wording.percent(scenario.goals.spare_capacity_fraction)}",
            mark=spare,
        )
    )
    return tuple(figures)


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
        return f"{wording.percent(worst.good_fraction)} good, mean {wording.duration(worst.mean_s)}"
    busiest = max(phases, key=lambda phase: phase.figures.total_iops)
    if busiest.phase in UNTIL_DONE:
        return f"done in {wording.duration(max(phase.duration_s for phase in phases))}"
    latency_ms = max(busiest.figures.host_read_latency_ms, busiest.figures.host_write_latency_ms)
    return f"{wording.figure(busiest.figures.total_iops, 'IOPS')} at {wording.quantity(latency_ms, 'ms')}"


def _broken(phases: Sequence[PhaseResult]) -> tuple[str, ...]:
    points = []
    for phase in phases:
        if not phase.holds:
            broken = [wording.lowered(check_words(check)) for check in phase.checks if not check.holds]
            reason = wording.listed(broken, most=3) or "the work was not done when the calendar ended"
            points.append(f"{_short(phase)}: {reason}")
    return _shortened(points) or ("Every phase keeps every goal.",)


def _binding(result: Result) -> tuple[str, ...]:
    worst = [phase for phase in result.phases if phase.id == result.verdict.worst_phase_id]
    missed = [phase for phase in result.phases if not phase.holds and phase not in worst]
    told: dict[str, str] = {}
    for phase in [*worst, *missed] or result.phases:
        if phase.binding.component != "none":
            told.setdefault(phase.binding.component, f"{_short(phase)}: {phrases.sentence(phase.binding.sentence)}")
    return tuple(told.values())[:3] or ("Nothing comes near its limit.",)


def _changes(result: Result, scenario: Scenario, names: Mapping[str, str]) -> tuple[str, ...]:
    recommendation = result.recommendation
    if recommendation is None:
        return ("No other configuration was tried for this report.",)
    steps = changes(scenario.array, recommendation.chosen.configuration, names)
    return (phrases.sentence(recommendation.sentence), *(f"{what}: {old} → {new}" for what, old, new in steps))


def _shortened(points: Sequence[str]) -> tuple[str, ...]:
    if len(points) <= MOST_POINTS:
        return tuple(points)
    return (*points[: MOST_POINTS - 1], f"and {len(points) - MOST_POINTS + 1:,} more, see the tables")
