"""`/api/v1`: sign-in, sign-out and the user's own account."""

from uuid import UUID

from fastapi import APIRouter, Request, Response, status

from stormsizer.messages.text import msg
from webapp.accounts import own_account
from webapp.accounts.account_context import AccountContext, CurrentDesk, desk_of
from webapp.accounts.auth import cookies, sessions, sign_in, sign_up
from webapp.accounts.email import change
from webapp.accounts.members import membership
from webapp.accounts.schemas import (
    Accepted,
    AccountChange,
    AddressInput,
    CodeInput,
    EmailChange,
    EmailConfirmation,
    Me,
    Membership,
    OrganizationChoice,
    PasswordChange,
    PasswordInput,
    RecoveryCodes,
    ResetInput,
    SecondFactorOffer,
    SessionList,
    SignInInput,
    SignUpInput,
    SignUpOffer,
    VerificationInput,
)
from webapp.core.http.json_route import JsonRoute
from webapp.core.ports import CurrentPrincipal, CurrentService

router = APIRouter(tags=["accounts"], route_class=JsonRoute)
EMAIL_SENT = msg("email-sent")


@router.get("/sign-up")
def get_sign_up(desk: CurrentDesk) -> SignUpOffer:
    """Return whether people may create accounts themselves. If not, operators and invitations create them."""
    return SignUpOffer(is_open=desk.settings.sign_up)


@router.post("/sign-up", status_code=status.HTTP_202_ACCEPTED, name="sign_up")
def ask_for_account(desk: CurrentDesk, given: SignUpInput) -> Accepted:
    """Request an account with its own organization. An email with a confirmation link follows."""
    sign_up.sign_up(desk, given)
    return Accepted(detail=EMAIL_SENT)


@router.post("/verify-email", status_code=status.HTTP_204_NO_CONTENT)
def verify_email(desk: CurrentDesk, given: VerificationInput, response: Response) -> None:
    """Create the requested account by using the emailed link, and sign in."""
    email, proof = sign_up.verify(desk, given)
    _come_in(desk, response, proof, email)


@router.post("/sign-in", status_code=status.HTTP_204_NO_CONTENT, name="sign_in")
def come_in(desk: CurrentDesk, given: SignInInput, response: Response) -> None:
    """Sign in: the browser gets a session cookie.

    Returns 401 `wrong-credentials` if the credentials are invalid; `second-factor-needed` if a code is missing.
    """
    _come_in(desk, response, sign_in.sign_in(desk, given), given.email)


@router.post("/sign-out", status_code=status.HTTP_204_NO_CONTENT)
def sign_out(desk: CurrentDesk, response: Response) -> None:
    """Sign out: the session ends."""
    sessions.sign_out(desk)
    cookies.forget_session(desk.request, response)


@router.post("/password-resets", status_code=status.HTTP_202_ACCEPTED)
def request_password_reset(desk: CurrentDesk, given: AddressInput) -> Accepted:
    """Request an email with a link to set a new password."""
    own_account.request_reset(desk, given.email)
    return Accepted(detail=EMAIL_SENT)


@router.post("/reset-password", status_code=status.HTTP_204_NO_CONTENT)
def reset_password(desk: CurrentDesk, given: ResetInput) -> None:
    """Set a new password by using the emailed link. All of the user's sessions end."""
    own_account.reset_password(desk, given)


@router.get("/me")
def get_me(request: Request, service: CurrentService, principal: CurrentPrincipal) -> Me:
    """Return the signed-in user and their organizations. Installations without accounts have no users."""
    if service.settings.has_accounts:
        return own_account.me(desk_of(request, service, principal))
    with service.sessions() as session:
        place = membership.organization(session)
    role = principal.role
    own = () if role is None else (Membership(organization_id=place.id, name=place.name, role=role),)
    return Me(has_accounts=False, account=None, organizations=own, organization_id=place.id, role=role)


@router.patch("/me", status_code=status.HTTP_204_NO_CONTENT)
def update_account(desk: CurrentDesk, given: AccountChange) -> None:
    """Change the settings of the user's account: the language of emails and pages."""
    own_account.update(desk, given)


@router.put("/me/organization", status_code=status.HTTP_204_NO_CONTENT)
def choose_organization(desk: CurrentDesk, given: OrganizationChoice, response: Response) -> None:
    """Switch to another of the user's organizations."""
    _renew(desk, response, own_account.choose(desk, given.organization_id))


@router.get("/me/sessions")
def list_sessions(desk: CurrentDesk) -> SessionList:
    """Return the browsers in which the user is signed in."""
    return sessions.list_own(desk)


@router.delete("/me/sessions/{session_id}", status_code=status.HTTP_204_NO_CONTENT)
def end_session(desk: CurrentDesk, session_id: UUID) -> None:
    """Sign out in one of the user's browsers."""
    sessions.end_own(desk, session_id)


@router.put("/me/password", status_code=status.HTTP_204_NO_CONTENT)
def change_password(desk: CurrentDesk, given: PasswordChange, response: Response) -> None:
    """Change the password. All of the user's other sessions end."""
    _renew(desk, response, own_account.change_password(desk, given))


@router.post("/me/email", status_code=status.HTTP_202_ACCEPTED)
def change_email(desk: CurrentDesk, given: EmailChange) -> Accepted:
    """Request a change of the email address; an email to the new address describes the next steps.

    Returns 401 `second-factor-needed` if the account has a second factor and a code is missing.
    """
    change.ask(desk, given)
    return Accepted(detail=EMAIL_SENT)


@router.post("/confirm-email", status_code=status.HTTP_204_NO_CONTENT)
def confirm_email(desk: CurrentDesk, given: EmailConfirmation, response: Response) -> None:
    """Change the email address by using the link sent to the new address. All of the user's other sessions end."""
    email, proof = change.confirm(desk, given)
    cookies.keep_browser(desk.request, response, desk.settings, email)
    if proof is not None:
        _renew(desk, response, proof)


@router.post("/me/second-factor")
def begin_second_factor(desk: CurrentDesk, given: PasswordInput) -> SecondFactorOffer:
    """Return a secret for an authenticator app; it takes effect once a code is confirmed."""
    return own_account.begin_second_factor(desk, given.password)


@router.put("/me/second-factor")
def confirm_second_factor(desk: CurrentDesk, given: CodeInput, response: Response) -> RecoveryCodes:
    """Enable the second factor. All of the user's other sessions end. The recovery codes are shown once."""
    codes, proof = own_account.confirm_second_factor(desk, given)
    _renew(desk, response, proof)
    return codes


@router.post("/me/second-factor/removal", status_code=status.HTTP_204_NO_CONTENT)
def remove_second_factor(desk: CurrentDesk, given: PasswordInput, response: Response) -> None:
    """Disable the second factor.

    Returns 401 `second-factor-needed` if the second factor is enabled and a code is missing.
    """
    _renew(desk, response, own_account.remove_second_factor(desk, given))


def _come_in(desk: AccountContext, response: Response, proof: str, email: str) -> None:
    _renew(desk, response, proof)
    cookies.keep_browser(desk.request, response, desk.settings, email)


def _renew(desk: AccountContext, response: Response, proof: str) -> None:
    cookies.keep_session(desk.request, response, desk.settings, proof)
