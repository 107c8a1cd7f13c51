"""The tables go up and down, also when they are full, and are what the models say."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

from tests.webapp.conftest import copied
from tests.webapp.documents import office
from tests.webapp.setups import SetUp
from webapp.core.db.migrations import config_of, current_revision, head_revision, migrate
from webapp.core.db.session import Base, connect
from webapp.core.db.tenancy import LOCAL
from webapp.core.languages import languages
from webapp.jobs.execution import execute_job
from webapp.settings import Settings

pytestmark = pytest.mark.tested_on("server")

FOLDER = Settings().migrations_folder
REVISIONS = [each.revision for each in ScriptDirectory.from_config(config_of(FOLDER)).walk_revisions()][::-1]


@pytest.fixture
def empty(installation: SetUp) -> Iterator[Engine]:
    """A separate database on the installation's server."""
    with installation.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("DROP DATABASE IF EXISTS migrations WITH (FORCE)"))
        connection.execute(text("CREATE DATABASE migrations"))
    engine = connect(installation.engine.url.set(database="migrations").render_as_string(hide_password=False))
    yield engine
    engine.dispose()


@pytest.fixture
def full(installation: SetUp, full_database: str) -> Iterator[Engine]:
    """A database of its own with rows in every table."""
    with copied(installation, full_database, "migrations") as engine:
        yield engine


def test_models_match_the_migrations(empty: Engine) -> None:
    migrate(empty, FOLDER)
    with empty.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        differences: list[Any] = compare_metadata(context, Base.metadata)
    assert differences == []


def test_full_database_is_downgraded_and_upgraded_step_by_step(installation: SetUp, full: Engine) -> None:
    for revision in [*REVISIONS[-2::-1], "base"]:
        migrate(full, FOLDER, revision)
        assert current_revision(full) == (None if revision == "base" else revision)
    for revision in REVISIONS:
        migrate(full, FOLDER, revision)
        assert current_revision(full) == revision


def runs_of(engine: Engine) -> dict[str, dict[str, Any]]:
    """All runs by their kind, without the documents."""
    with engine.connect() as connection:
        rows = [dict(row) for row in connection.execute(text("SELECT * FROM runs")).mappings()]
    return {row.get("kind", "week"): {k: v for k, v in row.items() if k not in ("scenario", "result")} for row in rows}


def test_downgrade_deletes_newer_run_kinds_and_preserves_weeks(installation: SetUp, full: Engine) -> None:
    before = runs_of(full)
    assert set(before) == {"week", "window", "range", "failure"}
    for revision, kinds in (("0033", {"week", "window", "range"}), ("0003", {"week", "window"}), ("0002", {"week"})):
        migrate(full, FOLDER, revision)
        assert set(runs_of(full)) == kinds
    migrate(full, FOLDER)
    before["week"]["estimated_s"] = before["week"]["queued_at"] = None  # earlier releases have no such columns
    before["week"]["sentence"] = languages().localizer("en").json(before["week"]["sentence"])
    assert runs_of(full) == {"week": before["week"]}


def test_recommendation_is_the_same_after_downgrade_and_upgrade(installation: SetUp, full: Engine) -> None:
    query = text("SELECT result -> 'recommendation' FROM runs WHERE kind = 'week'")
    with full.connect() as connection:
        stored = connection.execute(query).scalar_one()
    before: dict[str, Any] = languages().localizer("en").json(stored)
    del before["n_desktops"], before["ownership"], before["price_contents"]  # earlier releases have no such fields
    migrate(full, FOLDER, "0003")
    with full.connect() as connection:
        below: dict[str, Any] = connection.execute(query).scalar_one()
    assert below["chosen"]["price_usd"] == before["chosen"]["price"] > 0
    assert len(below["why_not_smaller"]) == len(before["why_not_cheaper"]) > 0
    migrate(full, FOLDER)
    with full.connect() as connection:
        after: dict[str, Any] = connection.execute(query).scalar_one()
    lost = {"n_legal": 0, "prices": None, "price_per_desktop": None}
    _forget_newer_words(before)
    unpriced = [each["unpriced"] for each in (before["chosen"], *before["why_not_cheaper"])]
    assert unpriced == [[]] * len(unpriced)
    assert after == before | lost
    run_id = next(str(row["id"]) for row in runs_of(full).values())
    own = SetUp(installation.name, installation.settings, full)
    assert own.client().get(f"/api/v1/runs/{run_id}").status_code == 200


