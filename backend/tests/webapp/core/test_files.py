"""Files as answers: names that every file system takes, and tags that say whether they changed."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from webapp.core.http.files import File, sent
from webapp.core.security.text import file_name


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Branch office", "branch-office.pdf"),
        ("Schüler: Prüfungen / Mai", "schuler-prufungen-mai.pdf"),
        ("Ça va? Łódź, ÆØÅ", "ca-va-odz-a.pdf"),
        ("..\\..\\etc/passwd\0", "etc-passwd.pdf"),
        ("学校", "report.pdf"),
        ("  --  ", "report.pdf"),
        ("x" * 200, f"{'x' * 60}.pdf"),
        (f"{'x' * 59} y", f"{'x' * 59}.pdf"),
    ],
)
def test_title_becomes_an_ascii_file_name(title: str, name: str) -> None:
    assert file_name(title, "pdf", otherwise="report") == name


@given(st.text())
def test_file_name_is_valid_in_a_header_and_on_disk_for_any_title(title: str) -> None:
    stem, _, ending = file_name(title, "fio").rpartition(".")
    assert ending == "fio"
    assert 0 < len(stem) <= 60
    assert set(stem) <= set(string.ascii_lowercase + string.digits + "-")
    assert not stem.startswith("-")
    assert not stem.endswith("-")


def test_file_response_has_its_name_and_an_etag_of_its_content() -> None:
    file, other = File(b"1", "text/csv", "a.csv"), File(b"2", "text/csv", "a.csv")
    answer = sent(file)
    assert answer.body == b"1"
    assert answer.headers["content-disposition"] == 'attachment; filename="a.csv"'
    assert answer.headers["content-type"].startswith("text/csv")
    assert answer.headers["etag"] == file.etag == f'"{file.sha256[:32]}"' != other.etag
