"""Collection of samples from many disks into series on one clock, in bounded memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from stormsizer.messages.text import Message, Quantity, msg
from stormsizer_io.importers.parsing.limits import Budget
from stormsizer_io.importers.parsing.notes import Noting
from stormsizer_io.importers.series.plausibility import (
    ABOVE_CEILING,
    FEWEST_SMALL_IOS,
    IMPOSSIBLE_SIZE,
    LARGEST_IO_BYTES,
    OUTLIER,
    RESET,
    SMALLEST_IO_BYTES,
    Dropped,
    ceiling,
    outliers,
    usual,
)
from stormsizer_io.measurements import Clock, EntityKind, Floats, ImportRefusedError, Series

LEAST_ROWS = 64
"""Files are rejected if memory does not allow at least this many intervals per series."""
_AT_ONCE = 512
GAP_FROM = 1.5
"""Number of intervals after which a sample no longer covers the time since the previous one."""


class SeriesField(StrEnum):
    """Content of a column, named after the corresponding field of a series."""

    READS = "reads_iops"
    WRITES = "writes_iops"
    READ_BYTES = "read_bytes_per_s"
    WRITE_BYTES = "write_bytes_per_s"
    READ_LATENCY = "read_latency_s"
    WRITE_LATENCY = "write_latency_s"
    QUEUE = "queue"


_RATE_OF = {SeriesField.READ_LATENCY: SeriesField.READS, SeriesField.WRITE_LATENCY: SeriesField.WRITES}
_RATE_OF_BYTES = {SeriesField.READ_BYTES: SeriesField.READS, SeriesField.WRITE_BYTES: SeriesField.WRITES}


@dataclass(frozen=True)
class Column:
    """A column that is read into a series.

    Attributes
    ----------
    index
        Index in a row, from 0.
    scale
        Factor that converts its numbers to SI units.
    """

    index: int
    entity: str
    kind: EntityKind
    quantity: SeriesField
    scale: float = 1.0


class Samples:
    """Rows of numbers in order of arrival; if there are too many, adjacent rows are merged.

    Latencies are stored as seconds of latency per second, so time averages weight them by I/Os.
    """

    def __init__(self, columns: Sequence[Column], budget: Budget, noting: Noting) -> None:
        self._columns, self._noting = tuple(columns), noting
        budget.check_entities(len({each.entity for each in columns}))
        room = budget.limits.values_kept // max(len(columns), 1)
        if room < LEAST_ROWS:
            raise ImportRefusedError(
                msg("import-too-many-counters"),
                given=str(len(columns)),
                allowed=str(budget.limits.values_kept // LEAST_ROWS),
            )
        room = min(room, max(budget.limits.rows, 2))
        self._values = np.empty((room - room % 2, len(columns)))
        self._ends, self._lengths = np.empty(len(self._values)), np.empty(len(self._values))
        self._rows = np.empty(len(self._values), dtype=np.int64)
        self._n, self._fold = 0, 1
        self._pending: list[tuple[float, float, Floats, int]] = []
        self._start = self._last = np.nan
        self._latency, self._rate = self._pairs(_RATE_OF)
        self._bytes, self._ios = self._pairs(_RATE_OF_BYTES)
        self._ceilings = np.array([ceiling(each.quantity, each.kind) for each in self._columns])
        self._dropped = Dropped()

    def _pairs(self, rate_of: Mapping[SeriesField, SeriesField]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        place = {(each.entity, each.quantity): at for at, each in enumerate(self._columns)}
        pairs = [
            (at, place[each.entity, rate_of[each.quantity]])
            for at, each in enumerate(self._columns)
            if each.quantity in rate_of and (each.entity, rate_of[each.quantity]) in place
        ]
        other, rate = np.array(pairs, dtype=np.int64).reshape(-1, 2).T
        return other, rate

    def begin_at(self, instant_s: float) -> None:
        """Set the instant at which measurement starts or resumes after a gap."""
        if np.isnan(self._start):
            self._start = self._last = instant_s
        self._last = max(self._last, instant_s)

    def add(self, instant_s: float, values: Floats, row: int, printed_s: float = np.inf) -> bool:
        """Add a sample of the interval that ends at ``instant_s``; return False if the clock did not advance.

        Parameters
        ----------
        values
            Shape (n columns,): rates per second, latencies in seconds; NaN where nothing was measured.
        printed_s
            Length of the interval if the file states it; time before the interval was not measured.
        """
        if instant_s <= self._last:
            self._noting.add(msg("import-row-time-order"), row)
            return False
        values = self._plausible(values, row)
        values[self._latency] = _latency_seconds(values[self._latency], values[self._rate])
        since_s = instant_s - self._last
        self._pending.append((instant_s, printed_s if since_s > GAP_FROM * printed_s else since_s, values, row))
        self._last = instant_s
        if len(self._pending) == self._fold:
            self._store()
        return True

    def _plausible(self, values: Floats, row: int) -> Floats:
        """Return a sample without negative values, values above their ceilings, and I/Os of impossible sizes."""
        values = self._without(values, values < 0, RESET, row)
        values = self._without(values, values > self._ceilings, ABOVE_CEILING, row)
        amounts, ios = values[self._bytes], values[self._ios]
        too_large = (ios >= 1.0) & (amounts > LARGEST_IO_BYTES * ios)
        too_small = (ios >= FEWEST_SMALL_IOS) & (amounts > 0) & (amounts < SMALLEST_IO_BYTES * ios)
        if too_large.any() or too_small.any():
            impossible = np.zeros(values.size, dtype=np.bool_)
            impossible[self._bytes[too_large]] = impossible[self._ios[too_small]] = True
            values = self._without(values, impossible, IMPOSSIBLE_SIZE, row)
        return values

    def _without(self, values: Floats, dropped: NDArray[np.bool_], why: Message, row: int) -> Floats:
        if not dropped.any():
            return values
        for at in np.flatnonzero(dropped):
            self._drop(int(at), row, float(values[at]), why)
        return np.where(dropped, np.nan, values)

    def _drop(self, at: int, row: int, value: float, why: Message) -> None:
        column = self._columns[at]
        place = column.index + 1 if column.index else None
        self._dropped.add(why, row, value, column.entity, column.quantity, place)

    def _drop_outliers(self, values: Floats) -> None:
        """Drop isolated outliers from the samples, (n, n columns), in place."""
        highest = np.fmax.reduce(values, axis=0)
        for at, column in enumerate(self._columns):
            most = usual(column.quantity, column.kind)
            if not highest[at] > most:
                continue
            for sample in np.flatnonzero(outliers(values[:, at], most)):
                self._drop(at, int(self._rows[sample]), float(values[sample, at]), OUTLIER)
                values[sample, at] = np.nan

    def _store(self) -> None:
        if self._n == len(self._values):
            self._coarsen()
            if len(self._pending) < self._fold:
                return
        ends, lengths, values, rows = zip(*self._pending, strict=True)
        self._ends[self._n], self._lengths[self._n], self._rows[self._n] = ends[-1], sum(lengths), rows[0]
        self._values[self._n] = values[0] if len(values) == 1 else _mean(np.array(values), np.array(lengths))
        self._n, self._pending = self._n + 1, []

    def _coarsen(self) -> None:
        half = self._n // 2
        for at in range(0, half, _AT_ONCE):
            to = min(at + _AT_ONCE, half)
            rows = self._values[2 * at : 2 * to].reshape(to - at, 2, -1)
            lengths = self._lengths[2 * at : 2 * to].reshape(-1, 2)
            self._values[at:to] = np.array([_mean(pair, weights) for pair, weights in zip(rows, lengths, strict=True)])
        self._ends[:half] = self._ends[1 : self._n : 2]
        self._lengths[:half] = self._lengths[: self._n].reshape(-1, 2).sum(axis=1)
        self._rows[:half] = self._rows[: self._n : 2]
        self._n, self._fold = half, 2 * self._fold

    def finish(self, step_s: float = 1.0, starts_at_s: float | None = None) -> tuple[Clock, tuple[Series, ...]]:
        """Return the clock and the series. If instants were sample numbers, ``step_s`` is the time between samples."""
        if self._pending:
            self._store_rest()
        if self._n == 0:
            raise ImportRefusedError(msg("import-no-samples"), allowed=msg("import-allowed-two-rows"))
        values, lengths = self._values[: self._n], self._lengths[: self._n] * step_s
        ends = (self._ends[: self._n] - self._start) * step_s
        if self._fold > 1:
            self._noting.add(msg("import-samples-merged", n=self._fold))
        self._drop_outliers(values)
        self._dropped.note(self._noting)
        _note_gaps(lengths, self._noting)
        _note_holes(ends, lengths, self._noting)
        latency = values[:, self._latency]
        rate = values[:, self._rate]
        values[:, self._latency] = np.divide(latency, rate, out=np.full_like(latency, np.nan), where=rate > 0)
        start = self._start if starts_at_s is None else starts_at_s
        return Clock(ends, lengths, utc(start)), self._series(values)

    def _store_rest(self) -> None:
        self._fold, fold = len(self._pending), self._fold
        self._store()
        self._fold = max(fold, self._fold)

    def _series(self, values: Floats) -> tuple[Series, ...]:
        nothing = np.full(len(values), np.nan)
        fields: dict[str, dict[str, Floats]] = {}
        kinds: dict[str, EntityKind] = {}
        for at, column in enumerate(self._columns):
            fields.setdefault(column.entity, {})[column.quantity.value] = values[:, at]
            kinds[column.entity] = column.kind
        return tuple(
            Series(
                entity=entity, kind=kinds[entity], **{each.value: of.get(each.value, nothing) for each in SeriesField}
            )
            for entity, of in fields.items()
        )


def utc(epoch_s: float) -> datetime:
    """Return an instant as a datetime; reject one outside the valid range."""
    try:
        return datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=epoch_s)
    except OverflowError as error:
        raise ImportRefusedError(msg("import-times-out-of-range"), given=f"{epoch_s:.0f} s from 1970") from error


def _latency_seconds(latency: Floats, rate: Floats) -> Floats:
    seconds: Floats = np.multiply(latency, rate)
    seconds[rate == 0] = 0.0
    return seconds


def _mean(values: Floats, lengths: Floats) -> Floats:
    """Return the time averages, (n columns,), of the measured values, (n rows, n columns)."""
    weights = np.where(np.isnan(values), 0.0, lengths[:, None])
    total = weights.sum(axis=0)
    sums = (np.nan_to_num(values) * weights).sum(axis=0)
    total[total == 0] = np.nan
    mean: Floats = np.divide(sums, total)
    return mean


def _note_gaps(lengths: Floats, noting: Noting) -> None:
    usual = float(np.median(lengths))
    gaps = lengths[lengths > 2.5 * usual]
    if len(gaps):
        noting.add(
            msg("import-gaps", n=len(gaps), longest=Quantity(float(gaps.max()), "s", 3), usual=Quantity(usual, "s", 4))
        )


def _note_holes(ends_s: Floats, lengths_s: Floats, noting: Noting) -> None:
    """Note the total unmeasured time between samples, if it exceeds the rounding of timestamps."""
    holes_s = ends_s[1:] - lengths_s[1:] - ends_s[:-1]
    holes_s = holes_s[holes_s > (GAP_FROM - 1) * np.median(lengths_s)]
    if len(holes_s):
        noting.add(msg("import-holes", time=Quantity(float(holes_s.sum()), "s", 3)))
