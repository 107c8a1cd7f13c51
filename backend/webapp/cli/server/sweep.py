"""`sweeper`, for server installations: requeues jobs whose worker or message was lost."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from tempfile import gettempdir
from threading import Event

import typer

from webapp.cli.errors import CommandError
from webapp.cli.server.database import open_migrated_database
from webapp.cli.server.safety import require_safe
from webapp.core import logs
from webapp.core.db.session import connect, sessions_of
from webapp.demo.limits import limited
from webapp.jobs.queue import CeleryQueue, celery_of
from webapp.jobs.sweeper import Sweeper
from webapp.main import create_service, sweeper_of
from webapp.settings import Settings

MARK = Path(gettempdir()) / "stormsizer-sweeper"
"""File touched after each sweep, so that `--check` detects a hung sweeper."""
LOOK_EVERY_S = 5.0
LATE_AFTER_S = 60.0


def sweep(check: bool) -> None:
    """Sweep until stopped; with ``check``, only check whether a sweeper is running on this machine."""
    if check:
        _require_recent()
        return
    settings = limited(Settings())
    require_safe(settings)
    logs.configure()
    stopped = Event()
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, lambda *_: stopped.set())
    with open_migrated_database(settings) as url:
        engine = connect(url)
        sweeper = sweeper_of(create_service(settings, sessions_of(engine), CeleryQueue(celery_of(settings))))
        sweeper.start()
        typer.echo("Sweeper is running. Press Ctrl-C to stop.")
        while not stopped.wait(LOOK_EVERY_S):
            _mark(sweeper)
        sweeper.stop()
        engine.dispose()


def _mark(sweeper: Sweeper) -> None:
    if sweeper.age_s is not None and sweeper.age_s < LATE_AFTER_S:
        MARK.touch()


def _require_recent() -> None:
    try:
        age_s = time.time() - MARK.stat().st_mtime
    except FileNotFoundError:
        raise CommandError("no sweeper has run on this machine yet") from None
    if age_s > LATE_AFTER_S:
        raise CommandError(f"the last sweep on this machine was {age_s:,.0f} s ago")
    typer.echo(f"last sweep {age_s:,.0f} s ago")
