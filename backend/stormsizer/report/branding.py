"""Report branding: the organization's name, colors, text and logo."""

from typing import Annotated

from pydantic import AfterValidator, ConfigDict, Field

from stormsizer.model.provenance import Document
from stormsizer.report.colors import LEAST_CONTRAST, PAPER, contrast

DEFAULT_COLOR = "#3a4fc2"
PNG_BEGINS = b"\x89PNG\r\n\x1a\n"
MOST_LOGO_BYTES = 2**20
MOST_LOGO_PIXELS = 16_000_000
"""Limit on the decoded size of a logo, because even a one-megabyte PNG file can declare enormous dimensions."""

Color = Annotated[str, Field(pattern=r"^#[0-9a-fA-F]{6}$")]
"""Six hexadecimal digits, for example *#3a4fc2*."""


def _is_png(logo: bytes | None) -> bytes | None:
    if logo is None:
        return None
    if not logo.startswith(PNG_BEGINS) or logo[12:16] != b"IHDR":
        raise ValueError("a logo is a PNG picture")
    width, height = (int.from_bytes(logo[at : at + 4], "big") for at in (16, 20))
    if not 0 < width * height <= MOST_LOGO_PIXELS:
        raise ValueError(f"a logo has at most {MOST_LOGO_PIXELS:,} pixels, this one has {width} × {height}")
    return logo


class Branding(Document):
    """An organization's branding; without it, a report has a plain design."""

    model_config = ConfigDict(ser_json_bytes="base64", val_json_bytes="base64")

    organization: Annotated[str, Field(max_length=200)] = ""
    """Organization that issues the report."""
    primary_color: Color = DEFAULT_COLOR
    """Color of large areas, such as the band on the cover."""
    accent_color: Color = DEFAULT_COLOR
    """Color of small elements, such as rules, bullets and the report title."""
    cover_text: Annotated[str, Field(max_length=2000)] = ""
    """A few sentences on the cover, for example about the customer."""
    logo_png: Annotated[bytes | None, Field(max_length=MOST_LOGO_BYTES), AfterValidator(_is_png)] = None
    """PNG image; base64-encoded in JSON."""

    @property
    def readable_accent(self) -> str:
        """Accent color if text in it is readable on paper; otherwise, the primary color or the default color."""
        wanted = (self.accent_color, self.primary_color, DEFAULT_COLOR)
        return next(color for color in wanted if contrast(color, PAPER) >= LEAST_CONTRAST)
