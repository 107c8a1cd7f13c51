"""Storms are found where they are, and only there."""

from __future__ import annotations

from datetime import datetime, timedelta

import numpy as np
import pytest

from stormsizer_io.importers.series.buckets import Recording
from stormsizer_io.importers.series.storm_kinds import StormKind
from stormsizer_io.importers.series.storms import find_storms
from stormsizer_io.measurements import Floats
from tests.files.importers import recordings

MINUTES = np.arange(24 * 60)
DAYS = {
    "flat": np.full(MINUTES.size, 1_000.0),
    "slow curve": 600 + 400 * np.sin(2 * np.pi * MINUTES / MINUTES.size),
    "office hours": np.where((MINUTES > 480) & (MINUTES < 1_020), 1_000.0, 150.0),
    "lunch": np.where((MINUTES > 480) & (MINUTES < 1_020), 1_000.0, 150.0)
    * np.where((MINUTES > 720) & (MINUTES < 780), 0.75, 1),
    "noon": 100 + 900 * np.exp(-(((MINUTES - 750) / 200.0) ** 2)),
    "nothing": np.zeros(MINUTES.size),
}
BOOT_AT, LOGIN_AT = 420, 500
BOOT = 4_000 * np.exp(-(((MINUTES - BOOT_AT) / 8.0) ** 2))
LOGIN = 3_000 * np.exp(-(((MINUTES - LOGIN_AT) / 14.0) ** 2))
CALM = np.where(MINUTES > 480, 1_000.0, 100.0)


def noisy(level: Floats, seed: int) -> Floats:
    """Noise that lasts, noise that does not, bursts of a minute and lost samples."""
    random = np.random.default_rng(seed)
    lasting = np.zeros(level.size)
    for at in range(1, level.size):
        lasting[at] = 0.8 * lasting[at - 1] + 0.09 * random.normal()
    noise = level * np.exp(lasting + random.normal(0, 0.25, level.size))
    noise[random.integers(0, level.size, 10)] *= 8
    noise[random.integers(0, level.size, 10)] = 0
    return np.asarray(noise)


def day_of(total: Floats, read_fraction: Floats | float, begin: int = 0, end: int = MINUTES.size) -> Recording:
    """Four desktops share the load unevenly."""
    reads, writes = (total * read_fraction)[begin:end], (total * (1 - np.asarray(read_fraction)))[begin:end]
    shares = (0.1, 0.2, 0.3, 0.4)
    each = [recordings.series(f"D{n}", reads * share, writes * share) for n, share in enumerate(shares)]
    starts_at = recordings.MIDNIGHT + timedelta(minutes=begin)
    return recordings.recording("day.csv", recordings.clock(np.full(end - begin, 60.0), starts_at), *each)


def planted() -> tuple[Floats, Floats]:
    total = CALM + BOOT + LOGIN
    return total, (0.5 * CALM + 0.85 * BOOT + 0.62 * LOGIN) / total


def minute(at: datetime) -> float:
    return (at - recordings.MIDNIGHT).total_seconds() / 60


@pytest.mark.parametrize("day", list(DAYS))
@pytest.mark.parametrize("seed", range(6))
def test_day_without_storms_has_no_storms(day: str, seed: int) -> None:
    assert find_storms([day_of(noisy(DAYS[day], seed), 0.5)]) == ()
    assert find_storms([day_of(DAYS[day], 0.5)]) == ()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("begin", "end"), [(0, 1_440), (390, 630)])
def test_planted_boot_and_login_storms_are_found(seed: int, begin: int, end: int) -> None:
    total, read_fraction = planted()
    found = find_storms([day_of(noisy(total, seed), read_fraction, begin, end)])
    assert [storm.kind for storm in found] == [StormKind.BOOT, StormKind.LOGIN]
    for storm, middle, width in zip(found, (BOOT_AT, LOGIN_AT), (8, 14), strict=True):
        begins, ends = minute(storm.starts_at), minute(storm.ends_at)
        assert abs((begins + ends) / 2 - middle) <= 6
        assert width < ends - begins < 4.5 * width
        assert storm.peak_iops > 2.5 * storm.calm_iops
        assert storm.read_size_bytes == pytest.approx(20_000)
        assert storm.certainty > 0.5


def test_storms_do_not_depend_on_the_unit_of_the_load_or_on_the_day() -> None:
    total, read_fraction = planted()
    once = find_storms([day_of(total, read_fraction)])
    more = find_storms([day_of(total * 7, read_fraction)])
    assert [(storm.starts_at, storm.ends_at, storm.kind) for storm in once] == [
        (storm.starts_at, storm.ends_at, storm.kind) for storm in more
    ]


def test_storm_over_two_hosts_is_one_storm_with_the_rates_of_both() -> None:
    total, read_fraction = planted()
    clock = recordings.clock(np.full(total.size, 60.0))
    reads, writes = total * read_fraction / 2, total * (1 - read_fraction) / 2
    halves = [
        recordings.recording(f"host{n}.csv", clock, recordings.series(f"D{n}", reads, writes * (1 + n)))
        for n in range(2)
    ]
    both = total * read_fraction + 1.5 * total * (1 - read_fraction)
    first = find_storms(halves)[0]
    assert first.peak_iops == pytest.approx(np.sort(both[410:430])[-3], rel=0.02)


def test_boot_of_silent_desktops_has_a_higher_confidence() -> None:
    clock = recordings.clock(np.full(240, 60.0))
    storm = np.zeros(240)
    storm[100:115] = 200.0
    calm = np.full(240, 1.0)
    silent = [recordings.series(f"D{n}", storm * 0.85, storm * 0.15) for n in range(9)]
    awake = [recordings.series(f"D{n}", calm + storm * 0.85, calm + storm * 0.15) for n in range(9)]
    anchor = recordings.series("A", calm * 9, calm * 9)
    (woken,) = find_storms([recordings.recording("a.csv", clock, anchor, *silent)])
    (hot,) = find_storms([recordings.recording("b.csv", clock, anchor, *awake)])
    assert woken.woken_fraction == pytest.approx(0.9)
    assert hot.woken_fraction == 0
    assert woken.kind is hot.kind is StormKind.BOOT
    assert woken.kind_certainty > hot.kind_certainty
    assert (minute(woken.starts_at), minute(woken.ends_at)) == (100, 115)


def test_storm_cut_off_by_the_recording_has_a_lower_confidence() -> None:
    total, read_fraction = planted()
    whole = find_storms([day_of(total, read_fraction, 300, 470)])
    cut = find_storms([day_of(total, read_fraction, 418, 470)])
    assert whole[0].certainty > cut[0].certainty


def test_recording_of_a_few_minutes_has_no_storms() -> None:
    assert find_storms([day_of(CALM + BOOT, 0.8, 415, 425)]) == ()
