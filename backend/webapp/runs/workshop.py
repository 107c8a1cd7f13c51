"""What a worker needs for any run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from uuid import UUID

from sqlalchemy.orm import Session

from stormsizer.model.catalog import Catalog
from webapp.core.db.session import Sessions
from webapp.core.db.tenancy import DatabaseRole, across, within
from webapp.core.queue import Queue
from webapp.settings import Settings


@dataclass(frozen=True)
class Workshop:
    """What a worker needs for any run."""

    settings: Settings
    sessions: Sessions
    queue: Queue
    catalog_of_version: Callable[[Session, str], Catalog]
    interrupt: Callable[[], None] = lambda: None
    """Breaks off the calculation that runs in the main thread."""
    is_closing: Callable[[], bool] = lambda: False
    """Whether this worker was told to end."""

    @property
    def dispatch(self) -> Sessions:
        """Sessions that see which runs of all organisations wait."""
        return across(self.sessions, DatabaseRole.DISPATCH)

    def within(self, organisation_id: UUID) -> Workshop:
        """The same, seeing the rows of one organisation."""
        return replace(self, sessions=within(self.sessions, organisation_id))