def test_pdf_reports_without_branding_survive_the_downgrade(installation: SetUp, full: Engine) -> None:
    own = SetUp(installation.name, installation.settings, full)
    run_id = own.client().get("/api/v1/runs?kind=week").json()["items"][0]["id"]
    place = f"/api/v1/runs/{run_id}/reports"
    assert {each["form"] for each in own.client().get(place).json()["items"]} == {"pdf", "csv"}
    assert own.client().delete("/api/v1/branding").status_code == 204
    plain = own.client().post(place, json={}).json()
    with full.begin() as connection:
        connection.execute(text("UPDATE reports SET state = 'making' WHERE id = :id"), {"id": plain["id"]})
    migrate(full, FOLDER, "0012")
    with full.connect() as connection:
        left = connection.execute(text("SELECT id, form, state FROM reports")).all()
    assert [(str(each.id), each.form, each.state) for each in left] == [(plain["id"], "pdf", "queued")]
    migrate(full, FOLDER)
    assert own.client().post(place, json={}).json() == plain
    own.execute_jobs("report")
    assert own.client().get(f"/api/v1/reports/{plain['id']}").json()["state"] == "ready"


def test_waiting_errands_of_the_previous_release_are_executed_as_jobs(installation: SetUp, empty: Engine) -> None:
    migrate(empty, FOLDER, "0016")
    add = text(
        "INSERT INTO errands (id, organisation_id, kind, payload, state, attempt, fence, due_at, reason) "
        "VALUES (gen_random_uuid(), :owner, 'note', '{\"text\": \"hello\"}', 'queued', 0, 0, now(), '') RETURNING id"
    )
    with empty.begin() as connection:
        job_id = connection.scalar(add, {"owner": LOCAL})
    migrate(empty, FOLDER)
    own = SetUp(installation.name, installation.settings, empty)
    seen: list[dict[str, Any]] = []
    assert execute_job(own.job_runner({"note": lambda _, payload: seen.append(payload)}), job_id)
    assert seen == [{"text": "hello"}]


def test_renaming_errands_leaves_no_former_name_in_either_direction(empty: Engine) -> None:
    named = text(
        "SELECT conname FROM pg_constraint WHERE conname LIKE :like "
        "UNION SELECT relname FROM pg_class WHERE relname LIKE :like"
    )
    for revision, former in (("0017", "errands"), ("0016", "jobs")):
        migrate(empty, FOLDER, revision)
        with empty.connect() as connection:
            found = connection.scalars(named, {"like": f"%\\_{former}%"}).all()
        assert found == []


def test_renaming_organizations_leaves_no_former_name_in_either_direction(empty: Engine) -> None:
    named = text(
        "SELECT conname FROM pg_constraint WHERE strpos(conname, :former) > 0 "
        "UNION SELECT relname FROM pg_class WHERE strpos(relname, :former) > 0 "
        "UNION SELECT column_name FROM information_schema.columns WHERE strpos(column_name, :former) > 0 "
        "UNION SELECT proname FROM pg_proc "
        "WHERE pronamespace = 'public'::regnamespace AND strpos(pg_get_functiondef(oid), :former) > 0 "
        "UNION SELECT policyname FROM pg_policies WHERE strpos(concat(qual, with_check), :former) > 0"
    )
    for revision, former in (("0019", "organisation"), ("0018", "organization")):
        migrate(empty, FOLDER, revision)
        with empty.connect() as connection:
            assert connection.scalars(named, {"former": former}).all() == []


