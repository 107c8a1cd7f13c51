"""Messages rendered for assertions."""

from __future__ import annotations

from stormsizer.messages.text import Text
from webapp.core.languages import languages


def english(text: Text) -> str:
    """Return a text in English."""
    return languages().localizer("en").text(text)
