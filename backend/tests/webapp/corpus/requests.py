"""I3, I4 and I6: bodies, headers, identifiers, pages and numbers in addresses."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote
from uuid import uuid4

from tests.webapp.corpus.cases import API, JSON, Case, Send, Stage
from tests.webapp.documents import office

WHOLE = json.dumps({"scenario": office()}).encode()
PICTURE = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256))
FORM = {"Content-Type": "multipart/form-data; boundary=b"}


def _part(name: str, filename: str) -> bytes:
    head = f'--b\r\nContent-Disposition: form-data; name="{name}"; filename="{filename}"\r\n\r\n'
    return head.encode("utf-8", "surrogateescape") + WHOLE + b"\r\n--b--\r\n"


BODIES: dict[str, tuple[bytes, dict[str, str], tuple[int, ...]]] = {
    "nothing": (b"", JSON, (422,)),
    "nothing at all": (b"", {}, (422,)),
    "a picture as JSON": (PICTURE, JSON, (400,)),
    "a picture as bytes": (PICTURE, {"Content-Type": "application/octet-stream"}, (415, 422)),
    "a picture as text": (PICTURE, {"Content-Type": "text/plain"}, (415, 422)),
    "a picture, honestly": (PICTURE, {"Content-Type": "image/png"}, (415, 422)),
    "a document as text": (WHOLE, {"Content-Type": "text/plain"}, (415, 422)),
    "a document of no type": (WHOLE, {}, (415, 422)),
    "a document of an odd type": (WHOLE, {"Content-Type": "application/json; charset=klingon"}, (200, 400, 415, 422)),
    "a type that is no type": (WHOLE, {"Content-Type": ";;;"}, (415, 422)),
    "utf-16": (WHOLE.decode().encode("utf-16"), JSON, (400,)),
    "utf-32": (WHOLE.decode().encode("utf-32"), JSON, (400,)),
    "latin-1": (WHOLE.replace(b"Branch", "Büro".encode("latin-1")), JSON, (400,)),
    "a byte order mark": (b"\xef\xbb\xbf" + WHOLE, JSON, (200,)),
    "two byte order marks": (b"\xef\xbb\xbf" * 2 + WHOLE, JSON, (400,)),
    "packed": (gzip.compress(WHOLE), JSON | {"Content-Encoding": "gzip"}, (400, 415)),
    "packed, quietly": (gzip.compress(WHOLE), JSON, (400,)),
    "packed a hundred times": (WHOLE, JSON | {"Content-Encoding": ", ".join(["gzip"] * 100)}, (200, 400, 415)),
    "half a document": (WHOLE[:-20], JSON, (400,)),
    "ten thousand form fields": (
        b"&".join(b"f%d=1" % i for i in range(10_000)),
        {"Content-Type": "application/x-www-form-urlencoded"},
        (415, 422),
    ),
    "a form": (_part("scenario", "scenario.json"), FORM, (415, 422)),
    "a form that leads up": (_part("scenario", "../../etc/passwd"), FORM, (415, 422)),
    "a form that leads up in Windows": (_part("scenario", "..\\..\\x"), FORM, (415, 422)),
    "a form with NUL": (_part("scenario", "a\0b"), FORM, (415, 422)),
    "a form with a long name": (_part("scenario", "x" * 4096), FORM, (415, 422)),
    "a form with a line in its name": (_part("scenario", "a\r\nX-Evil: 1"), FORM, (415, 422)),
    "a form with a head of a megabyte": (b"--b\r\nX: " + b"x" * 1_000_000 + b"\r\n\r\n", FORM, (415, 422)),
    "a form after a megabyte of nothing": (b"\n" * 1_000_000 + _part("a", "b"), FORM, (415, 422)),
    "a form without an end": (_part("a", "b")[:-8], FORM, (415, 422)),
    "a form without a boundary": (b"--b--", {"Content-Type": "multipart/form-data"}, (415, 422)),
    "two hundred thousand mistakes": (b'{"scenario": {"events": [' + b"0," * 199_999 + b"0]}}", JSON, (400,)),
    "nineteen thousand mistakes": (b'{"scenario": {"events": [' + b"0," * 18_999 + b"0]}}", JSON, (422,)),
    "a list": (b"[]", JSON, (422,)),
    "a number": (b"5", JSON, (422,)),
    "a text": (b'"scenario"', JSON, (422,)),
    "null": (b"null", JSON, (422,)),
    "true": (b"true", JSON, (422,)),
    "a mapping of nothing": (b"{}", JSON, (422,)),
    "too much": (b'{"scenario": "' + b"x" * 5_000_000 + b'"}', JSON, (413,)),
    "an odd header": (WHOLE, JSON | {"X-Request-ID": "x" * 8000}, (200,)),
    "an idempotency key that is long": (WHOLE, JSON | {"Idempotency-Key": "x" * 5000}, (200, 422)),
    "a condition that is none": (WHOLE, JSON | {"If-Match": "x" * 5000}, (200,)),
}

IDS = (
    *("0", "-1", "1", "null", "undefined", "%00", "..", "..%2F..", "%2e%2e%2f", "*", "me", "' OR 1=1", "9" * 400),
    *(
        "x" * 4000,
        "00000000-0000-0000-0000-000000000000",
        "ffffffff-ffff-ffff-ffff-ffffffffffff",
        "é",
        "١",
        "%ED%A0%80",
    ),
    *("{id}", "urn:uuid:", "[object Object]", "0x10", "1e9", "NaN", "true", "a b", "a;b", "a?b", "a#b", "%25", "😀"),
)
NUMBERS = (
    *(
        "1_000",
        "1_0",
        "１２",
        "١٢",
        "۱۲",
        "१२",
        "0x10",
        "0b1",
        "0o7",
        "1e1",
        "1E1",
        "10.0",
        "1.5",
        "10,0",
        "1.000,5",
        "1 0",
    ),
    *(" 10", "10 ", "10\u00a0", "10\u200b", "−10", "–10", "+10", "--10", "10.", ".5", "nan", "inf", "-inf", "Infinity"),
    *("", " ", "ten", "十", "½", "²", "1" * 20, "9" * 4301, "0", "-0", "-1", "201", "007", "true", "null"),
)
TAKEN_NUMBERS = {"007": 7}
CURSORS = (
    *(
        "0",
        "-1",
        "x",
        "=",
        "====",
        "x" * 64,
        "x" * 65,
        "%00",
        "é",
        "AAAA",
        "_" * 22,
        "A" * 21,
        "A" * 23,
        "+/",
        "1e9",
        "null",
    ),
    *("' OR 1=1 --", "\ud7ff", "a b", "😀"),
)
LISTS = ("projects", "runs", "api-keys", "webhooks")


def body_cases() -> Iterator[Case]:
    """Bodies and headers."""
    for name, (body, headers, allowed) in BODIES.items():
        yield Case(name, _post(body, headers), allowed)


def id_cases() -> Iterator[Case]:
    """Unknown identifiers and pages."""
    for place in ("projects", "scenarios", "runs", "webhooks"):
        for given in IDS:
            yield Case(f"{place}/{given[:40]}", _get(f"{place}/{quote(given, safe='%')}"), (400, 404, 405, 422, 200))
        yield Case(f"{place}/random", _get(f"{place}/{uuid4()}"), (404,))
    yield Case("a deleted project", lambda stage: stage.client.get(f"{API}/projects/{stage.deleted_id}"), (404,))
    yield Case("another kind", lambda stage: stage.client.get(f"{API}/runs/{stage.project_id}"), (404,))
    yield Case("in capitals", lambda stage: stage.client.get(f"{API}/projects/{stage.project_id.upper()}"), (200,))
    yield Case("in braces", lambda stage: stage.client.get(f"{API}/projects/%7B{stage.project_id}%7D"), (200, 422))
    for name in LISTS:
        for cursor in CURSORS:
            yield Case(f"{name} after {cursor[:30]!a}", _get(f"{name}?cursor={quote(cursor)}"), (200, 422))
    yield Case("ten thousand runs at once", _many_runs, (422,))
    yield Case("sorted by what is hidden", _get("projects?sort=organization_id"), (200,))
    yield Case("of a project that is none", _get("runs?project_id=5"), (422,))


def number_cases() -> Iterator[Case]:
    """Numbers as text, where the address holds them."""
    for text in NUMBERS:
        allowed = (200,) if text in TAKEN_NUMBERS else (422,)
        yield Case(f"limit={text[:30]}", _get(f"projects?limit={quote(text)}"), allowed)
        yield Case(f"n_buckets={text[:30]}", _series(f"n_buckets={quote(text)}"), (200,) if text == "201" else allowed)


def _post(body: bytes, headers: dict[str, str]) -> Send:
    return lambda stage: stage.client.post(f"{API}/preview", content=body, headers=headers)


def _get(where: str) -> Send:
    return lambda stage: stage.client.get(f"{API}/{where}")


def _series(query: str) -> Send:
    return lambda stage: stage.client.get(f"{API}/runs/{stage.run_id}/series?{query}")


def _many_runs(stage: Stage) -> Any:
    return stage.client.post(f"{API}/comparisons", json={"run_ids": [str(uuid4()) for _ in range(10_000)]})