def _forget_newer_words(recommendation: dict[str, Any]) -> None:
    """Take away what older releases have no words for, and this one reads as not said."""
    recommendation.pop("caveats")
    recommendation.pop("budget")
    recommendation.pop("upgrade")
    for candidate in (recommendation["chosen"], *recommendation["why_not_cheaper"]):
        candidate.pop("broken_with_any_storage")
        candidate.pop("beside")
        candidate.pop("price_per_month")
        candidate["configuration"].pop("other_workloads")
        for goal in candidate["broken"]:
            goal.pop("of_storage")


def test_growth_and_failures_are_dropped_only_if_they_are_unset(installation: SetUp, full: Engine) -> None:
    own = SetUp(installation.name, installation.settings, full)
    project = own.client().get("/api/v1/projects").json()["items"][0]["id"]
    grows = office(name="Grows", growth={"desktops_fraction_per_year": 0.1}, goals={"survives": ["drive"]})
    assert own.client().post(f"/api/v1/projects/{project}/scenarios", json=grows).status_code == 201
    query = text("SELECT name, document FROM scenarios")
    migrate(full, FOLDER, "0021")
    with full.connect() as connection:
        before: dict[str, Any] = {row.name: row.document for row in connection.execute(query)}
    migrate(full, FOLDER, "0003")
    with full.connect() as connection:
        below: dict[str, Any] = {row.name: row.document for row in connection.execute(query)}
    assert below["Grows"] == before["Grows"]
    plain = below["Branch office"]
    assert "growth" not in plain
    assert "survives" not in plain["goals"]
    migrate(full, FOLDER)
    for each in own.client().get(f"/api/v1/projects/{project}/scenarios").json()["items"]:
        assert own.client().get(f"/api/v1/scenarios/{each['id']}").status_code == 200


def test_power_action_limits_are_dropped_only_if_they_are_unset(installation: SetUp, full: Engine) -> None:
    own = SetUp(installation.name, installation.settings, full)
    project = own.client().get("/api/v1/projects").json()["items"][0]["id"]
    limited = office(name="Limited")
    limited["events"][0]["starts_per_minute"] = 50
    limited["pools"][0]["sessions_per_desktop"] = 12.5
    for document in (limited, office(name="Unlimited")):
        assert own.client().post(f"/api/v1/projects/{project}/scenarios", json=document).status_code == 201
    migrate(full, FOLDER, "0021")
    with full.connect() as connection:
        rows = connection.execute(text("SELECT name, document FROM scenarios")).all()
    below = {name: (document["pools"][0], document["events"][0]) for name, document in rows}
    pool, boot = below["Limited"]
    assert (pool["sessions_per_desktop"], boot["starts_per_minute"]) == (12.5, 50)
    assert "concurrent_fraction" not in boot
    pool, boot = below["Unlimited"]
    assert not {"sessions_per_desktop", "starts_per_minute", "concurrent_fraction"} & {*pool, *boot}
    migrate(full, FOLDER)
    for each in own.client().get(f"/api/v1/projects/{project}/scenarios").json()["items"]:
        assert own.client().get(f"/api/v1/scenarios/{each['id']}").status_code == 200


def test_profile_containers_are_dropped_only_if_there_are_none(installation: SetUp, full: Engine) -> None:
    own = SetUp(installation.name, installation.settings, full)
    project = own.client().get("/api/v1/projects").json()["items"][0]["id"]
    cached = office(name="Cached")
    cached["pools"][0] |= {"profile_id": "windows10-login-enterprise", "profile_containers": "cloud_cache"}
    for document in (cached, office(name="Without")):
        answer = own.client().post(f"/api/v1/projects/{project}/scenarios", json=document)
        assert answer.status_code == 201, answer.text
    migrate(full, FOLDER, "0023")
    with full.connect() as connection:
        rows = connection.execute(text("SELECT name, document FROM scenarios")).all()
        results = connection.scalars(text("SELECT result FROM runs WHERE result IS NOT NULL")).all()
    below = {name: document["pools"][0] for name, document in rows}
    assert below["Cached"]["profile_containers"] == "cloud_cache"
    assert "profile_containers" not in below["Without"]
    assert {document["schema_version"] for _, document in rows} == {1}
    assert not [result for result in results if "confidence_prices" in result or "requested_iops" in str(result)]
    migrate(full, FOLDER)
    with full.connect() as connection:
        documents = connection.scalars(text("SELECT document FROM scenarios")).all()
    assert {document["schema_version"] for document in documents} == {2}
    for each in own.client().get(f"/api/v1/projects/{project}/scenarios").json()["items"]:
        assert own.client().get(f"/api/v1/scenarios/{each['id']}").status_code == 200


