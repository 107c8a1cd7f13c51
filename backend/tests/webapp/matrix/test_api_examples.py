"""The examples of the API reference: requests that the service accepts, and the form of its responses.

`pytest tests/webapp/matrix/test_api_examples.py --rewrite-golden` writes `docs/reference/api-examples.json` again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.webapp.accounts.people import House
from tests.webapp.documents import Document
from tests.webapp.matrix.calls import Answer, Call
from tests.webapp.matrix.description import operations
from tests.webapp.matrix.fixtures import OTHERWISE
from tests.webapp.matrix.matrix import done_by
from tests.webapp.matrix.tenants import Tenant
from webapp.settings import REPOSITORY

pytestmark = pytest.mark.tested_on("server")

EXAMPLES = REPOSITORY / "docs/reference/api-examples.json"
WORDS: dict[str, Document] = {
    "create_project": {"name": "Acme Corporation", "notes": "Renewal in March"},
    "update_project": {"name": "Acme Corporation, Europe"},
    "duplicate_scenario": {"name": "With a second array"},
    "branch_scenario": {"name": "Cheaper drives"},
    "name_scenario_version": {"label": "Quoted on Monday"},
    "create_api_key": {"name": "Quotes", "scopes": ["read", "run"]},
    "create_webhook": {"url": "https://hooks.example.com/stormsizer"},
    "update_webhook": {"url": "https://hooks.example.com/stormsizer"},
    "create_share_link": {"label": "Ms Smith", "lasts_days": 14},
    "update_share_link": {"label": "Ms Smith, IT"},
    "create_import": {"name": "Monday morning"},
    "replace_branding": {"organization": "Acme Consulting", "cover_text": "Confidential"},
    "rename_organization": {"name": "Acme Consulting"},
}
"""Fields of bodies with names that a reader understands; all other fields are those of the other tests."""

ANYTHING = "…"
MOST_LINES = 40
LONGEST_TEXT = 100
_UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
_TOKEN = re.compile(r"\b(ss[a-z]_(?:live_)?|whsec_|szl_)[A-Za-z0-9_+/=-]{8,}")
_DIGEST = re.compile(r"\b[0-9a-f]{40,64}\b")
_NOW = re.compile(r"\b20(?:2[6-9]|[3-9]\d)-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)")


def plain(text: str) -> str:
    """Return a text with the same identifiers, tokens and times in each run."""
    text = _UUID.sub("0198a3c4-6f1e-7d20-9b5a-4c1d2e3f4a5b", text)
    text = _TOKEN.sub(rf"\1{ANYTHING}", _DIGEST.sub(ANYTHING, text))
    return _NOW.sub("2026-03-02T08:00:00Z", text)


def abbreviated(value: Any, depth: int) -> Any:
    """Return a document with lists of one entry, short texts, and nothing below a depth."""
    if isinstance(value, dict):
        return {k: abbreviated(v, depth - 1) for k, v in value.items()} if depth > 0 or not value else ANYTHING
    if isinstance(value, list):
        if depth <= 0 and value:
            return ANYTHING
        return [abbreviated(each, depth - 1) for each in value[:1]] + ([ANYTHING] if len(value) > 1 else [])
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        return value[:LONGEST_TEXT] + ANYTHING
    return value


def shown(document: Any) -> Any:
    """Return a document as deep as it can be shown in a few lines."""
    document = json.loads(plain(json.dumps(document, ensure_ascii=False)))
    for depth in (6, 5, 4, 3, 2):
        short = abbreviated(document, depth)
        if len(json.dumps(short, indent=2).splitlines()) <= MOST_LINES:
            return short
    return abbreviated(document, 1)


def example(call: Call, answer: Answer) -> Document:
    """Return a request and its response as the reference shows them."""
    found: Document = {"query": {k: plain(str(v)) for k, v in call.query.items()}, "headers": call.headers}
    if call.raw is not None:
        found["file"] = "file"
    elif call.body is not None:
        found["body"] = shown(call.body)
        found["is_abbreviated"] = ANYTHING in json.dumps(found["body"], ensure_ascii=False)
    found["status"] = answer.status
    kind = dict(answer.headers).get("content-type", "")
    is_document = kind.startswith("application/json") and answer.content and call.operation.id not in OTHERWISE
    found["response"] = shown(json.loads(answer.content)) if is_document else None
    return found


def differences(recorded: Any, answered: Any, path: str = "") -> Iterator[str]:
    """Yield the fields that only one of two documents has, and those of another type."""
    if ANYTHING in (recorded, answered) or recorded is None or answered is None:
        return
    if isinstance(recorded, dict) and isinstance(answered, dict):
        yield from (f"{path}.{name}" for name in recorded.keys() ^ answered.keys())
        for name in recorded.keys() & answered.keys():
            yield from differences(recorded[name], answered[name], f"{path}.{name}")
    elif isinstance(recorded, list) and isinstance(answered, list):
        for one, other in zip(recorded, answered, strict=False):
            yield from differences(one, other, f"{path}[]")
    elif type(recorded) is not type(answered) and not isinstance(recorded, int | float):
        yield f"{path}: {type(answered).__name__}"


def test_every_operation_has_an_example() -> None:
    assert json.loads(EXAMPLES.read_text()).keys() == {each.id for each in operations()}


@pytest.mark.long
def test_examples_of_the_api_reference_are_accepted(house: House, request: pytest.FixtureRequest) -> None:
    done = {
        call.operation.id: (call, answer) for call, answer in done_by(operations(), Tenant.new(house, "acme"), WORDS)
    }
    made = {name: example(*each) for name, each in done.items()}
    if request.config.getoption("--rewrite-golden"):
        EXAMPLES.write_text(json.dumps(made, ensure_ascii=False, indent=1, sort_keys=True) + "\n")
    recorded = json.loads(EXAMPLES.read_text())
    assert made.keys() == recorded.keys()
    changed = {
        name: found
        for name, each in made.items()
        if (found := sorted(differences({"status": recorded[name]["status"], **recorded[name]}, each)))
        or recorded[name]["status"] != each["status"]
    }
    assert changed == {}, "run it with --rewrite-golden, and `make docs`"


def test_missing_field_of_an_example_is_detected() -> None:
    recorded = {"items": [{"id": "a", "size": 1}]}
    assert list(differences(recorded, {"items": [{"id": "b", "size": 2.5}]})) == []
    assert list(differences(recorded, {"items": [{"id": "b"}]})) == [".items[].size"]
    assert list(differences(recorded, {"items": [{"id": 4, "size": 1}]})) == [".items[].id: int"]
