"""What can be wrong with whoever wants to come in."""

from __future__ import annotations

from webapp.core.http.errors import ConflictError, NotSignedInError, ServiceError


class WrongCredentialsError(NotSignedInError):
    """E-mail, password and code do not belong together; which of them is wrong is not said."""

    kind, title = "wrong-credentials", "This does not fit"

    def __init__(self) -> None:
        super().__init__("E-mail, password or code is not right.")


class SecondFactorNeededError(NotSignedInError):
    """The password is right; the account asks for more."""

    kind, title = "second-factor-needed", "A code is needed too"

    def __init__(self) -> None:
        super().__init__("Add the code that the second factor shows, or a recovery code.")


class UsedUpLinkError(ServiceError):
    """A link out of a mail that opens nothing any more."""

    status, kind, title = 410, "link-used-up", "This link opens nothing any more"

    def __init__(self) -> None:
        super().__init__("It was used, replaced by a later one, or is too old. Ask for a new one.")


class NoAccountsError(ConflictError):
    """An installation in which nobody signs in."""

    kind, title = "no-accounts", "There are no accounts here"

    def __init__(self) -> None:
        super().__init__("Whoever reaches this installation is its one user.")
