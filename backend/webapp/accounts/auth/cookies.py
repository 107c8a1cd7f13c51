"""Browser cookies: the session token, and a marker that an account was used in the browser before."""

from __future__ import annotations

import hmac
import secrets

from fastapi import Request, Response

from stormsizer.messages.text import msg
from webapp.core.http.errors import ServiceError
from webapp.core.security import cookies
from webapp.core.security.guard import SAFE_METHODS
from webapp.core.security.secrets import derived
from webapp.settings import Settings

BROWSER = "stormsizer-browser"
BROWSER_KEPT_S = 180 * 86_400


class ForeignPageError(ServiceError):
    """A page on another site requested a change with the user's session."""

    status, kind, title = 403, "foreign-page", msg("problem-title-foreign-page")


def session_token(request: Request) -> str | None:
    """Return the session token from a request."""
    return cookies.cookie(request, cookies.SESSION)


def require_own_page(request: Request, settings: Settings) -> None:
    """Reject a change that does not come from one of our own pages. Programs authenticate without cookies."""
    if request.method in SAFE_METHODS:
        return
    site = request.headers.get("sec-fetch-site")
    if site is None and request.headers.get("origin") in _own_origins(request, settings):
        return
    if site != "same-origin":
        raise ForeignPageError(msg("problem-foreign-page"))


def keep_session(request: Request, response: Response, settings: Settings, token: str) -> None:
    """Set the session cookie."""
    cookies.keep(request, response, cookies.SESSION, token, int(settings.session_longest_s), "lax")


def forget_session(request: Request, response: Response) -> None:
    """Delete the session cookie."""
    cookies.keep(request, response, cookies.SESSION, "", 0, "lax")


def keep_browser(request: Request, response: Response, settings: Settings, email: str) -> None:
    """Mark the browser as used by this account, so that lockouts caused by others do not apply to it."""
    nonce = secrets.token_urlsafe(16)
    proof = f"{nonce}.{_signature(settings, email, nonce)}"
    cookies.keep(request, response, BROWSER, proof, BROWSER_KEPT_S, "lax")


def known_browser(request: Request, settings: Settings, email: str) -> str | None:
    """Return the browser's identifier if this account was used in it before; otherwise None."""
    nonce, _, signature = (cookies.cookie(request, BROWSER) or "").partition(".")
    expected = _signature(settings, email, nonce)
    return nonce if hmac.compare_digest(signature.encode("utf-8", "replace"), expected.encode()) else None


def _signature(settings: Settings, email: str, nonce: str) -> str:
    return hmac.digest(derived(settings, "browsers"), f"{nonce} {email}".encode("utf-8", "replace"), "sha256").hex()


def _own_origins(request: Request, settings: Settings) -> tuple[str | None, ...]:
    here = f"http://{request.headers['host'].lower()}" if cookies.is_plain_loopback(request) else None
    return tuple(origin for origin in (settings.public_url, here) if origin is not None)
