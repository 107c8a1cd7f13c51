"""`/api/v1/organization`, `/api/v1/members`, `/api/v1/invitations`."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query, Response, status

from webapp.accounts.account_context import CurrentDesk
from webapp.accounts.auth import cookies
from webapp.accounts.members import invitations, membership
from webapp.accounts.schemas import (
    AcceptanceInput,
    Credentials,
    Invitation,
    InvitationInput,
    InvitationOffer,
    InvitationPage,
    InvitationToken,
    Member,
    MemberInput,
    MemberPage,
    Organization,
    OrganizationInput,
)
from webapp.core.http.json_route import JsonRoute
from webapp.core.http.pagination import Paging
from webapp.core.languages import Reader
from webapp.core.ports import CurrentPrincipal, CurrentService, Db

router = APIRouter(tags=["members"], route_class=JsonRoute)

NewOwner = Annotated[
    UUID | None,
    Query(description="Owner who receives the API keys and webhooks of the member. Without one, they are deleted."),
]


@router.get("/organization")
def get_organization(db: Db) -> Organization:
    """Return the current organization."""
    return membership.organization(db)


@router.put("/organization")
def rename_organization(db: Db, given: OrganizationInput) -> Organization:
    """Rename the organization."""
    return membership.rename(db, given)


@router.get("/members")
def list_members(db: Db, paging: Paging) -> MemberPage:
    """Return the members of the organization."""
    return membership.list_members(db, paging)


@router.put("/members/{account_id}")
def change_member(db: Db, account_id: UUID, given: MemberInput) -> Member:
    """Change a member's role. At least one owner must remain."""
    return membership.change(db, account_id, given)


@router.get("/members/{account_id}/credentials")
def list_credentials(db: Db, service: CurrentService, account_id: UUID) -> Credentials:
    """Return the API keys and webhooks that end when a member is removed or leaves."""
    return membership.list_credentials(db, service.ports.credentials, account_id)


@router.delete("/members/{account_id}", status_code=status.HTTP_204_NO_CONTENT)
def remove_member(
    db: Db, service: CurrentService, principal: CurrentPrincipal, account_id: UUID, hand_over_to: NewOwner = None
) -> None:
    """Remove a member and end their sessions, API keys, and webhooks in it. At least one owner must remain."""
    membership.remove(db, service.ports.credentials, principal, account_id, hand_over_to)


@router.post("/organization/leave", status_code=status.HTTP_204_NO_CONTENT)
def leave_organization(
    db: Db, service: CurrentService, principal: CurrentPrincipal, hand_over_to: NewOwner = None
) -> None:
    """Leave the organization and end the user's sessions, API keys, and webhooks in it. One owner must remain."""
    membership.leave(db, service.ports.credentials, principal, hand_over_to)


@router.post("/invitations", status_code=status.HTTP_201_CREATED)
def invite_member(
    db: Db,
    service: CurrentService,
    principal: CurrentPrincipal,
    given: InvitationInput,
    reader: Reader,
    response: Response,
) -> Invitation:
    """Invite a person by email. A second invitation replaces the first."""
    invitation = invitations.invite(db, service, principal, given, reader.language)
    response.headers["Location"] = f"/api/v1/invitations/{invitation.id}"
    return invitation


@router.get("/invitations")
def list_invitations(db: Db, paging: Paging) -> InvitationPage:
    """Return pending invitations."""
    return invitations.list_waiting(db, paging)


@router.delete("/invitations/{invitation_id}", status_code=status.HTTP_204_NO_CONTENT)
def withdraw_invitation(db: Db, invitation_id: UUID) -> None:
    """Revoke an invitation."""
    invitations.withdraw(db, invitation_id)


@router.post("/invitations/read")
def read_invitation(desk: CurrentDesk, given: InvitationToken) -> InvitationOffer:
    """Return the invitation that a link refers to."""
    return invitations.read(desk, given.token.get_secret_value())


@router.post("/invitations/accept", status_code=status.HTTP_204_NO_CONTENT)
def accept_invitation(desk: CurrentDesk, given: AcceptanceInput, response: Response) -> None:
    """Join by using the emailed link. Users with an account sign in first; others choose a name and password."""
    proof = invitations.accept(desk, given)
    cookies.keep_session(desk.request, response, desk.settings, proof)
