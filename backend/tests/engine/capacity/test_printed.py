"""Printed formulas give what is printed, and the evidence rows of role *formula* come out of their inputs."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable

import pytest

from stormsizer.evidence.printed import PRINTED, printed_values
from stormsizer.evidence.printed.formulas import (
    PrintedFormula,
    digest_mb,
    host_cache_memory,
    hot_capacity,
    image_capacity,
    linked_clone_capacity,
    memory_overcommit,
)
from stormsizer.model.catalog import EvidenceRow, Role
from tests.engine import seeds

OPERATORS: dict[type[ast.operator], Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: operator.pow,
}


def written(formula: str) -> float:
    """The value of a row's written arithmetic."""

    def value(node: ast.expr) -> float:
        match node:
            case ast.Constant(value=float() | int() as number):
                return number
            case ast.BinOp(left=left, op=op, right=right):
                return OPERATORS[type(op)](value(left), value(right))
            case ast.Call(func=ast.Name(id="max"), args=numbers):
                return max(value(number) for number in numbers)
        raise AssertionError(formula)

    text = formula.replace(" x ", " * ").replace("^", "**")
    if "max(" not in text:
        text = text.replace(",", "")
    return value(ast.parse(text, mode="eval").body)


def formula_rows() -> list[EvidenceRow]:
    """Rows of role *formula* of all studies."""
    return [row for row in seeds.seed_catalog().evidence if row.role is Role.FORMULA]


def values() -> dict[str, float]:
    """Results of the arithmetic for the seed catalog."""
    return printed_values(seeds.seed_catalog().evidence)


def test_every_row_with_arithmetic_has_a_value() -> None:
    """Rows that repeat another need none; the 80 to 20 of the steady state rests on nothing printed."""
    without = {row.id for row in formula_rows() if not row.same_as} - values().keys()
    assert without == {"f1-steady-write-share", "f1-steady-read-share"}
    assert values().keys() == PRINTED.keys()
    assert values().keys() <= {row.id for row in formula_rows()}


def test_values_follow_the_written_arithmetic() -> None:
    """The one exception: the study cuts the decimal of 17,594.5 before it divides."""
    found, by_hand = values(), {row.id: row.formula for row in formula_rows() if row.formula}
    for row_id, formula in by_hand.items():
        rel = 1e-4 if row_id == "nexenta-iometer-text-ratio" else 1e-9
        assert found[row_id] == pytest.approx(written(formula), rel=rel, abs=1e-12), row_id


def test_value_is_the_result_of_the_arithmetic_not_the_printed_number() -> None:
    found = values()
    assert found["s57-oversubscription"] == pytest.approx(1.736, abs=0.001)
    assert found["nexenta-clones-speed-up"] == pytest.approx(2.835, abs=0.001)
    assert found["t15-81-reads-per-desktop"] == pytest.approx(0.4768)


def test_rows_with_missing_inputs_are_left_out() -> None:
    dell = [row for row in seeds.seed_catalog().evidence if row.id.startswith("dell-")]
    assert {row_id.split("-")[0] for row_id in printed_values(dell)} == {"dell"}
    assert printed_values([]) == {}


def test_dell_capacity_as_printed_and_as_corrected() -> None:
    images = image_capacity(25, 1.5, 2)
    assert (images.printed, images.sound) == (150, 56)
    clones = linked_clone_capacity(832, 1.5, 8, "conservative", 25)
    assert (clones.printed, clones.sound) == (4992, 5200)
    assert host_cache_memory(2048, digest_mb(25, 5), 64, digest_mb(4, 8)).printed == 4221


def test_additional_datastores_change_only_the_printed_formula() -> None:
    few, many = (linked_clone_capacity(832, 1.5, n, "conservative", 25) for n in (4, 16))
    assert many.printed == 4 * few.printed
    assert many.sound == few.sound


@pytest.mark.parametrize(
    ("formula", "is_sound"),
    [
        (image_capacity(25, 1.5, 2), False),
        (linked_clone_capacity(832, 1.5, 8, "none", 25), False),
        (host_cache_memory(2048, 125, 64, 32), True),
        (hot_capacity(0.05, 4800, 3100), False),
        (memory_overcommit(55, 1, 48, 6), False),
        (memory_overcommit(55, 1, 48, 0), True),
    ],
)
def test_estimate_differs_only_where_the_printed_formula_is_wrong(formula: PrintedFormula, is_sound: bool) -> None:
    assert (formula.printed == formula.sound) == is_sound
