"""Licenses and the bill of materials of third-party parts."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from release import licenses
from release.parts import Part, all_parts
from release.repository import ReleaseError
from release.sbom import require_valid, sbom

MIT = Part("pypi", "example", "1.0", "MIT")


@pytest.fixture(scope="module")
def parts() -> tuple[Part, ...]:
    return all_parts()


def test_every_part_has_an_allowed_license(parts: tuple[Part, ...]) -> None:
    assert licenses.refused(parts) == ()


def test_exceptions_are_needed_and_have_a_reason(parts: tuple[Part, ...]) -> None:
    rules = licenses.rules()
    without = rules.model_copy(update={"exceptions": {}})
    refused = licenses.refused(parts, without)
    assert len(refused) == len(rules.exceptions)
    assert all(any(each.startswith(name) for each in refused) for name in rules.exceptions)
    assert all(len(each.reason.split()) > 5 for each in rules.exceptions.values())


def test_every_rule_about_a_part_applies_to_a_part(parts: tuple[Part, ...]) -> None:
    rules, names = licenses.rules(), {part.name for part in parts}
    assert {*rules.stated, *rules.exceptions} <= names
    assert set(rules.words) <= {part.stated_license for part in parts}


@pytest.mark.parametrize(
    ("stated", "is_allowed"),
    [
        ("MIT", True),
        ("GPL-3.0-only", False),
        ("MIT OR GPL-3.0-only", True),
        ("MIT AND GPL-3.0-only", False),
        ("Apache-2.0 WITH LLVM-exception", True),
        ("(MIT OR GPL-2.0-only) AND ISC", True),
        ("LicenseRef-House", False),
    ],
)
def test_expressions_are_judged_by_their_parts(stated: str, is_allowed: bool) -> None:
    assert (licenses.refused([replace(MIT, stated_license=stated)]) == ()) == is_allowed


def test_exception_covers_only_the_license_it_names() -> None:
    other = Part("pypi", "psycopg", "9.0", "AGPL-3.0-only")
    assert licenses.refused([other]) == ("psycopg 9.0: AGPL-3.0-only is not allowed",)


@pytest.mark.parametrize("stated", ["", "Proprietary, ask us"])
def test_unknown_licenses_are_named_with_the_place_to_state_them(stated: str) -> None:
    with pytest.raises(ReleaseError, match=r"example states .*licenses\.yaml"):
        licenses.refused([replace(MIT, stated_license=stated)])


def test_fonts_database_and_pages_are_among_the_parts(parts: tuple[Part, ...]) -> None:
    found = {(part.kind, part.name) for part in parts}
    assert {("npm", "react"), ("pypi", "fastapi"), ("file", "PostgreSQL"), ("file", "Inter")} <= found
    assert ("npm", "vite") not in found
    assert ("pypi", "pytest") not in found


def test_third_party_text_lists_every_part_and_prints_equal_texts_once(parts: tuple[Part, ...]) -> None:
    text = licenses.third_party_text(parts)
    assert all(f"\n{part.name} {part.version} (" in text for part in parts)
    assert text.count("Portions Copyright (c) 1994, The Regents of the University of California") == 1


def test_bill_of_materials_lists_hashes_licenses_and_needs_and_is_the_same_each_time(parts: tuple[Part, ...]) -> None:
    few = closure(parts, "uvicorn", "react-dom")
    text = sbom(few, "1.2.3", 1_700_000_000, {"uvicorn": "ab" * 32})
    assert text == sbom(tuple(reversed(few)), "1.2.3", 1_700_000_000, {"uvicorn": "ab" * 32})
    document = json.loads(text)
    assert document["specVersion"] == "1.6"
    components = {each["bom-ref"]: each for each in document["components"]}
    assert set(components) == {f"{part.kind}:{part.ref}" for part in few}
    uvicorn = next(each for each in components.values() if each["name"] == "uvicorn")
    assert uvicorn["hashes"] == [{"alg": "SHA-256", "content": "ab" * 32}]
    assert uvicorn["licenses"] == [{"expression": "BSD-3-Clause"}]
    needed = {each["ref"]: set(each.get("dependsOn", ())) for each in document["dependencies"]}
    assert any(ref.startswith("pypi:h11@") for ref in needed[uvicorn["bom-ref"]])
    assert all(each["hashes"][0]["alg"] == "SHA-512" for ref, each in components.items() if ref.startswith("npm:"))


def closure(parts: tuple[Part, ...], *names: str) -> tuple[Part, ...]:
    """Return the named parts and all they need."""
    by_ref = {part.ref: part for part in parts}
    found: dict[str, Part] = {}
    waiting = [part for part in parts if part.name in names]
    while waiting:
        part = waiting.pop()
        if part.ref not in found:
            found[part.ref] = part
            waiting += [by_ref[ref] for ref in part.needs]
    return tuple(found.values())


@pytest.mark.long
def test_bill_of_materials_of_the_product_is_valid_and_lists_every_part(parts: tuple[Part, ...]) -> None:
    document = json.loads(sbom(parts, "1.2.3", 1_700_000_000, {}))
    assert len(document["components"]) == len(parts) > 150


def test_broken_bill_of_materials_is_refused() -> None:
    with pytest.raises(ReleaseError, match="schema of CycloneDX"):
        require_valid('{"bomFormat": "CycloneDX", "specVersion": "1.6", "components": [{"name": "x"}]}')
