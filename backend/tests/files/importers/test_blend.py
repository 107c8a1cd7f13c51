"""Files on one clock: I/Os are kept, peaks are not added, and every figure says where it comes from."""

from __future__ import annotations

import csv
from datetime import UTC, datetime, time, timedelta

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormsizer_io.importers.formats.esxtop import read_esxtop
from stormsizer_io.importers.series.blend import DayWindow, blend, merged, phase_figures
from stormsizer_io.importers.series.buckets import Recording
from stormsizer_io.measurements import Clock, DiskShape, EntityKind, ImportRefusedError, SizeHistogram
from tests.files.importers.recordings import MIDNIGHT, clock, recording, series
from tests.files.importers.samples import expected, sample_path
from tests.support.imports import import_refused
from tests.support.languages import english

ALL_DAY = DayWindow("all", time(0), time(0))


@settings(max_examples=50, deadline=None)
@given(
    lengths=st.lists(st.floats(1, 9), min_size=1, max_size=40),
    rates=st.lists(st.floats(0, 500), min_size=40, max_size=40),
    bucket_s=st.sampled_from([1.0, 3.0, 7.0, 60.0]),
    late_s=st.floats(0, 100),
)
def test_ios_are_neither_lost_nor_added(
    lengths: list[float], rates: list[float], bucket_s: float, late_s: float
) -> None:
    reads = np.array(rates[: len(lengths)])
    starts_at = MIDNIGHT + timedelta(seconds=late_s)
    member = recording("a.csv", clock(lengths, starts_at), series("D1", reads, reads / 2))
    curve = blend([member], bucket_s)
    seconds = np.array(lengths)
    begin, end = late_s, late_s + seconds.sum()
    edges = (curve.starts_at - MIDNIGHT).total_seconds() + bucket_s * np.arange(curve.reads_iops.size + 1)
    covered = np.clip(np.minimum(edges[1:], end) - np.maximum(edges[:-1], begin), 0, None)
    seen = curve.n_desktops > 0
    ends = begin + np.cumsum(seconds)
    overlaps = np.clip(
        np.minimum(ends[:, None], edges[None, 1:]) - np.maximum((ends - seconds)[:, None], edges[None, :-1]), 0, None
    )
    assert np.allclose(
        (curve.reads_iops * covered)[seen], (reads @ overlaps)[seen], rtol=1e-6, atol=2e-3
    )  # datetimes end at microseconds
    assert np.allclose(curve.writes_iops[seen] * 2, curve.reads_iops[seen])


def test_peaks_at_different_times_are_not_added() -> None:
    early, late = np.array([100.0, 0, 0, 0]), np.array([0.0, 0, 0, 100])
    both = blend(
        [
            recording("a.csv", clock([3, 3, 3, 3]), series("D1", early, early)),
            recording("b.csv", clock([3, 3, 3, 3]), series("D2", late, late)),
        ]
    )
    assert (both.reads_iops + both.writes_iops).tolist() == [200, 0, 0, 200]


def test_clocks_are_aligned_in_utc_when_files_start_at_different_times() -> None:
    a = recording("a.csv", clock([3] * 10), series("D1", [10.0] * 10, [0.0] * 10))
    b = recording("b.csv", clock([3] * 10, MIDNIGHT + timedelta(seconds=15)), series("D2", [5.0] * 10, [0.0] * 10))
    curve = blend([b, a])
    assert curve.starts_at == MIDNIGHT
    assert curve.reads_iops.tolist() == [10.0] * 5 + [15.0] * 5 + [5.0] * 5
    assert curve.n_desktops.tolist() == [1] * 5 + [2] * 5 + [1] * 5


def test_phase_figures_are_ratios_of_sums() -> None:
    random = np.random.default_rng(7)
    n, k = 400, 9
    lengths = random.choice([3.0, 3.0, 4.0], n)
    reads, writes = random.gamma(0.4, 4, (k, n)), random.gamma(0.6, 3, (k, n))
    sizes = random.uniform(4_096, 65_536, (2, k))
    each = [series(f"D{i}", reads[i], writes[i], sizes[0, i], sizes[1, i]) for i in range(k)]
    (figures,) = phase_figures([recording("h.csv", clock(lengths), *each)], [ALL_DAY], bucket_s=1.0)
    ios = reads * lengths, writes * lengths
    seconds = lengths.sum() * k
    assert figures.n_desktops == k
    assert figures.reads_iops_per_desktop == pytest.approx(ios[0].sum() / seconds, rel=1e-6)
    assert figures.writes_iops_per_desktop == pytest.approx(ios[1].sum() / seconds, rel=1e-6)
    assert figures.read_size_bytes == pytest.approx((ios[0].sum(1) * sizes[0]).sum() / ios[0].sum(), rel=1e-6)
    assert figures.write_size_bytes == pytest.approx((ios[1].sum(1) * sizes[1]).sum() / ios[1].sum(), rel=1e-6)
    per_desktop = ((ios[0] + ios[1]) / lengths.sum()).sum(1)
    assert figures.spread_cv == pytest.approx(per_desktop.std() / per_desktop.mean(), rel=1e-6)
    assert figures.top_tenth_fraction == pytest.approx(per_desktop.max() / per_desktop.sum(), rel=1e-6)
    assert figures.busiest_iops == pytest.approx((reads + writes).sum(0).max())
    assert figures.busiest_iops < (reads + writes).max(1).sum()


