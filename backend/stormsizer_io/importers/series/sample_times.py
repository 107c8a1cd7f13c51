"""Conversion of samples from several machines, each with its own sample times, to one clock."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from stormsizer.messages.text import msg
from stormsizer_io.importers.series.intervals import utc
from stormsizer_io.measurements import Clock, Floats, ImportRefusedError

LONG_STEP = 1.5
"""A step longer than this many typical intervals is a gap; its sample then covers only the typical interval."""
FEWEST_STEPS = 3
"""Minimum number of steps that determine a machine's typical interval or a change of sampling rate.

With fewer steps, the typical interval of all machines is used. This many similar steps in a row are not gaps, however
long they are, because the tool sampled at a different rate for a while.
"""

Integers = NDArray[np.int64]


@dataclass(frozen=True)
class Samples:
    """Rows of a table. Arrays have the shape (n,), except ``values``: (n, measures).

    Attributes
    ----------
    instants_s
        Sample times in Unix seconds.
    entities
        Machine numbers, from 0.
    """

    instants_s: Floats
    entities: Integers
    values: Floats

    def last_of_each(self) -> Samples:
        """Return the samples in order of machine and time, with only the last of any duplicates."""
        order = np.lexsort((self.instants_s, self.entities))
        is_new = (np.diff(self.instants_s[order]) != 0) | (np.diff(self.entities[order]) != 0)
        kept = order[np.append(is_new, True)]
        return Samples(self.instants_s[kept], self.entities[kept], self.values[kept])


@dataclass(frozen=True)
class Spans:
    """Start and end of each sample's interval, (n,), rounded to milliseconds, and the number of gaps."""

    begins_s: Floats
    ends_s: Floats
    n_gaps: int


def spans_of(samples: Samples, stamps: Literal["end", "start"]) -> Spans:
    """Return the intervals of samples sorted by machine and time: the time steps, or the typical interval at a gap."""
    steps_s, is_own = np.diff(samples.instants_s), np.diff(samples.entities) == 0
    of_all_s = float(np.median(steps_s[is_own] if is_own.any() else np.diff(np.unique(samples.instants_s))))
    usual_s = _usual_of_each(steps_s, is_own, of_all_s)
    steps_s = np.where(is_own, steps_s, np.inf)
    steps_s = np.concatenate(([np.inf], steps_s) if stamps == "end" else (steps_s, [np.inf]))
    is_long = (steps_s > LONG_STEP * usual_s) & ~_are_a_pace(steps_s)
    lengths_s = np.where(is_long, usual_s, steps_s)
    begins_s = samples.instants_s - lengths_s if stamps == "end" else samples.instants_s
    n_gaps = int((is_long & np.isfinite(steps_s)).sum())
    return Spans(np.round(begins_s, 3), np.round(begins_s + lengths_s, 3), n_gaps)


def _are_a_pace(steps_s: Floats) -> NDArray[np.bool_]:
    """Return whether each step is in a run of similar steps, (n,); machines are separated by an infinite step."""
    shorter, longer = np.minimum(steps_s[1:], steps_s[:-1]), np.maximum(steps_s[1:], steps_s[:-1])
    rows = np.concatenate(([0], np.cumsum(~np.isfinite(longer) | (longer > LONG_STEP * shorter))))
    return np.asarray(np.bincount(rows)[rows] >= FEWEST_STEPS)


def _usual_of_each(steps_s: Floats, is_own: NDArray[np.bool_], of_all_s: float) -> Floats:
    """Return the typical interval of each sample's machine, (n,): the median of its steps."""
    begins = np.concatenate(([0], np.flatnonzero(~is_own) + 1))
    ends = np.append(begins[1:], len(steps_s) + 1)
    own = [
        float(np.median(steps_s[begin : end - 1])) if end - begin > FEWEST_STEPS else of_all_s
        for begin, end in zip(begins, ends, strict=True)
    ]
    return np.repeat(own, ends - begins)


def on_one_clock(samples: Samples, spans: Spans, n_entities: int, most_values: int) -> tuple[Clock, Floats]:
    """Return a clock with an edge at each start and end of a sample, and values, (intervals, machines, measures).

    Values are NaN where a machine has no sample. Intervals without samples are omitted.

    Raises
    ------
    ImportRefusedError
        If there would be more than ``most_values`` values.
    """
    edges_s, at = np.unique(np.concatenate((spans.begins_s, spans.ends_s)), return_inverse=True)
    shape = len(edges_s) - 1, n_entities, samples.values.shape[1]
    if math.prod(shape) > most_values:
        raise ImportRefusedError(msg("import-different-times"), allowed=msg("import-allowed-one-clock"))
    first, end = np.split(at, 2)
    n_each = end - first
    sample = np.repeat(np.arange(first.size), n_each)
    interval = np.arange(sample.size) + np.repeat(first - np.cumsum(n_each) + n_each, n_each)
    values = np.full(shape, np.nan)
    values[interval, samples.entities[sample]] = samples.values[sample]
    measured = np.unique(interval)
    clock = Clock(
        ends_s=edges_s[1:][measured] - edges_s[0],
        lengths_s=np.diff(edges_s)[measured],
        starts_at=utc(float(edges_s[0])),
        sample_s=float(np.median(spans.ends_s - spans.begins_s)),
    )
    return clock, values[measured]
