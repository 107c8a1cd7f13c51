"""Result of a simulation, used by the user interface, reports, API and command line."""

from collections.abc import Iterator, Sequence
from typing import cast

from stormsizer.capacity import CapacityBreakdown, HostDensity
from stormsizer.confidence import Confidence, ConfidencePrice
from stormsizer.experience.applications import ApplicationStart
from stormsizer.experience.grades import Binding
from stormsizer.experience.phases import EventSpan, PhaseResult
from stormsizer.messages.terms import ONE_PART
from stormsizer.messages.text import Listing, Message, Text, msg
from stormsizer.model.catalog import ArrayModel, Catalog, Deployment, Drive, WorkloadProfile
from stormsizer.model.catalog.facts import NamedFact, facts_of
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Provision, Recompose, Scenario, plans_growth
from stormsizer.recommendation.answer import ConfigurationCost, Recommendation
from stormsizer.simulation.states import StateVerdict
from stormsizer.simulation.verdict import Verdict
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
]


Factual = WorkloadProfile | Deployment | ArrayModel | Drive
"""A catalog document with facts used by a simulation."""


class ResultWarning(Document):
    """A warning to the user, as opposed to an error."""

    path: str
    message: Text
    smallest_reachable: float | None = None
    """Smallest value of the field that hardware can meet; None unless a goal is below it."""


class Assumption(Document):
    """One number that the answer is based on, and its origin."""

    label: Text
    value: float | None
    unit: str
    origin: str
    """Status of the fact: stated, specified, derived, calibrated, assumed or unknown."""
    source: str
    where: str
    reasoning: str
    low: float | None = None
    high: float | None = None

    @property
    def document_and_fact(self) -> tuple[Text, Text]:
        """Names of the document and the fact that make up the label."""
        if isinstance(self.label, Message):
            params = dict(self.label.params)
            return cast("Text", params["document"]), cast("Text", params["fact"])
        document, _, fact = self.label.partition(": ")  # stored by an earlier release
        return document, fact


class ArrayVerdict(Document):
    """Verdict on one of a scenario's several arrays."""

    id: str
    """ID of the array in the scenario; *main* for the main array."""
    name: str
    model_name: str
    verdict: Verdict
    """Phases that meet their goals, or miss them because of another array. Users wait for an array if more of the
    phase's I/O is in progress on it than on any other."""


class OtherArrayResult(Document):
    """Result on an array in addition to the main one. Login times and durations are those of the main result."""

    id: str
    name: str
    model_name: str
    phases: tuple[PhaseResult, ...]
    """Phases in which the array has I/O, with its own figures and bottleneck."""
    capacity: CapacityBreakdown
    recommendation: Recommendation | None
    """Recommended configuration; None in a preview."""
    cost: ConfigurationCost
    warnings: tuple[ResultWarning, ...]


class Result(Document):
    """The engine's result for a scenario, without the time series."""

    engine_version: str
    catalog_version: str
    scenario_name: str
    verdict: Verdict
    """Verdict on the calendar and, if they are simulated, on the planned states."""
    states: tuple[StateVerdict, ...] | None = None
    """Verdict in each state: today, in the last year of the growth, and with each component failed that the array must
    survive. Empty if the scenario plans neither growth nor failures; None if only the calendar was simulated, as in
    analyses and by older engines."""
    confidence: Confidence | None = None
    """Probability that the goals are met, and ranges of the figures; None in results of older engines."""
    phases: tuple[PhaseResult, ...]
    events: tuple[EventSpan, ...]
    capacity: CapacityBreakdown
    hosts: HostDensity | None = None
    """Desktops that the hosts support; None in results of older engines, which did not compute this number."""
    application_starts: tuple[ApplicationStart, ...] = ()
    """Storage time during the start of each recorded application, by phase."""
    recommendation: Recommendation | None
    """Recommended configuration; None in a preview, which runs no search."""
    confidence_prices: tuple[ConfidencePrice, ...] = ()
    """Configurations that meet the goals with a higher probability; empty without a recommendation that meets them."""
    cost: ConfigurationCost | None = None
    """Cost of the simulated configuration; None in results of older engines, which did not compute the cost."""
    assumptions: tuple[Assumption, ...]
    warnings: tuple[ResultWarning, ...]
    arrays: tuple[ArrayVerdict, ...] = ()
    """Verdict on each array, the main one first; empty if there is only one."""
    other_arrays: tuple[OtherArrayResult, ...] = ()
    """Results on the other arrays, in the order of the scenario."""

    @property
    def capacities(self) -> tuple[CapacityBreakdown, ...]:
        """Capacity of each array, the main one first."""
        return (self.capacity, *(other.capacity for other in self.other_arrays))

    @property
    def least_spare_fraction(self) -> float:
        """Free fraction of the usable capacity, on the array with the least."""
        return min(capacity.spare_fraction for capacity in self.capacities)


