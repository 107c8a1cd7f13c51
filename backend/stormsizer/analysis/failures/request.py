"""Request for a failure analysis: the failure, and the configurations to compare."""

from typing import Annotated, Literal, Self

from pydantic import ConfigDict, Field, model_validator

from stormsizer.messages.text import msg
from stormsizer.model.provenance import Document
from stormsizer.model.refusals import contradiction
from stormsizer.model.scenario import MAIN_ARRAY, ArrayConfiguration, Part
from stormsizer.model.scenario.field_types import Count, Identifier, Instant, Number, Text

MOST_OPTIONS = 3
SHORTEST_S, LONGEST_S = 60, 7 * 86_400
DEFAULT_S = 3_600


class FailureOption(Document):
    """Configuration to compare with the one in the scenario."""

    name: Text
    array: ArrayConfiguration
    """Configuration that replaces the array that fails."""
    host_cache_gib: Annotated[Number, Field(ge=0, le=1024)] | None = None
    """Memory per host for caching image blocks; by default, as in the scenario."""


class FailureRequest(Document):
    """A failure, and further configurations to simulate it on."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"part": "controller", "n_parts": 1, "duration_s": 3600}]}
    )

    event_id: Identifier | None = None
    """Failure in the scenario's calendar; if given, no other field describes the failure."""
    name: Text = "Failure"
    """Name of the failure, used in the labels of results."""
    part: Part = "controller"
    """Failed component."""
    n_parts: Annotated[Count, Field(ge=1, le=64)] = 1
    """Number of failed components."""
    tier: Literal["drives", "flash", "performance", "capacity"] | None = None
    """For drives: the affected tier; the first one by default."""
    rebuild_fraction: Annotated[Number, Field(ge=0, lt=1)] = 0.2
    """For drives: share of the surviving drives' time used by the rebuild."""
    array_id: Identifier = MAIN_ARRAY
    """Affected array; by default, the main array."""
    starts_at: Instant | None = None
    """Start of the failure; by default, that of the hour with the most users logging in."""
    duration_s: Annotated[Count, Field(ge=SHORTEST_S, le=LONGEST_S)] = DEFAULT_S
    """Time until the component is replaced."""
    options: Annotated[tuple[FailureOption, ...], Field(max_length=MOST_OPTIONS)] = ()
    """Configurations to compare with the one in the scenario."""

    @model_validator(mode="after")
    def _one_failure(self) -> Self:
        if self.event_id is None:
            return self
        for name, field in type(self).model_fields.items():
            if name not in ("event_id", "options") and getattr(self, name) != field.default:
                raise contradiction(name, msg("field-of-failure-in-calendar"), msg("allowed-default-value"))
        return self
