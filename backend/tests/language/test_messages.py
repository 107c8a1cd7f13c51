"""Message ids in the code and in the languages agree, and the check notices when they do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.language.messages import BACKEND, LANGUAGES, PACKAGES, field_uses, problems


@pytest.mark.long  # `make check` asks the same before all tests
def test_code_and_languages_agree() -> None:
    assert list(problems([BACKEND / package for package in PACKAGES], LANGUAGES, field_uses())) == []


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A package with one message, in two languages."""
    _write(
        tmp_path, code='msg("greeting", name="Ada")', en="greeting = Hello { $name }", de="greeting = Hallo { $name }"
    )
    return tmp_path


def test_agreement_has_no_problems(project: Path) -> None:
    assert _found(project) == []


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"code": 'msg("greeting", name=1); msg("bye")'}, "code/module.py:1: bye is not in en"),
        ({"code": "msg(greeting)"}, "code/module.py:1: the message id is not a string literal"),
        ({"code": 'msg("greeting", **names)'}, "code/module.py:1: greeting has parameters that are not keywords"),
        (
            {"code": 'msg("greeting", user=1)'},
            "code/module.py:1: greeting has the parameters ['user'], its text has ['name']",
        ),
        ({"en": "greeting = Hello { $name }\nbye = Bye"}, "en: bye is not used"),
        ({"en": "greeting = Hello { $name }\ngreeting = Hi { $name }"}, "en/area.ftl: greeting is defined twice"),
        ({"de": ""}, "de: greeting is missing"),
        ({"de": "greeting = Hallo { $name }\nbye = Bis dann"}, "de: bye is not in en"),
        ({"de": "greeting = Hallo"}, "de: greeting has the variables [], en has ['name']"),
        ({"de": "greeting = Hallo { $name"}, "de/area.ftl: cannot be parsed: greeting = Hallo { $name"),
    ],
)
def test_disagreement_is_reported(project: Path, change: dict[str, str], expected: str) -> None:
    _write(project, **change)
    assert expected in _found(project)


def test_number_formats_may_be_unused(project: Path) -> None:
    _write(project, en="greeting = Hello { $name }\nformat-sum = S", de="greeting = Hallo { $name }\nformat-sum = S")
    assert _found(project) == []


def test_variable_named_after_a_parameter_counts_as_its_use(project: Path) -> None:
    _write(project, de="greeting = { $name_id ->\n    [ada] Hallo Ada\n   *[other] Hallo { $name }\n}")
    assert _found(project) == []


def _found(folder: Path) -> list[str]:
    return list(problems([folder / "code"], folder / "languages"))


def _write(folder: Path, code: str = "", **languages: str) -> None:
    if code:
        (folder / "code").mkdir(exist_ok=True)
        (folder / "code" / "module.py").write_text(code, encoding="utf-8")
    for language, text in languages.items():
        place = folder / "languages" / language
        place.mkdir(parents=True, exist_ok=True)
        (place / "area.ftl").write_text(f"{text}\n", encoding="utf-8")
