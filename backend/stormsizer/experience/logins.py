"""Login times, computed from the history of a login storm."""

import math
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from stormsizer.experience.grades import Grade, LoginExperience
from stormsizer.model.scenario import Goals
from stormsizer.storage.serve import StormHistory, work_factors
from stormsizer.storage.trace import Floats
from stormsizer.timeline.arrivals import arrival_of, arrived_fraction
from stormsizer.timeline.plan import LoginStorm

N_WAITING_POINTS = 8
N_BINS = 40
N_GUESTS = 640
"""Different guest times of users; a multiple of the groups with different I/O."""
GOLDEN_RATIO = (math.sqrt(5.0) - 1.0) / 2.0


@dataclass(frozen=True)
class LoginTimes:
    """Login times in a storm, by group of users. All arrays have shape (n,).

    ``seconds`` is the time from arrival to a usable desktop or, for an incomplete login, to the end of the storm.
    ``weight`` is the number of users in the group. ``finished`` shows whether the login completed, and ``waited``
    whether the users waited for their desktop to come up.
    """

    seconds: Floats
    weight: Floats
    finished: np.ndarray
    waited: np.ndarray


def unloaded_login_s(storm: LoginStorm, share: float) -> float:
    """Return the time that a share of the users needs to log in without any response time of storage, in seconds."""
    login = storm.demand.login
    mean_s = storm.demand.guest_s + login.ios * login.think_s / login.outstanding
    factors = _guest_factors(storm.work_spread_cv)
    return mean_s * float(factors[max(0, math.ceil(share * N_GUESTS) - 1)])


def login_times(storm: LoginStorm, history: StormHistory, n_users: float, dedicated: bool) -> LoginTimes:
    """Return the login times of all users in a storm.

    All concurrent logins progress at the same pace. A login that starts its I/O at time *s* therefore ends once the
    storm's progress since *s* equals the login's number of I/Os. Users wait until a desktop is up: their own in a
    dedicated pool, any desktop in a floating pool. Guest time varies between users like the I/Os of their logins: a
    user with more policies, profile data and applications has more of both.
    """
    begun, arrived, weight = _starts(storm, history, n_users, dedicated)
    seconds, weights, finished, waited = [], [], [], []
    last_s, last_progress = history.at_s[-1], history.progress_ios[-1]
    # there is no progress during an outage; a negligible ramp makes the curve strictly increasing
    rising = history.progress_ios + 1e-9 * np.arange(len(history.progress_ios))
    for factor, guests in zip(history.factors, _guests(storm, weight, len(history.factors)), strict=True):
        ready_s = begun + storm.demand.guest_s * guests
        target = np.interp(ready_s, history.at_s, history.progress_ios) + storm.demand.login.ios * factor
        done_s = np.interp(target, rising, history.at_s)
        complete = (target <= last_progress) & (ready_s <= last_s)
        seconds.append(np.where(complete, np.maximum(done_s, ready_s), last_s) - arrived)
        weights.append(weight / len(history.factors))
        finished.append(complete)
        waited.append(begun - arrived > 1.0)
    never = n_users - float(weight.sum())
    if never > 1e-9 * n_users:
        seconds.append(np.array([max(0.0, last_s - float(arrival_of(storm, np.array([1 - never / n_users / 2]))[0]))]))
        weights.append(np.array([never]))
        finished.append(np.array([False]))
        waited.append(np.array([True]))
    return LoginTimes(*(np.concatenate(part) for part in (seconds, weights, finished, waited)))


@lru_cache(maxsize=64)
def _guest_factors(cv: float) -> Floats:
    return work_factors(cv, N_GUESTS)


def _guests(storm: LoginStorm, weight: Floats, n_groups: int) -> Floats:
    """Return guest times relative to their mean, shape (n_groups, n).

    Guests differ more finely than I/Os: the users of a group have its guest times in the order of a low-discrepancy
    sequence. The mean of a group is that of its guest times, however many users it has.
    """
    factors = _guest_factors(storm.work_spread_cv).reshape(n_groups, -1)
    order = (np.arange(len(weight)) * GOLDEN_RATIO % 1.0 * factors.shape[1]).astype(np.int64)
    in_turn = factors[:, order]
    n_users = float(weight.sum())
    means = in_turn @ weight / n_users if n_users > 0 else in_turn.mean(axis=1)
    return np.asarray(in_turn * (factors.mean(axis=1) / means)[:, None], dtype=np.float64)