def test_existing_database_is_not_changed(empty: Engine) -> None:
    assert migrate(empty, FOLDER)
    assert not migrate(empty, FOLDER)


def test_migration_history_has_one_head() -> None:
    assert len(ScriptDirectory.from_config(config_of(FOLDER)).get_heads()) == 1
    assert head_revision(Path(FOLDER)) == REVISIONS[-1]


def test_vcpus_and_scores_are_dropped_only_if_they_are_unset(installation: SetUp, full: Engine) -> None:
    own = SetUp(installation.name, installation.settings, full)
    project = own.client().get("/api/v1/projects").json()["items"][0]["id"]
    scored = office(name="Scored")
    scored["pools"][0]["n_vcpus"] = 4
    scored["hosts"]["specrate2017_int_base"] = 350
    for document in (scored, office(name="Unscored")):
        answer = own.client().post(f"/api/v1/projects/{project}/scenarios", json=document)
        assert answer.status_code == 201, answer.text
    migrate(full, FOLDER, "0024")
    with full.connect() as connection:
        rows = connection.execute(text("SELECT name, document FROM scenarios")).all()
        results = connection.scalars(text("SELECT result FROM runs WHERE result IS NOT NULL")).all()
    below = {name: (document["pools"][0], document["hosts"]) for name, document in rows}
    pool, hosts = below["Scored"]
    assert (pool["n_vcpus"], hosts["specrate2017_int_base"]) == (4, 350)
    pool, hosts = below["Unscored"]
    assert not {"n_vcpus", "specrate2017_int_base"} & {*pool, *hosts}
    assert not [result for result in results if "vcpus_per_core" in str(result)]
    migrate(full, FOLDER)
    for each in own.client().get(f"/api/v1/projects/{project}/scenarios").json()["items"]:
        assert own.client().get(f"/api/v1/scenarios/{each['id']}").status_code == 200


def test_places_of_pools_are_dropped_only_if_there_is_one_array(installation: SetUp, full: Engine) -> None:
    own = SetUp(installation.name, installation.settings, full)
    project = own.client().get("/api/v1/projects").json()["items"][0]["id"]
    share = {
        "id": "share",
        "model_id": "azure-files-ssd-v1",
        "firmware_id": "current",
        "tiers": [{"drive_id": "azure-files-ssd-v1-gib", "n_drives": 1024}],
    }
    several = office(name="Several", other_arrays=[share], array_name="Desktops")
    several["pools"][0] |= {"user_data_gib_per_desktop": 5, "profile_array_id": "share"}
    for document in (several, office(name="One")):
        answer = own.client().post(f"/api/v1/projects/{project}/scenarios", json=document)
        assert answer.status_code == 201, answer.text
    migrate(full, FOLDER, "0027")
    with full.connect() as connection:
        rows = connection.execute(text("SELECT name, document FROM scenarios")).all()
        results = connection.scalars(text("SELECT result FROM runs WHERE result IS NOT NULL")).all()
    below = {row.name: row.document for row in rows}
    assert [each["id"] for each in below["Several"]["other_arrays"]] == ["share"]
    assert below["Several"]["pools"][0]["profile_array_id"] == "share"
    assert "delta_array_id" not in below["Several"]["pools"][0]
    assert not {"other_arrays", "array_name"} & {*below["One"]}
    assert not {"image_array_id", "delta_array_id", "profile_array_id"} & {*below["One"]["pools"][0]}
    assert not [result for result in results if "arrays" in result or "other_arrays" in result]
    migrate(full, FOLDER)
    for each in own.client().get(f"/api/v1/projects/{project}/scenarios").json()["items"]:
        assert own.client().get(f"/api/v1/scenarios/{each['id']}").status_code == 200