def test_concurrency_is_the_fraction_of_desktops_with_io_in_a_sample() -> None:
    reads = np.zeros((4, 6))
    reads[0] = 1 / 3
    reads[1, :3] = 9.0
    writes = np.full((4, 6), 0.1)
    writes[3] = 0.34
    each = [series(f"D{i}", reads[i], writes[i]) for i in range(4)]
    (figures,) = phase_figures([recording("h.csv", clock([3] * 6), *each)], [ALL_DAY])
    assert figures.reading_fraction == pytest.approx(9 / 24)
    assert figures.writing_fraction == pytest.approx(6 / 24)


def test_several_disks_count_as_one_desktop_and_its_time_once() -> None:
    disks = [series(f"W11-001:scsi0:{n}", [2.0] * 5, [4.0] * 5, kind=EntityKind.DISK) for n in range(2)]
    (figures,) = phase_figures([recording("h.csv", clock([3] * 5), *disks)], [ALL_DAY])
    assert figures.n_desktops == 1
    assert (figures.reads_iops_per_desktop, figures.writes_iops_per_desktop) == pytest.approx((4, 8))


def test_series_in_two_files_counts_once_and_hosts_do_not_count_in_addition_to_their_vms() -> None:
    desktop = series("D1", [2.0] * 5, [4.0] * 5)
    host = series("esx1", [20.0] * 5, [40.0] * 5, kind=EntityKind.HOST)
    files = [recording(name, clock([3] * 5), desktop, host) for name in ("a.csv", "copy of a.csv")]
    (figures,) = phase_figures(files, [ALL_DAY])
    assert figures.reads_iops_per_desktop == pytest.approx(2)
    assert len(figures.notes) == 2


def test_host_counters_require_the_number_of_desktops() -> None:
    host = recording("a.csv", clock([3] * 5), series("esx1", [20.0] * 5, [40.0] * 5, kind=EntityKind.HOST))
    with pytest.raises(ImportRefusedError):
        phase_figures([host], [ALL_DAY])
    (figures,) = phase_figures([host], [ALL_DAY], n_desktops=10)
    assert (figures.reads_iops_per_desktop, figures.writes_iops_per_desktop) == pytest.approx((2, 4))
    assert (figures.n_desktops, figures.reading_fraction, figures.spread_cv) == (10, None, None)


def test_gaps_are_not_idle_time() -> None:
    lengths, ends = np.array([3.0, 3, 3]), np.array([3.0, 6, 600])
    gapped = Clock(ends, lengths, MIDNIGHT)
    (figures,) = phase_figures([recording("a.csv", gapped, series("D1", [6.0, 6, 6], [0.0] * 3))], [ALL_DAY])
    assert figures.reads_iops_per_desktop == pytest.approx(6)
    assert figures.measured_s == 9
    assert figures.write_size_bytes is None


def test_window_follows_local_time_across_the_clock_change() -> None:
    begin = datetime(2026, 3, 28, tzinfo=UTC)
    hours = np.arange(72)
    rates = np.zeros(72)
    rates[[7, 24 + 6, 48 + 6]] = (10.0, 20.0, 30.0)
    member = recording("a.csv", clock(np.full(72, 3600.0), begin), series("D1", rates, rates))
    (figures,) = phase_figures([member], [DayWindow("login", time(8), time(9), "Europe/Berlin")])
    assert figures.reads_iops_per_desktop == pytest.approx(20)
    assert figures.measured_s == 3 * 3600
    night = DayWindow("night", time(22), time(2))
    assert (
        phase_figures([member], [night])[0].measured_s == sum(1 for hour in hours if hour % 24 in {22, 23, 0, 1}) * 3600
    )


