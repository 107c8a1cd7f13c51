"""`/livez`: the process answers. `/readyz`: it can do its work."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Response
from pydantic import BaseModel
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from webapp.kit.migrations import head_revision
from webapp.kit.ports import CurrentService

router = APIRouter(tags=["health"])


class Liveness(BaseModel):
    """The process answers."""

    status: Literal["alive"] = "alive"


class Readiness(BaseModel):
    """Whether the service can do its work."""

    ready: bool
    database: Literal["ready", "away", "not_migrated"]


@router.get("/livez")
def get_liveness() -> Liveness:
    """Say that the process answers; touches nothing."""
    return Liveness()


@router.get("/readyz")
def get_readiness(context: CurrentService, response: Response) -> Readiness:
    """Say whether the database answers and has the tables of this release. The broker may be away: rows wait."""
    try:
        with context.sessions() as session:
            session.execute(text("SET LOCAL statement_timeout = 1000"))
            revision = session.scalar(text("SELECT version_num FROM alembic_version"))
    except SQLAlchemyError as error:
        missing = "alembic_version" in str(getattr(error, "orig", ""))
        response.status_code = 503
        return Readiness(ready=False, database="not_migrated" if missing else "away")
    if revision != head_revision(context.settings.migrations_folder):
        response.status_code = 503
        return Readiness(ready=False, database="not_migrated")
    return Readiness(ready=True, database="ready")
