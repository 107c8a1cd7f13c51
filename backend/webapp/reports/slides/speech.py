"""A slide in another language."""

from dataclasses import fields, is_dataclass, replace
from typing import Any, cast

from stormsizer.messages.text import Message
from stormsizer.report.blocks import Table
from stormsizer.report.language import Say
from stormsizer.report.translation import said
from webapp.reports.slides.slide import Page

SILENT = frozenset({"fill", "tone", "mark", "paint", "marker", "number_format"})
"""Fields of a slide that hold no text."""
UK = "en-GB"
"""What the library and our layouts say that a text is in."""


def said_slide(page: Page, say: Say) -> Page:
    """Every text of a slide as it is said."""
    return cast("Page", _said(page, say))


def tell_language(deck: Any, locale: str) -> None:
    """Write down which language the texts of a deck are in, for whoever checks or reads them aloud."""
    parts = [deck.slide_master, *deck.slide_layouts]
    for slide in deck.slides:
        parts += [slide, slide.notes_slide]
    for part in parts:
        for element in part.element.iter():
            if element.get("lang") == UK:
                element.set("lang", locale)
    deck.core_properties.language = locale


def _said(value: Any, say: Say) -> Any:
    spoken: Any = value
    if isinstance(value, str | Message):
        spoken = say(value)
    elif isinstance(value, Table):
        spoken = Table.model_validate(said(value.model_dump(mode="json"), say))
    elif isinstance(value, tuple):
        spoken = tuple(_said(item, say) for item in value)
    elif is_dataclass(value) and not isinstance(value, type):
        changed = {
            field.name: _said(getattr(value, field.name), say) for field in fields(value) if field.name not in SILENT
        }
        spoken = replace(value, **changed)
    return spoken
