"""Runs all checks that apply to an installation, each with a time limit."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from functools import partial
from threading import Thread

from pydantic import ValidationError

import stormsizer
from webapp.cli.doctor import broker, database, files, network, variables
from webapp.cli.doctor.finding import Check, Finding, ok, problem, reason, warning
from webapp.cli.errors import CommandError
from webapp.cli.server.database import server_url
from webapp.deployment.postgres.binaries import EmbeddedPostgresError
from webapp.deployment.postgres.embedded import EmbeddedPostgres
from webapp.secret_files import SecretFileError
from webapp.settings import Settings

LONGEST_S = 30.0


def examine(environment: Mapping[str, str]) -> list[Finding]:
    """Run all checks; the environment must be that of this process."""
    versions = f"Stormsizer {stormsizer.__version__}, Python {platform.python_version()}, {platform.platform()}"
    found = [ok("versions", versions), *variables.check_names(environment)]
    try:
        settings = Settings()
    except ValidationError as error:
        return [*found, *variables.invalid_values(error)]
    except SecretFileError as error:
        return [*found, problem(variables.NAME, str(error), "correct the file, its permissions, or the variable")]
    found += variables.check_values(settings)
    with ExitStack() as stack:
        url, unavailable = _database(settings, stack)
        checks = _checks(settings, url)
        return found + unavailable + [each for name, check in checks for each in _within_limit(name, check)]


def _checks(settings: Settings, url: str | None) -> Iterator[tuple[str, Check]]:
    if url is not None:
        yield database.NAME, partial(database.check_database, url, settings)
        yield files.CATALOG, partial(files.check_catalog, url, settings)
    if settings.redis_url is not None:
        yield broker.REDIS, partial(broker.check_redis, settings.redis_url)
    yield "files", partial(files.check_folders, settings)
    if url is not None:
        yield broker.WORKERS, partial(broker.check_workers, settings)
    yield "engine", files.check_kernels
    yield "reports", files.check_reports
    if settings.smtp_url is not None:
        yield network.MAIL, partial(network.check_mail, settings.smtp_url.get_secret_value())
    if settings.has_accounts and settings.public_url is not None:
        yield network.ADDRESS, partial(network.check_public_address, settings.public_url)


def _database(settings: Settings, stack: ExitStack) -> tuple[str | None, list[Finding]]:
    """Return the database URL, or why there is none. A laptop's own server is started, but never created."""
    if settings.database_url is not None:
        try:
            return server_url(settings.database_url), []
        except CommandError as error:
            return None, [problem(database.NAME, str(error), "correct DATABASE_URL")]
    postgres = EmbeddedPostgres(settings.data_folder)
    if postgres.cluster.major is None:
        return None, [
            warning(database.NAME, f"there is no database in {settings.data_folder} yet", "run `stormsizer serve`")
        ]
    try:
        return stack.enter_context(postgres).url, []
    except (EmbeddedPostgresError, OSError) as error:
        remedy = f"see {postgres.cluster.log}"
        return None, [problem(database.NAME, f"the embedded server does not start: {reason(error)}", remedy)]


def _within_limit(name: str, check: Check, longest_s: float = LONGEST_S) -> Sequence[Finding]:
    """Run a check in a thread of its own; report one that takes too long or fails unexpectedly as a problem."""
    found: list[Finding] = []

    def run() -> None:
        try:
            found.extend(check())
        except Exception as error:  # noqa: BLE001 - the other checks have to run
            found.append(
                problem(name, f"the check failed: {type(error).__name__}: {reason(error)}", "report this error")
            )

    thread = Thread(target=run, name=name, daemon=True)
    thread.start()
    thread.join(longest_s)
    if thread.is_alive():
        return [*found, problem(name, f"no response within {longest_s:g} s", "check the network and the server")]
    return found
