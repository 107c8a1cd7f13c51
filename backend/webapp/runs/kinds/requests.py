"""Parameters that each kind of run needs in addition to the scenario."""

from __future__ import annotations

from pydantic import BaseModel, ValidationError

from stormsizer.messages.text import Text, msg
from stormsizer.model.scenario import Problem
from webapp.core.http.errors import InvalidInputError
from webapp.runs.kinds.table import KINDS
from webapp.runs.schemas import RunKind


def request_of(kind: RunKind, given: BaseModel | None) -> BaseModel | None:
    """Return the request for a run of this kind. It may be omitted if it is optional or has defaults for all fields.

    Raises
    ------
    InvalidInputError
        If the request is missing or belongs to another kind.
    """
    wanted = KINDS[kind].request
    if given is None and (wanted is None or KINDS[kind].is_request_optional):
        return None
    if wanted is None:
        raise _wrong(kind, msg("given-nothing"), msg("field-not-accepted"))
    if isinstance(given, wanted):
        return given
    try:
        if given is None:
            return wanted()
    except ValidationError:
        pass
    fields = ", ".join(field.alias or name for name, field in wanted.model_fields.items())
    raise _wrong(kind, fields, msg("field-wrong-request-fields"))


def _wrong(kind: RunKind, allowed: Text, message: Text) -> InvalidInputError:
    problem = Problem(path="request", given=msg("given-kind", kind=kind), allowed=allowed, message=message)
    return InvalidInputError((problem,))
