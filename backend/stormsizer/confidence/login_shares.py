"""Shares of good and poor logins, as far as they depend on an error of the login times.

The error of a login time is assumed to be the same for all users of a phase, because its causes are the same.
"""

import bisect
import itertools
import math

from stormsizer.experience.grades import LoginExperience
from stormsizer.model.scenario import Goals


def time_within_s(logins: LoginExperience, goals: Goals, share: float) -> float:
    """Return the time that a share of the users needs at most; infinite if fewer users complete their login."""
    times_s, shares = _distribution(logins, goals)
    if share > shares[-1] + 1e-9:
        return math.inf
    after = bisect.bisect_left(shares, share - 1e-9)
    if after == 0:
        return times_s[0]
    rise = shares[after] - shares[after - 1]
    part = min(1.0, (share - shares[after - 1]) / rise)
    return times_s[after - 1] + part * (times_s[after] - times_s[after - 1])


def share_within(logins: LoginExperience, goals: Goals, time_s: float) -> float:
    """Return the share of the users who need at most a time."""
    times_s, shares = _distribution(logins, goals)
    after = bisect.bisect_right(times_s, time_s)
    if after == len(times_s):
        return shares[-1]
    part = (time_s - times_s[after - 1]) / (times_s[after] - times_s[after - 1])
    return shares[after - 1] + part * (shares[after] - shares[after - 1])


def _distribution(logins: LoginExperience, goals: Goals) -> tuple[list[float], list[float]]:
    """Return login times and the share of users up to each, from the histogram and the exact shares at the limits."""
    below = itertools.accumulate(logins.histogram_fractions, initial=0.0)
    exact = (
        (goals.login_good_s, logins.good_fraction),
        (goals.login_fair_s, logins.good_fraction + logins.fair_fraction),
    )
    points = (*zip(logins.histogram_edges_s, below, strict=True), *exact)
    shares = {time_s: share for time_s, share in points if time_s < logins.max_s}
    shares[logins.max_s] = 1.0 - logins.never_fraction
    times_s = sorted(shares)
    return times_s, [shares[time_s] for time_s in times_s]
