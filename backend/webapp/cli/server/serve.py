"""`serve`: starts everything with one command, and stops everything when it ends."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event

import typer
import uvicorn
from pydantic import SecretStr

from webapp.catalogs.service import Loaded, load, loaded
from webapp.cli.errors import CommandError
from webapp.cli.server.background import Background
from webapp.cli.server.database import open_database
from webapp.cli.server.safety import is_loopback, require_own_machine, require_safe
from webapp.cli.server.sample import add_sample
from webapp.cli.server.supervisor import Supervisor
from webapp.core import logs
from webapp.core.concurrency import warm
from webapp.core.db.migrations import Schema, migrate, schema_of
from webapp.core.db.session import connect, finish, sessions_of
from webapp.core.db.tenancy import LOCAL
from webapp.core.ports import Service
from webapp.core.security.secrets import token
from webapp.core.seed_scenarios import seed_scenarios
from webapp.core.telemetry import spans
from webapp.demo.limits import limited
from webapp.demo.marker import mark
from webapp.demo.reset import DemoReset
from webapp.jobs.queue import CeleryQueue, celery_of
from webapp.main import create_app, create_service
from webapp.settings import Settings

GRACE_S = 20
"""Seconds that requests in progress have to finish after the stop signal; event streams end immediately."""


@dataclass(frozen=True)
class Prepared:
    """Result of the preparation before the first request."""

    migrated: bool
    loaded: Loaded
    n_samples: int
    n_demo_runs: int = 0


def serve(host: str | None, port: int | None, worker: bool | None, demo: bool) -> None:
    """Serve until Ctrl-C or SIGTERM."""
    given = {"host": host, "port": port, "demo": demo or None}
    settings = Settings().model_copy(update={key: value for key, value in given.items() if value is not None})
    settings = limited(_with_own(settings))
    require_safe(settings)
    require_own_machine(settings)
    signal.signal(signal.SIGTERM, _leave)
    logs.configure()
    spans.start("api")
    with _listening(settings) as listener, open_database(settings) as url:
        engine = connect(url, settings.pool_size)
        service = create_service(settings, sessions_of(engine), CeleryQueue(celery_of(settings)))
        prepared = _prepare(service)
        supervisor = _supervisor(settings, url) if _wants_worker(settings, worker) else None
        background = Background(service)
        try:
            if supervisor is not None:
                supervisor.start()
            background.start()
            _announce(settings, prepared, supervised=supervisor is not None)
            _serve(service, listener)
        finally:
            background.stop()
            if supervisor is not None:
                supervisor.stop()
            engine.dispose()
            spans.stop()
    if background.is_under_way:
        # ending the interpreter would unwind that thread through compiled code, which aborts the process
        sys.stdout.flush()
        os._exit(0)


def _with_own(settings: Settings) -> Settings:
    """Return the settings with what a demo needs and the operator does not set: an address and a secret.

    The secret is a new one at each start, because a start deletes all visits.
    """
    changes: dict[str, object] = {}
    if settings.demo and settings.public_url is None and is_loopback(settings.host):
        changes["public_url"] = f"http://{settings.host}:{settings.port}"
    if settings.demo and settings.is_local and settings.secret_key is None:
        changes["secret_key"] = SecretStr(token())
    return settings.model_copy(update=changes)


def _supervisor(settings: Settings, database_url: str) -> Supervisor:
    return Supervisor(database_url, settings)


def _prepare(service: Service) -> Prepared:
    settings = service.settings
    engine = service.sessions.kw["bind"]
    migrated = migrate(engine, settings.migrations_folder)
    if settings.demo:
        mark(engine, settings)
    catalog = _catalog(service)
    _warm(service)  # before the sample's transaction: compiling may take longer than a transaction may be idle
    if settings.demo:
        return Prepared(migrated, catalog, 0, DemoReset(service).start())
    n_samples = 0 if settings.has_accounts else _sample(service.within(LOCAL))
    return Prepared(migrated, catalog, n_samples)


def _catalog(service: Service) -> Loaded:
    """Load this release's catalog, unless a newer release shares the database or has loaded its own."""
    with service.sessions.kw["bind"].connect() as connection:
        schema = schema_of(connection, service.settings.migrations_folder)
    if schema is Schema.NEWER:
        return loaded(service.sessions)
    return load(service.sessions, service.settings.seed_folder / "catalog", replaces_newer=False)