def _starts(storm: LoginStorm, history: StormHistory, n_users: float, dedicated: bool) -> tuple[Floats, Floats, Floats]:
    """Return the login start times, arrival times and numbers of users, by group of users."""
    begun = 0.5 * (history.at_s[1:] + history.at_s[:-1])
    started = np.diff(history.started)
    present = n_users * arrived_fraction(storm, history.at_s)
    with np.errstate(invalid="ignore", divide="ignore"):
        up = np.where(present > 0, history.started / present, 1.0)
    if not dedicated:
        middle = 0.5 * (history.started[1:] + history.started[:-1]) / n_users
        arrived = np.minimum(begun, arrival_of(storm, middle))
        return begun, arrived, started
    mean_present = 0.5 * (present[1:] + present[:-1])
    late = np.minimum(started, np.maximum(0.0, mean_present * np.diff(up)))
    late[np.abs(late) < 1e-9 * n_users] = 0.0
    direct = started - late
    waiting = late > 0
    points = (np.arange(N_WAITING_POINTS) + 0.5) / N_WAITING_POINTS
    earlier = arrival_of(storm, (mean_present[waiting, None] / n_users * points).ravel())
    return (
        np.concatenate([begun, np.repeat(begun[waiting], N_WAITING_POINTS)]),
        np.concatenate([begun, np.minimum(earlier, np.repeat(begun[waiting], N_WAITING_POINTS))]),
        np.concatenate([direct, np.repeat(late[waiting] / N_WAITING_POINTS, N_WAITING_POINTS)]),
    )


def _grade_of(seconds: float, goals: Goals) -> Grade:
    if seconds <= goals.login_good_s:
        return Grade.GOOD
    return Grade.FAIR if seconds <= goals.login_fair_s else Grade.POOR


def experience(times: LoginTimes, goals: Goals) -> LoginExperience:
    """Return the mean, distribution and grades of login times. An incomplete login has no time and counts as poor."""
    n_users = float(times.weight.sum())
    ended = times.finished & (times.weight > 0)
    order = np.argsort(times.seconds[ended], kind="stable")
    seconds, weight = times.seconds[ended][order], times.weight[ended][order]
    n_ended = float(weight.sum())
    good = seconds <= goals.login_good_s
    fair = (seconds > goals.login_good_s) & (seconds <= goals.login_fair_s)
    poor = ~(good | fair)
    mean = float((seconds * weight).sum() / n_ended) if n_ended else 0.0
    longest = float(seconds.max()) if n_ended else 0.0
    edges = np.linspace(0.0, max(goals.login_fair_s * 4 / 3, float(np.ceil(longest / 10) * 10)), N_BINS + 1)
    counts, _ = np.histogram(seconds, bins=edges, weights=weight)
    never = 1.0 - n_ended / n_users
    return LoginExperience(
        n_users=n_users,
        never_fraction=never if never > 1e-9 else 0.0,
        mean_s=mean,
        sd_s=float(np.sqrt(((seconds - mean) ** 2 * weight).sum() / n_ended)) if n_ended else 0.0,
        p50_s=_quantile(seconds, weight, 0.5),
        p95_s=_quantile(seconds, weight, 0.95),
        max_s=longest,
        good_fraction=float(weight[good].sum() / n_users),
        fair_fraction=float(weight[fair].sum() / n_users),
        poor_fraction=max(0.0, 1.0 - float(weight[good].sum() + weight[fair].sum()) / n_users),
        good_mean_s=_mean(seconds[good], weight[good]),
        fair_mean_s=_mean(seconds[fair], weight[fair]),
        poor_mean_s=_mean(seconds[poor], weight[poor]),
        waiting_for_desktop_fraction=float(times.weight[times.waited].sum() / n_users),
        histogram_edges_s=tuple(float(edge) for edge in edges),
        histogram_fractions=tuple(float(count) / n_users for count in counts),
        histogram_grades=tuple(_grade_of(float(middle), goals) for middle in (edges[1:] + edges[:-1]) / 2),
    )


def _quantile(seconds: Floats, weight: Floats, share: float) -> float:
    if not len(seconds):
        return 0.0
    cumulative = np.cumsum(weight)
    return float(seconds[min(len(seconds) - 1, int(np.searchsorted(cumulative, share * cumulative[-1])))])


def _mean(seconds: Floats, weight: Floats) -> float | None:
    total = float(weight.sum())
    return float((seconds * weight).sum() / total) if total > 1e-9 else None
