"""`move`: moves the data in a local installation's backup into an organization on this server."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from uuid import UUID

import typer
from sqlalchemy import Connection, select
from sqlalchemy.orm import Session

from stormsizer.model.catalog import CatalogError
from webapp.accounts.models import OrganizationRow
from webapp.accounts.repository import account_by_email, memberships
from webapp.catalogs import service as catalogs
from webapp.catalogs.models import CatalogDocumentRow
from webapp.catalogs.seeds import SeedDocument
from webapp.cli.errors import CommandError
from webapp.cli.progress import progress_since
from webapp.cli.server.backups import complaints, warn
from webapp.cli.server.database import open_migrated_database
from webapp.cli.tables import table
from webapp.core import audit
from webapp.core.db.session import Sessions, connect, sessions_of
from webapp.core.db.tenancy import LOCAL, SHARED, DatabaseRole, across, organization_of, within
from webapp.core.languages import english
from webapp.core.security.principal import Role
from webapp.deployment.backup.archive import Backup
from webapp.deployment.move import laptop
from webapp.deployment.move.belongings import LEFT
from webapp.deployment.move.transfer import ClashError, Moved, move
from webapp.evidence import models as evidence_models
from webapp.projects import models as project_models
from webapp.reports import models as report_models
from webapp.runs import models as run_models
from webapp.scenarios import models as scenario_models
from webapp.settings import Settings

TABLES = (evidence_models, project_models, report_models, run_models, scenario_models)
"""Imported because these tables contain the rows to move."""
OPERATOR = audit.Actor("operator", None, "operator")


def move_laptop(file: Path, into: str, dry_run: bool) -> None:
    """Move everything from a local backup into an organization, or list what would be moved."""
    settings, began_s = Settings(), time.perf_counter()
    if not settings.has_accounts:
        raise CommandError("this installation has no organizations: set DATABASE_URL to the target server", 2)
    with complaints(), open_migrated_database(settings) as url:
        backup, engine = Backup(file, settings), connect(url)
        try:
            sessions = audit.signing(sessions_of(engine), settings)
            organization_id, name = _organization(sessions, into)
            with laptop.unpacked(backup, settings, progress_since(began_s)) as source:
                with within(sessions, organization_id)() as session:
                    moved = _moved(source, session, backup)
                    session.rollback() if dry_run else session.commit()
                left = laptop.left_behind(source)
        finally:
            engine.dispose()
    _report(moved, left, f"{name} ({organization_id})", dry_run=dry_run)
    typer.echo(f"{time.perf_counter() - began_s:,.1f} s")


def _moved(source: Connection, session: Session, backup: Backup) -> list[Moved]:
    try:
        moved = move(source, session, _adopt)
    except ClashError as error:
        for clash in error.clashes:
            typer.echo(clash, err=True)
        raise
    _note(session, moved, laptop.audit_head(source), backup)
    return moved


def _organization(sessions: Sessions, into: str) -> tuple[UUID, str]:
    """Find an organization by its ID or by its owner's email address."""
    with across(sessions, DatabaseRole.GATE)() as session:
        try:
            wanted = UUID(into)
        except ValueError:
            return _owned_by(session, into.strip().lower())
        named = select(OrganizationRow.name).where(OrganizationRow.id == wanted)
        name = None if wanted in (LOCAL, SHARED) else session.scalar(named)
    if name is None:
        raise CommandError(f"organization {into} not found", 2)
    return wanted, name


def _owned_by(session: Session, email: str) -> tuple[UUID, str]:
    account = account_by_email(session, email)
    if account is None:
        raise CommandError(f"{email} has no account: create one with `stormsizer account create`", 2)
    owned = [each for each in memberships(session, account.id) if each.role is Role.OWNER]
    if len(owned) != 1:
        choice = ", ".join(f"{each.organization_id} ({each.name})" for each in owned)
        raise CommandError(f"{email} owns {len(owned)} organizations: name one of {choice or 'another owner'}", 2)
    return owned[0].organization_id, owned[0].name


def _adopt(session: Session, hashes: Sequence[str]) -> list[str]:
    """Add the local installation's custom entries to those of the organization; return conflicts."""
    if not hashes:
        return []
    catalogs.lock(session)
    mine = CatalogDocumentRow.organization_id == organization_of(session)
    rows = session.scalars(select(CatalogDocumentRow).where(mine, CatalogDocumentRow.sha256.in_(hashes))).all()
    coming = {each.name: each for each in (SeedDocument(r.kind, r.document_id, r.document, r.sha256) for r in rows)}
    present = {each.name: each for each in catalogs.own_entries(session)}
    clashes = [
        f"{kind}: the organization has a different custom entry {identifier}"
        for kind, identifier in sorted(coming.keys() & present.keys())
        if coming[kind, identifier].sha256 != present[kind, identifier].sha256
    ]
    if clashes:
        return clashes
    try:
        catalogs.use_own(session, tuple({**present, **coming}.values()))
    except CatalogError as error:
        return [f"the laptop's custom entries are incompatible with the server's catalog: {english(error.text)}"]
    return []


def _note(session: Session, moved: Sequence[Moved], head: laptop.AuditHead, backup: Backup) -> None:
    """Record in the organization's audit log what was moved, from which backup, and where the local log ends."""
    counts = {each.table: each.n_rows for each in moved if each.n_rows}
    details: dict[str, str | int | bool | None] = {
        **counts,
        "backup_made_at": backup.manifest.made_at.isoformat(),
        "backup_sha256": backup.manifest.dump.sha256,
        "audit_entries_of_laptop": head.number,
        "audit_head_of_laptop": head.mac,
    }
    audit.record(
        session, OPERATOR, "move_laptop", audit.Subject("organization", str(organization_of(session))), details
    )


def _report(moved: Sequence[Moved], left: dict[str, int], into: str, *, dry_run: bool) -> None:
    rows = [(each.table, f"{each.n_rows:,}", "" if dry_run else f"{each.n_there:,}") for each in moved]
    typer.echo(table(("Table", "Laptop", "Server"), rows))
    for name, n_rows in left.items():
        warn(f"{n_rows:,} {name} are not moved: {LEFT[name]}")
    typer.echo(f"would be moved into {into}; nothing was changed" if dry_run else f"moved into {into}")
