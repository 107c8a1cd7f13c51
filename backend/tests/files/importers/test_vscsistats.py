"""Histograms of vscsiStats: the real sample against its own lines, made files against what they were made of."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest

from stormsizer_io.importers.formats.vscsistats import read_vscsistats
from stormsizer_io.measurements import ImportRefusedError
from tests.files.importers.samples import sample, sample_path, texts_of
from tests.support.languages import english

SAMPLE = "vscsistats/er0080_sample_vscsiStats.csv"
_LIMITS = (512, 1024, 2048, 4095, 4096, 8191, 8192, 16383, 16384, 32768, 49152, 65535, 65536, 81920, 131072, 262144)
SIZES = (*_LIMITS, 524288, 524288)


def raw_sample() -> dict[str, tuple[dict[str, int], list[tuple[int, int]]]]:
    """Name, reported values and buckets, straight from the lines."""
    blocks = {}
    for block in sample_path(SAMPLE).read_text().split("Histogram: ")[1:]:
        title, *lines = block.splitlines()
        pairs = [line.split(",") for line in lines]
        summary_rows = {first: int(second) for first, second in pairs[:4]}
        blocks[title.split(",virtual")[0]] = summary_rows, [(int(count), int(limit)) for count, limit in pairs[5:]]
    return blocks


def block(name: str, disk: str, pairs: list[tuple[int, int]], **summary_rows: int) -> str:
    summary_rows = {"min": 512, "max": 524288, "count": sum(count for count, _ in pairs), **summary_rows}
    lines = [f"Histogram: {name},virtual machine worldGroupID,7,virtual disk handleID,{disk}"]
    lines += [f"{key},{summary_rows[key]}" for key in ("min", "max", "mean", "count")]
    return (
        "\n".join([*lines, "Frequency,Histogram Bucket Limit", *(f"{count},{limit}" for count, limit in pairs)]) + "\n"
    )


def sizes(counts: dict[int, int], mean: int, disk: str = "8192 (scsi0:0)", kind: str = "Read") -> str:
    pairs = [(counts.get(limit, 0), limit) for limit in SIZES[:-1]] + [(counts.get(-1, 0), SIZES[-1])]
    return block(f"IO lengths of {kind} commands", disk, pairs, mean=mean)


def test_sample_matches_its_lines() -> None:
    measured, raw = read_vscsistats(sample(SAMPLE), collected_s=60.0), raw_sample()
    (shape,), (series,) = measured.shapes, measured.series
    for kind, histogram, random, latency, iops in (
        ("Read", shape.reads, shape.read_random_fraction, shape.read_latency_s, series.reads_iops),
        ("Write", shape.writes, shape.write_random_fraction, shape.write_latency_s, series.writes_iops),
    ):
        summary_rows, _ = raw[f"IO lengths of {kind} commands"]
        _, gaps = raw[f"distance (in LBNs) between successive {kind} commands"]
        assert histogram.counts.sum() == summary_rows["count"]
        assert histogram.mean_bytes == summary_rows["mean"]
        assert histogram.sizes_bytes @ histogram.counts == pytest.approx(summary_rows["mean"] * summary_rows["count"])
        assert random == pytest.approx(1 - {limit: count for count, limit in gaps}[1] / summary_rows["count"])
        assert latency == pytest.approx(raw[f"latency of {kind} IOs in Microseconds (us)"][0]["mean"] * 1e-6)
        assert iops[0] == pytest.approx(summary_rows["count"] / 60.0)


def test_exact_buckets_give_exact_sizes() -> None:
    (shape,) = read_vscsistats(sample(SAMPLE)).shapes
    counts = dict(zip(shape.writes.sizes_bytes.tolist(), shape.writes.counts.tolist(), strict=True))
    assert (counts[512.0], counts[4096.0], counts[8192.0], counts[16384.0], counts[65536.0]) == (42, 607, 90, 1, 3)


def test_duration_is_derived_from_the_commands_without_a_given_time() -> None:
    measured, raw = read_vscsistats(sample(SAMPLE)), raw_sample()
    summary_rows, _ = raw["latency of IO interarrival time in Microseconds (us)"]
    assert measured.clock is not None
    assert measured.clock.lengths_s[0] == pytest.approx(
        (summary_rows["mean"] * summary_rows["count"] - summary_rows["max"]) / 1e6
    )
    assert "assumed" in texts_of(measured.notes)


def test_wide_buckets_are_represented_by_their_mean() -> None:
    text = sizes({4096: 10, 32768: 10}, mean=(4096 + 24576) // 2)
    (shape,) = read_vscsistats(BytesIO(text.encode())).shapes
    assert shape.reads.sizes_bytes.tolist() == [4096.0, 24576.0]
    assert shape.writes.counts.tolist() == []


def test_last_bucket_contains_values_above_all_limits() -> None:
    (shape,) = read_vscsistats(
        BytesIO(sizes({-1: 4}, mean=1_048_576).replace("max,524288", "max,1048576").encode())
    ).shapes
    assert shape.reads.sizes_bytes.tolist() == [1_048_576.0]


def test_histogram_of_all_commands_is_not_added_to_reads_and_writes() -> None:
    both = (
        sizes({4096: 3}, 4096)
        + sizes({8192: 2}, 8192, kind="Write")
        + sizes({4096: 3, 8192: 2}, 5734, kind="").replace("of  commands", "of commands")
    )
    (series,) = read_vscsistats(BytesIO(both.encode()), collected_s=1.0).series
    assert (series.reads_iops[0], series.writes_iops[0]) == (3.0, 2.0)


def test_later_output_replaces_earlier_output_and_resets_are_added() -> None:
    grown = sizes({4096: 3}, 4096) + sizes({4096: 5}, 4096)
    reset = grown + sizes({4096: 1, 8192: 1}, 6144)
    for text, count, mean in ((grown, 5, 4096.0), (reset, 7, (5 * 4096 + 2 * 6144) / 7)):
        (shape,) = read_vscsistats(BytesIO(text.encode())).shapes
        assert shape.reads.counts.sum() == count
        assert shape.reads.mean_bytes == pytest.approx(mean)


def test_disks_are_distinguished_and_named() -> None:
    text = sizes({4096: 1}, 4096, "8192 (scsi0:0)") + sizes({4096: 2}, 4096, "8193 (scsi0:1)")
    measured = read_vscsistats(BytesIO(text.encode()), names={"7": "W11-001"})
    assert [each.entity for each in measured.shapes] == ["W11-001:scsi0:0", "W11-001:scsi0:1"]
    assert (measured.clock, measured.series) == (None, ())


def test_truncated_histogram_is_excluded_and_the_others_are_read() -> None:
    text = sizes({4096: 1}, 4096) + sizes({4096: 2}, 4096, kind="Write")
    for cut in (2, 10, 40, 200):
        measured = read_vscsistats(BytesIO(text.encode()[:-cut]))
        assert measured.shapes[0].reads.counts.sum() == 1
        assert measured.shapes[0].writes.counts.tolist() == []
        assert "left out" in texts_of(measured.notes)


@pytest.mark.parametrize("bad", ["x,4096", "-1,4096", "１,4096", "1_0,4096"])
def test_unreadable_line_is_reported(bad: str) -> None:
    text = sizes({4096: 2}, 4096) + sizes({4096: 2}, 4096, kind="Write").replace("2,4096", bad)
    measured = read_vscsistats(BytesIO(text.encode()))
    assert measured.shapes[0].reads.counts.sum() == 2
    row = text.splitlines().index(bad) + 1
    assert [note.row for note in measured.notes if "cannot be read" in english(note.text)] == [row]


@pytest.mark.parametrize(
    "text", ["", "a,b\n1,2\n", "Histogram: IO lengths of commands : virtual machine worldGroupID : 7 {\n min : 1\n"]
)
def test_files_without_histograms_are_rejected(text: str) -> None:
    with pytest.raises(ImportRefusedError) as refused:
        read_vscsistats(BytesIO(text.encode()))
    assert "-c" in english(refused.value.allowed)


def test_sizes_preserve_their_mean_for_any_counts() -> None:
    numbers = np.random.default_rng(3)
    for _ in range(30):
        true = numbers.integers(1, 1024, 200) * 512
        limits = np.array(SIZES)
        at = np.minimum(np.searchsorted(limits[:-1], true), 17)
        pairs = [(int(count), limit) for count, limit in zip(np.bincount(at, minlength=18), SIZES, strict=True)]
        text = block(
            "IO lengths of Read commands", "1", pairs, min=int(true.min()), max=int(true.max()), mean=int(true.mean())
        )
        (shape,) = read_vscsistats(BytesIO(text.encode())).shapes
        assert shape.reads.sizes_bytes @ shape.reads.counts / 200 == pytest.approx(true.mean(), abs=1.0)
