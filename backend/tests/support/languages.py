"""Messages rendered for assertions."""

from __future__ import annotations

from typing import TypeVar

from stormsizer.messages.text import Text
from stormsizer.model.provenance import Document
from stormsizer.report.translation import said
from webapp.core.languages import languages

DocumentT = TypeVar("DocumentT", bound=Document)


def english(text: Text) -> str:
    """Return a text in English."""
    return languages().localizer("en").text(text)


def in_english(document: DocumentT) -> DocumentT:
    """Return a document, for example a report or a block, with every text in English."""
    return type(document).model_validate(said(document.model_dump(mode="json"), english))
