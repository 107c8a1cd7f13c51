"""Pagination: lists are newest first and continue with an opaque cursor."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Sequence
from typing import Annotated, Any, Generic, Protocol, TypeVar
from uuid import UUID

from fastapi import Depends, Query
from pydantic import BaseModel
from sqlalchemy import Row, Select
from sqlalchemy.orm import InstrumentedAttribute, Session

from stormsizer.messages.text import msg
from stormsizer.model.scenario import Problem
from webapp.core.http.errors import InvalidInputError
from webapp.core.security.text import WrittenInt

MOST_ITEMS = 200

ItemT = TypeVar("ItemT")


class Identified(Protocol):
    """A row with an ID that sorts by time."""

    id: Any


RowT = TypeVar("RowT", bound=Identified)


class Page(BaseModel, Generic[ItemT]):
    """One page of a list."""

    items: tuple[ItemT, ...]
    next_cursor: str | None
    """Pass it as `cursor` for the next page; null on the last one."""


class PageRequest(BaseModel):
    """Request for one page of a list."""

    limit: int
    after: UUID | None


def page_request(
    limit: Annotated[WrittenInt, Query(ge=1, le=MOST_ITEMS, description="Maximum number of items per page.")] = 50,
    cursor: Annotated[str | None, Query(max_length=64, description="`next_cursor` of the previous page.")] = None,
) -> PageRequest:
    """Parse a page request from the query."""
    return PageRequest(limit=limit, after=None if cursor is None else _decoded(cursor))


Paging = Annotated[PageRequest, Depends(page_request)]


def page_of(
    session: Session, query: Select[RowT], column: InstrumentedAttribute[UUID], asked: PageRequest
) -> tuple[Sequence[RowT], str | None]:
    """Return the rows of one page, newest first, and the cursor of the next page."""
    if asked.after is not None:
        query = query.where(column < asked.after)
    rows = session.scalars(query.order_by(column.desc()).limit(asked.limit + 1)).all()
    if len(rows) <= asked.limit:
        return rows, None
    return rows[: asked.limit], _encoded(rows[asked.limit - 1].id)


def page_of_columns(
    session: Session, query: Select[Any], column: InstrumentedAttribute[UUID], asked: PageRequest
) -> tuple[Sequence[Row[Any]], str | None]:
    """Return one page of a query whose columns include `id`, newest first, and the cursor of the next page."""
    if asked.after is not None:
        query = query.where(column < asked.after)
    rows = session.execute(query.order_by(column.desc()).limit(asked.limit + 1)).all()
    if len(rows) <= asked.limit:
        return rows, None
    return rows[: asked.limit], _encoded(rows[asked.limit - 1].id)


def _encoded(identifier: UUID) -> str:
    return base64.urlsafe_b64encode(identifier.bytes).decode().rstrip("=")


def _decoded(cursor: str) -> UUID:
    try:
        return UUID(bytes=base64.b64decode(cursor + "=" * (-len(cursor) % 4), altchars=b"-_", validate=True))
    except (binascii.Error, ValueError) as error:
        allowed, message = msg("allowed-cursor"), msg("field-not-a-cursor")
        problem = Problem(path="cursor", given=cursor[:80], allowed=allowed, message=message)
        raise InvalidInputError((problem,)) from error
