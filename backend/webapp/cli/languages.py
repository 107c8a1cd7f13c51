"""English rendering of documents for the command line."""

from __future__ import annotations

from typing import TypeVar

from pydantic import BaseModel

from stormsizer.messages.localizer import FALLBACK
from webapp.core.languages import languages

DocumentT = TypeVar("DocumentT", bound=BaseModel)


def in_english(document: DocumentT) -> DocumentT:
    """Return a document with its messages rendered in English."""
    rendered = languages().localizer(FALLBACK).json(document.model_dump(mode="json"))
    return type(document).model_validate(rendered)
