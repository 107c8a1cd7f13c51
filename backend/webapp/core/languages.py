"""Languages of the product. Messages are rendered for the reader when a response, report or email is created."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated

from fastapi import Depends, Request, Response
from pydantic import AfterValidator, BaseModel, WithJsonSchema
from starlette.requests import HTTPConnection

from stormsizer.messages.localizer import FALLBACK, Languages, Localizer
from stormsizer.messages.text import LOCALIZER, Listing, Text, msg, shown
from stormsizer.model.refusals import refusal
from webapp.settings import PRODUCT

FOLDER = PRODUCT / "seed-data" / "languages"


@lru_cache(maxsize=2)
def languages(folder: Path = FOLDER) -> Languages:
    """Return every language in a folder: ``<language>/*.ftl``. Files are read once, as they ship with the product."""
    return Languages(
        {
            language.name: [path.read_text(encoding="utf-8") for path in sorted(language.glob("*.ftl"))]
            for language in sorted(folder.iterdir())
            if language.is_dir()
        }
    )


def _known(code: str) -> str:
    if code not in languages().codes:
        raise refusal(msg("field-not-a-language"), shown(Listing(languages().codes, "or")))
    return code


LanguageCode = Annotated[
    str, AfterValidator(_known), WithJsonSchema({"type": "string", "enum": list(languages().codes)})
]
"""Code of a supported language: the name of a folder in ``seed-data/languages``."""


def english(text: Text) -> str:
    """Render a text in English, for logs, the command line and webhooks."""
    return languages().localizer(FALLBACK).text(text)


def reader_of(request: HTTPConnection) -> Localizer:
    """Return the localizer for the ``Accept-Language`` header of a request."""
    return languages().best(request.headers.get("accept-language", ""))


def _reader(request: Request) -> Localizer:
    return reader_of(request)


Reader = Annotated[Localizer, Depends(_reader)]
"""The reader's localizer, as an endpoint dependency."""


def localized(document: BaseModel, reader: Localizer, status: int = 200) -> Response:
    """Return a JSON response with every message rendered in the reader's language."""
    body = document.model_dump_json(context={LOCALIZER: reader})
    return Response(body, status, media_type="application/json", headers={"Content-Language": reader.language})
