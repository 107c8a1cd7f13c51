"""Whose report it is: the name, colours, words and logo that an organisation puts on what it hands over."""

from typing import Annotated

from pydantic import AfterValidator, ConfigDict, Field

from stormsizer.model.provenance import Document
from stormsizer.report.colors import LEAST_CONTRAST, PAPER, contrast

DEFAULT_COLOR = "#3a4fc2"
PNG_BEGINS = b"\x89PNG\r\n\x1a\n"
MOST_LOGO_BYTES = 2**20
MOST_LOGO_PIXELS = 16_000_000
"""A megabyte of PNG may say that it is a picture as large as a city."""

Color = Annotated[str, Field(pattern=r"^#[0-9a-fA-F]{6}$")]
"""Six hexadecimal digits, e.g. *#3a4fc2*."""


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
    """How an organisation presents itself; without any, a report is plain."""

    model_config = ConfigDict(ser_json_bytes="base64", val_json_bytes="base64")

    organisation: Annotated[str, Field(max_length=200)] = ""
    """Who hands the report over."""
    primary_color: Color = DEFAULT_COLOR
    """Of large surfaces: the band of the cover."""
    accent_color: Color = DEFAULT_COLOR
    """Of small things: rules, bullets, the name of the report."""
    cover_text: Annotated[str, Field(max_length=2000)] = ""
    """A few sentences on the cover, e.g. whom the report is for."""
    logo_png: Annotated[bytes | None, Field(max_length=MOST_LOGO_BYTES), AfterValidator(_is_png)] = None
    """A PNG picture; base64 in JSON."""

    @property
    def readable_accent(self) -> str:
        """The accent where text in it can be read on paper; else the primary colour, or that of the product."""
        wanted = (self.accent_color, self.primary_color, DEFAULT_COLOR)
        return next(color for color in wanted if contrast(color, PAPER) >= LEAST_CONTRAST)
