"""Printable text: replaces characters that an archivable PDF must not contain, and removes disruptive ones."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

REPLACEMENT = "\ufffd"
LONGEST_WORD = 24
"""Maximum word length. Longer words get break opportunities so that they stay within their column."""

_LONG_RUN = re.compile(rf"[^\s\-/.,;:_\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]{{{LONGEST_WORD},}}")
"""Overlong words. Chinese and Japanese text is excluded, because its lines may break anywhere."""
_JOINERS = "\u200c\u200d"
_ZERO_WIDTH_SPACE = "\u200b"
_LEFT_TO_RIGHT = "\u200e"
_LEFTWARD_NAME_ENDS = re.compile(
    r"(?<=[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])(?=\s*[-–—:;,.…(/][-–—:;,.…(/\s]*[0-9])"
)
"""End of a Hebrew or Arabic name followed by a number, which would otherwise be drawn to the left of the name."""


def printable(value: Any) -> Any:
    """Return a JSON value with all text made printable."""
    if isinstance(value, str):
        return printable_text(value)
    if isinstance(value, Mapping):
        return {key: printable(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [printable(item) for item in value]
    return value


def printable_text(text: str) -> str:
    r"""Return text in composed form, without invisible or private-use characters, and with breaks in overlong words.

    >>> printable_text("a\u202eb"), printable_text("x\ue000")
    ('ab', 'x�')

    A number is displayed after the name that it follows, whatever the writing direction.

    >>> printable_text("בנק: 48%") == "בנק\u200e: 48%", printable_text("בנק 48") == "בנק 48"
    (True, True)
    """
    composed = unicodedata.normalize("NFC", text)
    broken = _LONG_RUN.sub(_with_breaks, "".join(_character(c) for c in composed))
    return _LEFTWARD_NAME_ENDS.sub(_LEFT_TO_RIGHT, broken)


def _character(character: str) -> str:
    category = unicodedata.category(character)
    if category in ("Zl", "Zp") or character in "\n\t":
        return " "
    if category == "Cf":  # direction overrides, byte order marks and tags affect other text
        return character if character in _JOINERS else ""
    return REPLACEMENT if category in ("Cc", "Co", "Cn", "Cs") else character


def _with_breaks(match: re.Match[str]) -> str:
    run, step = match.group(), LONGEST_WORD // 2
    return _ZERO_WIDTH_SPACE.join(run[i : i + step] for i in range(0, len(run), step))
