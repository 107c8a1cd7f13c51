"""Report inputs other than the result, such as author, time and source documents."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Protocol

from stormsizer.messages.localizer import Localizer
from stormsizer.messages.text import Text
from stormsizer.model.catalog import Catalog, Tolerance
from stormsizer.report.branding import Branding
from stormsizer.report.names import assumed_key, firmware_key
from stormsizer.report.studies import Studies


class SourceLike(Protocol):
    """Source document for facts; implemented by ``stormsizer.model.catalog.Source``."""

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


class ComparedRow(Protocol):
    """A measured value and its prediction; implemented by ``stormsizer.evidence.backtest.BacktestRow``."""

    @property
    def system_name(self) -> str: ...
    @property
    def source(self) -> str: ...
    @property
    def table(self) -> str: ...
    @property
    def phase_label(self) -> Text: ...
    @property
    def metric(self) -> str: ...
    @property
    def unit(self) -> str: ...
    @property
    def measured(self) -> float | tuple[float, float]: ...
    @property
    def predicted(self) -> float | None: ...
    @property
    def predicted_range(self) -> tuple[float, float] | None: ...
    @property
    def error(self) -> float | None: ...
    @property
    def tolerance(self) -> Tolerance | None: ...
    @property
    def role(self) -> str: ...
    @property
    def within(self) -> bool | None: ...
    @property
    def qualifier(self) -> str: ...


@dataclass(frozen=True)
class ReportContext:
    """Everything that a report needs about a run, except its result."""

    run_id: str
    created_at: datetime
    localizer: Localizer
    """Renders messages in the report's language."""
    sources: Mapping[str, SourceLike] = field(default_factory=dict)
    evidence_rows: Sequence[ComparedRow] = ()
    organization: str | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    """Names of arrays, drives, deployments and profiles, by id, and of firmware releases, by ``firmware_key``. Cloud
    volumes have no releases. Arrays with assumed parts also have an ``assumed_key``."""
    branding: Branding = field(default_factory=Branding)
    studies: Studies = field(default_factory=Studies)
    """Additional analyses of the scenario."""
    catalog: Catalog | None = None
    """Catalog for the bill of materials; if None, the report has no bill of materials."""
    has_technical_annex: bool = False
    """Whether the report ends with an annex for engineers: versions, commands, API calls and load generator jobs."""

    def __post_init__(self) -> None:
        """Reject a creation time that has no time zone."""
        if self.created_at.utcoffset() is None:
            raise ValueError(f"created_at {self.created_at} needs a time zone")


def context_from(
    catalog: Catalog,
    run_id: str,
    created_at: datetime,
    localizer: Localizer,
    evidence_rows: Sequence[ComparedRow] = (),
    organization: str | None = None,
    branding: Branding | None = None,
    studies: Studies | None = None,
    *,
    has_technical_annex: bool = False,
) -> ReportContext:
    """Create the report context for a run, using its catalog."""
    firmware = {
        firmware_key(array.id, release.id): release.name
        for array in catalog.arrays.values()
        if array.volume is None
        for release in array.firmware
    }
    assumed = {assumed_key(each.id): each.name for each in catalog.arrays.values() if each.has_assumed_parts}
    named = (catalog.arrays, catalog.drives, catalog.deployments, catalog.workloads)
    names = {key: item.name for items in named for key, item in items.items()}
    return ReportContext(
        run_id=run_id,
        created_at=created_at,
        localizer=localizer,
        sources=catalog.sources,
        evidence_rows=evidence_rows,
        organization=organization,
        names={**firmware, **assumed, **names},
        branding=branding or Branding(),
        studies=studies or Studies(),
        catalog=catalog,
        has_technical_annex=has_technical_annex,
    )
