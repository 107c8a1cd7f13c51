"""When the desktops of a storm began is read from its curve, also where the array is too slow; or nothing is said."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest

from stormsizer_io.importers.series.arrivals import FEWEST_POINTS, EvenArrivals, even_arrivals
from stormsizer_io.measurements import Floats

STEP_S = 5.0
IDLE, AT_WORK = 0.8, 1.9
N_DESKTOPS = 200
LEAD = 10
"""Minutes before the first one comes."""


@dataclass(frozen=True)
class Planted:
    """Desktops that come evenly, each with so many I/Os to do: one at a time, with a think time between them."""

    minutes: float
    ios: float = 3_000.0
    think_s: float = 0.05
    service_s: float = 0.003
    most_iops: float = np.inf

    def curves(self, lasts_minutes: int) -> tuple[Floats, Floats]:
        """Load and I/Os under way, by minutes."""
        n = round(lasts_minutes * 60 / STEP_S)
        load, waiting, through = np.zeros(n), np.zeros(n), 0.0
        for at in range(n):
            begun = N_DESKTOPS * np.clip((at * STEP_S / 60 - LEAD) / self.minutes, 0, 1)
            working = max(0.0, begun - through)
            background = IDLE * N_DESKTOPS + (AT_WORK - IDLE) * through
            iops = min(working / (self.think_s + self.service_s), self.most_iops - background)
            latency_s = working / iops - self.think_s if iops > 0 else self.service_s
            load[at], waiting[at] = iops + background, (iops + background) * latency_s
            through += iops / self.ios * STEP_S
        return load.reshape(lasts_minutes, -1).mean(axis=1), waiting.reshape(lasts_minutes, -1).mean(axis=1)


def found(load: Floats, waiting: Floats) -> EvenArrivals | None:
    return even_arrivals(load, waiting, IDLE * N_DESKTOPS, AT_WORK * N_DESKTOPS)


def noisy(values: Floats, seed: int) -> Floats:
    return np.asarray(values * np.random.default_rng(seed).normal(1.0, 0.02, values.size))


@pytest.mark.parametrize("minutes", [10, 28, 60, 120])
@pytest.mark.parametrize("think_s", [0.05, 0.2])
@pytest.mark.parametrize("seed", range(3))
def test_planted_arrivals_are_recovered(minutes: int, think_s: float, seed: int) -> None:
    planted = Planted(minutes, think_s=think_s)
    load, waiting = planted.curves(minutes + 90)
    for curve, waits in ((noisy(load, seed), waiting), (load, np.zeros_like(waiting))):
        arrivals = found(curve, waits)
        assert arrivals is not None
        assert arrivals.length == pytest.approx(minutes, rel=0.1, abs=1.5)
        assert arrivals.begin == pytest.approx(LEAD, abs=3)


@pytest.mark.parametrize("minutes", [10, 28])
@pytest.mark.parametrize("seed", range(3))
def test_overloaded_array_lengthens_the_storm_but_not_the_arrivals(minutes: int, seed: int) -> None:
    planted = Planted(minutes, most_iops=550.0)
    load, waiting = planted.curves(180)
    arrivals = found(noisy(load, seed), waiting)
    assert np.sum(load > 0.9 * load.max()) > 1.2 * minutes
    assert arrivals is not None
    assert arrivals.length == pytest.approx(minutes, rel=0.2)
    blind = found(noisy(load, seed), np.zeros_like(waiting))
    assert blind is None or blind.length > minutes


def test_two_waves_are_not_reported_as_one_distribution() -> None:
    first, _ = Planted(10).curves(160)
    both = np.concatenate((first[:60], first[:100])) - IDLE * N_DESKTOPS
    assert found(both + IDLE * N_DESKTOPS, np.zeros_like(both)) is None


@pytest.mark.parametrize("points", [0, 1, FEWEST_POINTS - 1])
def test_too_few_points_yield_no_arrivals(points: int) -> None:
    load, waiting = Planted(28).curves(120)
    assert found(load[:points], waiting[:points]) is None


def test_background_load_alone_yields_no_arrivals() -> None:
    assert found(np.full(60, IDLE * N_DESKTOPS), np.zeros(60)) is None
