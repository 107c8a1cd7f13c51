"""The array of a scenario that a request is about."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query

from stormsizer.model.scenario import MAIN_ARRAY, Scenario, unknown_array, with_main_array
from stormsizer.model.scenario.field_types import Identifier
from webapp.core.http.errors import InvalidInputError

ArrayId = Annotated[
    Identifier, Query(description=f"Array of the scenario; by default, the main one, whose ID is `{MAIN_ARRAY}`.")
]


def on_array(scenario: Scenario, array_id: str) -> Scenario:
    """Return the scenario with this array as the main one.

    Raises
    ------
    InvalidInputError
        If the scenario has no such array.
    """
    if problem := unknown_array(scenario, array_id, "array_id"):
        raise InvalidInputError([problem])
    return with_main_array(scenario, array_id)
