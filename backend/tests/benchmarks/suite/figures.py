"""Results of a benchmark: our value, the value of a named peer, and their ratio."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One result.

    Attributes
    ----------
    unit
        Of ``ours`` and ``peer_value``, which are medians over the rounds.
    ratio
        Median over the rounds of ours over the peer's in that round.
    n
        Rounds, or for latencies requests, that the medians are over.
    spread
        Largest ratio of a round less the smallest, over the median.
    """

    name: str
    unit: str
    ours: float
    peer: str
    peer_value: float
    ratio: float
    n: int
    spread: float


@dataclass(frozen=True)
class Measured:
    """The numbers of a figure."""

    ours: float
    peer_value: float
    ratio: float
    n: int
    spread: float


@dataclass(frozen=True)
class Target:
    """Where a figure is to lie: its ratio, or where a unit is named ours itself, at most or at least so much."""

    limit: float
    is_most: bool
    unit: str | None = None

    def __str__(self) -> str:
        sign = "≤" if self.is_most else "≥"
        return " ".join(filter(None, (sign, f"{self.limit:,.4g}", self.unit)))

    def is_met(self, figure: Figure, noise: float = 0.0) -> bool:
        """Return whether a figure meets the target, allowing a relative error of ``noise``.

        >>> at_most(1.3).is_met(Figure("week/c", "ms", 1.4, "C", 1.0, 1.4, 7, 0.1), noise=0.1)
        True
        """
        value = figure.ratio if self.unit is None else figure.ours
        return value <= self.limit * (1.0 + noise) if self.is_most else value >= self.limit / (1.0 + noise)


def at_most(limit: float, unit: str | None = None) -> Target:
    """A cost: smaller is better."""
    return Target(limit, is_most=True, unit=unit)


def at_least(limit: float, unit: str | None = None) -> Target:
    """A speed: larger is better."""
    return Target(limit, is_most=False, unit=unit)


@dataclass(frozen=True)
class Line:
    """A figure to be measured: its name (family/peer or family/what grows), and what it means in plain words."""

    name: str
    unit: str
    peer: str
    target: Target | None
    meaning: str

    def figure(self, measured: Measured) -> Figure:
        """The figure, now that it is measured."""
        return Figure(
            name=self.name,
            unit=self.unit,
            ours=measured.ours,
            peer=self.peer,
            peer_value=measured.peer_value,
            ratio=measured.ratio,
            n=measured.n,
            spread=measured.spread,
        )


@dataclass(frozen=True)
class Effort:
    """Amount of measuring.

    Attributes
    ----------
    n_rounds
        Rounds of ours and the peer in turn.
    share
        Of the full amount of work in each round.
    """

    n_rounds: int
    share: float

    @property
    def n_slow_rounds(self) -> int:
        """Rounds of what takes a second and more."""
        return max(1, self.n_rounds // 2)

    def of(self, amount: int) -> int:
        """So much of a full amount of work."""
        return max(1, round(amount * self.share))


FULL = Effort(n_rounds=7, share=1.0)
QUICK = Effort(n_rounds=3, share=0.2)


@dataclass(frozen=True)
class Trial:
    """A piece of measuring that yields one or more lines, in their order.

    Attributes
    ----------
    is_long
        Whether it cannot be done in a hurry and is left out then.
    """

    lines: tuple[Line, ...]
    run: Callable[[Effort], Sequence[Measured]]
    is_long: bool = False


class DifferentAnswersError(AssertionError):
    """Our result and the peer's differ: no figure is meaningful then."""
