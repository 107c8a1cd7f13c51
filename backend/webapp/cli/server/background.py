"""Background thread in `serve` that prepares the evidence page."""

from __future__ import annotations

from threading import Event, Thread

import structlog
from sqlalchemy.exc import SQLAlchemyError

from webapp.core.db.tenancy import LOCAL
from webapp.core.http.pagination import PageRequest
from webapp.core.ports import Service
from webapp.evidence.service import evidence
from webapp.runs.schemas import RunState
from webapp.runs.service import list_runs

LOOK_EVERY_S = 1.0
OPEN = (RunState.QUEUED, RunState.RUNNING)

log = structlog.get_logger()


class Background:
    """A thread that ends on its own, or before its next step when stopped."""

    def __init__(self, service: Service) -> None:
        self._service = service.within(LOCAL)
        self._stopped = Event()
        self._thread = Thread(target=self._run, name="background", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def stop(self) -> None:
        """Start no further steps; work in progress is lost when the process ends."""
        self._stopped.set()

    @property
    def is_under_way(self) -> bool:
        """Whether the thread is still running."""
        return self._thread.is_alive()

    def _run(self) -> None:
        try:
            self._prepare()
        except SQLAlchemyError as error:
            log.warning("evidence not prepared; it is computed on first request", error=type(error).__name__)

    def _prepare(self) -> None:
        service = self._service
        with service.sessions() as session:
            catalog = service.ports.current_catalog(session)
        while self._has_open_runs():  # the sample's runs get the processors first
            if self._stopped.wait(LOOK_EVERY_S):
                return
        evidence(service.sessions, service.settings, catalog)

    def _has_open_runs(self) -> bool:
        one = PageRequest(limit=1, after=None)
        with self._service.sessions() as session:
            return any(list_runs(session, one, state=state).items for state in OPEN)
