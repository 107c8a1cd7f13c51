"""I1: values where a number belongs, written as programs of all kinds write them."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tests.webapp.corpus.cases import API, JSON, REFUSED, Case, Send, Stage
from tests.webapp.documents import office

VALUES = (
    *(
        "NaN",
        "Infinity",
        "-Infinity",
        "1e999",
        "-1e999",
        "-0.0",
        "-0",
        "0",
        "-1",
        "1.5",
        "1e-400",
        "1e2",
        "1E2",
        "100.0",
    ),
    *("true", "false", "null", '"100"', '""', '" 100 "', '"1_00"', '"NaN"', '"1e2"', '"١٠٠"', '"１００"'),
    *(
        str(2**31 - 1),
        str(2**31),
        str(-(2**31) - 1),
        str(2**32),
        str(2**53),
        str(2**53 + 1),
        str(2**63 - 1),
        str(2**63),
    ),
    *(str(-(2**63) - 1), str(2**64), "1" + "0" * 30, "9" * 4000, "9" * 5000, "0." + "0" * 5000 + "1", "1" + "0" * 400),
    *(
        "[]",
        "{}",
        "[100]",
        '{"value": 100}',
        "01",
        "+1",
        "0x64",
        ".5",
        "5.",
        "--1",
        "1_00",
        "'100'",
        "undefined",
        "1,5",
    ),
    *("100 // hosts", "/* */ 100", "", "100,", "100}", '"\\ud800"', '"\\u0000"', "[" * 900 + "]" * 900),
)
TAKEN: dict[str, set[str]] = {"n_desktops": set(), "memory_gib": {"1.5", "1e2", "1E2", "100.0"}}
"""Values that mean a number the field may have; integers are written as integers."""


def cases() -> Iterator[Case]:
    """Every value in a field that counts and in one that measures."""
    for field, taken in TAKEN.items():
        for value in VALUES:
            name = f"{field}={value[:40]}"
            allowed = (200,) if value in taken else REFUSED
            yield Case(name, _preview(field, value), allowed)
    body = json.dumps(office())
    yield Case("a field twice", _sent(body[:-1] + ', "name": "Again"}'), REFUSED)
    yield Case("a field too many", _sent(body[:-1] + ', "desktops": 5}'), REFUSED)
    yield Case("a field too few", _sent(body.replace('"name": "Branch office", ', "", 1)), REFUSED)
    yield Case("nested a hundred thousand deep", _sent('{"name":' * 100_000), REFUSED)
    yield Case("two documents", _sent(body + body), REFUSED)
    yield Case("a document and a half", _sent(body + body[:100]), REFUSED)


def _preview(field: str, value: str) -> Send:
    document = office()
    document["pools"][0][field] = "@"
    body = json.dumps({"scenario": document}).replace('"@"', value)
    return lambda stage: stage.client.post(f"{API}/preview", content=body.encode(), headers=JSON)


def _sent(body: str) -> Send:
    def send(stage: Stage) -> object:
        return stage.client.post(f"{API}/projects/{stage.project_id}/scenarios", content=body.encode(), headers=JSON)

    return send