def _sample(service: Service) -> int:
    with service.sessions() as session:
        n_samples = add_sample(session, service, seed_scenarios(service.settings.seed_folder / "scenarios"))
        finish(session)
    return n_samples


def _warm(service: Service) -> None:
    """Prepare the kernels before the first request; the worker, started later, finds them in the cache."""
    with service.sessions() as session:
        catalog = service.ports.current_catalog(session)
    for scenario in seed_scenarios(service.settings.seed_folder / "scenarios").values():
        warm(catalog, scenario)
        return


class _Server(uvicorn.Server):
    """A server that ends its event streams before it waits for requests in progress."""

    def __init__(self, config: uvicorn.Config, closing: Event) -> None:
        super().__init__(config)
        self._closing = closing

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting requests, finish those in progress, and end."""
        self._closing.set()
        await super().shutdown(sockets)


def _serve(service: Service, listener: socket.socket) -> None:
    config = uvicorn.Config(
        create_app(service),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE_S,
    )
    try:
        _Server(config, service.closing).run(sockets=[listener])
    except (KeyboardInterrupt, _Ended):  # uvicorn has shut down cleanly and passes on the signal
        return


@contextmanager
def _listening(settings: Settings) -> Iterator[socket.socket]:
    """Bind the port first, so that nothing else starts if the port is in use."""
    address = f"{settings.host}:{settings.port}"
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise CommandError(f"cannot listen on {address}: {error.strerror}") from error
    with listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(where)
            listener.listen(128)
        except OSError as error:
            advice = "choose another with --port" if settings.port else ""
            raise CommandError(f"cannot listen on {address}: {error.strerror}; {advice}") from error
        yield listener


def _announce(settings: Settings, prepared: Prepared, *, supervised: bool) -> None:
    """Print the address and the result of the preparation, in one block."""
    loaded = prepared.loaded
    database = f"private PostgreSQL in {settings.data_folder}" if settings.is_local else "PostgreSQL at DATABASE_URL"
    lines = [
        ("Stormsizer", f"http://{settings.host}:{settings.port}"),
        ("Database", database + (", migrated" if prepared.migrated else "")),
        ("Catalog", f"{loaded.version}, {loaded.n_documents} documents" + (", just loaded" if loaded.changed else "")),
        ("Worker", "runs with the service" if supervised else "start one with `stormsizer worker`"),
    ]
    if prepared.n_samples:
        lines.append(("Sample", f"Acme Corporation, {prepared.n_samples} scenarios, runs started"))
    if settings.demo:
        started = f", {prepared.n_demo_runs} runs started" if prepared.n_demo_runs else ""
        reset = f"{settings.demo_reset_at:%H:%M} {settings.demo_time_zone}"
        lines.append(
            ("Demo", f"at most {settings.demo_visitors} visitors, all data is deleted every day at {reset}{started}")
        )
    if not (settings.frontend_folder / "index.html").is_file():
        lines.append(("Pages", f"not built: no {Path(settings.frontend_folder) / 'index.html'}"))
    typer.echo("\n".join(f"{name:<11}{text}" for name, text in lines) + "\nPress Ctrl-C to stop.")


def _wants_worker(settings: Settings, asked: bool | None) -> bool:
    return settings.redis_url is None if asked is None else asked


class _Ended(SystemExit):
    """SIGTERM, handled like Ctrl-C."""


def _leave(*_: object) -> None:
    raise _Ended(0)
