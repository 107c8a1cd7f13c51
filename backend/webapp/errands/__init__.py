"""Errands: small jobs beside the runs - a mail, an event to pass on, a webhook to call. The row is the job here too."""

from webapp.errands.handlers import Again, Context, GiveUp, Handler
from webapp.errands.ledger import add

__all__ = ["Again", "Context", "GiveUp", "Handler", "add"]
