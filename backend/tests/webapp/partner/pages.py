"""Pages whose commands are run, and whose sample output is compared with the real one.

A block of ``sh`` is run; a block of ``json`` or ``text`` after it shows part of the output:

- ``json``: every field shown must exist with that value. ``…`` in a text matches anything, as the last entry of a list
  any further ones.
- ``text``: every line shown must be printed, in that order, with ``…`` for anything.

All blocks of a page run in one shell, in order, so that later ones can use the variables of earlier ones.
"""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ANYTHING = "…"
LONGEST_QUOTE = 4000
SHOWN = ("json", "text")
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """The text between two fences."""

    language: str
    text: str
    line: int


@dataclass(frozen=True)
class Step:
    """Commands, and what the page says that they print."""

    commands: Block
    shown: Block | None


def blocks_of(page: Path) -> Sequence[Block]:
    """Return all fenced blocks of a page."""
    text = page.read_text()
    return [Block(each[1], each[2], text.count("\n", 0, each.start()) + 1) for each in _BLOCK.finditer(text)]


def steps_of(page: Path, after: str = "", before: str = "") -> Sequence[Step]:
    """Return the commands of a page, or of its part between two headings."""
    text = page.read_text()
    first = text.count("\n", 0, text.index(after)) if after else 0
    last = text.count("\n", 0, text.index(before)) if before else text.count("\n")
    blocks = [each for each in blocks_of(page) if first < each.line <= last]
    following = (*blocks[1:], None)
    return [
        Step(block, shown if shown is not None and shown.language in SHOWN else None)
        for block, shown in zip(blocks, following, strict=True)
        if block.language == "sh"
    ]


def run(steps: Sequence[Step], folder: Path, environment: Mapping[str, str], limit_s: float = 900.0) -> Sequence[str]:
    """Run commands in one shell; return what each step printed. What they complain of is left in ``complaints``.

    Raises
    ------
    AssertionError
        If a command fails; the text has the line of the page, and what it complained of.
    """
    parts = [f"{{\n{step.commands.text}\n}} >printed.{number}" for number, step in enumerate(steps)]
    script = "\n".join(["set -eu", *(f"echo {number} >step\n{part}" for number, part in enumerate(parts))])
    complaints = folder / "complaints"
    with complaints.open("w") as errors:
        command = ["sh", "-c", script]
        done = subprocess.run(command, cwd=folder, env=environment, stderr=errors, timeout=limit_s, check=False)
    reached = int((folder / "step").read_text())
    said = complaints.read_text() + (folder / f"printed.{reached}").read_text()
    assert done.returncode == 0, f"the commands of line {steps[reached].commands.line} fail: {said[-LONGEST_QUOTE:]}"
    return [(folder / f"printed.{number}").read_text() for number in range(len(steps))]


def untrue(step: Step, printed: str) -> Sequence[str]:
    """Return what a page says and was not printed."""
    shown = step.shown
    if shown is None:
        return []
    if shown.language == "text":
        found = list(_missing_lines(shown.text.splitlines(), printed.splitlines()))
    else:
        found = list(_differences(json.loads(shown.text), json.loads(printed), ""))
    return [f"line {shown.line}: {each}" for each in found]


def _missing_lines(shown: Sequence[str], printed: Sequence[str]) -> Iterator[str]:
    left = iter(printed)
    for line in shown:
        if not any(_is_like(line.strip(), each.strip()) for each in left):
            yield f"{line!r} is not printed there"


def _differences(shown: Any, answered: Any, path: str) -> Iterator[str]:
    if isinstance(shown, dict) and isinstance(answered, dict):
        for name, value in shown.items():
            if name not in answered:
                yield f"{path}.{name} is not answered"
            else:
                yield from _differences(value, answered[name], f"{path}.{name}")
    elif isinstance(shown, list) and isinstance(answered, list):
        is_open = shown[-1:] == [ANYTHING]
        expected = shown[:-1] if is_open else shown
        if len(expected) > len(answered) or (len(expected) < len(answered) and not is_open):
            yield f"{path} has {len(answered)} entries"
        for number, (one, other) in enumerate(zip(expected, answered, strict=False)):
            yield from _differences(one, other, f"{path}[{number}]")
    elif not _is_same(shown, answered):
        yield f"{path} is {answered!r} and not {shown!r}"


def _is_same(shown: Any, answered: Any) -> bool:
    if isinstance(shown, str) and isinstance(answered, str):
        return _is_like(shown, answered)
    return bool(shown == answered) and isinstance(shown, bool) is isinstance(answered, bool)


def _is_like(shown: str, printed: str) -> bool:
    return re.fullmatch(".*".join(map(re.escape, shown.split(ANYTHING))), printed, re.DOTALL) is not None
