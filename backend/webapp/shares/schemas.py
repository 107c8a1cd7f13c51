"""API schemas for share links."""

from datetime import datetime
from enum import StrEnum
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field

from stormsizer.analysis.advice.answer import RebootWindow
from stormsizer.experience.grades import GoalStatus
from stormsizer.messages.text import Text as MessageText
from stormsizer.model.scenario import Scenario
from stormsizer.model.scenario.field_types import Count
from stormsizer.recommendation.answer import PriceListMark
from stormsizer.recommendation.bill import Bill
from stormsizer.simulation.result import Result
from webapp.core.http.idempotency import ShownOnce
from webapp.core.http.pagination import Page
from webapp.core.security.principal import ActorName
from webapp.core.security.text import Text

DEFAULT_DAYS, MOST_DAYS = 14, 90
Days = Annotated[Count, Field(ge=1, le=MOST_DAYS)]


class Shows(StrEnum):
    """Content that a link shows."""

    RESULT = "result"
    """The result with its scenario and time series."""
    RESULT_AND_REPORT = "result_and_report"
    """The result as above, and the PDF report."""


class ShareLinkInput(BaseModel):
    """Content and expiration of a new link."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    shows: Shows = Shows.RESULT_AND_REPORT
    label: Text | None = None
    """Label, for example the recipient; not shown to holders of the link."""
    shows_options: bool = True
    """Whether the link shows the options of the newest comparison of families for the same desktops and calendar. They
    do not change when families are compared again."""
    shows_reboot_windows: bool = True
    """Whether the link shows the reboot windows of the advice that a report of the run would include, but nothing else
    of it. They do not change when the advice is calculated again."""
    lasts_days: Days = DEFAULT_DAYS
    """Days from now until the link expires."""


class ShareLinkChange(BaseModel):
    """Changes to a link; omitted fields stay unchanged."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    label: Text | None = None
    lasts_days: Days | None = None
    """Days from now until the link expires."""


class ShareLink(BaseModel):
    """A link that shows a run. Its address is shown only once, when it is created."""

    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)

    id: UUID
    run_id: UUID
    shows: Shows
    shows_options: bool
    """Whether the link shows the options of a comparison of families."""
    shows_reboot_windows: bool
    """Whether the link shows the reboot windows of an advice."""
    label: str
    created_by: ActorName
    created_at: datetime
    expires_at: datetime
    revoked_at: datetime | None
    is_open: bool
    """Whether the link is active: neither expired nor revoked."""
    n_views: int
    """Number of visits; a browser that reopens the link within an hour continues its visit."""
    last_viewed_at: datetime | None


class NewShareLink(ShownOnce, ShareLink):
    """A new link, including its address."""

    url: str
    """Address that shows the run to anyone who has it. It is not stored: save it, or create another link."""


class ShareLinkPage(Page[ShareLink]):
    """Links, newest first."""


class ShareToken(BaseModel):
    """Token of a link: the part of its address after the `#`."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    token: str = Field(min_length=1, max_length=200)


class Visit(BaseModel):
    """An opened link. The cookie in the response gives access."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    link_id: UUID
    lasts_s: int
    """Seconds until the link must be opened again."""


class SharedOption(BaseModel):
    """One option of a comparison of families: the cheapest configuration of a family that meets the goals."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    model_name: str
    standing: Literal["published", "generic"]
    """Whether a published study covers the family; a generic one is not calibrated."""
    words: MessageText
    """The configuration as text."""
    status: GoalStatus
    constraint: MessageText
    """Goal with the smallest margin, the first missed goal, or the saturated component that makes the option *at_risk*,
    as sentences."""
    margin_fraction: float | None
    """Margin of that goal as a fraction of its limit, negative if it is missed; null if it is not known."""
    is_simulated: bool
    """Whether this is the configuration of the run."""
    is_installed: bool
    """Whether an array of this family is installed, so that only added parts have a price."""
    price: float | None
    """Price in the currency of ``prices``; null if a price is missing, or if the link does not include the report."""
    price_per_month: float | None
    """Running costs that the price includes for the years of the price list; null without prices."""
    price_per_desktop: float | None
    price_contents: MessageText
    """What the price contains, as a sentence; empty if the link does not include the report."""


class SharedOptions(BaseModel):
    """Options of a comparison of families, with the cheapest sufficient one first."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    items: tuple[SharedOption, ...]
    n_desktops: int
    """Number of desktops that the options are sized for, and that prices are divided by: with the planned growth."""
    prices: PriceListMark | None
    """Price list; null if the link does not include the report."""
    price_basis: MessageText
    """Period and items of the prices, and what is missing; empty if the link does not include the report."""


class Shared(BaseModel):
    """The run that a link shows, with its result."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    created_at: datetime
    """Time at which the run was requested."""
    expires_at: datetime
    """Time at which the link expires."""
    has_report: bool
    project_name: str
    engine_version: str
    catalog_version: str
    scenario: Scenario
    result: Result
    bill: Bill | None
    """Bill of materials; null if the link does not include the report, because only the report shows prices."""
    options: SharedOptions | None
    """Options of the comparison of families; null if the link shows none."""
    reboot_windows: tuple[RebootWindow, ...]
    """Reboot windows of the advice; empty if the link shows none."""
    reboot_windows_note: MessageText
    """Sentence that names the version that they were calculated for; empty if it is the version of the run."""
    assumed_parts: MessageText
    """Sentence on what is assumed for an array that was described by key figures; empty without such an array."""
