"""The week in one sentence."""

from collections.abc import Sequence

from stormsizer.experience.grades import Grade
from stormsizer.result import Phase, PhaseResult, Verdict

_GRADES = (Grade.GOOD, Grade.FAIR, Grade.POOR)


def verdict_of(phases: Sequence[PhaseResult]) -> Verdict:
    """How many phases hold, and the worst of those that do not."""
    judged = [phase for phase in phases if phase.phase is not Phase.IDLE]
    holding = [phase for phase in judged if phase.holds]
    missed = [phase for phase in judged if not phase.holds]
    if not missed:
        return Verdict(
            holds=True,
            n_phases=len(judged),
            n_holding=len(judged),
            worst_phase_id=None,
            sentence=f"Holds all {len(judged)} phases of the calendar.",
        )
    worst = max(missed, key=lambda phase: (_GRADES.index(phase.grade), -_worst_margin(phase)))
    return Verdict(
        holds=False,
        n_phases=len(judged),
        n_holding=len(holding),
        worst_phase_id=worst.id,
        sentence=f"Holds {len(holding)} of {len(judged)} phases. Worst: {worst.label} - {_what_happens(worst)}. "
        f"{worst.binding.sentence}",
    )


def _worst_margin(phase: PhaseResult) -> float:
    return min((check.margin_fraction for check in phase.checks), default=0.0)


def _what_happens(phase: PhaseResult) -> str:
    if not phase.complete:
        return "it does not finish"
    if phase.experience is not None:
        seen = phase.experience
        return (
            f"{seen.good_fraction:.0%} good, {seen.fair_fraction:.0%} fair, {seen.poor_fraction:.0%} poor logins "
            f"(mean {seen.mean_s:.0f} s)".replace("%", " %")
        )
    broken = min(phase.checks, key=lambda check: check.margin_fraction)
    if broken.unit == "fraction":
        return f"{broken.label} {broken.value:.0%} against {broken.limit:.0%}".replace("%", " %")
    return f"{broken.label} {broken.value:.3g} {broken.unit} against {broken.limit:g} {broken.unit}"
