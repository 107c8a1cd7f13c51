"""API schemas for branding."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from stormsizer.messages.text import msg
from stormsizer.model.former_names import AcceptsFormerNames, ReturnsFormerNames
from stormsizer.model.refusals import refusal
from stormsizer.report.branding import Branding
from webapp.branding.colors import TextColor
from webapp.core.security.text import Notes

LONGEST_COVER_TEXT = 600
PLAIN = Branding()


def _one_line(text: str) -> str:
    if "\n" in text or "\t" in text:
        raise refusal(msg("field-not-one-line"), msg("allowed-one-line-or-empty"))
    return text.strip()


class BrandingInput(AcceptsFormerNames):
    """Branding of reports. Omitted fields get their default values."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    organization: Annotated[Notes, Field(max_length=200), AfterValidator(_one_line)] = ""
    """Name on the cover; may be empty."""
    primary_color: TextColor = PLAIN.primary_color
    """Color of large areas, for example *#3a4fc2*; text in this color has a contrast of at least 4.5:1 on white."""
    accent_color: TextColor = PLAIN.accent_color
    """Color of rules, links and headings; text in this color has a contrast of at least 4.5:1 on white."""
    cover_text: Annotated[Notes, Field(max_length=LONGEST_COVER_TEXT)] = ""
    """A few sentences on the cover."""


class Logo(BaseModel):
    """The stored logo, always a PNG."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    width_px: int
    height_px: int
    n_bytes: int
    sha256: str
    """Hash of the image at `/api/v1/branding/logo`."""


class BrandingInUse(ReturnsFormerNames):
    """Current branding of reports."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    organization: str
    primary_color: str
    accent_color: str
    cover_text: str
    logo: Logo | None
    is_own: bool
    """Whether the branding is the organization's own rather than the default."""
