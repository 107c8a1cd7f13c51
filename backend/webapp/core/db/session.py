"""Database access: one declarative base, and sessions that commit before the response is sent."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any, cast
from uuid import UUID

from sqlalchemy import DateTime, Engine, LargeBinary, MetaData, Text, Uuid, create_engine
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import DeclarativeBase, Session, sessionmaker

Sessions = sessionmaker[Session]
Action = Callable[[], None]

_AFTER_COMMIT = "after_commit"


class Base(DeclarativeBase):
    """Base class for all tables. Constraint names follow a convention, so that migrations can refer to them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )
    type_annotation_map = {  # noqa: RUF012 - SQLAlchemy's own declaration
        str: Text,
        bytes: LargeBinary,
        UUID: Uuid,
        datetime: DateTime(timezone=True),
        dict[str, Any]: JSONB(none_as_null=True),
    }


def connect(url: str, pool_size: int = 10) -> Engine:
    """Return an engine with timeouts for statements and idle transactions."""
    return create_engine(
        url,
        pool_size=pool_size,
        max_overflow=pool_size,
        pool_timeout=10,
        pool_pre_ping=True,
        connect_args={
            "connect_timeout": 5,
            "options": "-c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000 -c timezone=UTC",
        },
    )


def sessions_of(engine: Engine) -> Sessions:
    """Return a session factory. Rows stay readable after the commit."""
    return sessionmaker(engine, expire_on_commit=False)


def after_commit(session: Session, action: Action) -> None:
    """Run a callback after the session commits, for example to wake a worker."""
    session.info.setdefault(_AFTER_COMMIT, []).append(action)


def finish(session: Session) -> None:
    """Commit, then run the deferred callbacks."""
    session.commit()
    for action in cast("list[Action]", session.info.pop(_AFTER_COMMIT, [])):
        action()
