"""YAML from a stranger: plain values, and one clear line for everything else."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import pytest

from webapp.core.http.documents import DocumentError, read_json
from webapp.core.http.yaml_documents import read_file, read_yaml

BOMB = b"a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b,*b,*b,*b,*b,*b]\n"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2011-05-29T08:00:00Z", "2011-05-29T08:00:00Z"),
        ("2011-05-29", "2011-05-29"),
        ("12:30:00", "12:30:00"),
        ("yes", "yes"),
        ("off", "off"),
        ("true", True),
        ("010", 10),
        ("0x10", 16),
        ("0o10", 8),
        ("1e3", 1000.0),
        ("1e999", math.inf),
        ("-.inf", -math.inf),
        ("1_000", "1_000"),
        ("~", None),
        ("''", ""),
        ("", None),
    ],
)
def test_plain_values_have_the_same_meaning_as_in_json(text: str, value: Any) -> None:
    assert read_yaml(f"a: {text}".encode()) == {"a": value}


def test_not_a_number_is_passed_to_the_engine_as_a_float() -> None:
    assert math.isnan(read_yaml(b"a: .nan")["a"])


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (BOMB, "line 1, column 4: anchors and aliases are not allowed"),
        (b"a: &x 1\n<<: *x", "anchors and aliases are not allowed"),
        (b"a: 1\na: 2", "line 2, column 1: `a` appears twice"),
        (b"a: [1", "line "),
        (b"a: !!python/object/apply:os.system ['true']", "line 1, column 4: could not determine a constructor"),
        (b"a: 1\n---\nb: 2", "line "),
        (b"[" * 100, "nested deeper than 40 levels"),
        (b"a: " + b"9" * 5000, "is not valid YAML"),
        (b"\x89PNG\r\n\x1a\n", "is not UTF-8 text"),
        (b"a: \0", "is not valid YAML"),
        (b"? [a]\n: b", "line 1, column 3: found unhashable key"),
        (b"x" * (4 * 1024 * 1024 + 1), "is larger than 4 MiB"),
        (b"a: [" + b"0," * 20_001 + b"]", "has more than 20,000 values"),
    ],
    ids=range(13),
)
def test_other_yaml_is_rejected_in_one_line_with_its_position(content: bytes, says: str) -> None:
    with pytest.raises(DocumentError) as caught:
        read_yaml(content)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[" * 100_000, b"9" * 5000, b"\xff", b'{"a": 1, "a": 2}', b"[" + b"0," * 20_001 + b"0]"],
    ids=range(7),
)
def test_broken_json_is_rejected_in_one_line(content: bytes) -> None:
    with pytest.raises(DocumentError) as caught:
        read_json(content)
    assert "\n" not in str(caught.value)


def test_unreadable_file_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "absent.yaml", tmp_path):
        with pytest.raises(DocumentError, match=str(path)):
            read_file(path)
