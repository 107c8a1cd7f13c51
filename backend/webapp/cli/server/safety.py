"""Safety checks before the service is accessible to others."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import ip_address
from urllib.parse import urlsplit

from webapp.cli.errors import CommandError
from webapp.settings import Settings

SHORTEST_SECRET, FEWEST_CHARACTERS = 32, 12
PLACEHOLDERS = ("change", "default", "example", "secret", "password", "stormsizer")
LEAST_PASSES, LEAST_MEMORY_KIB = 2, 19_456


def require_safe(settings: Settings) -> None:
    """Refuse to start if unauthorized users could get access."""
    problems = list(unsafe_settings(settings))
    if problems:
        raise CommandError("accounts are on, but " + "; ".join(problems), exit_code=2)


def require_own_machine(settings: Settings) -> None:
    """Refuse to listen on a remotely accessible address without sign-in."""
    if not settings.has_accounts and not is_loopback(settings.host):
        raise CommandError(
            f"without accounts anyone who can reach the service has full access, so it cannot listen on "
            f"{settings.host}: omit --host or set STORMSIZER_ACCOUNTS=true",
            exit_code=2,
        )


def unsafe_settings(settings: Settings) -> Iterator[str]:
    """Yield what could give unauthorized users access, each as *fault: remedy* or just the fault."""
    if not settings.has_accounts:
        return
    yield from _of_secret("" if settings.secret_key is None else settings.secret_key.get_secret_value())
    yield from _of_address(settings.public_url)
    if settings.password_passes < LEAST_PASSES or settings.password_memory_kib < LEAST_MEMORY_KIB:
        yield f"password hashing uses less than {LEAST_PASSES} passes over {LEAST_MEMORY_KIB:,} KiB"


def _of_secret(secret: str) -> Iterator[str]:
    advice = f"use at least {SHORTEST_SECRET} random characters, e.g. from `openssl rand -base64 48`"
    if not secret:
        yield f"STORMSIZER_SECRET_KEY is not set: {advice}"
    elif len(secret) < SHORTEST_SECRET or len(set(secret)) < FEWEST_CHARACTERS:
        yield f"STORMSIZER_SECRET_KEY is too easy to guess: {advice}"
    elif any(word in secret.lower() for word in PLACEHOLDERS):
        yield f"STORMSIZER_SECRET_KEY is a placeholder: {advice}"


def _of_address(public_url: str | None) -> Iterator[str]:
    if public_url is None:
        yield "STORMSIZER_PUBLIC_URL is not set: set the address for browsers, e.g. https://sizing.example.com"
        return
    parts = urlsplit(public_url)
    if parts.scheme != "https" and not is_loopback(parts.hostname or ""):
        yield "STORMSIZER_PUBLIC_URL does not begin with https://"


def is_loopback(host: str) -> bool:
    """Return whether a host name or address is this machine's own."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
