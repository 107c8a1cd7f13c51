"""Messages rendered for assertions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol, TypeVar

import pytest
from pydantic import ValidationError

from stormsizer.messages.text import LOCALIZER, Text
from stormsizer.model.catalog import CatalogError
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Problem
from stormsizer.model.scenario.problems import problems_of
from webapp.core.languages import languages

DocumentT = TypeVar("DocumentT", bound=Document)


class WithProblems(Protocol):
    """An error that lists problems."""

    @property
    def problems(self) -> Iterable[Problem]:
        """Every problem."""


def english(text: Text) -> str:
    """Return a text in English."""
    return languages().localizer("en").text(text)


def in_english(document: DocumentT) -> DocumentT:
    """Return a document, for example a report or a block, with every text in English."""
    localizer = languages().localizer("en")
    return type(document).model_validate(document.model_dump(mode="json", context={LOCALIZER: localizer}))


def english_problems(error: WithProblems) -> tuple[Problem, ...]:
    """Return the problems of an error in English."""
    return tuple(in_english(problem) for problem in error.problems)


@contextmanager
def document_refused(match: str) -> Iterator[None]:
    """Expect a validation error with a problem that reads like this in English."""
    with pytest.raises(ValidationError) as refused:
        yield
    problems = [str(in_english(problem)) for problem in problems_of(refused.value)]
    assert any(re.search(match, problem) for problem in problems), problems


@contextmanager
def catalog_refused(match: str) -> Iterator[None]:
    """Expect a catalog error that reads like this in English."""
    with pytest.raises(CatalogError) as refused:
        yield
    assert re.search(match, english(refused.value.text))
