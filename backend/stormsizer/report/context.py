"""What a report needs to know beside the result: who asked, when, and where the facts are printed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol


class SourceLike(Protocol):
    """A document that facts are taken from; ``stormsizer.catalog.Source`` is one."""

    @property
    def title(self) -> str: ...
    @property
    def publisher(self) -> str: ...
    @property
    def document(self) -> str: ...
    @property
    def year(self) -> int | None: ...
    @property
    def address(self) -> str: ...
    @property
    def checked_on(self) -> str: ...


@dataclass(frozen=True)
class ComparedRow:
    """One measured number beside the engine's prediction, as ``stormsizer backtest`` prints it."""

    id: str
    system: str
    source: str
    table: str
    phase: str
    metric: str
    unit: str
    measured: float | tuple[float, float]
    predicted: float | None
    error: float | None
    tolerance: str
    """In words, e.g. *10 %* or *8 points*."""
    role: str
    within: bool | None


@dataclass(frozen=True)
class ReportContext:
    """Everything about a run that is not in its result."""

    run_id: str
    created_at: datetime
    sources: Mapping[str, SourceLike] = field(default_factory=dict)
    evidence_rows: Sequence[ComparedRow] = ()
    organisation: str | None = None
