"""Format of a key: `ssz_live_`, 30 random letters and digits, and a checksum that anyone can verify.

A source code scanner can thus detect a leaked key without a query, and a mistyped one never reaches the database.
"""

from __future__ import annotations

import re
import secrets
import string
import zlib

PREFIX = "ssz_live_"
ALPHABET = string.digits + string.ascii_uppercase + string.ascii_lowercase
N_RANDOM, N_CHECK, N_SHOWN = 30, 6, 4
_LOOK = re.compile(rf"{PREFIX}[0-9A-Za-z]{{{N_RANDOM + N_CHECK}}}")


def new_token() -> str:
    """Return a new key with 178 random bits."""
    body = PREFIX + "".join(secrets.choice(ALPHABET) for _ in range(N_RANDOM))
    return body + checksum(body)


def checksum(body: str) -> str:
    """Return the CRC-32 of the rest of a key, as six base-62 digits.

    >>> checksum("ssz_live_" + 30 * "0")
    '3xvKKV'
    """
    number, digits = zlib.crc32(body.encode("ascii")), ""
    for _ in range(N_CHECK):
        number, digit = divmod(number, len(ALPHABET))
        digits = ALPHABET[digit] + digits
    return digits


def is_well_formed(token: str) -> bool:
    """Return whether this is a well-formed key."""
    return _LOOK.fullmatch(token) is not None and checksum(token[:-N_CHECK]) == token[-N_CHECK:]


def hint_of(token: str) -> str:
    """Return the part of a key that is shown later, which is enough to distinguish it from others."""
    return f"{token[: len(PREFIX) + N_SHOWN]}…"
