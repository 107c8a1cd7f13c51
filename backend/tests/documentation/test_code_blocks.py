"""Every command and program on a page is run by a test, or the page states why not; every path and label exists."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

import pytest

from webapp.settings import REPOSITORY

RUN_BY = {
    "docs/partners.md": "tests/webapp/partner/test_first_calls.py",
    "docs/how-to/webhooks.md": "tests/webapp/partner/test_first_calls.py",
    "docs/how-to/write-a-scenario-file.md": "tests/documentation/test_commands.py",
    "docs/how-to/add-an-array-from-its-sheet.md": "tests/documentation/test_commands.py",
    "docs/how-to/import-measurements.md": "tests/webapp/partner/test_measured.py",
    "docs/how-to/validate-with-fio.md": "tests/webapp/partner/test_measured.py",
    "docs/how-to/build-on-the-api.md": "tests/webapp/partner/test_stories.py",
    "docs/how-to/partner/README.md": "tests/webapp/partner/test_stories.py",
}
"""The test that runs the commands of a page, except those that the page marks."""
COMMANDS = ("sh", "console", "yaml", "python", "ts")
GUIDES = [
    each.relative_to(REPOSITORY).as_posix()
    for each in [*(REPOSITORY / "docs").glob("*.md"), *(REPOSITORY / "docs/how-to").rglob("*.md")]
]
_FENCE = re.compile(
    r"(?P<mark><!-- not run: [^\n]+ -->\n+)?^```(?P<language>\w*)[^\n]*\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
_REQUEST = re.compile(r"\b(GET|POST|PUT|PATCH|DELETE)\s+(/api/v1/[^\s`?]+)")
_LABEL = re.compile(r"(?<![*\w\\])\*(?!\*)([A-Z][^*\n|]{1,60}?)\*(?!\*)")
NOT_LABELS = {"Horizon: concurrent operation limits of a vCenter Server"}


def text_of(page: str) -> str:
    return (REPOSITORY / page).read_text()


@pytest.mark.parametrize("page", GUIDES)
def test_every_block_is_run_or_marked(page: str) -> None:
    blocks = list(_FENCE.finditer(text_of(page)))
    assert [each["text"] for each in blocks if not each["language"]] == [], "name the language of the block"
    if page in RUN_BY:
        return
    neither = [each["text"] for each in blocks if each["language"] in COMMANDS and not each["mark"]]
    assert neither == [], "add the page to RUN_BY, or `<!-- not run: why -->` above the block"


@pytest.mark.parametrize("page", sorted(RUN_BY))
def test_named_test_exists(page: str) -> None:
    assert (REPOSITORY / page).is_file()
    assert (REPOSITORY / "backend" / RUN_BY[page]).is_file()


def described_paths() -> set[tuple[str, str]]:
    paths = json.loads((REPOSITORY / "docs/reference/openapi.json").read_text())["paths"]
    return {(method.upper(), plain(path)) for path, methods in paths.items() for method in methods}


def plain(path: str) -> str:
    """Return a path with the same word for every parameter."""
    return re.sub(r"\{\w+\}|\$[A-Z]+", "*", path).rstrip(".,;:)")


def matches(path: str, described: str) -> bool:
    """Return whether a path fits a described one, with a value in place of a parameter."""
    ours, theirs = path.split("/"), described.split("/")
    return len(ours) == len(theirs) and all(b in ("*", a) for a, b in zip(ours, theirs, strict=True))


def unknown_requests(text: str) -> Sequence[str]:
    described = described_paths() | {("GET", "/api/v1/openapi.json")}
    found = [(method, plain(path)) for method, path in _REQUEST.findall(text)]
    return [
        f"{method} {path}"
        for method, path in found
        if not any(method == each and matches(path, known) for each, known in described)
    ]


@pytest.mark.parametrize("page", GUIDES)
def test_every_request_on_a_page_exists(page: str) -> None:
    assert unknown_requests(text_of(page)) == []


def test_unknown_requests_are_detected() -> None:
    assert unknown_requests("`GET /api/v1/projects` and `PATCH /api/v1/projects`, `GET /api/v1/parcels/{id}`") == [
        "PATCH /api/v1/projects",
        "GET /api/v1/parcels/*",
    ]


def one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("’", "'"))


@pytest.fixture(scope="module")
def messages() -> str:
    files = (REPOSITORY / "seed-data/languages/en").rglob("*.ftl")
    return one_line("\n".join(each.read_text() for each in files))


@pytest.mark.parametrize("page", GUIDES)
def test_every_label_on_a_page_exists_in_the_application(page: str, messages: str) -> None:
    prose = re.sub(r"`[^`]*`", "", _FENCE.sub("", text_of(page)))
    labels = {part for label in _LABEL.findall(prose) for part in one_line(label).split(" › ")}
    assert sorted(each for each in labels - NOT_LABELS if each not in messages) == []
