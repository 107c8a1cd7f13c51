"""The worker: a Celery application that works runs off. `stormsizer worker` starts it."""

from __future__ import annotations

import os
import signal
import threading
from functools import cache
from multiprocessing import get_context

from celery import Celery
from celery.signals import worker_process_init, worker_ready, worker_shutting_down

from webapp.catalogs import models as catalog_models
from webapp.catalogs.service import catalog_of_version
from webapp.kit.db import connect, sessions_of
from webapp.kit.queue import CeleryQueue, celery_of
from webapp.projects import models as project_models
from webapp.runs.tasks import interrupt, register
from webapp.runs.workshop import Workshop
from webapp.scenarios import models as scenario_models
from webapp.settings import Settings

TABLES = (catalog_models, project_models, scenario_models)
"""Imported because the runs' foreign keys point to them."""
PARENT_VARIABLE = "STORMSIZER_PARENT_PID"
LOOK_FOR_PARENT_EVERY_S = 0.5
CONNECTIONS = 2
"""One for the calculation, one for the pulse."""


def create_worker(settings: Settings, database_url: str) -> Celery:
    """Return a Celery application that knows the one task."""
    app = celery_of(settings)
    closing = get_context("fork").Event()  # seen by the pool processes, which are forked later

    @cache
    def workshop() -> Workshop:
        engine = connect(database_url, pool_size=CONNECTIONS)
        sessions, queue = sessions_of(engine), CeleryQueue(app)
        return Workshop(settings, sessions, queue, catalog_of_version, interrupt, closing.is_set)

    register(app, workshop)
    # each pool process makes its own: connections do not survive a fork
    worker_process_init.connect(lambda **_: workshop.cache_clear(), weak=False)
    worker_shutting_down.connect(lambda **_: closing.set(), weak=False)
    worker_ready.connect(_stay_with_parent)
    return app


def __getattr__(name: str) -> Celery:
    """Let Celery's own commands (`celery --app webapp.worker inspect ping`) find the application of a server set-up."""
    if name != "app":
        raise AttributeError(name)
    return celery_of(Settings())


def _stay_with_parent(**_: object) -> None:
    """End when the `stormsizer serve` that started us is gone, however it went."""
    parent = os.environ.get(PARENT_VARIABLE)
    if parent is not None:
        threading.Thread(target=_watch, args=(int(parent),), name="parent", daemon=True).start()


def _watch(parent: int) -> None:
    never = threading.Event()
    while not never.wait(LOOK_FOR_PARENT_EVERY_S):
        if os.getppid() != parent:
            os.kill(os.getpid(), signal.SIGTERM)
            return