def test_budgets_are_dropped_only_if_they_are_unset(installation: SetUp, full: Engine) -> None:
    own = SetUp(installation.name, installation.settings, full)
    project = own.client().get("/api/v1/projects").json()["items"][0]["id"]
    for document in (office(name="Tight", budget={"amount": 5000, "currency": "EUR"}), office(name="Free")):
        answer = own.client().post(f"/api/v1/projects/{project}/scenarios", json=document)
        assert answer.status_code == 201, answer.text
    migrate(full, FOLDER, "0028")
    with full.connect() as connection:
        rows = connection.execute(text("SELECT name, document FROM scenarios")).all()
        results = connection.scalars(text("SELECT result FROM runs WHERE result IS NOT NULL")).all()
    below = {row.name: row.document for row in rows}
    assert below["Tight"]["budget"] == {"amount": 5000, "currency": "EUR"}
    assert "budget" not in below["Free"]
    assert not [result for result in results if "budget" in str(result)]
    migrate(full, FOLDER)
    for each in own.client().get(f"/api/v1/projects/{project}/scenarios").json()["items"]:
        assert own.client().get(f"/api/v1/scenarios/{each['id']}").status_code == 200


def test_installed_arrays_are_dropped_only_if_they_are_unset(installation: SetUp, full: Engine) -> None:
    own = SetUp(installation.name, installation.settings, full)
    project = own.client().get("/api/v1/projects").json()["items"][0]["id"]
    array = office()["array"]
    hosts = office()["hosts"] | {"storage_iops_per_host": 6400}
    for document in (office(name="Owned", installed_array=array, hosts=hosts), office(name="New")):
        answer = own.client().post(f"/api/v1/projects/{project}/scenarios", json=document)
        assert answer.status_code == 201, answer.text
    migrate(full, FOLDER, "0030")
    with full.connect() as connection:
        rows = connection.execute(text("SELECT name, document FROM scenarios")).all()
        results = connection.scalars(text("SELECT result FROM runs WHERE result IS NOT NULL")).all()
    below = {row.name: row.document for row in rows}
    assert below["Owned"]["installed_array"]["model_id"] == array["model_id"]
    assert below["Owned"]["hosts"]["storage_iops_per_host"] == 6400
    assert "installed_array" not in below["New"]
    assert "storage_iops_per_host" not in below["New"]["hosts"]
    assert not [result for result in results if "'upgrade'" in str(result)]
    migrate(full, FOLDER)
    for each in own.client().get(f"/api/v1/projects/{project}/scenarios").json()["items"]:
        assert own.client().get(f"/api/v1/scenarios/{each['id']}").status_code == 200


def test_project_prices_and_new_prices_of_lists_are_dropped(installation: SetUp, full: Engine) -> None:
    own = SetUp(installation.name, installation.settings, full)
    project = own.client().get("/api/v1/projects").json()["items"][0]["id"]
    prices = {"id": "own", "name": "Offer", "dated": "2026-03-01", "price_per_host": 9000, "pue": 1.5}
    put = own.client().put("/api/v1/price-list", json=prices, headers={"If-Match": "*"}, params={"keep_numbers": True})
    assert put.status_code == 200, put.text
    given = {"currency": "USD", "price_per_host": 8000}
    assert (
        own.client().put(f"/api/v1/projects/{project}/price-list", json=given, headers={"If-Match": "*"}).status_code
        == 200
    )
    migrate(full, FOLDER, "0033")
    with full.connect() as connection:
        lists = connection.scalars(text("SELECT document FROM catalog_documents WHERE kind = 'prices'")).all()
        results = connection.scalars(text("SELECT result FROM runs WHERE result IS NOT NULL")).all()
    assert "Offer" in [each["name"] for each in lists]
    assert not [each for each in lists if {"price_per_host", "pue"} & each.keys()]
    assert not [result for result in results if "'ownership'" in str(result) or "'reducible_gb'" in str(result)]
    migrate(full, FOLDER)
    assert own.client().get(f"/api/v1/projects/{project}/price-list").json()["own"] is None


