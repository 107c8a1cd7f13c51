"""Share links as the API speaks of them."""

from datetime import datetime
from enum import StrEnum
from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from stormsizer.model.scenario import Scenario
from stormsizer.model.scenario.field_types import Count
from stormsizer.recommendation.bill import Bill
from stormsizer.simulation.result import Result
from webapp.core.http.idempotency import ShownOnce
from webapp.core.http.pagination import Page
from webapp.core.security.text import Text

DEFAULT_DAYS, MOST_DAYS = 14, 90
Days = Annotated[Count, Field(ge=1, le=MOST_DAYS)]


class Shows(StrEnum):
    """What holders of a link see."""

    RESULT = "result"
    """The answer with its scenario and its time series."""
    RESULT_AND_REPORT = "result_and_report"
    """The report as well."""


class ShareLinkInput(BaseModel):
    """What a new link shows, and for how long."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    shows: Shows = Shows.RESULT_AND_REPORT
    label: Text | None = None
    """For whom it is; holders do not see it."""
    lasts_days: Days = DEFAULT_DAYS
    """Days from now on."""


class ShareLinkChange(BaseModel):
    """What is to be different about a link; what is left out stays as it is."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    label: Text | None = None
    lasts_days: Days | None = None
    """Days from now on."""


class ShareLink(BaseModel):
    """A link that shows a run. Its address is told once, when it is made."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    run_id: UUID
    shows: Shows
    label: str
    created_by: str
    created_at: datetime
    expires_at: datetime
    revoked_at: datetime | None
    is_open: bool
    """Whether it still shows anything."""
    n_views: int
    """Visits; who comes back within an hour is on the same visit."""
    last_viewed_at: datetime | None


class NewShareLink(ShownOnce, ShareLink):
    """A link that was just made."""

    url: str
    """Whoever has this address sees the run. It is not stored: keep it, or make another link."""


class ShareLinkPage(Page[ShareLink]):
    """Links, newest first."""


class ShareToken(BaseModel):
    """What stands behind the `#` of a link's address."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    token: str = Field(min_length=1, max_length=200)


class Visit(BaseModel):
    """A link that was opened; the cookie that comes along shows what it shows."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    link_id: UUID
    lasts_s: int
    """Seconds until the link has to be opened again."""


class EvidenceHeadline(BaseModel):
    """How well the engine's numbers agree with what was measured."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    engine_version: str
    sentence: str


class Shared(BaseModel):
    """The run that a link shows, as it was answered."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    run_id: UUID
    created_at: datetime
    """When the run was asked for."""
    expires_at: datetime
    """When the link ends."""
    has_report: bool
    project_name: str
    engine_version: str
    catalog_version: str
    scenario: Scenario
    result: Result
    bill: Bill | None
    """What the configuration is made of; none where the link shows no report, which has the prices of its parts."""
    evidence: EvidenceHeadline
    """Of the engine in use now."""
