"""Licenses of third-party parts: which are allowed, and the texts that are delivered with the product."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

import yaml
from license_expression import (
    ExpressionError,
    LicenseSymbol,
    LicenseWithExceptionSymbol,
    Licensing,
    get_spdx_licensing,
)
from pydantic import BaseModel, ConfigDict

from release.parts import Part
from release.repository import REPOSITORY, ReleaseError

RULES = "deploy/release/licenses.yaml"
OWN = "LicenseRef-"
"""Prefix of licenses without an SPDX identifier."""
_KINDS = {"pypi": "Python package", "npm": "package of the pages", "file": "included"}


class Accepted(BaseModel):
    """A part whose license is not on the list, and why it may be used."""

    model_config = ConfigDict(extra="forbid")

    license: str
    reason: str


class Rules(BaseModel):
    """Allowed licenses, exceptions by part, and identifiers of licenses that authors state in words."""

    model_config = ConfigDict(extra="forbid")

    allowed: frozenset[str]
    exceptions: dict[str, Accepted]
    words: dict[str, str]
    stated: dict[str, str]


@cache
def rules(top: Path = REPOSITORY) -> Rules:
    """Return the rules in `licenses.yaml`."""
    return Rules.model_validate(yaml.safe_load((top / RULES).read_text(encoding="utf-8")))


def spdx(part: Part, given: Rules | None = None) -> str:
    """Return the license of a part as an SPDX expression; an error says what its metadata state instead."""
    known = given or rules()
    text = known.stated.get(part.name) or known.words.get(part.stated_license, part.stated_license)
    if text.startswith(OWN):
        return text
    try:
        parsed = _licensing().parse(text, validate=True) if text else None
    except ExpressionError as error:
        raise ReleaseError(f"{part.name} states the license {text!r}: add it to `stated` in {RULES}") from error
    if parsed is None:
        raise ReleaseError(f"{part.name} states no license: add it to `stated` in {RULES}")
    return str(parsed)


def refused(parts: Iterable[Part], given: Rules | None = None) -> tuple[str, ...]:
    """Return the parts whose license is neither allowed nor an exception, one sentence each."""
    known = given or rules()
    found = []
    for part in parts:
        expression = spdx(part, known)
        accepted = known.exceptions.get(part.name)
        if not _is_allowed(expression, known.allowed) and (accepted is None or accepted.license != expression):
            found.append(f"{part.name} {part.version}: {expression} is not allowed")
    return tuple(found)


def third_party_text(parts: Iterable[Part]) -> str:
    """Return name, version, license and license texts of every part; equal texts are printed once."""
    chosen = sorted(parts, key=lambda part: (part.kind, part.name, part.version))
    lines = ["Third-party software in Stormsizer, and its licenses", ""]
    lines += [f"{part.name} {part.version} ({_KINDS[part.kind]}): {spdx(part)}" for part in chosen]
    owners: dict[str, list[str]] = {}
    for part in chosen:
        for path in part.texts:
            owners.setdefault(path.read_text(encoding="utf-8", errors="replace").strip(), []).append(part.name)
    for text, names in owners.items():
        lines += ["", "=" * 80, ", ".join(dict.fromkeys(names)), "=" * 80, "", text]
    bare = [part for part in chosen if not part.texts]
    lines += ["", "=" * 80, "Packages that come without the text of their license", "=" * 80, ""]
    lines += [f"{part.name}: {spdx(part)}" for part in bare]
    return "\n".join(lines) + "\n"


@cache
def _licensing() -> Licensing:
    """Return all SPDX identifiers; reading them takes a while."""
    return get_spdx_licensing()


def _is_allowed(expression: str, allowed: frozenset[str]) -> bool:
    """Return whether the allowed licenses satisfy the expression: one side of OR, both sides of AND."""
    return _satisfied(_licensing().parse(expression), allowed)


def _satisfied(node: object, allowed: frozenset[str]) -> bool:
    if isinstance(node, LicenseSymbol | LicenseWithExceptionSymbol):
        return str(node) in allowed
    sides = [_satisfied(each, allowed) for each in node.args]  # type: ignore[attr-defined]
    return any(sides) if type(node).__name__ == "OR" else all(sides)
