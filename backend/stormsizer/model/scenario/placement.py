"""A scenario with several arrays, as seen from each of them."""

import math
from typing import Any

from stormsizer.messages.text import msg
from stormsizer.model.catalog import ArrayModel
from stormsizer.model.scenario.arrays import MAIN_ARRAY, ArrayConfiguration, OtherArray
from stormsizer.model.scenario.document import Pool, Scenario
from stormsizer.model.scenario.problems import Problem

_PLACES = ("image_array_id", "delta_array_id", "profile_array_id")


def with_main_array(scenario: Scenario, array_id: str) -> Scenario:
    """Return the same scenario with another of its arrays as the main one; the two exchange their IDs.

    Numbers are not checked again: after growth, session hosts may have more disks than a document may state.

    Raises
    ------
    KeyError
        If the scenario has no such array.
    """
    if array_id == MAIN_ARRAY:
        return scenario
    if array_id not in scenario.array_ids:
        raise KeyError(array_id)
    swapped = {MAIN_ARRAY: array_id, array_id: MAIN_ARRAY}
    main = next(array for array in scenario.other_arrays if array.id == array_id)
    former = OtherArray.model_construct(
        id=array_id,
        name=scenario.array_name,
        installed_array=scenario.installed_array,
        **_own_fields(scenario.array),
    )
    return scenario.model_copy(
        update={
            "array": ArrayConfiguration.model_construct(**_own_fields(main)),
            "array_name": main.name,
            "installed_array": main.installed_array,
            "other_arrays": tuple(former if array.id == array_id else array for array in scenario.other_arrays),
            "pools": tuple(_moved(pool, swapped) for pool in scenario.pools),
            "events": tuple(
                event.model_copy(update={"array_id": swapped.get(event.array_id, event.array_id)})
                if hasattr(event, "array_id")
                else event
                for event in scenario.events
            ),
        }
    )


def n_shares_needed(scenario: Scenario, array: ArrayModel) -> int:
    """Return how many main arrays of a model are needed for the users with data there; 1 without a limit per share."""
    if array.volume is None or array.volume.users is None:
        return 1
    n_users = sum(pool.n_users for pool in scenario.pools if MAIN_ARRAY in pool.array_ids)
    return max(1, math.ceil(n_users / array.volume.users.most))


def unknown_array(scenario: Scenario, array_id: str, path: str) -> Problem | None:
    """Return the problem at a path that names an array which the scenario lacks; None if it has the array."""
    if array_id in scenario.array_ids:
        return None
    allowed = ", ".join(scenario.array_ids)
    return Problem(path=path, given=array_id, allowed=allowed, message=msg("field-unknown-array"))


def _own_fields(array: ArrayConfiguration) -> dict[str, Any]:
    return {name: getattr(array, name) for name in ArrayConfiguration.model_fields}


def _moved(pool: Pool, swapped: dict[str, str]) -> Pool:
    places = {place: getattr(pool, place) for place in _PLACES}
    return pool.model_copy(update={place: swapped.get(array_id, array_id) for place, array_id in places.items()})
