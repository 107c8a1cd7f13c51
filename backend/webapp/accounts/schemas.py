"""Accounts, members and sessions as the API speaks of them."""

import unicodedata
from datetime import datetime
from typing import Annotated, Literal
from uuid import UUID

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, SecretStr

from stormsizer.messages.text import Text as MessageText
from webapp.core.http.pagination import Page
from webapp.core.security.principal import Role
from webapp.core.security.text import Text

LONGEST_PASSWORD = 1_024
EMAIL = (
    r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
    r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$"
)


def _composed(given: SecretStr) -> SecretStr:
    """One password however a keyboard composes its letters."""
    text = unicodedata.normalize("NFC", given.get_secret_value())
    if any(unicodedata.category(letter) in ("Cc", "Cs") for letter in text):
        raise ValueError("must be text without control characters")
    return SecretStr(text)


Email = Annotated[str, Field(pattern=EMAIL, max_length=254), AfterValidator(str.lower)]
"""An address in ASCII. Large and small letters are the same: no two accounts differ in them alone."""
Password = Annotated[SecretStr, Field(min_length=1, max_length=LONGEST_PASSWORD), AfterValidator(_composed)]
NewPassword = Annotated[SecretStr, Field(min_length=8, max_length=LONGEST_PASSWORD), AfterValidator(_composed)]
Token = Annotated[SecretStr, Field(min_length=1, max_length=200)]
LongToken = Annotated[SecretStr, Field(min_length=1, max_length=1_000)]
Code = Annotated[SecretStr, Field(min_length=1, max_length=64)]
Language = Literal["en", "de", "es", "fr", "ja"]


class _Input(BaseModel):
    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class _Output(BaseModel):
    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)


class SignUpInput(_Input):
    """Somebody new, with an organisation of their own."""

    email: Email
    password: NewPassword
    """8 to 1,024 characters that are hard to guess."""
    name: Text
    """Of the person."""
    organisation: Text
    """Name of the organisation that is made."""


class VerificationInput(_Input):
    """What the link in the mail holds, and the password chosen at sign-up."""

    token: Token
    password: Password


class SignInInput(_Input):
    """What a person proves themselves with."""

    email: Email
    password: Password
    code: Code | None = None
    """Of the second factor, where there is one; or a recovery code."""


class AddressInput(_Input):
    """Whose password is to be set anew."""

    email: Email


class ResetInput(_Input):
    """What the link in the mail holds, and the new password."""

    token: Token
    password: NewPassword


class PasswordInput(_Input):
    """The password that is in use."""

    password: Password


class PasswordChange(_Input):
    """The password that is in use, and the one from now on."""

    password: Password
    new_password: NewPassword


class AccountChange(_Input):
    """Settings of the account to change."""

    language: Language | None
    """Language of emails and pages; null to follow the browser."""


class EmailChange(_Input):
    """The address from now on, and what one proves oneself with."""

    email: Email
    password: Password
    code: Code | None = None
    """Of the second factor, where there is one; or a recovery code."""


class EmailConfirmation(_Input):
    """What the link in the mail to the new address holds, and the password of the account."""

    token: LongToken
    password: Password


class CodeInput(_Input):
    """A code that the second factor shows."""

    code: Code


class OrganisationChoice(_Input):
    """The organisation to look at."""

    organisation_id: UUID


class OrganisationInput(_Input):
    """What an organisation is called."""

    name: Text


class MemberInput(_Input):
    """What a member may do."""

    role: Role


class InvitationInput(_Input):
    """Who may join, and as what."""

    email: Email
    role: Role


class InvitationToken(_Input):
    """What the link in the mail holds."""

    token: Token


class AcceptanceInput(_Input):
    """What the link in the mail holds; who has no account yet chooses name and password."""

    token: Token
    name: Text | None = None
    password: NewPassword | None = None


class Accepted(_Output):
    """The request was accepted."""

    detail: MessageText


class Organisation(_Output):
    """A customer of the service."""

    id: UUID
    name: str
    created_at: datetime


class Membership(_Output):
    """An organisation one belongs to."""

    organisation_id: UUID
    name: str
    role: Role


class Account(_Output):
    """A person who can sign in."""

    id: UUID
    email: str
    name: str
    language: Language | None
    """Language of emails and pages; null if it follows the browser."""
    has_second_factor: bool


class Me(_Output):
    """Who asks."""

    has_accounts: bool
    """False on a laptop: whoever reaches it is its one user, and nobody signs in."""
    account: Account | None
    organisations: tuple[Membership, ...]
    organisation_id: UUID | None
    """The one that is looked at."""
    role: Role | None
    """In that organisation."""


class SessionEntry(_Output):
    """A browser in which one is signed in."""

    id: UUID
    created_at: datetime
    seen_at: datetime
    """Last request, to the minute."""
    address: str
    user_agent: str
    is_current: bool


class SessionList(_Output):
    """Browsers in which one is signed in, the latest first."""

    items: tuple[SessionEntry, ...]


class SecondFactorOffer(_Output):
    """What an authenticator takes over. Shown once."""

    uri: str
    """`otpauth://…`, with the secret in it."""
    qr_svg: str
    """The same as a picture."""


class RecoveryCodes(_Output):
    """Codes that each stand in for the second factor once. Shown once."""

    codes: tuple[str, ...]


class Member(_Output):
    """Somebody in the organisation."""

    account_id: UUID
    email: str
    name: str
    role: Role
    has_second_factor: bool
    created_at: datetime


class MemberPage(Page[Member]):
    """Members, the latest accounts first."""


class Invitation(_Output):
    """An address that may join."""

    id: UUID
    email: str
    role: Role
    invited_by: str
    created_at: datetime
    expires_at: datetime


class InvitationPage(Page[Invitation]):
    """Invitations that wait, the latest first."""


class InvitationOffer(_Output):
    """What somebody is invited to."""

    organisation: str
    email: str
    role: Role
    invited_by: str
    has_account: bool
    """Whether the address has an account: then one signs in to accept."""
