"""Streams of random numbers: their laws, and their independence of one another."""

from __future__ import annotations

import numpy as np
import pytest

from stormsizer.discrete_event import allocate, kernel

N = 1_000_000


def exponentials(seed: int = 1, purpose: int = kernel.SERVICES) -> kernel.Floats:
    out = np.empty(N)
    kernel.fill_exponential(allocate.states(seed, 0)[purpose], out)
    return out


def test_the_generator_is_xoshiro256plusplus() -> None:
    """First words from the state 1, 2, 3, 4 by the published recurrence in whole numbers of any length."""
    mask = (1 << 64) - 1

    def rotated(x: int, k: int) -> int:
        return ((x << k) | (x >> (64 - k))) & mask

    s = [1, 2, 3, 4]
    expected = []
    for _ in range(100):
        expected.append((rotated((s[0] + s[3]) & mask, 23) + s[0]) & mask)
        t = (s[1] << 17) & mask
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 45)
    out = np.empty(100, dtype=np.uint64)
    kernel.fill_words(np.array([1, 2, 3, 4], dtype=np.uint64), out)
    assert [int(word) for word in out] == expected


def test_exponential_draws_follow_their_distribution() -> None:
    """Largest distance between the two distribution functions below the 0.1% limit of Kolmogorov's law."""
    ordered = np.sort(exponentials())
    distance = np.abs(1.0 - np.exp(-ordered) - (np.arange(N) + 0.5) / N).max()
    assert distance < 1.95 / np.sqrt(N)
    assert ordered[-1] > 11.0


def test_uniform_draws_follow_their_distribution() -> None:
    out = np.empty(N)
    kernel.fill_uniform(allocate.states(1, 0)[kernel.MIXES], out)
    ordered = np.sort(out)
    assert np.abs(ordered - (np.arange(N) + 0.5) / N).max() < 1.95 / np.sqrt(N)
    assert 0.0 <= ordered[0] <= ordered[-1] < 1.0


@pytest.mark.parametrize("other", [(2, kernel.SERVICES), (1, kernel.GAPS)])
def test_other_seeds_and_purposes_give_other_numbers(other: tuple[int, int]) -> None:
    a, b = exponentials(), exponentials(*other)
    assert abs(np.corrcoef(a, b)[0, 1]) < 5 / np.sqrt(N)


def test_replications_give_different_numbers() -> None:
    assert not np.array_equal(allocate.states(1, 0), allocate.states(1, 1))
    assert np.array_equal(allocate.states(1, 3), allocate.states(1, 3))


def test_background_jobs_are_drawn_once_for_any_chunk_size() -> None:
    """The unused part of a chunk is the start of the next one."""
    states = allocate.states(3, 0)
    draws, cursor = allocate.draws(10, 4), allocate.cursor(10, 4)
    kernel.draw(states, draws, cursor, True)
    first = draws.behind.copy()
    cursor.used_behind = 7
    kernel.draw(states, draws, cursor, True)
    assert np.array_equal(draws.behind[:33], first[7:])
    whole = np.empty(47)
    kernel.fill_exponential(allocate.states(3, 0)[kernel.BEHIND], whole)
    assert np.array_equal(np.concatenate([first, draws.behind[33:]]), whole)
