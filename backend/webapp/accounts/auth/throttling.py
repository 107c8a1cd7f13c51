"""Throttling of attempts: after a few attempts on the same subject, each further attempt must wait longer.

An attempt is counted before it is made, so parallel attempts cannot bypass the limit. Locks are short and do not apply
to a browser that has signed in to the account before, so an owner cannot be locked out. No lock applies to everyone:
while the installation is under attack, each address and each network gets fewer attempts.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from sqlalchemy import case, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from stormsizer.messages.text import msg
from webapp.accounts.models import BrakeRow
from webapp.core.db.clock import NOW, seconds
from webapp.core.db.session import Sessions
from webapp.core.http.errors import ServiceError
from webapp.core.security.secrets import hash_of

MOST_DOUBLINGS = 20


class TooManyTriesError(ServiceError):
    """Too many attempts with the same account, browser or address; `Retry-After` specifies when to retry."""

    status, kind, title = 429, "too-many-tries", msg("problem-title-too-many-tries")

    def __init__(self, wait_s: float) -> None:
        wait = max(1, ceil(wait_s))
        super().__init__(msg("problem-too-many-tries", wait=wait), headers={"Retry-After": str(wait)})


@dataclass(frozen=True)
class LoginThrottle:
    """Limits for one kind of attempt.

    Attributes
    ----------
    n_free
        Attempts before the first delay.
    first_s, longest_s
        First and longest delay; the delay doubles with each further attempt.
    forgotten_s
        Time without attempts after which the count resets.
    is_renewed
        Whether each attempt restarts that time; otherwise it runs from the first attempt.
    """

    name: str
    n_free: int
    first_s: float
    longest_s: float
    forgotten_s: float
    is_renewed: bool = True

    def on(self, what: str) -> Held:
        """Return the throttle for one subject."""
        return Held(self, hash_of(f"{self.name} {what}"))


@dataclass(frozen=True)
class Held:
    """Throttle for one subject, such as sign-ins to one account."""

    brake: LoginThrottle
    key: bytes


ACCOUNT = LoginThrottle("account", n_free=5, first_s=15, longest_s=900, forgotten_s=86_400)
"""At most ten guesses in the first 15 minutes, then one every 15 minutes."""
BROWSER = LoginThrottle("browser", n_free=5, first_s=15, longest_s=900, forgotten_s=86_400)
"""Sign-ins from a browser that has signed in to the account before."""
CONFIRMATION = LoginThrottle("confirmation", n_free=5, first_s=15, longest_s=900, forgotten_s=86_400)
"""Passwords and codes that a signed-in user has to enter again."""
ADDRESS = LoginThrottle("address", n_free=30, first_s=1, longest_s=60, forgotten_s=900)
NETWORK = LoginThrottle("network", n_free=300, first_s=1, longest_s=60, forgotten_s=900)
"""All addresses of one provider's customer: a /24 of IPv4 or a /48 of IPv6."""
FAILURES = LoginThrottle("failures", n_free=0, first_s=0, longest_s=0, forgotten_s=300, is_renewed=False)
"""Failed sign-ins of unknown browsers to the installation in five minutes. It is a count and locks nothing."""
ATTACKED_FROM = 1_000
"""Failures from which the installation is under attack."""
ADDRESS_WHEN_ATTACKED = replace(ADDRESS, n_free=3, first_s=15, longest_s=300)
NETWORK_WHEN_ATTACKED = replace(NETWORK, n_free=10, first_s=15, longest_s=300)
NEWCOMERS = LoginThrottle("newcomers", n_free=20, first_s=5, longest_s=300, forgotten_s=3_600)
"""Sign-ups and password reset requests from one client address."""
MAIL = LoginThrottle("mail", n_free=5, first_s=60, longest_s=3_600, forgotten_s=86_400)
"""Emails to one address that one client address, known browser or organization triggers."""
MAIL_OF_STRANGERS = LoginThrottle("mail of strangers", n_free=20, first_s=600, longest_s=3_600, forgotten_s=86_400)
"""Emails to one address that all unknown browsers together trigger."""

INVITATIONS = LoginThrottle("invitations", n_free=50, first_s=600, longest_s=86_400, forgotten_s=86_400)
"""Invitations of one organization."""


def take(sessions: Sessions, *brakes: Held) -> None:
    """Count an attempt for each subject, unless one of them still has to wait.

    Raises
    ------
    TooManyTriesError
        If a subject still has to wait; in that case nothing is counted.
    """
    with sessions.begin() as session:
        counts = [_taken(session, each) for each in brakes]
    if 1 in counts:
        with sessions.begin() as session:
            session.execute(delete(BrakeRow).where(BrakeRow.forgotten_at < NOW))


def is_attacked(session: Session) -> bool:
    """Return whether there are so many failed sign-ins that addresses and networks get fewer attempts."""
    counted = BrakeRow.key_sha256 == FAILURES.on("").key
    query = select(BrakeRow.n_tries).where(counted, BrakeRow.forgotten_at >= NOW)
    return (session.scalar(query) or 0) >= ATTACKED_FROM


def give_back(session: Session, *brakes: Held) -> None:
    """Undo a counted attempt, updating rows in the same order as `take` to avoid deadlocks."""
    for each in brakes:
        less = {"n_tries": BrakeRow.n_tries - 1, "locked_until": NOW}
        session.execute(update(BrakeRow).where(BrakeRow.key_sha256 == each.key).values(less))


def release(session: Session, *brakes: Held) -> None:
    """Reset the attempt counts after a success."""
    session.execute(delete(BrakeRow).where(BrakeRow.key_sha256.in_([each.key for each in brakes])))


def _taken(session: Session, held: Held) -> int:
    brake = held.brake
    before = case((BrakeRow.forgotten_at < NOW, 0), else_=BrakeRow.n_tries)
    doublings = func.least(before - brake.n_free, MOST_DOUBLINGS)
    pause_s = case((doublings < 0, 0.0), else_=func.least(brake.longest_s, brake.first_s * func.power(2.0, doublings)))
    first = {"n_tries": 1, "locked_until": NOW, "forgotten_at": NOW + seconds(brake.forgotten_s)}
    further = {**first, "n_tries": before + 1, "locked_until": NOW + seconds(1.0) * pause_s}
    if not brake.is_renewed:
        further["forgotten_at"] = case((before == 0, first["forgotten_at"]), else_=BrakeRow.forgotten_at)
    statement = (
        insert(BrakeRow)
        .values(key_sha256=held.key, **first)
        .on_conflict_do_update(index_elements=[BrakeRow.key_sha256], set_=further, where=BrakeRow.locked_until <= NOW)
        .returning(BrakeRow.n_tries)
    )
    n_tries = session.scalar(statement)
    if n_tries is None:
        raise TooManyTriesError(_left_s(session, held))
    return n_tries


def _left_s(session: Session, held: Held) -> float:
    left = func.extract("epoch", BrakeRow.locked_until - NOW)
    return float(session.scalar(select(left).where(BrakeRow.key_sha256 == held.key)) or 0.0)
