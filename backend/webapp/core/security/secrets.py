"""Secrets: random tokens, and one secret per installation, from which a key for each purpose is derived."""

from __future__ import annotations

import hashlib
import os
import secrets
from functools import cache
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from webapp.settings import Settings

KEY_BYTES, NONCE_BYTES, TOKEN_BYTES = 32, 12, 32
FILE = "secret-key"


class MissingSecretError(RuntimeError):
    """An installation with accounts lacks its own secret."""


class UnsealableError(ValueError):
    """The data was not sealed by this installation for this purpose."""


def derived(settings: Settings, purpose: str) -> bytes:
    """Return the installation's key for one purpose: 32 bytes that reveal nothing about other keys."""
    return _derived(_secret(settings), purpose)


def sealed(settings: Settings, purpose: str, text: str) -> bytes:
    """Return text encrypted and authenticated with the installation's secret."""
    nonce = os.urandom(NONCE_BYTES)
    return nonce + AESGCM(derived(settings, purpose)).encrypt(nonce, text.encode(), purpose.encode())


def opened(settings: Settings, purpose: str, content: bytes) -> str:
    """Return the text that was sealed for this purpose."""
    cipher = AESGCM(derived(settings, purpose))
    try:
        return cipher.decrypt(content[:NONCE_BYTES], content[NONCE_BYTES:], purpose.encode()).decode()
    except (InvalidTag, ValueError) as error:
        raise UnsealableError(f"value encrypted for {purpose} cannot be decrypted") from error


def token(prefix: str = "") -> str:
    """Return a new token of 256 random bits; the prefix states its purpose."""
    return prefix + secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> bytes:
    """Return the stored form of a token. Random bits need no slow hash."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()


@cache
def _derived(secret: str, purpose: str) -> bytes:
    return HKDF(SHA256(), KEY_BYTES, salt=None, info=f"stormsizer {purpose}".encode()).derive(secret.encode())


def _secret(settings: Settings) -> str:
    """Return the operator's secret; an installation without accounts creates its own, in its data folder."""
    if settings.secret_key is not None:
        return settings.secret_key.get_secret_value()
    if settings.has_accounts:
        raise MissingSecretError("STORMSIZER_SECRET_KEY is not set")
    return _own(settings.data_folder / FILE)


@cache
def _own(file: Path) -> str:
    """Read the secret from a file; the first process creates it atomically."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_name(f"{file.name}-{os.getpid()}-{secrets.token_hex(4)}")
        descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as stream:
            stream.write(token())
        try:
            os.link(new, file)
        except FileExistsError:
            pass
        finally:
            new.unlink()
    return file.read_text()
