"""Branding operations. A report uses the branding that was current when it was requested."""

from __future__ import annotations

import hashlib

from sqlalchemy import select
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from stormsizer.report.branding import Branding
from webapp.branding import pictures
from webapp.branding.models import BrandingRow
from webapp.branding.schemas import PLAIN, BrandingInput, BrandingInUse, Logo
from webapp.core.db.clock import NOW
from webapp.core.db.tenancy import lock
from webapp.core.http.errors import NotFoundError, require_match
from webapp.core.http.files import File

LOCK = "branding"
NO_LOGO = msg("problem-no-logo")


def branding(session: Session) -> Branding | None:
    """Return the current branding for new reports, or None if it is the default."""
    row = _row(session)
    if row is None:
        return None
    return Branding(
        organization=row.organization,
        primary_color=row.primary_color,
        accent_color=row.accent_color,
        cover_text=row.cover_text,
        logo_png=row.logo_png,
    )


def in_use(session: Session) -> BrandingInUse:
    """Return the current branding."""
    row = _row(session)
    shown = PLAIN if row is None else row
    return BrandingInUse(
        organization=shown.organization,
        primary_color=shown.primary_color,
        accent_color=shown.accent_color,
        cover_text=shown.cover_text,
        logo=None if row is None else _logo(row),
        is_own=row is not None,
    )


def etag(shown: BrandingInUse) -> str:
    """Return the ETag of the branding: a hash of its content."""
    return f'"{hashlib.sha256(shown.model_dump_json().encode()).hexdigest()[:32]}"'


def replace(session: Session, given: BrandingInput, if_match: str | None) -> BrandingInUse:
    """Set the name, colors and text; the logo is unchanged.

    Raises
    ------
    PreconditionRequiredError, PreconditionFailedError
        If `If-Match` is missing, or someone else changed the branding.
    """
    lock(session, LOCK)
    require_match(if_match, etag(in_use(session)), msg("problem-branding-changed"))
    _change(session, **given.model_dump())
    return in_use(session)


def remove(session: Session) -> None:
    """Reset to the default; existing reports are unchanged."""
    lock(session, LOCK)
    row = _row(session)
    if row is None:
        raise NotFoundError(msg("problem-no-own-branding"))
    session.delete(row)
    session.flush()


def logo(session: Session) -> File:
    """Return the stored logo."""
    row = _row(session)
    if row is None or row.logo_png is None:
        raise NotFoundError(NO_LOGO)
    return File(row.logo_png, "image/png", "logo.png")


def replace_logo(session: Session, picture: pictures.Logo) -> BrandingInUse:
    """Set the logo; the rest is unchanged."""
    lock(session, LOCK)
    _change(session, logo_png=picture.png, logo_width_px=picture.width_px, logo_height_px=picture.height_px)
    return in_use(session)


def remove_logo(session: Session) -> None:
    """Remove the logo; the rest is unchanged."""
    lock(session, LOCK)
    row = _row(session)
    if row is None or row.logo_png is None:
        raise NotFoundError(NO_LOGO)
    _change(session, logo_png=None, logo_width_px=None, logo_height_px=None)


def _row(session: Session) -> BrandingRow | None:
    return session.scalars(select(BrandingRow).execution_options(populate_existing=True)).first()


def _change(session: Session, **values: object) -> None:
    """Write some fields; the others stay unchanged, or get their default values in a new row."""
    row = _row(session)
    if row is None:
        row = BrandingRow(primary_color=PLAIN.primary_color, accent_color=PLAIN.accent_color)
        session.add(row)
    for name, value in values.items():
        setattr(row, name, value)
    row.changed_at = NOW
    session.flush()


def _logo(row: BrandingRow) -> Logo | None:
    if row.logo_png is None or row.logo_width_px is None or row.logo_height_px is None:
        return None
    return Logo(
        width_px=row.logo_width_px,
        height_px=row.logo_height_px,
        n_bytes=len(row.logo_png),
        sha256=hashlib.sha256(row.logo_png).hexdigest(),
    )
