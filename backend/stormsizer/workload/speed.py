"""Speed of a scenario's hosts relative to those on which its desktops were measured."""

from stormsizer.model.catalog import WorkloadProfile
from stormsizer.model.scenario import Hosts
from stormsizer.workload.demand import PoolProfiles


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


def effective_ghz_per_core(hosts: Hosts, pools: PoolProfiles) -> float | None:
    """Return the clock speed at which the measured hosts would do as much work per core; None if it is unknown.

    If the pools were measured on different hosts, the result is the mean weighted by desktops.
    """
    if hosts.ghz_per_core is None:
        return None
    weighted = [(pool.n_desktops, relative_speed(hosts, _score_per_ghz(profile))) for pool, profile in pools]
    return hosts.ghz_per_core * sum(n * speed for n, speed in weighted) / sum(n for n, _ in weighted)


def _score_per_ghz(profile: WorkloadProfile) -> float | None:
    fact = None if profile.host is None else profile.host.specrate_per_ghz
    return None if fact is None else fact.known
