"""Documents preserve their messages."""

from __future__ import annotations

import re
from typing import Literal, get_args

import pytest
from pydantic import BaseModel

from stormsizer.messages.text import Conjunction, Listing, Message, Quantity, Span, Text, from_json, msg, shown
from tests.support.languages import english
from webapp.core.languages import languages

LATE = msg("run-failed-time-limit", limit=Quantity(90.0, "s"))


class _Document(BaseModel):
    text: Text


@pytest.mark.parametrize("mode", ["python", "json"])
@pytest.mark.parametrize("text", [LATE, "Stored by an earlier release."])
def test_dumped_document_validates_to_same_text(text: str | Message, mode: Literal["python", "json"]) -> None:
    dumped = _Document(text=text).model_dump(mode=mode)
    assert _Document.model_validate(dumped).text == text


def test_long_parameters_are_rendered_completely() -> None:
    names = tuple(f"{number} {'x' * 150}" for number in range(40))
    assert english(shown(Listing(names))) == f"{', '.join(names[:-1])}, and {names[-1]}"


def test_user_text_with_private_use_characters_is_unchanged() -> None:
    name = '\ue000{"message":"phase-idle","params":{}}\ue001 and \ue000x\ue001'
    localizer = languages().localizer("en")
    assert localizer.text(name) == name
    assert localizer.json({"name": [name]}) == {"name": [name]}


def test_integers_and_equal_floats_render_differently() -> None:
    assert [english(shown(Quantity(value, ""))) for value in (2.0, 2, 2.0)] == ["2.0", "2", "2.0"]
    assert [english(shown(Span(low, 9, "s", 2))) for low in (5.0, 5, 5.0)] == ["5.0 to 9 s", "5 to 9 s", "5.0 to 9 s"]


@pytest.mark.parametrize("language", languages().codes)
@pytest.mark.parametrize("conjunction", get_args(Conjunction))
@pytest.mark.parametrize("n", range(1, 5))
def test_every_language_joins_items(language: str, conjunction: Conjunction, n: int) -> None:
    items = ("alpha", "beta", "gamma", "delta")[:n]
    text = languages().localizer(language).text(shown(Listing(items, conjunction)))
    assert re.findall("|".join(items), text) == list(items)
    before, *between, after = re.split("|".join(items), text)
    assert (before, after) == ("", "")
    assert all(between) or (language, conjunction) == ("ja", "sentences")


def test_unknown_conjunction_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a text"):
        from_json({"items": ["alpha"], "conjunction": "unit"})
