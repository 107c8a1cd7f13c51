"""Messages rendered for assertions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from stormsizer.messages.text import Text
from stormsizer.model.scenario import Problem
from webapp.cli.languages import in_english
from webapp.core.languages import languages


class WithProblems(Protocol):
    """An error that lists problems."""

    @property
    def problems(self) -> Iterable[Problem]:
        """Every problem."""


def english(text: Text) -> str:
    """Return a text in English."""
    return languages().localizer("en").text(text)


def english_problems(error: WithProblems) -> tuple[Problem, ...]:
    """Return the problems of an error in English."""
    return tuple(in_english(problem) for problem in error.problems)
