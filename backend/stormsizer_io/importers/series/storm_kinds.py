"""Kinds of storms, inferred from when they come, what they read, and the load before and after them.

Each feature of a storm falls into one of a few classes, and ``LIKELIHOODS`` says how often each kind of storm falls
into each class. The storms of a recording form a chain: ``FOLLOWS`` says how often a kind follows another one within
``LINKED_WITHIN``. The forward-backward algorithm combines both into the probability of each kind for each storm.
Classes are not independent, so their product is raised to ``WEIGHT``; otherwise the result is surer than it is right.

The tables are rounded shares of the storms of the sites *FIT* in ``tests/files/importers/labeled_storms``, drawn toward
equal shares because these storms are few; hours and weekdays are those of offices, plants and schools. The score on
other sites is in ``docs/reference/imports.md``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import pairwise
from zoneinfo import ZoneInfo

import numpy as np

from stormsizer.messages.terms import STORMS
from stormsizer.messages.text import Listing, Quantity, Text, msg, shown
from stormsizer.units import SECONDS_PER_HOUR, SECONDS_PER_MINUTE
from stormsizer_io.measurements import Floats


class StormKind(StrEnum):
    """Kind of storm."""

    BOOT = "boot"
    LOGIN = "login"
    LOGOUT = "logout"
    UNKNOWN = "unknown"


KINDS = (StormKind.BOOT, StormKind.LOGIN, StormKind.LOGOUT, StormKind.UNKNOWN)
"""Kinds in the order of the tables. The last one covers scans, backups, and everything else."""
LEAST_PROBABILITY = 0.7
"""Probability below which a kind is unclear, so that users choose."""
WEIGHT = 0.7
LINKED_WITHIN = timedelta(hours=16)
MORE_THAN_HALF = 0.5
SILENT_FRACTION = 0.05
FELL, ROSE = 0.7, 1.4

_Row = tuple[float, float, float, float]
LIKELIHOODS: Mapping[str, Mapping[str, _Row]] = {
    "hour": {
        "night": (0.20, 0.03, 0.04, 0.30),
        "early": (0.30, 0.10, 0.08, 0.10),
        "morning": (0.15, 0.55, 0.06, 0.10),
        "noon": (0.08, 0.17, 0.17, 0.20),
        "afternoon": (0.15, 0.07, 0.55, 0.10),
        "evening": (0.12, 0.08, 0.10, 0.20),
    },
    "day": {"workday": (0.70, 0.95, 0.95, 0.65), "weekend": (0.30, 0.05, 0.05, 0.35)},
    "reads": {
        "below 35%": (0.03, 0.24, 0.22, 0.16),
        "35–65%": (0.06, 0.65, 0.28, 0.34),
        "65–78%": (0.13, 0.08, 0.15, 0.30),
        "above 78%": (0.78, 0.03, 0.35, 0.20),
    },
    "level": {
        "silent before": (0.31, 0.03, 0.01, 0.02),
        "fell": (0.03, 0.08, 0.80, 0.10),
        "same": (0.63, 0.21, 0.15, 0.80),
        "rose": (0.03, 0.68, 0.04, 0.08),
    },
    "length": {
        "below 40 min": (0.85, 0.55, 0.70, 0.16),
        "40–90 min": (0.11, 0.30, 0.23, 0.24),
        "above 90 min": (0.04, 0.15, 0.07, 0.60),
    },
    "height": {
        "below 3 times": (0.04, 0.44, 0.20, 0.50),
        "3–8 times": (0.13, 0.40, 0.38, 0.34),
        "above 8 times": (0.83, 0.16, 0.42, 0.16),
    },
}
"""Share of the storms of each kind, in the order of ``KINDS``, in each class of a feature."""
FIRST: _Row = (0.35, 0.30, 0.15, 0.20)
"""Kinds of the first storm, and of a storm that follows none within ``LINKED_WITHIN``."""
FOLLOWS: tuple[_Row, _Row, _Row, _Row] = (
    (0.12, 0.62, 0.14, 0.12),
    (0.10, 0.18, 0.60, 0.12),
    (0.30, 0.50, 0.08, 0.12),
    (0.25, 0.35, 0.30, 0.10),
)
"""Kinds of the storm that follows a boot, a login, a logoff, and any other storm."""
_HOURS = ((4.0, "night"), (6.5, "early"), (11.0, "morning"), (14.5, "noon"), (20.0, "afternoon"), (24.0, "evening"))
_SATURDAY = 5


@dataclass(frozen=True)
class Evidence:
    """What the kind of a storm is inferred from. None means that it is unknown.

    Attributes
    ----------
    read_fraction
        Share of reads among the I/Os.
    woken_fraction
        Share of the busy desktops that were silent before.
    before_iops, after_iops
        Level before the storm, which is the highest one if it falls, and level after it.
    """

    starts_at: datetime | None
    length_s: float | None
    height: float | None
    read_fraction: float | None
    woken_fraction: float | None
    before_iops: float | None
    after_iops: float | None

    @property
    def level_ratio(self) -> float | None:
        """Level after the storm over the level before; None if one is unknown or there was no load before."""
        if self.before_iops is None or self.after_iops is None or not self.before_iops > 0:
            return None
        return self.after_iops / self.before_iops

    @property
    def is_silent_before(self) -> bool:
        """Whether most desktops, or the volume, had no load before the storm."""
        if self.woken_fraction is not None and self.woken_fraction > MORE_THAN_HALF:
            return True
        if self.before_iops is None or self.after_iops is None:
            return False
        return self.before_iops < SILENT_FRACTION * self.after_iops


@dataclass(frozen=True)
class Inferred:
    """The kind of a storm.

    Attributes
    ----------
    probability
        Of the kind, or of the likeliest one if the kind is unclear.
    reasons
        Reasons in readable form.
    """

    kind: StormKind
    probability: float
    reasons: tuple[Text, ...]


def infer(storms: Sequence[Evidence], zone: str) -> tuple[Inferred, ...]:
    """Return the kind of each storm of a recording, in chronological order.

    Parameters
    ----------
    zone
        Time zone of the site, for hours and weekdays.
    """
    probabilities = kind_probabilities(storms, zone)
    return tuple(_inferred(storm, row) for storm, row in zip(storms, probabilities, strict=True))


def kind_probabilities(storms: Sequence[Evidence], zone: str) -> Floats:
    """Return the probability of each kind, in the order of ``KINDS``, for each storm, (n, 4)."""
    n = len(storms)
    fits = np.array([_fit(storm, ZoneInfo(zone)) for storm in storms]).reshape(n, len(KINDS))
    follows = [np.array(FOLLOWS if _are_linked(*pair) else [FIRST] * len(KINDS)) for pair in pairwise(storms)]
    ahead, back = np.ones_like(fits), np.ones_like(fits)
    for at in range(n):
        ahead[at] = _normal((np.array(FIRST) if at == 0 else ahead[at - 1] @ follows[at - 1]) * fits[at])
    for at in range(n - 2, -1, -1):
        back[at] = _normal(follows[at] @ (back[at + 1] * fits[at + 1]))
    both = ahead * back
    return np.asarray(both / both.sum(axis=1, keepdims=True))


def _are_linked(storm: Evidence, later: Evidence) -> bool:
    """Return whether the kind of a storm says something about the next one; storms without times follow each other."""
    if storm.starts_at is None or later.starts_at is None:
        return True
    return later.starts_at - storm.starts_at <= LINKED_WITHIN


def classes_of(storm: Evidence, zone: ZoneInfo) -> dict[str, str]:
    """Return the class of each known feature of a storm."""
    classes: dict[str, str] = {}
    if storm.starts_at is not None:
        local = storm.starts_at.astimezone(zone)
        hour = local.hour + local.minute / 60
        classes["hour"] = next(name for until, name in _HOURS if hour < until)
        classes["day"] = "weekend" if local.weekday() >= _SATURDAY else "workday"
    for feature, value, limits in (
        ("length", storm.length_s, (40 * SECONDS_PER_MINUTE, 1.5 * SECONDS_PER_HOUR)),
        ("height", storm.height, (3.0, 8.0)),
        ("reads", storm.read_fraction, (0.35, 0.65, 0.78)),
    ):
        if value is not None:
            classes[feature] = _class(feature, value, limits)
    ratio = storm.level_ratio
    if storm.is_silent_before:
        classes["level"] = "silent before"
    elif ratio is not None:
        classes["level"] = "fell" if ratio < FELL else "rose" if ratio > ROSE else "same"
    return classes


def _class(feature: str, value: float, limits: Sequence[float]) -> str:
    return list(LIKELIHOODS[feature])[int(np.searchsorted(limits, value, side="right"))]


def _fit(storm: Evidence, zone: ZoneInfo) -> Floats:
    """Return how well a storm fits each kind, (4,), up to a factor."""
    rows = [LIKELIHOODS[feature][name] for feature, name in classes_of(storm, zone).items()]
    return np.asarray(np.prod(np.array(rows).reshape(-1, len(KINDS)), axis=0) ** WEIGHT)


def _normal(values: Floats) -> Floats:
    return np.asarray(values / values.sum())


def _inferred(storm: Evidence, probabilities: Floats) -> Inferred:
    best = int(np.argmax(probabilities))
    reasons = _reasons(storm)
    if KINDS[best] is not StormKind.UNKNOWN and probabilities[best] >= LEAST_PROBABILITY:
        return Inferred(KINDS[best], float(probabilities[best]), reasons)
    ranked = sorted(zip(probabilities.tolist(), KINDS, strict=True), key=lambda pair: -pair[0])
    candidates = Listing(
        tuple(
            shown(msg("import-storm-candidate", kind=STORMS[kind.value], share=Quantity(share, "fraction")))
            for share, kind in ranked[:2]
        )
    )
    unclear = msg("import-storm-unclear", candidates=candidates)
    return Inferred(StormKind.UNKNOWN, float(probabilities[:-1].max()), (unclear, *reasons))


def _reasons(storm: Evidence) -> tuple[Text, ...]:
    reasons: list[Text] = []
    if storm.read_fraction is not None:
        reasons.append(msg("import-storm-reads", share=Quantity(storm.read_fraction, "fraction")))
    if storm.woken_fraction is not None and storm.woken_fraction > MORE_THAN_HALF:
        reasons.append(msg("import-storm-woken", share=Quantity(storm.woken_fraction, "fraction")))
    elif storm.level_ratio is not None and not storm.is_silent_before:
        reasons.append(msg("import-storm-level", ratio=Quantity(storm.level_ratio, "", 2)))
    return tuple(reasons)
