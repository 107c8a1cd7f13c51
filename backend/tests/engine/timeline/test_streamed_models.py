"""Desktops whose image servers stream: their reads of it never ask the array."""

from __future__ import annotations

from typing import Any

import pytest

from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import parse
from stormsizer.simulation.pipeline import prepare, simulate
from stormsizer.storage.cache import cached_read_fraction
from tests.engine import seeds


def boot_and_login(clone_type: str) -> dict[str, Any]:
    """The sample's reboot and the logins after it, by clone type."""
    document = seeds.short_week("reboot", "monday-login-06", initial_state="idle_used")
    document["pools"][0]["clone_type"] = clone_type
    return document


@pytest.mark.parametrize(("clone_type", "streamed"), [("deduplicated", False), ("mcs", False), ("pvs", True)])
def test_only_streamed_clones_read_their_image_from_elsewhere(
    catalog: Catalog, clone_type: str, streamed: bool
) -> None:
    week = prepare(parse(boot_and_login(clone_type)), catalog)
    (sweep,), (login,), (pool,) = week.sweeps, week.logins, week.pools
    shapes = [
        sweep.work.shape,
        login.demand.login.shape,
        login.demand.start_of_day.shape,
        pool.idle.shape,
        pool.steady_state.shape,
    ]
    assert {shape.streamed for shape in shapes} == {streamed}


def test_array_serves_all_writes_and_only_private_reads(catalog: Catalog) -> None:
    """At steady state the reads shrink to what is not shared, and the writes stay."""
    shared = catalog.workloads["windows7-knowledge-rawc"].working_set.shared_read_fraction.known
    results = (simulate(parse(boot_and_login(kind)), catalog, recommend=False).result for kind in ("mcs", "pvs"))
    here, away = ({phase.id: phase.figures for phase in result.phases} for result in results)
    steady = "monday-login-06-steady"
    assert away[steady].writes_iops == pytest.approx(here[steady].writes_iops, rel=0.02)
    assert away[steady].reads_iops == pytest.approx((1 - shared) * here[steady].reads_iops, rel=0.05)
    assert away["reboot"].read_mb_per_s < here["reboot"].read_mb_per_s


def test_streamed_image_takes_no_space_in_the_caches(catalog: Catalog) -> None:
    """A cache of the size of the private data holds all of it, because nothing else is read."""
    profile = catalog.workloads["windows7-knowledge-rawc"]
    pool = seeds.acme_scenario().pools[0].model_copy(update={"clone_type": "pvs"})
    private_bytes = pool.n_desktops * profile.working_set.private_mib_per_desktop.known * 1024**2
    assert cached_read_fraction([(pool, profile)], private_bytes, 1) == pytest.approx(1.0)
    assert cached_read_fraction([(pool, profile)], private_bytes / 2, 1) == pytest.approx(0.5)
