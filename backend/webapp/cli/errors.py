"""Error reporting: one line on standard error, and exit code 1 for environment errors or 2 for input errors."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer
from pydantic import ValidationError
from pydantic_core import ErrorDetails
from sqlalchemy.exc import OperationalError

from stormsizer.model.catalog import CatalogError
from stormsizer.model.provenance import UnknownFactError
from stormsizer.model.scenario import InvalidScenarioError
from webapp.cli.languages import in_english
from webapp.core.db.errors import IncompatibleDatabaseError
from webapp.core.http.documents import DocumentError
from webapp.core.http.errors import InvalidInputError
from webapp.core.languages import english
from webapp.core.telemetry.settings import TelemetryError
from webapp.deployment.postgres.binaries import EmbeddedPostgresError
from webapp.secret_files import SecretFileError

MOST_PROBLEMS = 20


class CommandError(Exception):
    """A command failed; the message is one line."""

    def __init__(self, message: str, exit_code: int = 1) -> None:
        super().__init__(message)
        self.exit_code = exit_code


@contextmanager
def complaining() -> Iterator[None]:
    """Print user-fixable errors, one line each, then exit."""
    try:
        yield
    except (InvalidScenarioError, InvalidInputError) as error:
        for problem in (error.problems if isinstance(error, InvalidScenarioError) else error.errors)[:MOST_PROBLEMS]:
            typer.echo(str(in_english(problem)), err=True)
        raise typer.Exit(2) from error
    except ValidationError as error:
        _complain_of_settings(error)
    except (DocumentError, UnknownFactError, TelemetryError, SecretFileError) as error:
        _complain(error, 2)
    except CommandError as error:
        _complain(error, error.exit_code)
    except OperationalError as error:
        _complain(error.orig or error, 1)
    except BrokenPipeError:
        raise typer.Exit(1) from None
    except (EmbeddedPostgresError, CatalogError, IncompatibleDatabaseError, OSError) as error:
        _complain(error, 1)


def _complain_of_settings(error: ValidationError) -> None:
    """Name the variables with invalid values; do not quote the values, because they may be secrets."""
    if error.title != "Settings":
        raise error
    for detail in error.errors(include_input=False, include_url=False):
        typer.echo(f"stormsizer: {variable_of(detail)} is invalid: {detail['msg']}", err=True)
    raise typer.Exit(2) from None


def variable_of(detail: ErrorDetails) -> str:
    """Return the environment variable that a validation error of the settings is about."""
    name = str(detail["loc"][0])
    return name if name.isupper() else f"STORMSIZER_{name.upper()}"


def _complain(error: BaseException, exit_code: int) -> None:
    text = english(error.text) if isinstance(error, UnknownFactError | CatalogError) else str(error)
    if isinstance(error, OSError) and error.strerror:
        text = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    typer.echo(f"stormsizer: {' '.join(text.split())}", err=True)
    raise typer.Exit(exit_code) from error
