"""Workload profiles turned into plain numbers: seconds, bytes, fractions."""

from collections.abc import Mapping
from dataclasses import dataclass

from stormsizer.catalog import LoginPhase, RatePhase, WorkloadProfile, WorkPhase
from stormsizer.units import BYTES_PER_KB, BYTES_PER_MB, SECONDS_PER_MS


@dataclass(frozen=True)
class Shape:
    """Mean I/O sizes in bytes, and the share of reads that no cache can serve."""

    read_bytes: float
    write_bytes: float
    cold_read_fraction: float


@dataclass(frozen=True)
class Work:
    """A closed loop: ``ios`` I/Os, ``outstanding`` at a time, ``think_s`` of guest time before each."""

    ios: float
    read_fraction: float
    outstanding: float
    think_s: float
    background_writes_per_s: float
    shape: Shape


@dataclass(frozen=True)
class Rate:
    """An open stream of one desktop."""

    reads_per_s: float
    writes_per_s: float
    shape: Shape


@dataclass(frozen=True)
class LoginDemand:
    """A login, and the start-of-day work that follows it once."""

    guest_s: float
    login: Work
    start_of_day: Work


@dataclass(frozen=True)
class ProvisioningDemand:
    """One stage of making a pool's desktops."""

    name: str
    fixed_s: float
    s_per_desktop: float
    read_bytes_per_s: float
    write_bytes_per_s: float


@dataclass(frozen=True)
class DesktopDemand:
    """Everything one desktop does in its week. ``logins`` is keyed *first_login*, *monday_login*, *tuesday_login*."""

    provisioning: tuple[ProvisioningDemand, ...]
    power_on: Work
    logins: Mapping[str, LoginDemand]
    steady_state: Rate
    idle: Rate
    work_spread_cv: float


def desktop_demand(profile: WorkloadProfile) -> DesktopDemand:
    """The numbers of a workload profile.

    Raises
    ------
    UnknownFactError
        If the profile leaves a number open that the engine needs.
    """
    return DesktopDemand(
        provisioning=tuple(
            ProvisioningDemand(
                name=stage.name,
                fixed_s=stage.fixed_s.known,
                s_per_desktop=stage.s_per_desktop.known,
                read_bytes_per_s=stage.read_mb_per_s.known * BYTES_PER_MB,
                write_bytes_per_s=stage.write_mb_per_s.known * BYTES_PER_MB,
            )
            for stage in profile.provisioning
        ),
        power_on=_work(profile.power_on),
        logins={
            "first_login": _login(profile.first_login),
            "monday_login": _login(profile.monday_login),
            "tuesday_login": _login(profile.tuesday_login),
        },
        steady_state=_rate(profile.steady_state),
        idle=_rate(profile.idle),
        work_spread_cv=profile.work_spread_cv.known,
    )


def _shape(phase: WorkPhase | RatePhase) -> Shape:
    return Shape(
        read_bytes=phase.read_size_kb.known * BYTES_PER_KB,
        write_bytes=phase.write_size_kb.known * BYTES_PER_KB,
        cold_read_fraction=phase.cold_read_fraction.known,
    )


def _work(phase: WorkPhase) -> Work:
    return Work(
        ios=phase.ios_per_desktop.known,
        read_fraction=phase.read_fraction.known,
        outstanding=phase.outstanding_ios.known,
        think_s=phase.think_time_ms.known * SECONDS_PER_MS,
        background_writes_per_s=phase.background_writes_iops.known,
        shape=_shape(phase),
    )


def _rate(phase: RatePhase) -> Rate:
    return Rate(
        reads_per_s=phase.reads_iops_per_desktop.known,
        writes_per_s=phase.writes_iops_per_desktop.known,
        shape=_shape(phase),
    )


def _login(phase: LoginPhase) -> LoginDemand:
    return LoginDemand(
        guest_s=phase.guest_time_s.known, login=_work(phase.login), start_of_day=_work(phase.start_of_day)
    )
