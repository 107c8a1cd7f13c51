"""A storm is over when its last desktops are done, not when the load falls below a quarter of its height."""

from __future__ import annotations

from datetime import timedelta

import numpy as np
import pytest

from stormsizer_io.importers.series.storms import Storm, find_storms
from stormsizer_io.measurements import Floats
from tests.files.importers import recordings

N = 24 * 60
MINUTES = np.arange(N)
BEGIN, PLATEAU, TAIL = 480, 30, 30.0
"""A storm of half an hour from eight o'clock; its long logins die away with a mean of as much again."""
CALM = 1_000.0


def hump(begin: int = BEGIN, height: float = 2_000.0) -> Floats:
    after = MINUTES - begin - PLATEAU
    return height * np.where(begin <= MINUTES, np.exp(-np.maximum(after, 0) / TAIL), 0.0)


def day(*humps: Floats, noise: float = 0.0, begin: int = 0, end: int = N) -> tuple[Storm, ...]:
    total = np.sum([np.full(N, CALM), *humps], axis=0) * np.random.default_rng(1).normal(1.0, noise or 1e-9, N)
    starts_at = recordings.MIDNIGHT + timedelta(minutes=begin)
    clock = recordings.clock(np.full(end - begin, 60.0), starts_at)
    series = recordings.series("D", 0.6 * total[begin:end], 0.4 * total[begin:end])
    return find_storms([recordings.recording("day.csv", clock, series)])


def minutes_of(storm: Storm) -> tuple[int, int, int, int]:
    found = (storm.calm_until, storm.starts_at, storm.ends_at, storm.calm_from)
    begins, high, low, ends = (round((at - recordings.MIDNIGHT).total_seconds() / 60) for at in found)
    return begins, high, low, ends


@pytest.mark.parametrize("noise", [0.0, 0.02, 0.05])
@pytest.mark.parametrize(("begin", "end"), [(0, N), (420, 720)])
def test_tail_belongs_to_its_storm(noise: float, begin: int, end: int) -> None:
    (storm,) = day(hump(), noise=noise, begin=begin, end=end)
    begins, high, low, ends = minutes_of(storm)
    lost = {at: hump()[at:].sum() / hump().sum() for at in (low, ends)}
    print(f"{low - high} min while it is high lose {lost[low]:.1%}, {ends - begins} min {lost[ends]:.1%}")
    assert storm.is_calm_after
    assert begins <= BEGIN <= begins + 8
    assert lost[ends] < min(0.04, lost[low])
    assert ends < BEGIN + PLATEAU + 6 * TAIL


def test_storm_with_a_sharp_end_is_over_at_once() -> None:
    sharp = np.where((MINUTES >= BEGIN) & (MINUTES < BEGIN + PLATEAU), 2_000.0, 0.0)
    (storm,) = day(sharp, noise=0.05)
    _, _, low, ends = minutes_of(storm)
    assert abs(low - BEGIN - PLATEAU) <= 2
    assert low <= ends <= low + 8


def test_storm_ends_no_later_than_the_next_one_starts() -> None:
    first, second = day(hump(), hump(BEGIN + 70))
    assert not first.is_calm_after
    assert first.calm_from <= second.starts_at
    assert second.is_calm_after
    assert first.calm_from <= second.calm_until
    assert first.arrivals is None


def test_storm_cut_off_by_the_recording_is_not_marked_as_calm_afterwards() -> None:
    (storm,) = day(hump(), end=BEGIN + PLATEAU + 30)
    assert not storm.is_calm_after
    assert storm.calm_from == recordings.MIDNIGHT + timedelta(minutes=BEGIN + PLATEAU + 30)
    assert storm.arrivals is None


def test_recordings_days_apart_are_analyzed_separately() -> None:
    """Between them the level has risen: what was calm before the break says nothing of what is calm after it."""
    total = np.where(MINUTES < 600, CALM, 10 * CALM) + hump(120)
    parts = []
    for name, begin, end in (("a.csv", 0, 360), ("b.csv", 1_200, N)):
        clock = recordings.clock(np.full(end - begin, 60.0), recordings.MIDNIGHT + timedelta(minutes=begin))
        parts.append(recordings.recording(name, clock, recordings.series("D", total[begin:end], total[begin:end])))
    (storm,) = find_storms(parts)
    assert storm.starts_at < recordings.MIDNIGHT + timedelta(minutes=150) < storm.ends_at