def test_figures_name_their_source() -> None:
    starts_at = datetime(2026, 3, 10, 6, 40, tzinfo=UTC)
    desktop = series("D1", [2.0] * 3_000, [4.0] * 3_000)
    member = recording("host1.csv", clock([3.0] * 3_000, starts_at), desktop)
    window = DayWindow("login", time(7, 40), time(9, 10), "Europe/Berlin")
    (figures,) = phase_figures([member], [window])
    span = "March 10, 2026, 07:40–09:10 Europe/Berlin"
    assert english(figures.provenance) == f"measured, esxtop file host1.csv, 3 s samples, {span}"
    with import_refused("login"):
        phase_figures([member], [DayWindow("login", time(20), time(21))])


def test_provenance_names_only_the_measured_hours() -> None:
    starts_at = datetime(2026, 3, 10, 6, 40, tzinfo=UTC)
    wide = DayWindow("login", time(7), time(10), "Europe/Berlin")
    member = recording("host1.csv", clock([3.0] * 1_800, starts_at), series("D1", [2.0] * 1_800, [4.0] * 1_800))
    (figures,) = phase_figures([member], [wide])
    assert english(figures.provenance).endswith(", March 10, 2026, 07:40–09:10 Europe/Berlin")
    hours = clock([3600.0] * 50, datetime(2026, 3, 10, tzinfo=UTC))
    days = recording("host1.csv", hours, series("D1", [2.0] * 50, [4.0] * 50))
    (figures,) = phase_figures([days], [DayWindow("login", time(8), time(10))])
    span = "March 10, 2026 to March 11, 2026, 08:00–10:00 UTC"
    assert english(figures.provenance).endswith(f", {span}, 4 h of it measured")


def test_randomness_and_sizes_of_disks_are_weighted_by_ios() -> None:
    few = SizeHistogram(np.array([4096.0, 8192.0]), np.array([50.0, 50.0]), 6144.0)
    many = SizeHistogram(np.array([8192.0, 65536.0]), np.array([300.0, 100.0]), 22528.0)
    shapes = (
        DiskShape("D1", few, few, 0.5, None, None, None),
        DiskShape("D2", many, few, 1.0, None, None, None),
    )
    (figures,) = phase_figures(
        [recording("a.csv", clock([3] * 5), series("D1", [2.0] * 5, [1.0] * 5), shapes=shapes)], [ALL_DAY]
    )
    assert figures.sequential_read_fraction == pytest.approx(1 - (100 * 0.5 + 400 * 1.0) / 500)
    assert figures.sequential_write_fraction is None
    whole = figures.read_sizes
    assert whole is not None
    assert dict(zip(whole.sizes_bytes, whole.counts, strict=True)) == {4096: 50, 8192: 350, 65536: 100}
    assert whole.mean_bytes == pytest.approx((6144 * 100 + 22528 * 400) / 500)
    assert merged([]) is None


def test_rates_require_timestamps() -> None:
    with pytest.raises(ImportRefusedError):
        blend([recording("a.csv", clock([3], None), series("D1", [2.0], [1.0])), recording("b.csv", None)])


def test_blended_esxtop_file_matches_its_columns() -> None:
    path, answers = sample_path("synthetic/esxtop_style.csv"), expected("esxtop")
    with path.open("rb") as file:
        measured = read_esxtop(file)
    (figures,) = phase_figures([Recording(path.name, measured)], [ALL_DAY])
    with path.open(newline="") as text:
        header, *rows = csv.reader(text)
    ends = [datetime.strptime(row[0], "%m/%d/%Y %H:%M:%S").replace(tzinfo=UTC).timestamp() for row in rows]
    lengths = np.diff(ends)

    def total(counter: str) -> float:
        """Sum over disks and time of a rate."""
        columns = [n for n, name in enumerate(header) if ":scsi" in name and name.endswith("\\" + counter)]
        return float(sum(lengths @ np.array([float(row[n]) for row in rows[1:]]) for n in columns))

    n_desktops, seconds = answers["vms"], lengths.sum()
    assert figures.n_desktops == n_desktops
    assert figures.reads_iops_per_desktop == pytest.approx(total("Reads/sec") / seconds / n_desktops, rel=1e-6)
    assert figures.writes_iops_per_desktop == pytest.approx(total("Writes/sec") / seconds / n_desktops, rel=1e-6)
    assert figures.read_size_bytes == pytest.approx(total("MBytes Read/sec") * 2**20 / total("Reads/sec"), rel=1e-6)
    assert figures.write_size_bytes == pytest.approx(
        total("MBytes Written/sec") * 2**20 / total("Writes/sec"), rel=1e-6
    )
    assert n_desktops * figures.reads_iops_per_desktop == pytest.approx(answers["mean_reads_s"], rel=0.01)
