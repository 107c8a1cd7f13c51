"""`create-logins`: database logins without privileges, created by a superuser."""

from __future__ import annotations

import typer
from pydantic import SecretStr
from sqlalchemy.exc import ProgrammingError

from webapp.cli.errors import CommandError
from webapp.cli.server.database import server_url
from webapp.core.db.session import connect
from webapp.deployment.logins import Login, LoginError, create_logins
from webapp.settings import Settings


def create_database_logins(owner: str, app: str) -> None:
    """Create or update both logins with the passwords from the environment."""
    settings = Settings()
    if settings.database_url is None:
        raise CommandError("DATABASE_URL is not set: set it to a superuser of the database server", 2)
    logins = (
        Login(owner, _password(settings.database_owner_password, "DATABASE_OWNER_PASSWORD")),
        Login(app, _password(settings.database_app_password, "DATABASE_APP_PASSWORD")),
    )
    engine = connect(server_url(settings.database_url))
    try:
        with engine.begin() as connection:
            create_logins(connection, *logins)
    except LoginError as error:
        raise CommandError(str(error), 2) from error
    except ProgrammingError as error:
        raise CommandError(f"the logins cannot be created: {str(error.orig).splitlines()[0]}") from error
    finally:
        engine.dispose()
    typer.echo(f"{owner} owns the database and migrates it; {app} runs the service")


def _password(given: SecretStr | None, variable: str) -> SecretStr:
    if given is None:
        raise CommandError(f"{variable} is not set: set it, or {variable}_FILE to the path of a file with it", 2)
    return given
