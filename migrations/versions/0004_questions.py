"""More kinds of runs, some computed in chunks; prices move to a separate list.

Other kinds have a request too, so the column *window_request* is renamed *request*. Recommendations have a cost with
currency, a number of drives, and a family; array and drive facts no longer contain prices. Backtests are recomputed on
request.

On downgrade, runs of kinds other than week and window are deleted: the previous release can neither show nor process
them. Fields that are new and have their default values are dropped, as are new fields of recommendations; a scenario
that the previous release cannot represent is unchanged.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB, insert

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

Document = dict[str, Any]

BATCH = 100
KINDS = "'week', 'window', 'shortlist', 'advice', 'runway', 'sensitivity', 'range'"
LEASE = "CASE WHEN lease_until IS NULL THEN state <> 'running' OR kind = 'range' ELSE state = 'running' END"

SCENARIO: Document = {"growth": {"desktops_fraction_per_year": 0.0, "through_year": None}}
GOALS: Document = {"survives": []}
"""Fields unknown to the previous release, with the values that are equivalent to its behavior."""

NO_PRICE = {"status": "unknown", "reasoning": "No source prints a price. Fill in your own."}
"""The only price information in existing catalogs."""
PRICES = ("price_usd", "price_usd_per_module")


class _NoWordsError(ValueError):
    """The previous release cannot represent a document."""


def upgrade() -> None:
    """Add the columns and tables for the new kinds of runs, and convert stored documents."""
    for name in ("kind", "window_request", "lease"):
        op.drop_constraint(op.f(f"ck_runs_{name}"), "runs", type_="check")
    op.alter_column("runs", "window_request", new_column_name="request")
    op.create_check_constraint(op.f("ck_runs_kind"), "runs", f"kind IN ({KINDS})")
    op.create_check_constraint(op.f("ck_runs_request"), "runs", "(kind IN ('window', 'range')) = (request IS NOT NULL)")
    op.create_check_constraint(op.f("ck_runs_lease"), "runs", LEASE)
    _make_chunks()

    families = {row.document_id: row.document for row in _documents("arrays")}
    _rewrite("runs", ("scenario", "result"), lambda *run: (run[0], _result_up(*run, families)), "kind = 'week'")
    _rewrite_catalogue(_without_prices)
    op.execute("DELETE FROM backtests")


def downgrade() -> None:
    """Delete data unknown to the previous release, and convert the rest to its format."""
    op.execute("DELETE FROM runs WHERE kind NOT IN ('week', 'window')")
    op.drop_index("ix_run_chunks_open", table_name="run_chunks", postgresql_where=sa.text("state <> 'done'"))
    op.drop_table("run_chunks")
    for name in ("kind", "request", "lease"):
        op.drop_constraint(op.f(f"ck_runs_{name}"), "runs", type_="check")
    op.alter_column("runs", "request", new_column_name="window_request")
    op.create_check_constraint(op.f("ck_runs_kind"), "runs", "kind IN ('week', 'window')")
    op.create_check_constraint(
        op.f("ck_runs_window_request"), "runs", "(kind = 'window') = (window_request IS NOT NULL)"
    )
    op.create_check_constraint(op.f("ck_runs_lease"), "runs", "(state = 'running') = (lease_until IS NOT NULL)")

    _rewrite("scenarios", ("document",), lambda document: (_scenario_down(document),))
    _rewrite("runs", ("result",), lambda result: (_result_down(result),), "kind = 'week'")
    _rewrite("runs", ("scenario",), lambda scenario: (_scenario_down(scenario),))
    _rewrite_catalogue(_with_prices)
    op.execute("DELETE FROM backtests")


def _make_chunks() -> None:
    op.create_table(
        "run_chunks",
        sa.Column("run_id", sa.Uuid(), nullable=False),
        sa.Column("first", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("attempt", sa.Integer(), nullable=False),
        sa.Column("fence", sa.Integer(), nullable=False),
        sa.Column("lease_until", sa.DateTime(timezone=True), nullable=True),
        sa.Column("announced_at", sa.DateTime(timezone=True), nullable=True),
        sa.Column("elapsed_ms", sa.Double(), nullable=True),
        sa.Column("document", sa.LargeBinary(), nullable=True),
        sa.CheckConstraint("state IN ('queued', 'running', 'done')", name=op.f("ck_run_chunks_state")),
        sa.CheckConstraint("(state = 'running') = (lease_until IS NOT NULL)", name=op.f("ck_run_chunks_lease")),
        sa.CheckConstraint("(state = 'done') = (document IS NOT NULL)", name=op.f("ck_run_chunks_document")),
        sa.ForeignKeyConstraint(["run_id"], ["runs.id"], name=op.f("fk_run_chunks_run_id_runs"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("run_id", "first", name=op.f("pk_run_chunks")),
    )
    op.create_index(
        "ix_run_chunks_open", "run_chunks", ["run_id", "first"], postgresql_where=sa.text("state <> 'done'")
    )


##### Scenarios and results


def _scenario_down(scenario: Document) -> Document:
    _drop(scenario, SCENARIO)
    _drop(scenario.get("goals", {}), GOALS)
    return scenario


def _drop(document: Document, fields: Document) -> None:
    """Drop fields that have exactly these values or are missing."""
    for field, value in fields.items():
        if document.pop(field, value) != value:
            raise _NoWordsError


def _host_cache_gib(scenario: Document) -> float:
    """Return the image cache size per host, which searches did not change until this release."""
    return float(scenario["hosts"].get("host_cache_gib", 0.0))


def _result_up(scenario: Document, result: Document | None, families: dict[str, Document]) -> Document | None:
    recommendation = result and result["recommendation"]
    if not recommendation:
        return result
    recommendation["why_not_cheaper"] = recommendation.pop("why_not_smaller")
    for candidate in _candidates(recommendation):
        configuration = candidate["configuration"]
        candidate["price"] = candidate.pop("price_usd")
        candidate["n_drives"] = configuration.get("n_arrays", 1) * sum(
            tier["n_drives"] for tier in configuration["tiers"]
        )
        candidate["host_cache_gib"] = _host_cache_gib(scenario)
        candidate["unpriced"] = []
        for goal in candidate["broken"]:
            goal["missing"] = None
    model_id = recommendation["chosen"]["configuration"]["model_id"]
    family = families.get(model_id, {})
    recommendation |= {
        "model_id": model_id,
        "model_name": family.get("name", model_id),
        "standing": family.get("standing", "published"),
        "n_legal": 0,
        "prices": None,
        "price_per_desktop": None,
    }
    return result


def _result_down(result: Document | None) -> Document | None:
    """Convert prices to dollars, the previous release's only currency, and drop fields that it does not know."""
    if result is None:
        return None
    result.pop("cost", None)
    recommendation = result["recommendation"]
    if not recommendation:
        return result
    recommendation["why_not_smaller"] = recommendation.pop("why_not_cheaper")
    in_dollars = (recommendation["prices"] or {}).get("currency") == "USD"
    for candidate in _candidates(recommendation, "why_not_smaller"):
        price = candidate.pop("price")
        candidate["price_usd"] = price if in_dollars else None
        for field in ("n_drives", "host_cache_gib", "unpriced", "beside"):
            candidate.pop(field, None)
        for goal in candidate["broken"]:
            for field in ("missing", "of_storage"):
                goal.pop(field, None)
    for field in ("model_id", "model_name", "standing", "n_legal", "prices", "price_per_desktop", "caveats"):
        recommendation.pop(field, None)
    return result


