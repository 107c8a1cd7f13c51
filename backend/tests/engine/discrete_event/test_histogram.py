"""Percentiles of a histogram compared with those of the numbers themselves."""

from __future__ import annotations

import numpy as np
import pytest

from stormsizer.discrete_event import allocate, histogram, kernel

RESPONSES_S = np.random.default_rng(7).lognormal(np.log(2e-3), 1.2, 1_000_000)


def tallied(responses_s: kernel.Floats) -> kernel.Tally:
    n = len(responses_s)
    tally, ios = allocate.tally(2, 1e9, 4), allocate.ios(n, 1)
    kernel.count_all(tally, ios, np.arange(n, dtype=np.int32), responses_s, n, 0.0)
    return tally


@pytest.mark.parametrize("share", [0.5, 0.9, 0.95, 0.99, 0.999, 0.9999])
def test_percentiles_are_accurate_to_a_thousandth(share: float) -> None:
    cells = tallied(RESPONSES_S).cells[0]
    assert histogram.percentile_s(cells, share) == pytest.approx(float(np.quantile(RESPONSES_S, share)), rel=1e-3)


def test_merged_histograms_equal_the_whole() -> None:
    whole = tallied(RESPONSES_S)
    parts = [tallied(part) for part in np.array_split(RESPONSES_S, 7)]
    assert np.array_equal(sum(part.cells for part in parts), whole.cells)
    assert sum(int(part.sums_ns[0]) for part in parts) == int(whole.sums_ns[0])
    assert whole.sums_ns[0] * 1e-9 == pytest.approx(RESPONSES_S.sum(), rel=1e-6)
    assert whole.longest_s[0] == RESPONSES_S.max()


def test_percentiles_of_fewer_than_ten_values_are_not_reported() -> None:
    cells = tallied(RESPONSES_S[:1_000]).cells[0]
    assert histogram.percentile_s(cells, 0.99) is not None
    assert histogram.percentile_s(cells, 0.995) is None
    assert histogram.percentile_s(np.zeros(kernel.N_CELLS, dtype=np.int64), 0.5) is None


def test_every_value_is_counted_in_the_cell_between_its_edges() -> None:
    edges = histogram.edges_s()
    assert edges[0] == kernel.LEAST_S
    assert edges[-1] == kernel.MOST_S
    middles = 0.5 * (edges[:-1] + edges[1:])
    assert np.array_equal(tallied(middles).cells[0], np.ones(kernel.N_CELLS, dtype=np.int64))
    beyond = tallied(np.array([1e-9, 1e9 - 1.0])).cells[0]
    assert (beyond[0], beyond[-1]) == (1, 1)


def test_shown_cells_contain_all_values_and_start_at_the_first_used_cell() -> None:
    cells = tallied(RESPONSES_S).cells[0]
    upper_s, shares = histogram.shown(cells)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > 0.0 < shares[-1]
    ratio = np.array(upper_s[8:]) / np.array(upper_s[:-8])
    assert ratio == pytest.approx(np.full(len(ratio), 2.0))
    at = int(np.searchsorted(upper_s, 2e-3))
    assert sum(shares[: at + 1]) == pytest.approx((upper_s[at] >= RESPONSES_S).mean(), abs=1e-9)


def test_empty_histogram_shows_no_cells() -> None:
    assert histogram.shown(np.zeros(kernel.N_CELLS, dtype=np.int64)) == ((), ())