def test_options_of_links_and_arrays_of_projects_are_dropped(installation: SetUp, full: Engine) -> None:
    own = SetUp(installation.name, installation.settings, full)
    project = own.client().get("/api/v1/projects").json()["items"][0]["id"]
    request = {"family_ids": [], "excluded_family_ids": ["ours"]}
    option = {"headroom_desktops": 5, "status": "pass", "constraint": "", "margin_fraction": 0.2}
    warning = {"path": "goals.login_good_s", "message": "", "smallest_reachable": 21.0}
    with full.begin() as connection:
        connection.execute(text("UPDATE projects SET own_array_ids = '[\"ours\"]'"))
        connection.execute(
            text("UPDATE runs SET kind = 'shortlist', request = :request, result = :result WHERE state = 'succeeded'"),
            {"request": json.dumps(request), "result": json.dumps({"families": [option], "warnings": [warning]})},
        )
    migrate(full, FOLDER, "0036")
    with full.connect() as connection:
        runs = connection.execute(text("SELECT request, result FROM runs WHERE kind = 'shortlist'")).all()
    kept = {"families": [{"headroom_desktops": 5}], "warnings": [{"path": "goals.login_good_s", "message": ""}]}
    assert all(tuple(each) == (None, kept) for each in runs)
    assert runs
    migrate(full, FOLDER)
    with full.connect() as connection:
        assert connection.scalar(text("SELECT own_array_ids FROM projects WHERE id = :id"), {"id": project}) is None


def test_states_of_results_are_dropped(installation: SetUp, full: Engine) -> None:
    tightest = {"goal": "spare_capacity_fraction", "margin_fraction": 0.2}
    result = {"scenario_name": "Office", "verdict": {"constraint": tightest | {"state": "In 2029"}}}
    with full.begin() as connection:
        connection.execute(
            text("UPDATE runs SET result = :result WHERE state = 'succeeded'"),
            {"result": json.dumps(result | {"states": [{"label": "In 2029", "constraint": tightest}]})},
        )
    migrate(full, FOLDER, "0038")
    with full.connect() as connection:
        found = connection.scalars(text("SELECT result FROM runs WHERE state = 'succeeded'")).all()
    assert found
    assert all(each == {"scenario_name": "Office", "verdict": {"constraint": tightest}} for each in found)
    migrate(full, FOLDER)


def test_other_workloads_are_dropped_only_if_there_are_none(installation: SetUp, full: Engine) -> None:
    own = SetUp(installation.name, installation.settings, full)
    project = own.client().get("/api/v1/projects").json()["items"][0]["id"]
    array = office()["array"]
    used = array | {"other_workloads": {"used_gib": 500}}
    for document in (office(name="Shared", array=used), office(name="New", installed_array=array)):
        answer = own.client().post(f"/api/v1/projects/{project}/scenarios", json=document)
        assert answer.status_code == 201, answer.text
    result = {"recommendation": {"chosen": {"configuration": used}}}
    with full.begin() as connection:
        connection.execute(
            text("UPDATE runs SET result = :result WHERE state = 'succeeded'"), {"result": json.dumps(result)}
        )
    migrate(full, FOLDER, "0039")
    with full.connect() as connection:
        rows = connection.execute(text("SELECT name, document FROM scenarios")).all()
        results = connection.scalars(text("SELECT result FROM runs WHERE state = 'succeeded'")).all()
    below = {row.name: row.document for row in rows}
    assert below["Shared"]["array"]["other_workloads"]["used_gib"] == 500
    assert "other_workloads" not in str(below["New"])
    assert results
    assert all(each == {"recommendation": {"chosen": {"configuration": array}}} for each in results)
    migrate(full, FOLDER)
    for each in own.client().get(f"/api/v1/projects/{project}/scenarios").json()["items"]:
        assert own.client().get(f"/api/v1/scenarios/{each['id']}").status_code == 200


