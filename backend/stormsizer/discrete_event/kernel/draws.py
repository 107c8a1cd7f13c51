"""Random numbers: xoshiro256++, and exponential variates by the ziggurat method."""

import math

import numpy as np

from stormsizer.discrete_event.kernel.compiling import compiled
from stormsizer.discrete_event.kernel.layout import (
    BEHIND,
    BEHIND_PICKS,
    CACHES,
    GAPS,
    MIXES,
    PICKS,
    ROUTES,
    SERVICES,
    Draws,
    Floats,
    Records,
    Words,
)

_R = 7.69711747013104972
_V = 0.0039496598225815571993


def _ziggurat() -> tuple[Floats, Floats]:
    """Return the edges of 256 layers of equal area under exp(−x), and the density at each edge.

    G. Marsaglia and W. W. Tsang, *The ziggurat method for generating random variables*, J. Stat. Softw. 5 (2000).
    """
    edges = np.zeros(257)
    edges[0], edges[1] = _V * math.exp(_R), _R
    for i in range(2, 256):
        edges[i] = -math.log(_V / edges[i - 1] + math.exp(-edges[i - 1]))
    return edges, np.exp(-edges)


_EDGES, _HEIGHTS = _ziggurat()


@compiled
def _word(state: Words) -> np.uint64:
    """Return the next 64 bits of xoshiro256++ (D. Blackman and S. Vigna, ACM Trans. Math. Softw. 47, 2021)."""
    s0, s1, s2, s3 = state[0], state[1], state[2], state[3]
    mixed = s0 + s3
    word = ((mixed << np.uint64(23)) | (mixed >> np.uint64(41))) + s0
    shifted = s1 << np.uint64(17)
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = (s3 << np.uint64(45)) | (s3 >> np.uint64(19))
    state[0], state[1], state[2], state[3] = s0, s1, s2, s3
    return np.uint64(word)


@compiled
def fill_words(state: Words, out: Words) -> None:
    """Fill an array with random bits."""
    for i in range(out.shape[0]):
        out[i] = _word(state)


@compiled
def fill_uniform(state: Words, out: Floats) -> None:
    """Fill an array with 53-bit uniform variates on [0, 1)."""
    for i in range(out.shape[0]):
        out[i] = (_word(state) >> np.uint64(11)) * 2.0**-53


@compiled
def _exponential(state: Words) -> float:
    """Return an exponential variate with mean 1, using a ziggurat of 256 layers."""
    beyond = 0.0
    while True:
        word = _word(state)
        layer = np.int64(word & np.uint64(255))
        x = (word >> np.uint64(11)) * 2.0**-53 * _EDGES[layer]
        if x < _EDGES[layer + 1]:
            return float(beyond + x)
        if layer == 0:
            beyond += _R
            continue
        at = (_word(state) >> np.uint64(11)) * 2.0**-53
        if _HEIGHTS[layer] + at * (_HEIGHTS[layer + 1] - _HEIGHTS[layer]) < math.exp(-x):
            return float(beyond + x)


@compiled
def fill_exponential(state: Words, out: Floats) -> None:
    """Fill an array with exponential variates of mean 1."""
    for i in range(out.shape[0]):
        out[i] = _exponential(state)


@compiled
def draw(states: Words, draws: Draws, cursor: Records, with_cache: bool) -> None:
    """Fill a chunk with random numbers; keep and top up unused draws for background jobs.

    ``cursor.used_behind`` counts the used draws of ``behind``; if it equals the length, none are left.
    """
    fill_exponential(states[GAPS], draws.gaps)
    fill_uniform(states[MIXES], draws.mixes)
    if with_cache:
        fill_uniform(states[CACHES], draws.caches)
    fill_uniform(states[ROUTES], draws.routes)
    fill_words(states[PICKS], draws.picks)
    fill_exponential(states[SERVICES], draws.services)
    used, n = cursor.used_behind, draws.behind.shape[0]
    left = n - used
    for i in range(left):
        draws.behind[i] = draws.behind[used + i]
        draws.behind_picks[i] = draws.behind_picks[used + i]
    fill_exponential(states[BEHIND], draws.behind[left:])
    fill_words(states[BEHIND_PICKS], draws.behind_picks[left:])
    cursor.used = 0
    cursor.used_behind = 0
