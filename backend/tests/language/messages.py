"""Check that message ids in the code and in ``seed-data/languages`` agree.

Run as ``python -m tests.language.messages`` from ``backend``; prints each problem and exits with 1 if there are any.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import get_args

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stormsizer.messages.text import Message
from stormsizer.model.provenance import Document
from stormsizer.model.scenario import Scenario
from webapp.reports.workbook.fields import field_text

BACKEND = Path(__file__).resolve().parents[2]
PACKAGES = ("stormsizer", "stormsizer_io", "webapp")
LANGUAGES = BACKEND.parent / "seed-data" / "languages"
ENGLISH = "en"
NUMBER_FORMATS = ("format-", "unit-")
"""Prefixes of messages that the localizer itself refers to."""
ID_SUFFIX = "_id"
"""Of the variable with the id of a parameter that is a message; see ``Localizer``."""


@dataclass(frozen=True)
class Use:
    """A call of ``msg``."""

    place: str
    message_id: str
    names: frozenset[str]


@dataclass(frozen=True)
class Translations:
    """The messages of one language: the variables of each by id, and what is wrong with its files."""

    variables: Mapping[str, frozenset[str]]
    problems: tuple[str, ...]


def problems(packages: Iterable[Path], languages: Path, computed: Iterable[Use] = ()) -> Iterator[str]:
    """Yield every disagreement between code, with the uses whose id is computed, and languages."""
    literal, broken = _uses(packages)
    uses = [*literal, *computed]
    yield from broken
    translations = {folder.name: _translations(folder) for folder in sorted(languages.iterdir()) if folder.is_dir()}
    for found in translations.values():
        yield from found.problems
    english = translations[ENGLISH].variables
    yield from _wrong_uses(uses, english)
    used = {use.message_id for use in uses} | _referenced(languages / ENGLISH)
    for message_id in sorted(english.keys() - used):
        if not message_id.startswith(NUMBER_FORMATS):
            yield f"{ENGLISH}: {message_id} is not used"
    for language, found in translations.items():
        yield from _differences(language, found.variables, english)


def _wrong_uses(uses: Iterable[Use], english: Mapping[str, frozenset[str]]) -> Iterator[str]:
    for use in uses:
        if use.message_id not in english:
            yield f"{use.place}: {use.message_id} is not in {ENGLISH}"
        elif use.names != english[use.message_id]:
            given, expected = sorted(use.names), sorted(english[use.message_id])
            yield f"{use.place}: {use.message_id} has the parameters {given}, its text has {expected}"


def _differences(
    language: str, variables: Mapping[str, frozenset[str]], english: Mapping[str, frozenset[str]]
) -> Iterator[str]:
    for message_id in sorted(english.keys() - variables.keys()):
        if not message_id.startswith("unit-"):
            yield f"{language}: {message_id} is missing"
    for message_id in sorted(variables.keys() - english.keys()):
        if not message_id.startswith("unit-"):
            yield f"{language}: {message_id} is not in {ENGLISH}"
    for message_id in sorted(variables.keys() & english.keys()):
        if variables[message_id] != english[message_id]:
            own, expected = sorted(variables[message_id]), sorted(english[message_id])
            yield f"{language}: {message_id} has the variables {own}, {ENGLISH} has {expected}"


def _uses(packages: Iterable[Path]) -> tuple[list[Use], list[str]]:
    """Return all calls of ``msg`` with a literal id, and the places of all others."""
    found: list[Use] = []
    broken: list[str] = []
    for package in packages:
        for path in sorted(package.rglob("*.py")):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "msg":
                    use = _use(node, f"{path.relative_to(package.parent)}:{node.lineno}")
                    if isinstance(use, Use):
                        found.append(use)
                    elif path.name != "text.py":  # the module of ``msg`` itself
                        broken.append(use)
    return found, broken


def _use(call: ast.Call, place: str) -> Use | str:
    first = call.args[0] if call.args else None
    if not isinstance(first, ast.Constant) or not isinstance(first.value, str):
        return f"{place}: the message id is not a string literal"
    names = [keyword.arg for keyword in call.keywords]
    if None in names or len(call.args) > 1:
        return f"{place}: {first.value} has parameters that are not keywords"
    return Use(place, first.value, frozenset(name for name in names if name is not None))


class _Names(Visitor):
    """Collects variables and references to other messages."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.variables.add(node.id.name.removesuffix(ID_SUFFIX))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the library's name
        self.references.add(node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}")


def _translations(folder: Path) -> Translations:
    variables: dict[str, frozenset[str]] = {}
    wrong: list[str] = []
    for path, entry in _entries(folder):
        place = f"{folder.name}/{path.name}"
        if isinstance(entry, ftl.Junk):
            wrong.append(f"{place}: cannot be parsed: {(entry.content or '').splitlines()[0]}")
        elif isinstance(entry, ftl.Message):
            for message_id, pattern in _patterns(entry):
                if message_id in variables:
                    wrong.append(f"{place}: {message_id} is defined twice")
                names = _Names()
                names.visit(pattern)
                variables[message_id] = frozenset(names.variables)
    return Translations(variables, tuple(wrong))


def _referenced(folder: Path) -> set[str]:
    names = _Names()
    for _, entry in _entries(folder):
        names.visit(entry)
    return names.references


def _entries(folder: Path) -> Iterator[tuple[Path, ftl.EntryType]]:
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            yield path, entry


def _patterns(message: ftl.Message) -> Iterator[tuple[str, ftl.Pattern]]:
    if message.value is not None:
        yield message.id.name, message.value
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}", attribute.value


def field_uses() -> Iterator[Use]:
    """Yield a use for each label and description of a field of a scenario."""
    for document in documents_of(Scenario) - {Scenario}:
        for name in document.model_fields:
            texts = field_text(document, name)
            for text in (texts.label, texts.description):
                if isinstance(text, Message):
                    yield Use(f"{document.__name__}.{name}", text.id, frozenset())


def documents_of(annotation: object) -> set[type[Document]]:
    """Return the documents that a type is made of."""
    if isinstance(annotation, type) and issubclass(annotation, Document):
        fields = annotation.model_fields.values()
        return {annotation}.union(*(documents_of(field.annotation) for field in fields))
    return set().union(*(documents_of(each) for each in get_args(annotation)))


def main() -> int:
    """Print every problem; return 1 if there are any."""
    found = list(problems([BACKEND / package for package in PACKAGES], LANGUAGES, field_uses()))
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
