"""Cookies that a browser takes from us alone."""

from __future__ import annotations

from typing import Literal

from fastapi import Request, Response

from webapp.core.security.guard import LOOPBACK

LONGEST = 200
SESSION, SHARE_LINK = "stormsizer", "stormsizer-share"
"""What holds the proof of somebody who signed in, and of whoever opened a share link."""
SECURE_PREFIX = "__Host-"
"""Browsers take a cookie of such a name from us alone, and over https."""


def cookie(request: Request, name: str) -> str | None:
    """Return a cookie that we have given, or what pretends to be one."""
    found = request.cookies.get(_named(request, name))
    return found if found and len(found) <= LONGEST else None


def keep(
    request: Request, response: Response, name: str, value: str, max_age_s: int, samesite: Literal["lax", "strict"]
) -> None:
    """Have a browser keep a cookie for this site, out of the reach of scripts."""
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
    """Whether a request comes from this computer, without https."""
    return request.url.scheme == "http" and request.url.hostname in {name.strip("[]") for name in LOOPBACK}


def _named(request: Request, name: str) -> str:
    """Return a name that browsers take from us alone, over https; on plain loopback there is no such thing."""
    return name if is_plain_loopback(request) else f"{SECURE_PREFIX}{name}"