def _candidates(recommendation: Document, others: str = "why_not_cheaper") -> Iterator[Document]:
    yield recommendation["chosen"]
    yield from recommendation[others]


def _rewrite(
    table: str, columns: Sequence[str], change: Callable[..., Sequence[Document | None]], where: str = "true"
) -> None:
    """Convert the documents of matching rows in batches; rows that cannot be converted stay unchanged."""
    connection = op.get_bind()
    rows = sa.table(table, sa.column("id", sa.Uuid), *(sa.column(name, JSONB(none_as_null=True)) for name in columns))
    batch = sa.select(rows).where(sa.text(where)).order_by(rows.c.id).limit(BATCH)
    found = connection.execute(batch).all()
    while found:
        for identifier, *documents in found:
            try:
                changed = change(*documents)
            except _NoWordsError:
                continue
            values = dict(zip(columns, changed, strict=True))
            connection.execute(sa.update(rows).where(rows.c.id == identifier).values(values))
        found = connection.execute(batch.where(rows.c.id > found[-1][0])).all()


##### Catalogs


def _without_prices(node: Any) -> Any:
    if isinstance(node, dict):
        return {key: _without_prices(value) for key, value in node.items() if key not in PRICES}
    return node


def _with_prices(document: Document) -> Document:
    """Mark the price as unknown wherever the previous release expects one."""
    for part, price in (("controller", PRICES[0]), ("shelf", PRICES[0]), ("flash_cache", PRICES[1])):
        if document.get(part):
            document[part].setdefault(price, NO_PRICE)
    return document if "controller" in document else document | {PRICES[0]: NO_PRICE}


VERSIONS = sa.table("catalog_versions", sa.column("version"), sa.column("documents_sha256"))
MEMBERS = sa.table("catalog_memberships", sa.column("version"), sa.column("sha256"))
DOCUMENTS = sa.table(
    "catalog_documents", sa.column("sha256"), sa.column("kind"), sa.column("document_id"), sa.column("document", JSONB)
)


def _documents(*kinds: str) -> Sequence[Any]:
    return op.get_bind().execute(sa.select(DOCUMENTS).where(DOCUMENTS.c.kind.in_(kinds))).all()


def _rewrite_catalogue(change: Callable[[Document], Document]) -> None:
    """Migrate the documents of arrays and drives. Versions keep their names, because runs refer to them."""
    connection = op.get_bind()
    changed = {
        row.sha256: _row(row.kind, row.document_id, change(row.document)) for row in _documents("arrays", "drives")
    }
    changed = {before: row for before, row in changed.items() if row["sha256"] != before}
    if not changed:
        return
    connection.execute(insert(DOCUMENTS).values(list(changed.values())).on_conflict_do_nothing())
    for before, row in changed.items():
        connection.execute(sa.update(MEMBERS).where(MEMBERS.c.sha256 == before).values(sha256=row["sha256"]))
    connection.execute(sa.delete(DOCUMENTS).where(DOCUMENTS.c.sha256.not_in(sa.select(MEMBERS.c.sha256))))
    for version in connection.scalars(sa.select(VERSIONS.c.version)).all():
        held = connection.scalars(sa.select(MEMBERS.c.sha256).where(MEMBERS.c.version == version)).all()
        whole = hashlib.sha256("\n".join(sorted(held)).encode()).hexdigest()
        connection.execute(sa.update(VERSIONS).where(VERSIONS.c.version == version).values(documents_sha256=whole))


def _row(kind: str, name: str, document: Document) -> Document:
    """Return a document with its hash, as the catalog loader stores it."""
    text = json.dumps([kind, document], sort_keys=True, separators=(",", ":"))
    digest = hashlib.sha256(text.encode()).hexdigest()
    return {"sha256": digest, "kind": kind, "document_id": name, "document": document}
