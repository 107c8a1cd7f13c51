"""Entries without a study, and applications recorded in one."""

from __future__ import annotations

import itertools

import pytest

from stormsizer.model.catalog import Catalog
from stormsizer.model.catalog.assembly import assemble
from stormsizer.model.catalog.facts import facts_of
from stormsizer.model.provenance import Status
from tests.engine import seeds
from tests.support.languages import catalog_refused

NVME = ("nvme-3840gb", "nvme-7680gb", "nvme-15360gb")
PROFILES = ("windows7-knowledge-rawc", "windows10-knowledge", "windows11-knowledge", "windows11-knowledge-fslogix")


def test_generic_entries_are_labeled_and_claim_no_measurement(catalog: Catalog) -> None:
    generic = [array for array in catalog.arrays.values() if array.standing == "generic"]
    arrays = [array for array in generic if not array.from_sheet and array.volume is None]
    profiles = [profile for profile in catalog.workloads.values() if profile.standing == "generic"]
    assert (len(arrays), len(profiles)) == (2, 4)
    assert all(
        "not calibrated" in notes for notes in [each.notes for each in arrays] + [each.notes for each in profiles]
    )
    facts = [named.fact for document in (*arrays, *profiles) for named in facts_of(document)]
    assert {fact.status for fact in facts} <= {Status.ASSUMED, Status.SPECIFIED, Status.UNKNOWN}


def test_every_assumption_about_load_or_cpu_time_has_a_range(catalog: Catalog) -> None:
    for name in ("generic-nvme-dual-controller", "generic-hci-node"):
        (release,) = catalog.arrays[name].firmware
        for fact in (release.cpu_us_per_read, release.cpu_us_per_write):
            assert fact.low is not None
            assert fact.high is not None
            assert fact.high >= 2 * fact.low
    for name in PROFILES[1:]:
        profile = catalog.workloads[name]
        for fact in (profile.power_on.ios_per_desktop, profile.steady_state.writes_iops_per_desktop):
            assert fact.low is not None
            assert fact.high is not None


def test_newer_guests_never_need_less_io(catalog: Catalog) -> None:
    """Scaled profiles preserve the order of the guests, and a profile container only adds."""
    profiles = [catalog.workloads[name] for name in PROFILES]
    for older, newer in itertools.pairwise(profiles):
        assert newer.power_on.ios_per_desktop.known >= older.power_on.ios_per_desktop.known
        assert newer.monday_login.login.ios_per_desktop.known > older.monday_login.login.ios_per_desktop.known
        for rate in ("reads_iops_per_desktop", "writes_iops_per_desktop"):
            assert getattr(newer.steady_state, rate).known > getattr(older.steady_state, rate).known


def test_container_adds_the_load_of_the_vendor_example(catalog: Catalog) -> None:
    plain, container = (catalog.workloads[name].steady_state for name in PROFILES[2:])
    added = [
        getattr(container, rate).known - getattr(plain, rate).known
        for rate in ("reads_iops_per_desktop", "writes_iops_per_desktop")
    ]
    assert sum(added) == pytest.approx(10.0)


@pytest.mark.parametrize("name", NVME)
def test_flash_drive_reaches_its_rated_speed_and_the_latency_of_flash(catalog: Catalog, name: str) -> None:
    """Reads of 16 KiB and writes of 64 KiB reach the rated rates within a tenth; a lone read takes its latency."""
    drive = catalog.drives[name]
    assert drive.parallel_ios is not None
    places = drive.parallel_ios.known
    assert places / (drive.random_read_ms.known * 1e-3) * 16_384 == pytest.approx(7.0e9, rel=0.1)
    assert places / (drive.random_write_ms.known * 1e-3) * 65_536 == pytest.approx(5.9e9, rel=0.15)
    assert drive.random_read_ms.known >= 0.05


def test_applications_contain_the_printed_numbers(catalog: Catalog) -> None:
    """Both runs of Word: 96% fewer I/Os the second time, although the study prints 97%."""
    word = catalog.applications["microsoft-word"]
    assert word.later is not None
    first, later = (run.reads.known + run.writes.known for run in (word.first, word.later))
    assert (first, later) == (1535, 60)
    assert 1 - later / first == pytest.approx(0.961, abs=5e-4)
    assert {"microsoft-excel", "windows-media-player"} < set(catalog.applications)


def test_applications_match_the_evidence(catalog: Catalog) -> None:
    ids = {"word": "microsoft-word", "media_player": "windows-media-player", "excel": "microsoft-excel"}
    fields = {"app_reads": "reads", "app_writes": "writes", "app_read_mb": "read_mb", "app_write_mb": "write_mb"}
    rows = [row for row in catalog.evidence if row.application and row.metric in fields]
    assert len(rows) == 20
    for row in rows:
        application = catalog.applications[ids[row.application]]
        run = application.first if row.run == 1 else application.later
        low, high = row.measured_range
        assert low <= getattr(run, fields[row.metric]).known <= high, row.id


def test_a_duplicate_application_is_refused() -> None:
    documents = seeds.catalog_documents()
    with catalog_refused("stands twice"):
        assemble(documents | {"applications": [*documents["applications"], documents["applications"][0]]})