def test_statements_that_nothing_else_runs_on_an_array_are_lost_on_downgrade(installation: SetUp, full: Engine) -> None:
    own = SetUp(installation.name, installation.settings, full)
    project = own.client().get("/api/v1/projects").json()["items"][0]["id"]
    array = office()["array"] | {"other_workloads": {"nothing_else": True}}
    answer = own.client().post(f"/api/v1/projects/{project}/scenarios", json=office(name="Stated", array=array))
    assert answer.status_code == 201, answer.text
    result = {"recommendation": {"chosen": {"configuration": array}}}
    with full.begin() as connection:
        connection.execute(
            text("UPDATE runs SET result = :result WHERE state = 'succeeded'"), {"result": json.dumps(result)}
        )
    migrate(full, FOLDER, "0045")
    with full.connect() as connection:
        documents = [
            *connection.scalars(text("SELECT document FROM scenarios")),
            *connection.scalars(text("SELECT document FROM scenario_versions")),
            *connection.scalars(text("SELECT result FROM runs WHERE state = 'succeeded'")),
        ]
    assert any("other_workloads" in str(each) for each in documents)
    assert not any("nothing_else" in str(each) for each in documents)
    migrate(full, FOLDER)
    for each in own.client().get(f"/api/v1/projects/{project}/scenarios").json()["items"]:
        assert own.client().get(f"/api/v1/scenarios/{each['id']}").status_code == 200


def test_keys_and_webhooks_belong_to_their_creators_or_else_to_the_first_owner(empty: Engine) -> None:
    migrate(empty, FOLDER, "0044")
    house, ada, bob, eve = (f"00000000-0000-7000-8000-00000000000{n}" for n in range(1, 5))
    made, unknown = (f"00000000-0000-7000-8000-0000000000{n}0" for n in range(1, 3))
    with empty.begin() as connection:
        connection.execute(text("INSERT INTO organizations (id, name) VALUES (:id, 'Acme')"), {"id": house})
        for n, (account, name, role) in enumerate(
            ((eve, "eve", "editor"), (ada, "ada", "owner"), (bob, "bob", "owner"))
        ):
            given = {"id": account, "email": f"{name}@example.com", "house": house, "role": role, "n": n}
            connection.execute(text("INSERT INTO accounts (id, email, name) VALUES (:id, :email, 'A')"), given)
            member = (
                "INSERT INTO members (organization_id, account_id, role, created_at) "
                "VALUES (:house, :id, :role, now() + make_interval(hours => :n))"
            )
            connection.execute(text(member), given)
        key = (
            "INSERT INTO api_keys (id, organization_id, token_sha256, hint, name, scopes, created_by, expires_at) "
            "VALUES (gen_random_uuid(), :house, sha256(convert_to(:by, 'UTF8')), 'ssz', :by, '{read}', :by, now())"
        )
        for by in ("bob@example.com", "eve@example.com", "gone@example.com"):
            connection.execute(text(key), {"house": house, "by": by})
        webhook = (
            "INSERT INTO webhooks (id, organization_id, url, event_types, secret) "
            "VALUES (:id, :house, 'https://example.com', '{ping}', '')"
        )
        for each in (made, unknown):
            connection.execute(text(webhook), {"house": house, "id": each})
        entry = (
            "INSERT INTO audit_entries (organization_id, number, at, actor_kind, actor_id, actor_name, action, "
            "subject_kind, subject_id, details, request_id, mac) "
            "VALUES (:house, 1, now(), 'session', :bob, 'bob', 'create_webhook', 'webhook', :made, '{}', '', '')"
        )
        connection.execute(text(entry), {"house": house, "bob": bob, "made": made})
    migrate(empty, FOLDER, "0045")
    with empty.connect() as connection:
        keys = {
            row.name: row.owner
            for row in connection.execute(text("SELECT name, owner_id::text AS owner FROM api_keys"))
        }
        owners = text("SELECT id::text AS id, owner_id::text AS owner FROM webhooks")
        webhooks = {row.id: row.owner for row in connection.execute(owners)}
    assert keys == {"bob@example.com": bob, "eve@example.com": ada, "gone@example.com": ada}
    assert webhooks == {made: bob, unknown: ada}


