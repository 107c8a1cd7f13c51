"""Runs an errand: claim it, do what its kind asks for, write down how it went - if it still is ours by then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any
from uuid import UUID

import structlog
from sqlalchemy import select
from sqlalchemy.orm import Session

from webapp.core.db.session import Sessions
from webapp.core.db.tenancy import DatabaseRole, across, within
from webapp.core.logs import job
from webapp.core.pulse import Pulse
from webapp.core.queue import Queue, Task
from webapp.errands import ledger
from webapp.errands.handlers import Again, Context, GiveUp, Handler
from webapp.errands.ledger import Claim
from webapp.errands.models import ErrandRow
from webapp.settings import Settings

Move = Callable[[Session, Claim], bool]
_USED_UP = "All tries are used up."

log = structlog.get_logger()


@dataclass(frozen=True)
class Messenger:
    """What a worker needs for any errand.

    Attributes
    ----------
    handlers
        One for each kind.
    endings
        What is left to do, by kind, when nothing came of an errand: it was given up, or all tries are used up.
    interrupt
        Breaks off what the main thread does.
    is_closing
        Whether this worker was told to end.
    """

    settings: Settings
    sessions: Sessions
    queue: Queue
    handlers: Mapping[str, Handler]
    endings: Mapping[str, Handler] = field(default_factory=dict)
    interrupt: Callable[[], None] = lambda: None
    is_closing: Callable[[], bool] = lambda: False

    @property
    def dispatch(self) -> Sessions:
        """Sessions that see which errands of all organisations wait."""
        return across(self.sessions, DatabaseRole.DISPATCH)

    def context_of(self, held: Claim) -> Context:
        """Return what the handler of an errand works with."""
        whose = held.organisation_id
        sessions = across(self.sessions, DatabaseRole.GATE) if whose is None else within(self.sessions, whose)
        return Context(
            settings=self.settings,
            sessions=sessions,
            errand_id=held.errand_id,
            organisation_id=whose,
            attempt=held.attempt,
            holds=lambda session: ledger.holds(session, held),
        )


def work_off(messenger: Messenger, errand_id: UUID) -> bool:
    """Run an errand and announce those for which there is room then.

    False if there is nothing to do: a message that came twice, too early, or too late.
    """
    settings = messenger.settings
    with messenger.dispatch.begin() as session:
        held = ledger.claim(session, errand_id, settings.lease_s, settings.n_errand_tries)
    if held is None:
        return False
    move = _tried(messenger, held)
    if move is None:
        return False
    with messenger.dispatch.begin() as session:
        moved = move(session, held)
        following = ledger.following(session, held.organisation_id) if moved else ()
    for each in following:
        messenger.queue.announce(Task.ERRAND, each)
    return moved


def _tried(messenger: Messenger, held: Claim) -> Move | None:
    """Try it while a pulse keeps it; return what is to be written down, None if it was taken away meanwhile."""
    context = messenger.context_of(held)
    with job("errand", errand_id=str(held.errand_id), errand_kind=held.kind), _pulse_of(messenger, held) as pulse:
        try:
            return _outcome(messenger, held, context)
        except Exception as error:
            if pulse.is_lost:
                return None
            if pulse.has_interrupted:
                return ledger.release
            log.exception("the errand broke off", errand_id=str(held.errand_id), kind=held.kind)
            if held.attempt > messenger.settings.n_errand_tries:
                return partial(ledger.fail, reason=_USED_UP)
            return _later(context, f"It broke off: {type(error).__name__}.")


def _outcome(messenger: Messenger, held: Claim, context: Context) -> Move:
    payload = _payload(context)
    try:
        _handler(messenger, held)(context, payload)
    except Again as again:
        if context.next_pause_s is not None:
            return _later(context, str(again))
        return _given_up(messenger, held, context, payload, str(again))
    except GiveUp as end:
        return _given_up(messenger, held, context, payload, str(end))
    return ledger.end


def _handler(messenger: Messenger, held: Claim) -> Handler:
    if held.attempt > messenger.settings.n_errand_tries:
        raise GiveUp(_USED_UP)
    if held.kind not in messenger.handlers:
        raise Again(f"This worker knows no errands of kind {held.kind}.")
    return messenger.handlers[held.kind]


def _given_up(messenger: Messenger, held: Claim, context: Context, payload: dict[str, Any], reason: str) -> Move:
    ending = messenger.endings.get(held.kind)
    if ending is not None:
        ending(context, payload)
    return partial(ledger.fail, reason=reason)


def _later(context: Context, reason: str) -> Move:
    """Put it back; after the last try for what is left to do then."""
    return partial(ledger.postpone, reason=reason, due_in_s=context.next_pause_s or 0.0)


def _payload(context: Context) -> dict[str, Any]:
    with context.sessions() as session:
        found: dict[str, Any] = session.scalars(
            select(ErrandRow.payload).where(ErrandRow.id == context.errand_id)
        ).one()
    return found


def _pulse_of(messenger: Messenger, held: Claim) -> Pulse:
    lease_s = messenger.settings.lease_s

    def renew() -> bool:
        with messenger.dispatch.begin() as session:
            return ledger.renew(session, held, lease_s)

    return Pulse(lease_s, renew, messenger.interrupt, messenger.is_closing)
