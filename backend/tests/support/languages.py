"""Messages rendered for assertions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from stormsizer.messages.text import LOCALIZER, Text
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Problem
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
