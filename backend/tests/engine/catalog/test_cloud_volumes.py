"""Limits and credits of cloud volumes, against every value of the providers' tables."""

from __future__ import annotations

import itertools

import pytest

from stormsizer.model.catalog import Catalog, CatalogError, assemble
from stormsizer.model.catalog.cloud_volumes import limits_by_gib, limits_of_size, within_host, within_sessions
from stormsizer.units import BYTES_PER_MB, BYTES_PER_MIB
from tests.engine import seeds

PREMIUM = (
    ("P1", 4, 120, 25),
    ("P2", 8, 120, 25),
    ("P3", 16, 120, 25),
    ("P4", 32, 120, 25),
    ("P6", 64, 240, 50),
    ("P10", 128, 500, 100),
    ("P15", 256, 1_100, 125),
    ("P20", 512, 2_300, 150),
    ("P30", 1_024, 5_000, 200),
    ("P40", 2_048, 7_500, 250),
    ("P50", 4_096, 7_500, 250),
    ("P60", 8_192, 16_000, 500),
    ("P70", 16_384, 18_000, 750),
    ("P80", 32_767, 20_000, 900),
)


def test_premium_ssd_sizes_have_the_published_rates(catalog: Catalog) -> None:
    sizes = catalog.cloud_volumes["azure-premium-ssd"].sizes
    assert tuple((size.id, size.gib, size.iops, size.mb_per_s) for size in sizes) == PREMIUM
    for size in sizes:
        limits = limits_of_size(size)
        if size.gib > 512:
            assert (limits.burst_iops, limits.io_credits) == (size.iops, 0.0)
            continue
        assert (limits.burst_iops, limits.burst_bytes_per_s) == (3_500, 170 * BYTES_PER_MB)
        assert limits.io_credits / (limits.burst_iops - limits.iops) == pytest.approx(30 * 60)
        assert limits.byte_credits / (limits.burst_bytes_per_s - limits.bytes_per_s) == pytest.approx(30 * 60)


def test_idle_premium_disk_refills_its_bucket_within_a_day(catalog: Catalog) -> None:
    """An idle disk accrues its whole rate; the page says that restocking takes less than a day."""
    for size in catalog.cloud_volumes["azure-premium-ssd"].sizes:
        limits = limits_of_size(size)
        assert limits.io_credits / limits.iops < 24 * 3600


def test_standard_ssd_sizes_have_the_published_rates(catalog: Catalog) -> None:
    sizes = {size.id: size for size in catalog.cloud_volumes["azure-standard-ssd"].sizes}
    assert [sizes[f"E{n}"].iops for n in (1, 10, 50, 60, 70, 80)] == [500, 500, 500, 2_000, 4_000, 6_000]
    assert [sizes[f"E{n}"].mb_per_s for n in (1, 10, 50, 60, 70, 80)] == [60, 60, 60, 400, 600, 750]
    assert [sizes[f"E{n}"].burst_iops for n in (1, 20, 30, 40)] == [600, 600, 1_000, None]
    assert [sizes[f"E{n}"].burst_mb_per_s for n in (1, 20, 30, 40)] == [150, 150, 250, None]


@pytest.mark.parametrize(
    ("gib", "iops", "mb_per_s"),
    [(1, 3_000, 750), (6, 3_000, 750), (16, 8_000, 2_000), (160, 80_000, 2_000), (1_024, 80_000, 2_000)],
)
def test_premium_ssd_v2_ceilings(catalog: Catalog, gib: float, iops: float, mb_per_s: float) -> None:
    limits = limits_by_gib(catalog.cloud_volumes["azure-premium-ssd-v2"], gib)
    assert (limits.iops, limits.bytes_per_s) == (iops, mb_per_s * BYTES_PER_MB)


@pytest.mark.parametrize(
    ("gib", "iops", "burst_iops", "io_credits", "mib_per_s"),
    [
        (100, 3_100, 10_000, 24_840_000, 110),
        (500, 3_500, 10_000, 23_400_000, 150),
        (1_024, 4_024, 10_000, 21_513_600, 203),
        (5_120, 8_120, 15_360, 26_064_000, 613),
        (10_240, 13_240, 30_720, 62_928_000, 1_125),
        (33_792, 36_792, 101_376, 232_502_400, 3_480),
        (51_200, 54_200, 102_400, 173_520_000, 5_220),
        (102_400, 102_400, 102_400, 0, 10_340),
    ],
)
def test_azure_files_v1_formulas_give_the_published_examples(
    catalog: Catalog, gib: float, iops: float, burst_iops: float, io_credits: float, mib_per_s: float
) -> None:
    """Two of the published examples contradict their own formulas, see the next test; all others match exactly."""
    limits = limits_by_gib(catalog.cloud_volumes["azure-files-ssd-v1"], gib)
    assert (limits.iops, limits.burst_iops, limits.io_credits) == (iops, burst_iops, io_credits)
    assert limits.bytes_per_s == mib_per_s * BYTES_PER_MIB