def assumptions_of(scenario: Scenario, catalog: Catalog, memory: StageCache = NO_CACHE) -> tuple[Assumption, ...]:
    """Return every catalog fact that a scenario's answer is based on, workload first."""
    unused = unused_paths(scenario, catalog)

    def rests_on(document: Factual) -> tuple[Assumption, ...]:
        inputs = (ById(document), unused)
        return memory.reuse("assumptions", lambda: inputs, lambda: tuple(_assumptions(document, unused)))

    return tuple(assumption for document in documents_of(scenario, catalog) for assumption in rests_on(document))


def documents_of(scenario: Scenario, catalog: Catalog) -> tuple[Factual, ...]:
    """Return the catalog documents that a scenario's answer is based on, workload first."""
    profiles = dict.fromkeys(pool.profile_id for pool in scenario.pools)
    renewing = (event for event in scenario.events if isinstance(event, Provision | Recompose))
    renewed = {pool_id for event in renewing for pool_id in event.pool_ids}
    deployments = dict.fromkeys(deployment_of(pool, catalog).id for pool in scenario.pools if pool.id in renewed)
    arrays = (scenario.array, *scenario.other_arrays)
    models = dict.fromkeys(array.model_id for array in arrays)
    return (
        *(catalog.workloads[profile] for profile in profiles),
        *(catalog.deployments[deployment] for deployment in deployments),
        *(catalog.arrays[model] for model in models),
        *(catalog.drives[drive] for drive in dict.fromkeys(tier.drive_id for array in arrays for tier in array.tiers)),
    )


def unused_paths(scenario: Scenario, catalog: Catalog) -> tuple[str, ...]:
    """Return the path prefixes of unused facts: those that belong to releases that are not installed."""
    arrays = (scenario.array, *scenario.other_arrays)
    installed = {array.firmware_id for array in arrays}
    releases = dict.fromkeys(release.id for array in arrays for release in catalog.arrays[array.model_id].firmware)
    return tuple(f"firmware.{release}." for release in releases if release not in installed)


def _assumptions(document: Factual, unused: tuple[str, ...]) -> Iterator[Assumption]:
    """Yield the facts of a document, except those under the unused paths."""
    for named in facts_of(document):
        if not named.path.startswith(unused):
            yield assumption_of(document, named)


def assumption_of(document: Factual, named: NamedFact) -> Assumption:
    """Return one fact of a document, with its origin."""
    fact = named.fact
    return Assumption(
        label=msg("assumption-label", document=document.name, fact=named.label),
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
    """Return an array's caveats for the phases that occur."""
    present = {str(phase.phase) for phase in phases}
    return tuple(
        ResultWarning(path=f"phases.{caveat.phase}" if caveat.phase else "array", message=caveat.text.strip())
        for caveat in array.caveats
        if not caveat.phase or caveat.phase in present
    )


def judged_elsewhere(scenario: Scenario) -> tuple[ResultWarning, ...]:
    """Warn about what the calendar alone does not cover: growth in later years, and failed components."""
    until = str(scenario.growth.through_year) if plans_growth(scenario) else ""
    parts = Listing(tuple(ONE_PART[part] for part in dict.fromkeys(scenario.goals.survives)))
    if until and parts.items:
        message = msg("warning-growth-and-failures-elsewhere", year=until, parts=parts)
    elif until:
        message = msg("warning-growth-elsewhere", year=until)
    elif parts.items:
        message = msg("warning-failures-elsewhere", parts=parts)
    else:
        return ()
    return (ResultWarning(path="growth.through_year" if until else "goals.survives", message=message),)
