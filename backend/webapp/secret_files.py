"""Secrets in files, as containers get them: neither the environment nor `docker inspect` shows them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from urllib.parse import quote, urlsplit

SECRETS = {
    "DATABASE_URL": "database_url",
    "DATABASE_PASSWORD": "database_password",
    "DATABASE_OWNER_PASSWORD": "database_owner_password",
    "DATABASE_APP_PASSWORD": "database_app_password",
    "REDIS_URL": "redis_url",
    "REDIS_PASSWORD": "redis_password",
    "STORMSIZER_SECRET_KEY": "secret_key",
    "STORMSIZER_SMTP_URL": "smtp_url",
    "STORMSIZER_METRICS_TOKEN": "metrics_token",
}
"""Settings that can be in a file, by environment variable. The variable with the path ends in `_FILE`."""


MAY_BE_EMPTY = ("STORMSIZER_SMTP_URL", "STORMSIZER_METRICS_TOKEN")
"""Secrets that an installation may do without. An empty file is an unset one."""


class SecretFileError(ValueError):
    """The file of a secret cannot be used; the message is one line without its content."""


def secrets_in_files(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the settings whose files the environment names, without space at both ends.

    Raises
    ------
    SecretFileError
        If a file cannot be read, is not text, or is empty although the secret is required.
    """
    found = {}
    for variable, setting in SECRETS.items():
        name = f"{variable}_FILE"
        path = environment.get(name)
        content = _content(name, path) if path else ""
        if path and not content and variable not in MAY_BE_EMPTY:
            raise SecretFileError(f"{name}: {path} is empty")
        if content:
            found[setting] = content
    return found


def _content(name: str, path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except OSError as error:
        raise SecretFileError(f"{name}: {path}: {error.strerror}") from error
    except ValueError:  # the error would quote the content
        raise SecretFileError(f"{name}: {path} is not UTF-8 text") from None


def with_password(url: str, password: str) -> str:
    """Return a URL with a password; a URL that already has one is not changed."""
    parts = urlsplit(url)
    if parts.password is not None or not parts.hostname:
        return url
    user, _, host = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{user}:{quote(password, safe='')}@{host}").geturl()
