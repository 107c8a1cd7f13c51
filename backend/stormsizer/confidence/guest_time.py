"""Guest time of logins: the part of a login that storage does not change, and whether it is measured or assumed."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from stormsizer.confidence.distance import Evidence
from stormsizer.experience.phases import PhaseResult
from stormsizer.model.catalog import Catalog, WorkloadProfile
from stormsizer.model.provenance import Fact, Status, is_from_customer
from stormsizer.model.scenario import Pool, Scenario
from stormsizer.timeline.phases import Phase
from stormsizer.workload.demand import desktop_demand, with_containers


@dataclass(frozen=True)
class GuestTime:
    """Guest time of the logins in a phase; the shortest of its pools, because the rest of a login counts as storage."""

    seconds: float
    is_known: bool
    """Whether it was measured for the workload of every pool, so that it has no error."""

    @property
    def known_s(self) -> float:
        """Guest time without an error."""
        return self.seconds if self.is_known else 0.0


NO_GUEST_TIME = GuestTime(0.0, is_known=False)
"""Guest time of phases without logins."""


def guest_time_of(pools: Sequence[Pool], phase: Phase, evidence: Evidence) -> GuestTime:
    """Return the guest time of the pools' logins in a phase, including the time to attach profile containers."""
    pairs = [(pool, evidence.catalog.workloads[pool.profile_id]) for pool in pools]
    logins = [with_containers(desktop_demand(profile), pool.profile_containers).logins for pool, profile in pairs]
    if not all(phase in login for login in logins):
        return NO_GUEST_TIME
    is_known = all(
        is_from_customer(fact.source, fact.status) or _is_published(fact, profile, evidence)
        for pool, profile in pairs
        for fact in _facts(pool, profile, phase)
    )
    return GuestTime(min((login[phase].guest_s for login in logins), default=0.0), is_known)


def shortest_known_s(scenario: Scenario, phases: Sequence[PhaseResult], catalog: Catalog) -> float:
    """Return the shortest guest time of the phases with logins; zero if that of any is assumed."""
    evidence = Evidence(catalog)
    logins = {(phase.pool_ids, phase.phase) for phase in phases if phase.experience is not None}
    guests = [guest_time_of(pools_of(scenario, pool_ids), phase, evidence) for pool_ids, phase in logins]
    return min((guest.known_s for guest in guests), default=0.0)


def pools_of(scenario: Scenario, pool_ids: Collection[str]) -> list[Pool]:
    """Return the pools of a phase."""
    return [pool for pool in scenario.pools if pool.id in pool_ids]


def _facts(pool: Pool, profile: WorkloadProfile, phase: Phase) -> Iterator[Fact[float]]:
    """Yield the facts that make up the guest time of a login."""
    yield getattr(profile, phase).guest_time_s
    if pool.profile_containers != "none" and profile.profile_container is not None:
        yield profile.profile_container.attach_time_s


def _is_published(fact: Fact[float], profile: WorkloadProfile, evidence: Evidence) -> bool:
    """Return whether a study measured a fact with the profile's own load generator and guest operating system."""
    if fact.status not in (Status.STATED, Status.CALIBRATED):
        return False
    return any(
        profile.generator in tested.generators and profile.guest_os in tested.guests
        for tested in evidence.conditions_behind(fact)
    )
