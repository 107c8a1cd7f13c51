"""Text colors with enough contrast on white paper (WCAG 2.2)."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import AfterValidator, Field

from stormsizer.model.scenario.problems import refusal
from stormsizer.report.colors import LEAST_CONTRAST, PAPER, contrast, darkened

_WRITTEN = re.compile(r"#[0-9a-f]{6}", re.ASCII)


def _readable(given: str) -> str:
    color = given.lower()
    if not _WRITTEN.fullmatch(color):
        raise refusal("is not a color", "# and six hexadecimal digits, e.g. #3a4fc2")
    ratio = contrast(color, PAPER)
    if ratio < LEAST_CONTRAST:
        # rounded down, so that a rejected contrast never shows as the minimum
        said = f"has a contrast of {int(ratio * 100) / 100:.2f}:1 on white; text needs at least {LEAST_CONTRAST}:1"
        raise refusal(said, f"{darkened(color)} or darker")
    return color


TextColor = Annotated[
    str,
    Field(json_schema_extra={"pattern": "^#[0-9a-fA-F]{6}$", "maxLength": 7, "minLength": 7}),
    AfterValidator(_readable),
]
"""Six hexadecimal digits, dark enough for text on white."""
