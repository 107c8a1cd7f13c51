"""Work and rates of single events, and of one session on a session host."""

from dataclasses import replace

from stormsizer.model.scenario import LoadTest
from stormsizer.units import BYTES_PER_KIB
from stormsizer.workload.demand import DeploymentDemand, Rate, Shape, Work


def load_test(event: LoadTest) -> Work:
    """Return the work of a load generator on one desktop."""
    size = event.io_kib * BYTES_PER_KIB
    return Work(
        ios=1.0,
        read_fraction=event.read_fraction,
        outstanding=event.outstanding_ios,
        think_s=0.0,
        background_writes_per_s=0.0,
        shape=Shape(size, size, 0.0, sequential_read_fraction=event.sequential_fraction),
    )


def paced(work: Work, deployment: DeploymentDemand, n_slots: int) -> Work:
    """Return work that ``n_slots`` desktops do at a time, no faster than the clone manager renews them."""
    pace_s = n_slots * deployment.recompose_s_per_desktop * work.outstanding / work.ios
    return replace(work, think_s=work.think_s + pace_s)


def of_one_session(work: Work, n_sessions: float) -> Work:
    """Return one session's share of a virtual machine's work; it takes as long as the whole."""
    return replace(
        work,
        ios=work.ios / n_sessions,
        outstanding=work.outstanding / n_sessions,
        background_writes_per_s=work.background_writes_per_s / n_sessions,
    )


def rate_of_one_session(rate: Rate, n_sessions: float) -> Rate:
    """Return one session's share of the I/O of an idle virtual machine."""
    return replace(rate, reads_per_s=rate.reads_per_s / n_sessions, writes_per_s=rate.writes_per_s / n_sessions)
