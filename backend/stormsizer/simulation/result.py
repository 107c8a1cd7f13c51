"""Result of a simulation, read by screen, report, API and command line."""

from collections.abc import Iterator, Sequence

from stormsizer.capacity import CapacityBreakdown, HostDensity, HostMemory, beyond_goal
from stormsizer.experience.applications import ApplicationStart
from stormsizer.experience.grades import Binding, Grade
from stormsizer.experience.phases import EventSpan, PhaseResult
from stormsizer.messages.formatting import against, count, duration, figure, listed, lowered, percent
from stormsizer.model.catalog import ArrayModel, Catalog, Deployment, Drive, WorkloadProfile
from stormsizer.model.catalog.facts import NamedFact, facts_of
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Goals, Provision, Recompose, Scenario, years_of
from stormsizer.recommendation.answer import ConfigurationCost, Recommendation
from stormsizer.recommendation.conditions import PART_NAMES
from stormsizer.recommendation.goals import tightest_memory
from stormsizer.stage_cache import NO_CACHE, ById, StageCache
from stormsizer.timeline.phases import Phase
from stormsizer.workload import deployment_of

__all__ = [
    "Assumption",
    "Binding",
    "EventSpan",
    "Factual",
    "Phase",
    "PhaseResult",
    "Result",
    "ResultWarning",
    "Verdict",
    "assumption_of",
    "assumptions_of",
    "caveats",
    "documents_of",
    "judged_elsewhere",
    "unused_paths",
    "verdict_of",
]


Factual = WorkloadProfile | Deployment | ArrayModel | Drive
"""A catalog document with facts used by a simulation."""


class Verdict(Document):
    """Summary of the whole week."""

    holds: bool
    """Whether every phase meets its goals and the capacity is sufficient. Host memory, which no array can add, is part
    of the sentence only."""
    n_phases: int
    n_holding: int
    worst_phase_id: str | None
    sentence: str


class ResultWarning(Document):
    """A warning for the reader that is not an error."""

    path: str
    message: str


class Assumption(Document):
    """One number behind the answer, and its origin."""

    label: str
    value: float | None
    unit: str
    origin: str
    """Status of the fact: stated, specified, derived, calibrated, assumed or unknown."""
    source: str
    where: str
    reasoning: str
    low: float | None = None
    high: float | None = None


class Result(Document):
    """Result of the engine for a scenario, without the time series."""

    engine_version: str
    catalog_version: str
    scenario_name: str
    verdict: Verdict
    phases: tuple[PhaseResult, ...]
    events: tuple[EventSpan, ...]
    capacity: CapacityBreakdown
    hosts: HostDensity | None = None
    """None in results of engines that did not compute it."""
    application_starts: tuple[ApplicationStart, ...] = ()
    """Storage time in the start of each recorded application, phase by phase."""
    recommendation: Recommendation | None
    """None in a preview, which has no search."""
    cost: ConfigurationCost | None = None
    """Cost of the simulated configuration. None in results of engines that did not compute it."""
    assumptions: tuple[Assumption, ...]
    warnings: tuple[ResultWarning, ...]


def assumptions_of(scenario: Scenario, catalog: Catalog, memory: StageCache = NO_CACHE) -> tuple[Assumption, ...]:
    """Every catalog fact behind a scenario's answer, workload first."""
    unused = unused_paths(scenario, catalog)

    def rests_on(document: Factual) -> tuple[Assumption, ...]:
        inputs = (ById(document), unused)
        return memory.reuse("assumptions", lambda: inputs, lambda: tuple(_assumptions(document, unused)))

    return tuple(assumption for document in documents_of(scenario, catalog) for assumption in rests_on(document))


def documents_of(scenario: Scenario, catalog: Catalog) -> tuple[Factual, ...]:
    """Catalog documents behind a scenario's answer, workload first."""
    profiles = dict.fromkeys(pool.profile_id for pool in scenario.pools)
    renewing = (event for event in scenario.events if isinstance(event, Provision | Recompose))
    renewed = {pool_id for event in renewing for pool_id in event.pool_ids}
    deployments = dict.fromkeys(deployment_of(pool, catalog).id for pool in scenario.pools if pool.id in renewed)
    return (
        *(catalog.workloads[profile] for profile in profiles),
        *(catalog.deployments[deployment] for deployment in deployments),
        catalog.arrays[scenario.array.model_id],
        *(catalog.drives[drive] for drive in dict.fromkeys(tier.drive_id for tier in scenario.array.tiers)),
    )


def unused_paths(scenario: Scenario, catalog: Catalog) -> tuple[str, ...]:
    """Path prefixes of unused facts: releases that are not installed."""
    releases = catalog.arrays[scenario.array.model_id].firmware
    return tuple(f"firmware.{release.id}." for release in releases if release.id != scenario.array.firmware_id)


def _assumptions(document: Factual, unused: tuple[str, ...]) -> Iterator[Assumption]:
    """Facts of a document, except those below the unused paths."""
    for named in facts_of(document):
        if not named.path.startswith(unused):
            yield assumption_of(document, named)


