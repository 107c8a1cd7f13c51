"""Workload profiles in the engine's own units."""

from __future__ import annotations

import pytest

from stormsizer.model.catalog import Catalog
from stormsizer.model.provenance import Fact, Status, UnknownFactError
from stormsizer.model.scenario import ContainerPlace, Hosts
from stormsizer.workload import DesktopDemand, deployment_demand, desktop_demand, host_demand, relative_speed
from stormsizer.workload.demand import on_hosts, streamed, with_containers


def test_facts_are_converted_to_seconds_bytes_and_fractions(catalog: Catalog) -> None:
    profile = catalog.workloads["windows7-knowledge-rawc"]
    demand = desktop_demand(profile)
    assert demand.power_on.think_s == pytest.approx(profile.power_on.think_time_ms.known / 1e3)
    assert demand.power_on.shape.read_bytes == pytest.approx(profile.power_on.read_size_kb.known * 1e3)
    assert demand.power_on.background_writes_per_s == profile.power_on.background_writes_iops.known


def test_deployment_copies_at_its_measured_rate(catalog: Catalog) -> None:
    """Megabytes per second become I/Os of a bulk copy, unless the deployment knows their size."""
    deployment = catalog.deployments["netapp-file-and-volume-clones"]
    for stage, demanded in zip(deployment.stages, deployment_demand(deployment).stages, strict=True):
        assert demanded.reads_per_s * demanded.shape.read_bytes == pytest.approx(stage.read_mb_per_s.known * 1e6)
        assert demanded.writes_per_s * demanded.shape.write_bytes == pytest.approx(stage.write_mb_per_s.known * 1e6)
        assert (demanded.fixed_s, demanded.s_per_desktop) == (stage.fixed_s.known, stage.s_per_desktop.known)


def test_boot_has_guest_time_that_storage_cannot_shorten(catalog: Catalog) -> None:
    profile = catalog.workloads["windows10-login-enterprise"]
    boot = desktop_demand(profile).power_on
    assert profile.power_on.guest_time_s is not None
    guest_s = boot.ios / boot.outstanding * (boot.think_s - profile.power_on.think_time_ms.known / 1e3)
    assert guest_s == pytest.approx(profile.power_on.guest_time_s.known)


def test_containers_add_io_where_they_are_and_time_to_every_login(catalog: Catalog) -> None:
    own = desktop_demand(catalog.workloads["windows10-login-enterprise"])
    container = own.container
    assert container is not None
    assert with_containers(own, "none") == own
    rates: dict[ContainerPlace, tuple[float, float]] = {
        "array": (container.reads_per_s, container.writes_per_s),
        "file_service": (0.0, 0.0),
        "cloud_cache": (container.cached_reads_per_s, container.cached_writes_per_s),
    }
    private_reads = own.steady_state.reads_per_s * (1 - own.steady_state.shape.shared_read_fraction)
    other_reads = own.steady_state.reads_per_s - min(container.reads_per_s, private_reads)
    other_writes = own.steady_state.writes_per_s - min(container.writes_per_s, own.steady_state.writes_per_s)
    for place, (reads, writes) in rates.items():
        with_them = with_containers(own, place)
        assert with_them.steady_state.reads_per_s == pytest.approx(other_reads + reads)
        assert with_them.steady_state.writes_per_s == pytest.approx(other_writes + writes)
        shared = with_them.steady_state.reads_per_s * with_them.steady_state.shape.shared_read_fraction
        assert shared == pytest.approx(own.steady_state.reads_per_s * own.steady_state.shape.shared_read_fraction)
        for name, login in own.logins.items():
            assert with_them.logins[name].guest_s == pytest.approx(login.guest_s + container.attach_s)
        assert with_them.idle == own.idle


def test_containers_elsewhere_take_io_off_the_array(catalog: Catalog) -> None:
    """TN-2077 measured 17,730 IOPS where the same desktops without containers would have issued 26,800."""
    own = desktop_demand(catalog.workloads["windows10-login-enterprise"])
    elsewhere, on_array = (with_containers(own, place).steady_state for place in ("file_service", "array"))
    assert elsewhere.reads_per_s < own.steady_state.reads_per_s
    assert elsewhere.writes_per_s < own.steady_state.writes_per_s
    assert on_array.writes_per_s >= own.steady_state.writes_per_s


MEASURED = Hosts(n_hosts=8, memory_gib_per_host=512.0, n_cores_per_host=48, ghz_per_core=2.6)


def of_boot_s(demand: DesktopDemand) -> float:
    """Guest time of a boot."""
    return demand.power_on.ios / demand.power_on.outstanding * demand.power_on.think_s


@pytest.mark.parametrize(("n_vcpus", "relative"), [(1, 0.5), (2, 0.0), (4, -0.25), (None, 0.0)])
def test_vcpus_share_the_cpu_work_of_a_boot(catalog: Catalog, n_vcpus: int | None, relative: float) -> None:
    """RA-2053 measured two: the CPU work of a boot takes twice as long with one, half as long with four."""
    profile = catalog.workloads["windows10-login-enterprise"]
    own = desktop_demand(profile)
    changed = on_hosts(own, MEASURED, n_vcpus)
    assert profile.host is not None
    assert profile.host.boot_ghz_s is not None
    assert of_boot_s(changed) - of_boot_s(own) == pytest.approx(relative * profile.host.boot_ghz_s.known / 2.6)
    assert (changed.steady_state, changed.logins) == (own.steady_state, own.logins)


