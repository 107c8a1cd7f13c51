"""`/api/v1/organisation`, `/api/v1/members`, `/api/v1/invitations`."""

from uuid import UUID

from fastapi import APIRouter, Response, status

from webapp.accounts.account_context import CurrentDesk
from webapp.accounts.auth import cookies
from webapp.accounts.members import invitations, membership
from webapp.accounts.schemas import (
    AcceptanceInput,
    Invitation,
    InvitationInput,
    InvitationOffer,
    InvitationPage,
    InvitationToken,
    Member,
    MemberInput,
    MemberPage,
    Organisation,
    OrganisationInput,
)
from webapp.core.http.json_route import JsonRoute
from webapp.core.http.pagination import Paging
from webapp.core.languages import Reader
from webapp.core.ports import CurrentPrincipal, CurrentService, Db

router = APIRouter(tags=["members"], route_class=JsonRoute)


@router.get("/organisation")
def get_organisation(db: Db) -> Organisation:
    """Return the organisation that is looked at."""
    return membership.organisation(db)


@router.put("/organisation")
def rename_organisation(db: Db, given: OrganisationInput) -> Organisation:
    """Change what it is called."""
    return membership.rename(db, given)


@router.get("/members")
def list_members(db: Db, paging: Paging) -> MemberPage:
    """Return who belongs to it."""
    return membership.list_members(db, paging)


@router.put("/members/{account_id}")
def change_member(db: Db, account_id: UUID, given: MemberInput) -> Member:
    """Change what a member may do. An owner stays."""
    return membership.change(db, account_id, given)


@router.delete("/members/{account_id}", status_code=status.HTTP_204_NO_CONTENT)
def remove_member(db: Db, account_id: UUID) -> None:
    """End a membership, and the sessions that look at the organisation. An owner stays."""
    membership.remove(db, account_id)


@router.post("/organisation/leave", status_code=status.HTTP_204_NO_CONTENT)
def leave_organisation(db: Db, principal: CurrentPrincipal) -> None:
    """End one's own membership, and the sessions that look at the organisation. An owner stays."""
    membership.leave(db, principal)


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
    """Return the invitations that wait."""
    return invitations.list_waiting(db, paging)


@router.delete("/invitations/{invitation_id}", status_code=status.HTTP_204_NO_CONTENT)
def withdraw_invitation(db: Db, invitation_id: UUID) -> None:
    """Make an invitation worth nothing."""
    invitations.withdraw(db, invitation_id)


@router.post("/invitations/read")
def read_invitation(desk: CurrentDesk, given: InvitationToken) -> InvitationOffer:
    """Return what the holder of a link is invited to."""
    return invitations.read(desk, given.token.get_secret_value())


@router.post("/invitations/accept", status_code=status.HTTP_204_NO_CONTENT)
def accept_invitation(desk: CurrentDesk, given: AcceptanceInput, response: Response) -> None:
    """Join, by the link in the mail. Who has an account signs in before; who has none chooses name and password."""
    proof = invitations.accept(desk, given)
    cookies.keep_session(desk.request, response, desk.settings, proof)
