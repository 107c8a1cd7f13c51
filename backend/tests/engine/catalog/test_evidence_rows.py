"""One printed number, and how far a prediction may be off."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from stormsizer.model.catalog import EvidenceRow, Role, Tolerance


def row(**changes: Any) -> EvidenceRow:
    """A row with some of its fields changed."""
    fields: dict[str, Any] = {
        "id": "t1-duration",
        "source": "tr-1",
        "system": "array",
        "table": "Table 1",
        "phase": "power_on",
        "metric": "duration_s",
        "unit": "s",
        "measured": 1_260.0,
        "perspective": "vcenter",
        "role": "checks",
    }
    return EvidenceRow.model_validate(fields | changes)


def test_a_tolerance_is_relative_or_absolute() -> None:
    for given in ({}, {"relative": 0.1, "absolute": 0.1}, {"relative": 0.0}, {"absolute": -1.0}):
        with pytest.raises(ValidationError):
            Tolerance.model_validate(given)


@pytest.mark.parametrize(
    ("measured", "expected"), [(21.0, (21.0, 21.0)), ([20, 21], (20.0, 21.0)), ([-0.2, -0.3], (-0.3, -0.2))]
)
def test_two_printed_values_are_a_range_in_either_order(measured: Any, expected: tuple[float, float]) -> None:
    assert row(measured=measured).measured_range == expected


@pytest.mark.parametrize("measured", [[1.0, 2.0, 3.0], [], "about 20", None, float("nan")])
def test_invalid_measured_value_is_rejected(measured: Any) -> None:
    with pytest.raises(ValidationError):
        row(measured=measured)


@pytest.mark.parametrize("field", ["role", "perspective", "qualifier"])
def test_unknown_terms_are_rejected(field: str) -> None:
    with pytest.raises(ValidationError):
        row(**{field: "more or less"})


def test_roles_are_the_four_of_the_design() -> None:
    assert [role.value for role in Role] == ["calibrates", "checks", "formula", "explained"]