def test_published_examples_that_contradict_the_formulas_are_known(catalog: Catalog) -> None:
    """Two examples were computed with the earlier maximum of 100,000 IOPS: 227,548,800 and 164,880,000 credits.

    For 33,792 GiB, the page also prints a burst of 102,400; 3 IOPS per GiB are 101,376.
    """
    share = catalog.cloud_volumes["azure-files-ssd-v1"]
    assert limits_by_gib(share, 33_792).burst_iops == 3 * 33_792 != 102_400
    assert limits_by_gib(share, 51_200).io_credits == (102_400 - 54_200) * 3_600 != 164_880_000


@pytest.mark.parametrize(
    ("provisioned", "ssd", "hdd"),
    [
        (500, None, (5_000, 16_200_000)),
        (1_000, None, (5_000, 14_400_000)),
        (3_000, (10_000, 25_200_000), (9_000, 21_600_000)),
        (5_000, (15_000, 36_000_000), (15_000, 36_000_000)),
        (10_000, (30_000, 72_000_000), (30_000, 72_000_000)),
        (25_000, (75_000, 180_000_000), (50_000, 90_000_000)),
        (50_000, (102_400, 188_640_000), (50_000, 0)),
        (75_000, (102_400, 98_640_000), None),
        (102_400, (102_400, 0), None),
    ],
)
def test_azure_files_v2_bursts_and_credits(
    catalog: Catalog, provisioned: float, ssd: tuple[int, int] | None, hdd: tuple[int, int] | None
) -> None:
    for volume_id, published in (("azure-files-ssd-v2", ssd), ("azure-files-hdd-v2", hdd)):
        if published is not None:
            limits = limits_by_gib(catalog.cloud_volumes[volume_id], 1_024, provisioned)
            assert (limits.burst_iops, limits.io_credits) == published


def test_azure_files_v2_recommendations(catalog: Catalog) -> None:
    ssd, hdd = (limits_by_gib(catalog.cloud_volumes[f"azure-files-{kind}-v2"], 10_240) for kind in ("ssd", "hdd"))
    assert (ssd.iops, ssd.bytes_per_s) == (13_240, 1_124 * BYTES_PER_MIB)
    assert (hdd.iops, hdd.bytes_per_s) == (3_048, 265 * BYTES_PER_MIB)


@pytest.mark.parametrize(
    ("level", "tib", "mib_per_s"), [("standard", 1, 16), ("premium", 1, 64), ("ultra", 100, 4_500)]
)
def test_azure_netapp_files_levels(catalog: Catalog, level: str, tib: float, mib_per_s: float) -> None:
    limits = limits_by_gib(catalog.cloud_volumes[f"azure-netapp-files-{level}"], 1_024 * tib)
    assert limits.bytes_per_s == pytest.approx(mib_per_s * BYTES_PER_MIB)
    assert limits_by_gib(catalog.cloud_volumes["azure-netapp-files-premium"], 100).bytes_per_s == 6.25 * BYTES_PER_MIB


@pytest.mark.parametrize(
    ("n_hosts", "iops", "written_iops", "mib_per_s"),
    [
        (1, 75_000, 75_000, 1_700),
        (2, 150_000, 130_000, 3_400),
        (3, 225_000, 130_000, 4_500),
        (7, 460_000, 130_000, 4_500),
    ],
)
def test_datastores_are_limited_by_connections_until_the_volume_is(
    catalog: Catalog, n_hosts: int, iops: float, written_iops: float, mib_per_s: float
) -> None:
    datastore = catalog.cloud_volumes["azure-netapp-files-ultra-datastore"]
    limits = within_sessions(limits_by_gib(datastore, 102_400), datastore.per_session, n_hosts)
    assert limits.iops == limits.burst_iops == iops
    assert limits.iops / limits.reads_per_write == pytest.approx(written_iops)
    assert limits.bytes_per_s == limits.burst_bytes_per_s == mib_per_s * BYTES_PER_MIB


def test_shares_have_no_limit_per_connection(catalog: Catalog) -> None:
    share = catalog.cloud_volumes["azure-netapp-files-ultra"]
    limits = limits_by_gib(share, 102_400)
    assert within_sessions(limits, share.per_session, 1) == limits
    assert limits.iops == 460_000
    assert limits.iops / limits.reads_per_write == pytest.approx(130_000)


def test_desktops_are_on_datastores_and_profiles_on_shares(catalog: Catalog) -> None:
    datastore, share = (catalog.arrays[f"azure-netapp-files-ultra{end}"] for end in ("-datastore", ""))
    assert (datastore.is_file_service, datastore.one_per_host) == (False, False)
    assert (share.is_file_service, share.one_per_host) == (True, False)


