"""Language tags of a deck."""

from typing import Any

UK = "en-GB"
"""Language tag of the library and of our layouts."""


def tell_language(deck: Any, locale: str) -> None:
    """Tag the texts of a deck with their language, for spell checkers and screen readers."""
    parts = [deck.slide_master, *deck.slide_layouts]
    for slide in deck.slides:
        parts += [slide, slide.notes_slide]
    for part in parts:
        for element in part.element.iter():
            if element.get("lang") == UK:
                element.set("lang", locale)
    deck.core_properties.language = locale
