"""Payloads of webhooks: one model per event, used by the sender and the documentation."""

from __future__ import annotations

from datetime import datetime
from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from webapp.webhooks.schemas import EventType


class EventLinks(BaseModel):
    """Address of the full object."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    run: str
    report: str | None
    """Address of the report; null if there is none."""


class EndedRunData(BaseModel):
    """An ended run."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    run_id: UUID
    project_id: UUID
    scenario_id: UUID | None
    """Null if it was deleted."""
    kind: str
    """Kind of the run, for example *week*."""
    state: Literal["succeeded", "failed", "cancelled"]
    holds: bool | None
    """Whether the scenario meets all goals; null for runs without such a verdict."""
    sentence: str
    """The verdict; for a failed run, the reason."""
    links: EventLinks


class ReportData(EndedRunData):
    """A report, and its run."""

    report_id: UUID
    form: str
    """Format of the file, for example *pdf*."""


class ImportLinks(BaseModel):
    """Address of the full object."""

    model_config = ConfigDict(serialize_by_alias=True)

    import_: str = Field(alias="import")


class ImportData(BaseModel):
    """An import whose files were analyzed, or could not be."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    import_id: UUID
    project_id: UUID | None
    """Null if the import belongs to no project."""
    name: str
    state: Literal["ready", "failed"]
    reason: str | None
    """Reason of a failure: *memory*, *time*, *died* or *lost*; null otherwise."""
    links: ImportLinks


class PingData(BaseModel):
    """The webhook that is tested."""

    webhook_id: UUID


class Event(BaseModel):
    """Common part of all events. New fields may be added: ignore unknown ones."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    timestamp: datetime
    """Time of the event."""

    @property
    def body(self) -> str:
        """Content that is posted and signed, exactly as sent."""
        return self.model_dump_json()


class RunEvent(Event):
    """Event of a run that has ended."""

    type: Literal[EventType.RUN_SUCCEEDED, EventType.RUN_FAILED, EventType.RUN_CANCELLED]
    data: EndedRunData


class ReportEvent(Event):
    """Event of a requested report."""

    type: Literal[EventType.REPORT_READY, EventType.REPORT_FAILED]
    data: ReportData


class ImportEvent(Event):
    """Event of an import whose files were analyzed."""

    type: Literal[EventType.IMPORT_READY, EventType.IMPORT_FAILED]
    data: ImportData


class PingEvent(Event):
    """Test event."""

    type: Literal[EventType.PING]
    data: PingData
