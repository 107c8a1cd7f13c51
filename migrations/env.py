"""Runs Alembic's revisions over a connection that the caller brings; `stormsizer migrate` does."""

from __future__ import annotations

from alembic import context

from webapp.catalogs import models as catalog_models
from webapp.evidence import models as evidence_models
from webapp.kit.db import Base
from webapp.projects import models as project_models
from webapp.runs import models as run_models
from webapp.scenarios import models as scenario_models

TABLES = (catalog_models, project_models, scenario_models, run_models, evidence_models)

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, transaction_per_migration=True)
with context.begin_transaction():
    context.execute("SET lock_timeout = '3s'")
    context.run_migrations()