@pytest.mark.parametrize("n_vcpus", [None, 1, 2, 4, 8])
def test_slower_hosts_never_boot_faster(catalog: Catalog, n_vcpus: int | None) -> None:
    own = desktop_demand(catalog.workloads["windows10-login-enterprise"])
    scores = (900.0, 450.0, 225.0, 150.0)
    boots = [
        of_boot_s(on_hosts(own, MEASURED.model_copy(update={"specrate2017_int_base": s}), n_vcpus)) for s in scores
    ]
    assert boots == sorted(boots)
    assert boots[0] < boots[-1]


def test_speed_of_hosts_is_their_score_per_ghz_relative_to_the_measured_hosts() -> None:
    hosts = MEASURED.model_copy(update={"ghz_per_core": 2.8})
    assert relative_speed(hosts, 3.6) == 1.0
    scored = hosts.model_copy(update={"specrate2017_int_base": 350.0})
    assert relative_speed(scored, 3.6) == pytest.approx(350 / (48 * 2.8) / 3.6)
    assert relative_speed(scored, None) == 1.0
    assert relative_speed(scored.model_copy(update={"ghz_per_core": None}), 3.6) == 1.0


def test_each_pool_has_its_own_speed(catalog: Catalog) -> None:
    """A host with half the score takes twice the GHz for a profile with a score, and none more for one without."""
    hosts = MEASURED.model_copy(update={"specrate2017_int_base": 225.0})
    new, old = (catalog.workloads[name] for name in ("windows10-login-enterprise", "windows7-view-planner"))
    speed = 225 / (48 * 2.6) / 3.606
    demand, scaled = host_demand(hosts, new), on_hosts(desktop_demand(new), hosts, None)
    assert demand is not None
    assert new.host is not None
    assert demand.cpu_ghz_alone.known == pytest.approx(new.host.cpu_ghz_alone.known / speed)
    assert scaled.active_ghz == pytest.approx(demand.cpu_ghz_alone.known)
    assert scaled.idle_ghz == pytest.approx(desktop_demand(new).idle_ghz / speed)
    per_io = desktop_demand(new).power_on.cpu_ghz_s_per_io
    assert scaled.power_on.cpu_ghz_s_per_io == pytest.approx(per_io / speed)
    assert host_demand(hosts, old) == old.host
    assert on_hosts(desktop_demand(old), hosts, None).active_ghz == desktop_demand(old).active_ghz


def test_cloud_cache_multiplies_the_io_of_a_desktop(catalog: Catalog) -> None:
    """TN-2077 measured a factor of four on the desktops' array."""
    own = desktop_demand(catalog.workloads["windows10-login-enterprise"]).steady_state
    demand = desktop_demand(catalog.workloads["windows10-login-enterprise"])
    cached = with_containers(demand, "cloud_cache").steady_state
    assert 3.0 < (cached.reads_per_s + cached.writes_per_s) / (own.reads_per_s + own.writes_per_s) < 5.0


def test_streamed_image_adds_writes_and_removes_no_guest_time(catalog: Catalog) -> None:
    own = desktop_demand(catalog.workloads["windows10-login-enterprise"])
    with_servers = streamed(own)
    for one, other in ((own.power_on, with_servers.power_on), (own.logins["first_login"].start_of_day, None)):
        after = other or with_servers.logins["first_login"].start_of_day
        assert after.ios * after.read_fraction == pytest.approx(one.ios * one.read_fraction)
        writes = one.ios * (1 - one.read_fraction) * own.streamed_write_ratio
        assert after.ios * (1 - after.read_fraction) == pytest.approx(writes)
        assert after.ios * after.think_s == pytest.approx(one.ios * one.think_s)
        assert after.ios * after.cpu_ghz_s_per_io == pytest.approx(one.ios * one.cpu_ghz_s_per_io)
        assert after.shape.streamed
    assert with_servers.steady_state.writes_per_s == own.steady_state.writes_per_s * own.streamed_write_ratio
    assert own.streamed_write_ratio > 1.3


def test_cpu_work_of_a_login_is_spread_over_its_io(catalog: Catalog) -> None:
    profile = catalog.workloads["windows10-login-enterprise"]
    login = desktop_demand(profile).logins["first_login"]
    assert profile.host is not None
    assert profile.host.login_ghz_s is not None
    ghz_s = sum(work.ios * work.cpu_ghz_s_per_io for work in (login.login, login.start_of_day))
    assert ghz_s == pytest.approx(profile.host.login_ghz_s.known)


def test_three_kinds_of_login_have_their_own_work(catalog: Catalog) -> None:
    demand = desktop_demand(catalog.workloads["windows7-knowledge-rawc"])
    assert list(demand.logins) == ["first_login", "monday_login", "tuesday_login"]
    first, monday, tuesday = (login.login.ios + login.start_of_day.ios for login in demand.logins.values())
    assert first > monday > tuesday


def test_login_reads_less_on_a_warmer_desktop(catalog: Catalog) -> None:
    demand = desktop_demand(catalog.workloads["windows7-knowledge-rawc"])
    assert [login.login.ios for login in demand.logins.values()] == sorted(
        (login.login.ios for login in demand.logins.values()), reverse=True
    )


def test_profile_with_an_unknown_number_is_rejected(catalog: Catalog) -> None:
    profile = catalog.workloads["windows7-knowledge-rawc"]
    unknown = Fact[float](status=Status.UNKNOWN, reasoning="the spread was not measured")
    with pytest.raises(UnknownFactError, match="the spread was not measured"):
        desktop_demand(profile.model_copy(update={"work_spread_cv": unknown}))
