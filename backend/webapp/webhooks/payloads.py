"""Webhook payloads: one model per event, used both for sending and for the API documentation."""

from __future__ import annotations

from datetime import datetime
from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from webapp.webhooks.schemas import EventType


class EventLinks(BaseModel):
    """Addresses of the run and, if there is one, its report."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    run: str
    report: str | None
    """Address of the report; null if there is none."""


class EndedRunData(BaseModel):
    """Data about a run that has ended."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    run_id: UUID
    project_id: UUID
    scenario_id: UUID | None
    """ID of the scenario; null if it was deleted."""
    kind: str
    """Kind of the run, for example *week*."""
    state: Literal["succeeded", "failed", "cancelled"]
    holds: bool | None
    """Whether the scenario meets all goals; null for runs without such a verdict."""
    status: Literal["pass", "at_risk", "fail"] | None = None
    """Status of the week; null for runs without one."""
    sentence: str
    """Summary of the result; for a failed run, the reason for the failure."""
    links: EventLinks


class ReportData(EndedRunData):
    """Data about a report and its run."""

    report_id: UUID
    form: str
    """Format of the file, for example *pdf*."""


class ImportLinks(BaseModel):
    """Address of the import."""

    model_config = ConfigDict(serialize_by_alias=True)

    import_: str = Field(alias="import")


class ImportData(BaseModel):
    """Data about an import whose analysis has ended, successfully or not."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    import_id: UUID
    project_id: UUID | None
    """ID of the project; null if the import does not belong to one."""
    name: str
    state: Literal["ready", "failed"]
    reason: str | None
    """Reason for a failure: *memory*, *time*, *died* or *lost*; null otherwise."""
    links: ImportLinks


class PingData(BaseModel):
    """Data about the webhook being tested."""

    webhook_id: UUID


class Event(BaseModel):
    """Fields common to all events. New fields may be added, so receivers must ignore unknown ones."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    timestamp: datetime
    """Time of the event."""

    @property
    def body(self) -> str:
        """Request body, exactly as signed and sent."""
        return self.model_dump_json()


class RunEvent(Event):
    """Event sent when a run has ended."""

    type: Literal[EventType.RUN_SUCCEEDED, EventType.RUN_FAILED, EventType.RUN_CANCELLED]
    data: EndedRunData


class ReportEvent(Event):
    """Event sent when a requested report is ready or has failed."""

    type: Literal[EventType.REPORT_READY, EventType.REPORT_FAILED]
    data: ReportData


class ImportEvent(Event):
    """Event sent when the analysis of an import's files has ended."""

    type: Literal[EventType.IMPORT_READY, EventType.IMPORT_FAILED]
    data: ImportData


class PingEvent(Event):
    """Test event."""

    type: Literal[EventType.PING]
    data: PingData
