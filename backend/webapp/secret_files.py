"""Secrets in files, as containers get them: neither the environment nor `docker inspect` shows them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from urllib.parse import quote, urlsplit

SECRETS = {
    "DATABASE_URL": "database_url",
    "DATABASE_PASSWORD": "database_password",
    "REDIS_URL": "redis_url",
    "REDIS_PASSWORD": "redis_password",
    "STORMSIZER_SECRET_KEY": "secret_key",
    "STORMSIZER_SMTP_URL": "smtp_url",
    "STORMSIZER_METRICS_TOKEN": "metrics_token",
}
"""Settings that can be in a file, by environment variable. The variable with the path ends in `_FILE`."""


def secrets_in_files(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the settings whose files the environment names; an empty file is an unset one.

    Raises
    ------
    OSError
        If a file cannot be read.
    """
    paths = {setting: environment.get(f"{variable}_FILE") for variable, setting in SECRETS.items()}
    contents = {setting: Path(path).read_text(encoding="utf-8").strip() for setting, path in paths.items() if path}
    return {setting: content for setting, content in contents.items() if content}


def with_password(url: str, password: str) -> str:
    """Return a URL with a password; a URL that already has one is not changed."""
    parts = urlsplit(url)
    if parts.password is not None or not parts.hostname:
        return url
    user, _, host = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{user}:{quote(password, safe='')}@{host}").geturl()
