"""Password strength and hashing. Only a few passwords are hashed at once, because each takes memory and time."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from threading import BoundedSemaphore

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from pydantic import SecretStr
from zxcvbn import zxcvbn

from stormsizer.messages.text import msg
from stormsizer.model.scenario import Problem
from webapp.core.http.errors import InvalidInputError, UnavailableError
from webapp.settings import Settings

AT_A_TIME, LONGEST_LINE = 2, 10
WAIT_S = 3.0
STRONG = 3
"""Minimum strength on zxcvbn's scale of 0 to 4: more than 10^8 guesses."""
JUDGED = 32
"""Number of leading characters to check: zxcvbn takes seconds on long passwords, and a strong beginning is enough."""
_SLOTS, _LINE = BoundedSemaphore(AT_A_TIME), BoundedSemaphore(AT_A_TIME + LONGEST_LINE)


def require_strong(password: SecretStr, context: Iterable[str], field: str = "password") -> None:
    """Reject a password that is easy to guess, including for someone who knows the user."""
    words = [word for text in context for word in (text, *text.replace("@", " ").replace(".", " ").split())]
    with _slot():
        judged = zxcvbn(password.get_secret_value()[:JUDGED], user_inputs=[word for word in words if len(word) > 2])
    if judged["score"] >= STRONG:
        return
    problem = Problem(
        path=field,
        given=msg("given-not-shown"),
        allowed=msg("allowed-strong-password"),
        message=msg("field-password-guessable"),
    )
    raise InvalidInputError((problem,))


def hashed(settings: Settings, password: SecretStr) -> str:
    """Return the hash of a password (Argon2id)."""
    with _slot():
        return _hasher(settings.password_passes, settings.password_memory_kib).hash(password.get_secret_value())


def fits(settings: Settings, kept: str | None, password: SecretStr) -> bool:
    """Return whether a password matches its hash. Without a hash, take the same time and return False."""
    hasher = _hasher(settings.password_passes, settings.password_memory_kib)
    with _slot():
        try:
            hasher.verify(kept or _nobodys(hasher), password.get_secret_value())
        except (VerificationError, InvalidHashError):
            return False
    return kept is not None


def is_outdated(settings: Settings, kept: str) -> bool:
    """Return whether a hash was made with weaker parameters than the current ones."""
    return _hasher(settings.password_passes, settings.password_memory_kib).check_needs_rehash(kept)


@cache
def _hasher(passes: int, memory_kib: int) -> PasswordHasher:
    return PasswordHasher(time_cost=passes, memory_cost=memory_kib, parallelism=1)


@cache
def _nobodys(hasher: PasswordHasher) -> str:
    return hasher.hash(secrets.token_urlsafe())


@contextmanager
def _slot() -> Iterator[None]:
    """Wait for a hashing slot; if the queue or the wait is too long, ask the client to try again."""
    if not _LINE.acquire(blocking=False):
        raise _busy()
    try:
        if not _SLOTS.acquire(timeout=WAIT_S):
            raise _busy()
        try:
            yield
        finally:
            _SLOTS.release()
    finally:
        _LINE.release()


def _busy() -> UnavailableError:
    return UnavailableError(msg("problem-sign-in-busy"), headers={"Retry-After": "2"})
