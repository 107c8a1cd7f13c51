"""The array of a scenario that a request is about."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query

from stormsizer.messages.text import msg
from stormsizer.model.scenario import MAIN_ARRAY, Problem, Scenario, with_main_array
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
    if array_id not in scenario.array_ids:
        allowed = ", ".join(scenario.array_ids)
        message = msg("field-unknown-array")
        raise InvalidInputError([Problem(path="array_id", given=array_id, allowed=allowed, message=message)])
    return with_main_array(scenario, array_id)
