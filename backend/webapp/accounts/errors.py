"""Errors related to sign-in, links and accounts."""

from __future__ import annotations

from stormsizer.messages.text import msg
from webapp.core.http.errors import ConflictError, NotSignedInError, ServiceError


class WrongCredentialsError(NotSignedInError):
    """Email, password or verification code is incorrect; which one is not revealed."""

    kind, title = "wrong-credentials", msg("problem-title-wrong-credentials")

    def __init__(self) -> None:
        super().__init__(msg("problem-wrong-credentials"))


class SecondFactorNeededError(NotSignedInError):
    """The password is correct and the account also requires a verification code."""

    kind, title = "second-factor-needed", msg("problem-title-second-factor-needed")

    def __init__(self) -> None:
        super().__init__(msg("problem-second-factor-needed"))


class UsedUpLinkError(ServiceError):
    """The emailed link has expired, was replaced, or was already used."""

    status, kind, title = 410, "link-used-up", msg("problem-title-link-used-up")

    def __init__(self) -> None:
        super().__init__(msg("problem-link-used-up"))


class NoAccountsError(ConflictError):
    """The installation has a single user and no sign-in."""

    kind, title = "no-accounts", msg("problem-title-no-accounts")

    def __init__(self) -> None:
        super().__init__(msg("problem-no-accounts"))