def assumption_of(document: Factual, named: NamedFact) -> Assumption:
    """One fact of a document, with its origin."""
    fact = named.fact
    return Assumption(
        label=f"{document.name}: {named.label}",
        value=fact.value,
        unit=named.unit,
        origin=fact.status,
        source=fact.source or "",
        where=fact.where,
        reasoning=fact.reasoning,
        low=fact.low,
        high=fact.high,
    )


def caveats(array: ArrayModel, phases: Sequence[PhaseResult]) -> tuple[ResultWarning, ...]:
    """Evidence caveats of an array, for the phases that occur."""
    present = {str(phase.phase) for phase in phases}
    return tuple(
        ResultWarning(path=f"phases.{caveat.phase}" if caveat.phase else "array", message=caveat.text.strip())
        for caveat in array.caveats
        if not caveat.phase or caveat.phase in present
    )


def judged_elsewhere(scenario: Scenario) -> tuple[ResultWarning, ...]:
    """Parts of a scenario that the current week does not cover: desktops of later years, and failed components."""
    grows = scenario.growth.desktops_fraction_per_year > 0 or any(
        pool.data_growth_fraction_per_year > 0 for pool in scenario.pools
    )
    seen, elsewhere, paths = [], [], []
    if grows and years_of(scenario):
        paths.append("growth.through_year")
        seen.append("the desktops of today")
        elsewhere.append(f"growth to {scenario.growth.through_year}")
    if scenario.goals.survives:
        paths.append("goals.survives")
        seen.append("every part in place")
        elsewhere.append(f"the loss of {listed([PART_NAMES[part] for part in dict.fromkeys(scenario.goals.survives)])}")
    if not paths:
        return ()
    left_out = listed(elsewhere)
    are = "are" if len(elsewhere) > 1 else "is"
    message = f"Judged with {listed(seen)}; {left_out} {are} judged by the recommendation."
    return (ResultWarning(path=paths[0], message=message),)


_GRADES = (Grade.GOOD, Grade.FAIR, Grade.POOR)


def verdict_of(
    phases: Sequence[PhaseResult], capacity: CapacityBreakdown, scenario: Scenario, array: ArrayModel
) -> Verdict:
    """Number of passing phases, the worst of the others, and whether the capacity is sufficient.

    Missing host memory that storage does not use is reported, but does not fail the verdict.
    """
    goals = scenario.goals
    judged = [phase for phase in phases if phase.phase is not Phase.IDLE]
    holding = [phase for phase in judged if phase.holds]
    missed = [phase for phase in judged if not phase.holds]
    fits = capacity.spare_fraction >= goals.spare_capacity_fraction
    space = "" if fits else f" {_lack_of_space(capacity, goals)}"
    memory, n_missing = tightest_memory(scenario, array)
    beside = f"{space}{'' if memory.holds else f' {lack_of_memory(memory, n_missing)}.'}"
    if not missed:
        return Verdict(
            holds=fits and not memory.lacks_for_storage,
            n_phases=len(judged),
            n_holding=len(judged),
            worst_phase_id=None,
            sentence=f"{_all_held(len(judged))}{beside}",
        )
    worst = max(missed, key=lambda phase: (_GRADES.index(phase.grade), -_worst_margin(phase)))
    return Verdict(
        holds=False,
        n_phases=len(judged),
        n_holding=len(holding),
        worst_phase_id=worst.id,
        sentence=f"Holds {len(holding)} of {len(judged)} phases. Worst: {worst.label} - {_what_happens(worst)}. "
        f"{worst.binding.sentence}{beside}",
    )


def _all_held(n_phases: int) -> str:
    return "Holds the only phase of the calendar." if n_phases == 1 else f"Holds all {n_phases} phases of the calendar."


def lack_of_memory(memory: HostMemory, n_missing: int) -> str:
    """Oversubscription of host memory, with some hosts possibly missing, without a full stop."""
    beyond = beyond_goal(memory.ratio, memory.limit_ratio)
    return f"With {count(n_missing, 'host')} fewer, {lowered(beyond)}" if n_missing else beyond


def _lack_of_space(capacity: CapacityBreakdown, goals: Goals) -> str:
    if capacity.spare_fraction < 0:
        return (
            f"The pools do not fit: they need {figure(capacity.needed_gb, 'GB')} of {figure(capacity.usable_gb, 'GB')}."
        )
    free, wanted = percent(capacity.spare_fraction), percent(goals.spare_capacity_fraction)
    return f"Only {free} of the space stays free, {wanted} are asked for."


def _worst_margin(phase: PhaseResult) -> float:
    return min((check.margin_fraction for check in phase.checks), default=0.0)


def _what_happens(phase: PhaseResult) -> str:
    if not phase.complete:
        return "it does not finish"
    if phase.experience is not None:
        seen = phase.experience
        return (
            f"{percent(seen.good_fraction)} good, {percent(seen.fair_fraction)} fair, "
            f"{percent(seen.poor_fraction)} poor logins (mean {duration(seen.mean_s)})"
        )
    broken = min(phase.checks, key=lambda check: check.margin_fraction)
    value, limit = against(broken.value, broken.limit, broken.unit)
    return f"{broken.label} {value} against {limit}"
