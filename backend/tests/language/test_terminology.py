"""Messages use the agreed terms of their language: none contains a word that its terminology rejects."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.language.messages import ENGLISH, LANGUAGES

FILE = "terminology.yaml"
FOLDERS = sorted(path.parent for path in LANGUAGES.glob(f"*/{FILE}"))
PLACEABLE = re.compile(r"\{[^{}\n]*(?:\}|->)")
NOT_TEXT = re.compile(r"^(?:#.*|[\w-]+ =| +\.[\w-]+ =| *\*?\[\w+\])", re.MULTILINE)
"""Comments, ids, attributes, and keys of variants."""


def test_every_language_has_terminology() -> None:
    assert sorted(path for path in LANGUAGES.iterdir() if path.is_dir()) == FOLDERS


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_message_contains_rejected_word(folder: Path) -> None:
    assert list(_problems(folder)) == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_language_lists_the_same_terms(folder: Path) -> None:
    assert list(_read(folder)["terms"]) == list(_read(LANGUAGES / ENGLISH)["terms"])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_no_agreed_term_is_rejected(folder: Path) -> None:
    patterns = _patterns(_rejected(folder))
    agreed = [term["agreed"].lower() for term in _read(folder)["terms"].values()]
    assert [term for term in agreed if any(pattern.search(term) for pattern in patterns)] == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("greeting = Good day", []),
        ("greeting = Hello, you", ["area.ftl:1: “hello”: Good day"]),
        (
            "greeting =\n    { $n ->\n        [one] One hello\n       *[other] Day\n    }",
            ["area.ftl:3: “hello”: Good day"],
        ),
        ("greeting = Day\n    .hint = No hello", ["area.ftl:2: “hello”: Good day"]),
        ("greeting = Day { $n }!", ["area.ftl:1: “{}!”: no shouting"]),
        ("# hello\nhello = Othello { $hello }", []),
    ],
)
def test_rejected_word_is_reported(tmp_path: Path, text: str, expected: list[str]) -> None:
    terminology = {
        "terms": {"greeting": {"agreed": "Good day", "rejected": [r"\bhello\b"]}},
        "style": {"no shouting": [r"\{\}!"]},
    }
    (tmp_path / FILE).write_text(yaml.safe_dump(terminology), encoding="utf-8")
    (tmp_path / "browser").mkdir()
    (tmp_path / "browser" / "area.ftl").write_text(text, encoding="utf-8")
    assert list(_problems(tmp_path)) == [f"browser/{problem}" for problem in expected]


def _problems(folder: Path) -> Iterator[str]:
    """Yield each rejected word in the messages of a language, with what to write instead."""
    rejected = _rejected(folder)
    patterns = _patterns(rejected)
    for path in sorted(folder.rglob("*.ftl")):
        text = NOT_TEXT.sub("", PLACEABLE.sub("{}", path.read_text(encoding="utf-8"))).lower()
        for match in (match for pattern in patterns for match in pattern.finditer(text)):
            line = text.count("\n", 0, match.start()) + 1
            instead = next(rejected[word] for word in rejected if re.compile(word).match(text, match.start()))
            yield f"{path.relative_to(folder)}:{line}: “{match[0]}”: {instead}"


def _rejected(folder: Path) -> Mapping[str, str]:
    """Return what to write instead of each rejected word."""
    terminology = _read(folder)
    terms = {word: term["agreed"] for term in terminology["terms"].values() for word in term.get("rejected", [])}
    return terms | {word: rule for rule, words in terminology["style"].items() for word in words}


def _patterns(words: Iterable[str]) -> list[re.Pattern[str]]:
    """Return patterns that find all words; the search is fast where all alternatives begin with the same ``\\b``."""
    by_beginning: dict[bool, list[str]] = {}
    for word in words:
        by_beginning.setdefault(word.startswith(r"\b"), []).append(word)
    return [re.compile("|".join(group)) for group in by_beginning.values()]


def _read(folder: Path) -> Any:
    return yaml.safe_load((folder / FILE).read_text(encoding="utf-8"))
