"""Results of the checks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum


class State(StrEnum):
    """Result of a check."""

    OK = "ok"
    WARNING = "warning"
    PROBLEM = "problem"


@dataclass(frozen=True)
class Finding:
    """Result of one check. It contains no secrets.

    Attributes
    ----------
    check
        What was checked.
    text
        What was found.
    remedy
        What to do; empty if nothing has to be done.
    """

    check: str
    state: State
    text: str
    remedy: str = ""


Findings = Iterable[Finding]
Check = Callable[[], Findings]


def ok(check: str, text: str) -> Finding:
    """Return a finding that needs no action."""
    return Finding(check, State.OK, text)


def warning(check: str, text: str, remedy: str) -> Finding:
    """Return a finding that limits the installation, or may become a problem."""
    return Finding(check, State.WARNING, text, remedy)


def problem(check: str, text: str, remedy: str) -> Finding:
    """Return a finding that prevents the installation, or a part of it, from working."""
    return Finding(check, State.PROBLEM, text, remedy)


def reason(error: BaseException) -> str:
    """Return the first line of an error message."""
    lines = str(error).strip().splitlines()
    return lines[0].strip() if lines else type(error).__name__
