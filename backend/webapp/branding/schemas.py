"""Branding as the API speaks of it."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from stormsizer.model.scenario.problems import refusal
from stormsizer.report.branding import Branding
from webapp.branding.colors import TextColor
from webapp.core.security.text import Notes

LONGEST_COVER_TEXT = 600
PLAIN = Branding()


def _one_line(text: str) -> str:
    if "\n" in text or "\t" in text:
        raise refusal("has a line break or a tab", "one line of text, or empty")
    return text.strip()


class BrandingInput(BaseModel):
    """How reports are to look. What is left out is as it comes with the product."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    organisation: Annotated[Notes, Field(max_length=200), AfterValidator(_one_line)] = ""
    """Who hands reports over, as it stands on the cover; may be empty."""
    primary_color: TextColor = PLAIN.primary_color
    """Of large surfaces, e.g. *#3a4fc2*; text in it is readable on white, at 4.5:1 or more."""
    accent_color: TextColor = PLAIN.accent_color
    """Of rules, links and headings; as readable."""
    cover_text: Annotated[Notes, Field(max_length=LONGEST_COVER_TEXT)] = ""
    """A few sentences on the cover."""


class Logo(BaseModel):
    """The logo that is kept: a PNG, whatever was sent."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    width_px: int
    height_px: int
    n_bytes: int
    sha256: str
    """Hash of the picture at `/api/v1/branding/logo`."""


class BrandingInUse(BaseModel):
    """How reports look."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    organisation: str
    primary_color: str
    accent_color: str
    cover_text: str
    logo: Logo | None
    is_own: bool
    """Whether it is the organisation's own; otherwise reports are plain."""
