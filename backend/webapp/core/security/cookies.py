"""Cookies that browsers accept only from this site."""

from __future__ import annotations

from typing import Literal

from fastapi import Request, Response

from webapp.core.security.guard import LOOPBACK

LONGEST = 200
SESSION, SHARE_LINK = "stormsizer", "stormsizer-share"
"""Names of the cookies with session tokens of signed-in users and of share link holders."""
SECURE_PREFIX = "__Host-"
"""Prefix of cookie names. Browsers accept a cookie with this prefix only from this site and over HTTPS."""


def cookie(request: Request, name: str) -> str | None:
    """Return the value of a cookie, which may be forged."""
    found = request.cookies.get(_named(request, name))
    return found if found and len(found) <= LONGEST else None


def keep(
    request: Request, response: Response, name: str, value: str, max_age_s: int, samesite: Literal["lax", "strict"]
) -> None:
    """Set a cookie for this site, inaccessible to scripts."""
    response.set_cookie(
        _named(request, name),
        value,
        max_age=max_age_s,
        path="/",
        secure=not is_plain_loopback(request),
        httponly=True,
        samesite=samesite,
    )


def is_plain_loopback(request: Request) -> bool:
    """Return whether a request comes from this computer, without HTTPS."""
    return request.url.scheme == "http" and request.url.hostname in {name.strip("[]") for name in LOOPBACK}


def _named(request: Request, name: str) -> str:
    """Return a cookie's name. Except on plain loopback, a prefix restricts the cookie to this site over HTTPS."""
    return name if is_plain_loopback(request) else f"{SECURE_PREFIX}{name}"
