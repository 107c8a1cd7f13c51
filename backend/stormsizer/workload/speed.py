"""Speed of a scenario's hosts relative to those on which its desktops were measured."""

from stormsizer.model.catalog import WorkloadProfile
from stormsizer.model.catalog.workloads import HostDemand
from stormsizer.model.provenance import Fact, known_or_none
from stormsizer.model.scenario import Hosts


def relative_speed(hosts: Hosts, specrate_per_ghz: float | None) -> float:
    """Return the hosts' performance per GHz relative to the measured hosts; 1 if a score is unknown.

    Parameters
    ----------
    specrate_per_ghz
        SPECrate 2017 Integer base score of the measured hosts, divided by their cores and clock speed in GHz.
    """
    score, cores, ghz = hosts.specrate2017_int_base, hosts.n_cores_per_host, hosts.ghz_per_core
    if score is None or cores is None or ghz is None or specrate_per_ghz is None:
        return 1.0
    return score / (cores * ghz) / specrate_per_ghz


def speed_for(hosts: Hosts, profile: WorkloadProfile) -> float:
    """Return the hosts' performance per GHz relative to the hosts that a profile was measured on."""
    return relative_speed(hosts, None if profile.host is None else known_or_none(profile.host.specrate_per_ghz))


def host_demand(hosts: Hosts, profile: WorkloadProfile) -> HostDemand | None:
    """Return a profile's host CPU in GHz of these hosts; None if it is unknown."""
    speed = speed_for(hosts, profile)
    if profile.host is None or speed == 1.0:
        return profile.host
    facts = {name: getattr(profile.host, name) for name in ("cpu_ghz_alone", "boot_ghz_s", "login_ghz_s", "idle_ghz")}
    slower = {name: _divided(fact, speed) for name, fact in facts.items() if fact is not None}
    return profile.host.model_copy(update=slower)


def _divided(fact: Fact[float], by: float) -> Fact[float]:
    return fact.model_copy(update={"value": fact.known / by})
