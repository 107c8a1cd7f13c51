"""Runs the Alembic revisions on a connection from the caller, such as `stormsizer migrate`."""

from __future__ import annotations

from alembic import context

from webapp.accounts import models as account_models
from webapp.api_keys import models as api_key_models
from webapp.branding import models as branding_models
from webapp.catalogs import models as catalog_models
from webapp.jobs import models as job_models
from webapp.evidence import models as evidence_models
from webapp.imports import models as import_models
from webapp.core import audit
from webapp.core.http import idempotency
from webapp.core.db import installation
from webapp.core.db.migrations import SEE_ALL_ROWS
from webapp.core.db.session import Base
from webapp.personal_data import models as personal_data_models
from webapp.projects import models as project_models
from webapp.reports import models as report_models
from webapp.runs import models as run_models
from webapp.runs.quota import models as quota_models
from webapp.scenarios import models as scenario_models
from webapp.shares import models as share_models
from webapp.webhooks import models as webhook_models

TABLES = (
    account_models,
    catalog_models,
    project_models,
    scenario_models,
    run_models,
    evidence_models,
    job_models,
    share_models,
    webhook_models,
    api_key_models,
    quota_models,
    idempotency,
    installation,
    audit,
    personal_data_models,
    report_models,
    import_models,
    branding_models,
)


def see_all_rows(**_: object) -> None:
    """Let an owner that has no other privileges change the rows of tables that an earlier revision created."""
    connection.execute(SEE_ALL_ROWS)


connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=Base.metadata,
    transaction_per_migration=True,
    on_version_apply=see_all_rows,
)
with context.begin_transaction():
    context.execute("SET lock_timeout = '3s'")
    context.execute("SET row_security = off")  # fail for a login that sees only some of the rows
    see_all_rows()
    context.run_migrations()
