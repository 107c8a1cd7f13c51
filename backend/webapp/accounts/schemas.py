"""API schemas for accounts, members and sessions."""

import re
import unicodedata
from datetime import datetime
from typing import Annotated
from uuid import UUID

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, SecretStr

from stormsizer.messages.text import Text as MessageText
from stormsizer.messages.text import msg
from stormsizer.model.former_names import AcceptsFormerNames, ReturnsFormerNames
from stormsizer.model.refusals import refusal
from webapp.core.credentials import CredentialKind
from webapp.core.http.pagination import Page
from webapp.core.languages import LanguageCode
from webapp.core.security.principal import Role
from webapp.core.security.text import Text

LONGEST_PASSWORD = 1_024
EMAIL = (
    r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@"
    r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$"
)


def _composed(given: SecretStr) -> SecretStr:
    """Normalize Unicode, so that a password does not depend on how the keyboard composes letters."""
    text = unicodedata.normalize("NFC", given.get_secret_value())
    if any(unicodedata.category(letter) in ("Cc", "Cs") for letter in text):
        raise refusal(msg("field-control-characters"), msg("allowed-printable-text"))
    return SecretStr(text)


_ADDRESS = re.compile(r"@|://|\bwww\.|\b[a-z0-9-]+\.[a-z]{2,}\b", re.IGNORECASE)


def _without_addresses(name: str) -> str:
    """Reject a name that email programs would turn into a link: names of strangers are in our emails."""
    if _ADDRESS.search(name):
        raise refusal(msg("field-name-with-address"), msg("allowed-name-without-address"))
    return name


Name = Annotated[Text, AfterValidator(_without_addresses)]
"""Name of a person or an organization, without email and web addresses."""
Email = Annotated[str, Field(pattern=EMAIL, max_length=254), AfterValidator(str.lower)]
"""An ASCII email address. Case is ignored: no two accounts have addresses that differ only in case."""
Password = Annotated[SecretStr, Field(min_length=1, max_length=LONGEST_PASSWORD), AfterValidator(_composed)]
NewPassword = Annotated[SecretStr, Field(min_length=8, max_length=LONGEST_PASSWORD), AfterValidator(_composed)]
Token = Annotated[SecretStr, Field(min_length=1, max_length=200)]
LongToken = Annotated[SecretStr, Field(min_length=1, max_length=1_000)]
Code = Annotated[SecretStr, Field(min_length=1, max_length=64)]


class _Input(BaseModel):
    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


class _Output(BaseModel):
    model_config = ConfigDict(from_attributes=True, use_attribute_docstrings=True)


class SignUpInput(_Input, AcceptsFormerNames):
    """A new user with their own organization."""

    email: Email
    password: NewPassword
    """8 to 1,024 characters, hard to guess."""
    name: Name
    """Name of the person."""
    organization: Name
    """Name of the new organization."""


class SignUpOffer(_Output):
    """Whether people may create accounts themselves."""

    is_open: bool


class VerificationInput(_Input):
    """Token from the email link, and the password chosen at sign-up."""

    token: Token
    password: Password


class SignInInput(_Input):
    """Sign-in credentials."""

    email: Email
    password: Password
    code: Code | None = None
    """Second factor code, if enabled, or a recovery code."""


class AddressInput(_Input):
    """Account whose password is to be reset."""

    email: Email


class ResetInput(_Input):
    """Token from the email link, and the new password."""

    token: Token
    password: NewPassword


class PasswordInput(_Input):
    """The user's current credentials."""

    password: Password
    code: Code | None = None
    """Second factor code, if enabled, or a recovery code."""


class PasswordChange(_Input):
    """Current and new password."""

    password: Password
    new_password: NewPassword


class AccountChange(_Input):
    """Account settings to change."""

    language: LanguageCode | None
    """Language of emails and pages; null to follow the browser."""


class EmailChange(_Input):
    """New address, and the user's current credentials."""

    email: Email
    password: Password
    code: Code | None = None
    """Second factor code, if enabled, or a recovery code."""


class EmailConfirmation(_Input):
    """Token from the email to the new address, and the account's password."""

    token: LongToken
    password: Password


class CodeInput(_Input):
    """Second-factor code."""

    code: Code


class OrganizationChoice(_Input, AcceptsFormerNames):
    """Organization to switch to."""

    organization_id: UUID


class OrganizationInput(_Input):
    """Name of the organization, without email and web addresses."""

    name: Name


class MemberInput(_Input):
    """Role of a member."""

    role: Role


class InvitationInput(_Input):
    """Address to invite, and the role in the organization."""

    email: Email
    role: Role


class InvitationToken(_Input):
    """Token from the email link."""

    token: Token


class AcceptanceInput(_Input):
    """Token from the email link; users without an account also choose a name and password."""

    token: Token
    name: Name | None = None
    password: NewPassword | None = None


class Accepted(_Output):
    """The request was accepted."""

    detail: MessageText


class Organization(_Output):
    """A customer of the service."""

    id: UUID
    name: str
    created_at: datetime


class Membership(_Output, ReturnsFormerNames):
    """An organization that the user belongs to."""

    organization_id: UUID
    name: str
    role: Role


class Account(_Output):
    """A person who can sign in."""

    id: UUID
    email: str
    name: str
    language: LanguageCode | None
    """Language of emails and pages; null if it follows the browser."""
    has_second_factor: bool


class Me(_Output, ReturnsFormerNames):
    """The signed-in user."""

    has_accounts: bool
    """False for an installation without accounts, which has a single local user and no sign-in."""
    account: Account | None
    organizations: tuple[Membership, ...]
    organization_id: UUID | None
    """Current organization."""
    role: Role | None
    """Role in that organization."""


class SessionEntry(_Output):
    """A signed-in browser."""

    id: UUID
    created_at: datetime
    seen_at: datetime
    """Last request, to the minute."""
    address: str
    user_agent: str
    is_current: bool


class SessionList(_Output):
    """Signed-in browsers, most recent first."""

    items: tuple[SessionEntry, ...]


class SecondFactorOffer(_Output):
    """Secret for an authenticator app. Shown once."""

    uri: str
    """`otpauth://…`, including the secret."""
    qr_svg: str
    """The same URI as a QR code."""


class RecoveryCodes(_Output):
    """Recovery codes, each of which can be used once instead of the second factor. Shown once."""

    codes: tuple[str, ...]


class Member(_Output):
    """A member of the organization."""

    account_id: UUID
    email: str
    name: str
    role: Role
    has_second_factor: bool
    created_at: datetime


class MemberPage(Page[Member]):
    """Members, newest accounts first."""


class Credential(_Output):
    """An API key or a webhook of a member, which ends with the membership unless it is handed over."""

    kind: CredentialKind
    id: UUID
    name: str
    """Name of the key or address of the webhook."""
    last_used_at: datetime | None
    """Time of the last authentication with the key, to the minute, or of the last delivery to the webhook."""


class Credentials(_Output):
    """Valid API keys and webhooks of a member, newest first."""

    items: tuple[Credential, ...]


class Invitation(_Output):
    """An invited address."""

    id: UUID
    email: str
    role: Role
    invited_by: str
    created_at: datetime
    expires_at: datetime


class InvitationPage(Page[Invitation]):
    """Pending invitations, newest first."""


class InvitationOffer(_Output, ReturnsFormerNames):
    """Details of an invitation."""

    organization: str
    email: str
    role: Role
    invited_by: str
    has_account: bool
    """Whether the address has an account. If so, the user signs in to accept."""
