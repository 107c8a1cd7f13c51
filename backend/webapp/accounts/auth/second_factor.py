"""Second factor: six-digit codes that change every 30 seconds (RFC 6238), and recovery codes."""

from __future__ import annotations

import base64
import secrets
from uuid import UUID

import pyotp
import segno
from pydantic import SecretStr
from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.orm import Session

from webapp.accounts.models import AccountRow, RecoveryCodeRow
from webapp.accounts.schemas import SecondFactorOffer
from webapp.core.db.clock import NOW
from webapp.core.security.secrets import hash_of, opened, sealed
from webapp.settings import Settings

STEP_S = 30
ISSUER = "Stormsizer"
N_CODES, CODE_BYTES, GROUP = 10, 15, 6
"""Number of recovery codes, random bytes per code, and characters per group. 120 random bits need no slow hash."""


def offer(session: Session, settings: Settings, account: AccountRow) -> SecondFactorOffer:
    """Create a secret. It takes effect once a code has been confirmed."""
    secret = pyotp.random_base32()
    account.totp_sealed = sealed(settings, _purpose(account.id), secret)
    account.totp_confirmed_at = account.totp_last_step = None
    session.flush()
    uri = pyotp.TOTP(secret).provisioning_uri(name=account.email, issuer_name=ISSUER)
    return SecondFactorOffer(uri=uri, qr_svg=segno.make(uri, error="m").svg_inline(scale=5, border=4, light="#fff"))


def is_shown_by(session: Session, settings: Settings, account: AccountRow, code: SecretStr | None) -> bool:
    """Return whether a code is a valid second-factor or recovery code."""
    given = "" if code is None else code.get_secret_value()
    return takes(session, settings, account, given) or uses_recovery_code(session, account, given)


def takes(session: Session, settings: Settings, account: AccountRow, code: str) -> bool:
    """Return whether a code matches the current or an adjacent time step and is newer than the last accepted code."""
    if account.totp_sealed is None:
        return False
    totp = pyotp.TOTP(opened(settings, _purpose(account.id), account.totp_sealed))
    now = int(session.scalar(select(func.floor(func.extract("epoch", NOW) / STEP_S))) or 0)
    given = code.replace(" ", "").encode("utf-8", "replace")
    fitting = [s for s in (now - 1, now, now + 1) if secrets.compare_digest(totp.generate_otp(s).encode(), given)]
    return bool(fitting) and _note(session, account, fitting[-1])


def uses_recovery_code(session: Session, account: AccountRow, code: str) -> bool:
    """Return whether a code is an unused recovery code, and consume it if it is."""
    written = "".join(letter for letter in code.upper() if letter.isalnum())
    used = delete(RecoveryCodeRow).where(
        RecoveryCodeRow.code_sha256 == hash_of(written), RecoveryCodeRow.account_id == account.id
    )
    return session.scalar(used.returning(RecoveryCodeRow.account_id)) is not None


def new_recovery_codes(session: Session, account: AccountRow) -> tuple[str, ...]:
    """Replace an account's recovery codes."""
    forget_recovery_codes(session, account)
    codes = [base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode() for _ in range(N_CODES)]
    session.add_all(RecoveryCodeRow(code_sha256=hash_of(code), account_id=account.id) for code in codes)
    return tuple("-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP)).lower() for code in codes)


def forget_recovery_codes(session: Session, account: AccountRow) -> None:
    """Invalidate an account's recovery codes."""
    session.execute(delete(RecoveryCodeRow).where(RecoveryCodeRow.account_id == account.id))


def _note(session: Session, account: AccountRow, step: int) -> bool:
    """Record the time step of a code; return False if a code for this or a later step was accepted before."""
    is_new = or_(AccountRow.totp_last_step.is_(None), AccountRow.totp_last_step < step)
    statement = update(AccountRow).where(AccountRow.id == account.id, is_new).values(totp_last_step=step)
    return session.scalar(statement.returning(AccountRow.id)) is not None


def _purpose(account_id: UUID) -> str:
    return f"second factor {account_id}"
