"""What is posted to webhooks: one model for each kind of event, which the sender fills in and the description shows."""

from __future__ import annotations

from datetime import datetime
from typing import Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from webapp.webhooks.schemas import EventType


class EventLinks(BaseModel):
    """Where more is found."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    run: str
    report: str | None
    """Null where there is none."""


class EndedRunData(BaseModel):
    """A run that has ended."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    run_id: UUID
    project_id: UUID
    scenario_id: UUID | None
    """Null if it was deleted."""
    kind: str
    """What was computed, as the run says it; e.g. *week*."""
    state: Literal["succeeded", "failed", "cancelled"]
    holds: bool | None
    """Whether the scenario keeps all goals; null where a run of this kind gives no such verdict."""
    sentence: str
    """The verdict; of a run that failed, why it did."""
    links: EventLinks


class ReportData(EndedRunData):
    """A report, and the run that it is about."""

    report_id: UUID
    form: str
    """Of the file; e.g. *pdf*."""


class ImportLinks(BaseModel):
    """Where more is found."""

    model_config = ConfigDict(serialize_by_alias=True)

    import_: str = Field(alias="import")


class ImportData(BaseModel):
    """An import whose files were read, or could not be."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    import_id: UUID
    project_id: UUID | None
    """Null if it belongs to none."""
    name: str
    state: Literal["ready", "failed"]
    reason: str | None
    """Why the reading broke off: *memory*, *time*, *died* or *lost*; null if it did not."""
    links: ImportLinks


class PingData(BaseModel):
    """The webhook that is tried."""

    webhook_id: UUID


class Event(BaseModel):
    """What all events have. New fields may be added: ignore those that you do not know."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    timestamp: datetime
    """When it happened."""

    @property
    def body(self) -> str:
        """Exactly what is posted and signed."""
        return self.model_dump_json()


class RunEvent(Event):
    """Word of a run that has ended."""

    type: Literal[EventType.RUN_SUCCEEDED, EventType.RUN_FAILED, EventType.RUN_CANCELLED]
    data: EndedRunData


class ReportEvent(Event):
    """Word of a report that was asked for."""

    type: Literal[EventType.REPORT_READY, EventType.REPORT_FAILED]
    data: ReportData


class ImportEvent(Event):
    """Word of an import whose files were to be read."""

    type: Literal[EventType.IMPORT_READY, EventType.IMPORT_FAILED]
    data: ImportData


class PingEvent(Event):
    """Word of nothing, to try a webhook."""

    type: Literal[EventType.PING]
    data: PingData