def test_limit_of_an_unknown_source_is_rejected() -> None:
    documents = dict(seeds.catalog_documents())
    changed = [
        {**each, "iops": {**each["iops"], "source": "nowhere"}} if each["id"] == "azure-netapp-files-ultra" else each
        for each in documents["cloud_volumes"]
    ]
    with pytest.raises(CatalogError, match="no source 'nowhere'"):
        assemble({**documents, "cloud_volumes": changed})


WINDOWS = ((32, 640, 2_000), (64, 1_280, 4_000), (128, 2_560, 6_000), (256, 5_120, 10_000))
WINDOWS_LARGE = ((512, 10_240, 20_000), (1_024, 20_480, 40_000))
ONTAP = ((128, 6_000), (256, 12_000), (512, 18_750), (1_024, 40_000), (2_048, 80_000))


def test_fsx_for_windows_has_the_lower_rate_of_its_server_and_its_storage(catalog: Catalog) -> None:
    """The published table has the regular rates of disks; 1 GiB of SSD includes 3 IOPS."""
    sizes = catalog.cloud_volumes["fsx-windows-ssd"].sizes
    published = (*WINDOWS, *WINDOWS_LARGE)
    assert [(size.gib, size.iops, size.mb_per_s) for size in sizes] == [
        (gib, min(iops, 3 * gib), mb_per_s) for mb_per_s, gib, iops in published
    ]


def test_fsx_for_ontap_has_the_storage_whose_iops_reach_its_throughput_capacity(catalog: Catalog) -> None:
    sizes = catalog.cloud_volumes["fsx-ontap-ssd"].sizes
    assert [(size.mb_per_s, size.iops) for size in sizes] == list(ONTAP)
    assert all(0 <= 3 * size.gib - size.iops < 3 for size in sizes)


@pytest.mark.parametrize(
    ("gib", "base", "burst_s", "refill_s"),
    [(33, 100, 1_862, 54_000), (100, 300, 2_000, 18_000), (334, 1_002, 2_703, 5_389), (750, 2_250, 7_200, 2_400)],
)
def test_ebs_gp2_bucket_gives_the_published_times(
    catalog: Catalog, gib: float, base: float, burst_s: float, refill_s: float
) -> None:
    limits = limits_by_gib(catalog.cloud_volumes["amazon-ebs-gp2"], gib)
    assert limits.iops == base
    assert limits.io_credits / (limits.burst_iops - limits.iops) == pytest.approx(burst_s, abs=1)
    assert limits.io_credits / limits.iops == pytest.approx(refill_s, abs=1)
    assert limits_by_gib(catalog.cloud_volumes["amazon-ebs-gp2"], 1_000).io_credits == 0.0


def test_limits_never_fall_with_the_size(catalog: Catalog) -> None:
    for volume in catalog.cloud_volumes.values():
        if volume.sizes:
            found = [limits_of_size(size) for size in volume.sizes]
        else:
            found = [limits_by_gib(volume, gib) for gib in (32, 100, 1_024, 10_240, 102_400)]
        for smaller, larger in itertools.pairwise(found):
            assert larger.iops >= smaller.iops
            assert larger.bytes_per_s >= smaller.bytes_per_s


def test_fixed_sizes_are_named_and_not_computed(catalog: Catalog) -> None:
    premium = catalog.cloud_volumes["azure-premium-ssd"]
    assert premium.size_named("P20").iops == 2_300
    with pytest.raises(KeyError):
        premium.size_named("P25")
    with pytest.raises(ValueError, match="fixed sizes"):
        limits_by_gib(premium, 100)


def test_volume_needs_a_source_and_either_sizes_or_formulas() -> None:
    documents = dict(seeds.catalog_documents())
    premium = next(each for each in documents["cloud_volumes"] if each["id"] == "azure-premium-ssd")
    for changes, path in (({"source": "nowhere"}, "source"), ({"sizes": []}, "sizes")):
        with pytest.raises(CatalogError, match=path):
            assemble({**documents, "cloud_volumes": [{**premium, **changes}]})


@pytest.mark.parametrize(
    ("host_iops", "iops", "burst_iops", "has_credits"),
    [(None, 500, 3500, True), (5000, 500, 3500, True), (1000, 500, 1000, True), (400, 400, 400, False)],
)
def test_lower_limit_of_disk_and_machine_applies(
    catalog: Catalog, host_iops: float | None, iops: float, burst_iops: float, has_credits: bool
) -> None:
    disk = limits_of_size(catalog.cloud_volumes["azure-premium-ssd"].size_named("P10"))
    limits = within_host(disk, host_iops)
    assert (limits.iops, limits.burst_iops, limits.io_credits > 0.0) == (iops, burst_iops, has_credits)
    assert (limits.bytes_per_s, limits.byte_credits) == (disk.bytes_per_s, disk.byte_credits)