def test_results_lose_contents_of_prices_and_effects_on_events_on_downgrade(full: Engine) -> None:
    kept = {"recommendation": {"price": 5.0}, "capacity": {"spare_fraction": 0.4}, "events": [{"kind": "login"}]}
    lists = {"families": [{"id": "a"}], "changes": [{"id": "b"}], "states": [{"year": 2029}]}
    new = kept | {
        "recommendation": {"price": 5.0, "price_contents": "drives"},
        "families": [{"id": "a", "kind": "array"}],
        "changes": [{"id": "b", "event": {"label": "Reboot"}}],
        "states": [{"year": 2029, "spare_fraction": 0.2}],
        "price_basis": "3 years",
        "reboot_windows": [],
    }
    with full.begin() as connection:
        connection.execute(
            text("UPDATE runs SET result = :result WHERE state = 'succeeded'"), {"result": json.dumps(new)}
        )
    migrate(full, FOLDER, "0040")
    with full.connect() as connection:
        results = connection.scalars(text("SELECT result FROM runs WHERE state = 'succeeded'")).all()
    assert results
    assert all(each == kept | lists for each in results)
    migrate(full, FOLDER)


def test_results_lose_rates_of_windows_years_and_busiest_minutes_on_downgrade(full: Engine) -> None:
    kept = {"label": "Reboot", "n_slots": 400}
    goal = {"goal": "host_cpu_max_fraction", "margin_fraction": 0.1}
    rest = {"years": [{"year": 2029}], "phases": [{"goals": [goal], "peak": {"iops": 9.0}}]}
    new = {"starts_per_minute": 167.0, "bottleneck": "", "goal_s": 3600.0, "probability": 0.6, "likely_s": 720.0}
    with full.begin() as connection:
        connection.execute(
            text("UPDATE runs SET result = :result WHERE state = 'succeeded'"),
            {
                "result": json.dumps(
                    rest
                    | {
                        "reboot_windows": [kept | new | {"n_event_slots": 400}],
                        "year": 2029,
                        "phases": [{"goals": [goal | {"peak": 0.95}], "peak": {"iops": 9.0}}],
                    }
                )
            },
        )
    migrate(full, FOLDER, "0042")
    with full.connect() as connection:
        results = connection.scalars(text("SELECT result FROM runs WHERE state = 'succeeded'")).all()
    assert results
    assert all(each == rest | {"reboot_windows": [kept]} for each in results)
    migrate(full, FOLDER)


def test_results_lose_the_probability_given_the_guest_time_on_downgrade(full: Engine) -> None:
    phase = {"phase_id": "login", "probability": 0.76}
    kept = {"likelihood": "likely", "probability": 0.76, "phases": [phase]}
    given = {"given_guest_time": {"likelihood": "holds", "probability": 0.93, "guest_s": 5.2}}
    new = {"confidence": kept | given | {"phases": [phase | given]}}
    with full.begin() as connection:
        connection.execute(
            text("UPDATE runs SET result = :result WHERE state = 'succeeded'"), {"result": json.dumps(new)}
        )
    migrate(full, FOLDER, "0041")
    with full.connect() as connection:
        results = connection.scalars(text("SELECT result FROM runs WHERE state = 'succeeded'")).all()
    assert results
    assert all(each == {"confidence": kept} for each in results)
    migrate(full, FOLDER)
