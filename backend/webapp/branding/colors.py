"""Text colors with enough contrast on white paper (WCAG 2.2)."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import AfterValidator, Field

from stormsizer.messages.text import Quantity, msg
from stormsizer.model.refusals import refusal
from stormsizer.report.colors import LEAST_CONTRAST, PAPER, contrast, darkened

_WRITTEN = re.compile(r"#[0-9a-f]{6}", re.ASCII)


def _readable(given: str) -> str:
    color = given.lower()
    if not _WRITTEN.fullmatch(color):
        raise refusal(msg("field-not-color"), msg("allowed-color", example="#3a4fc2"))
    ratio = contrast(color, PAPER)
    if ratio < LEAST_CONTRAST:
        # rounded down, so that a rejected contrast never shows as the minimum
        shown = Quantity(int(ratio * 100) / 100, "", 3)
        message = msg("field-low-contrast", contrast=shown, least=Quantity(LEAST_CONTRAST, "", 3))
        raise refusal(message, msg("allowed-color-or-darker", color=darkened(color)))
    return color


TextColor = Annotated[
    str,
    Field(json_schema_extra={"pattern": "^#[0-9a-fA-F]{6}$", "maxLength": 7, "minLength": 7}),
    AfterValidator(_readable),
]
"""`#` and six hexadecimal digits; dark enough for text on white."""
