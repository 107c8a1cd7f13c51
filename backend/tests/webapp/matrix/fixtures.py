"""What each operation is asked with: identifiers, plain values, bodies. **A new route has its lines added here.**

The tables are complete or the build fails: `test_fixtures.py` compares them with the description of the API.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from tests.webapp.accounts.people import OTHER_PASSWORD, PASSWORD
from tests.webapp.branding.logos import png
from tests.webapp.documents import Document, key_figures, spec_sheet
from tests.webapp.matrix.description import Operation
from tests.webapp.matrix.tenants import PROVENANCE, Tenant

Form = Callable[[str], str]


def as_it_is(identifier: str) -> str:
    """Return an identifier unchanged."""
    return identifier


def as_cursor(identifier: str) -> str:
    """Return the cursor behind an object."""
    return base64.urlsafe_b64encode(UUID(identifier).bytes).decode().rstrip("=")


@dataclass(frozen=True)
class Refers:
    """A place for the identifier of an object.

    Attributes
    ----------
    kind
        Of object: a name of `tenants.MAKERS`.
    refuses
        Whether an identifier that is not there is refused; else the answer says nothing about it: a list that is
        empty, or a complaint within an answer that is fine.
    form
        How the identifier is written there.
    """

    kind: str
    refuses: bool = True
    form: Form = as_it_is


@dataclass(frozen=True)
class RefersWithin:
    """A body without fixed fields: whole requests, each with a place for the identifier of an object.

    Attributes
    ----------
    calls
        By kind of object: the path's values and the body with an identifier in it.
    """

    calls: Mapping[str, Callable[[Tenant, str], tuple[dict[str, str], Document]]]


@dataclass(frozen=True)
class Names:
    """A place for an identifier that cannot refer to another organization, and why."""

    why: str


Fixture = Refers | RefersWithin | Names


def _array_with_drive(tenant: Tenant, drive_id: str) -> tuple[dict[str, str], Document]:
    array_id = tenant.one("array")
    entry = tenant.entry("arrays", array_id)
    entry["tiers"][0]["drives"] = [drive_id]
    return {"kind": "arrays", "entry_id": array_id}, {"provenance": PROVENANCE, "entry": entry}


def _workload_on_deployment(tenant: Tenant, deployment_id: str) -> tuple[dict[str, str], Document]:
    workload_id = tenant.one("workload")
    entry = tenant.entry("workloads", workload_id) | {"deployment_id": deployment_id}
    return {"kind": "workloads", "entry_id": workload_id}, {"provenance": PROVENANCE, "entry": entry}


def _shortlist(tenant: Tenant) -> Document:
    return {"kind": "shortlist", "request": {"family_ids": [tenant.one("array")]}}


OF_SCENARIO = Names("names an array of the scenario that it is for")

_OTHER_INSTALLED = "body.items[].scenario.other_arrays[].installed_array"

FIXTURES: dict[str, Fixture] = {
    "acceptance_id": Refers("acceptance"),
    "account_id": Refers("member"),
    "actor_id": Refers("account", refuses=False),
    "array_id": OF_SCENARIO,
    "delta_array_id": OF_SCENARIO,
    "image_array_id": OF_SCENARIO,
    "profile_array_id": OF_SCENARIO,
    "arrays{}": Refers("array"),
    "based_on": Refers("workload"),
    "copy_of": Refers("drive"),
    "delivery_id": Refers("delivery"),
    "deployment_id": Refers("deployment"),
    "drive_id": Refers("drive"),
    "drives": Refers("drive"),
    "drives{}": Refers("drive"),
    "entry_id": Refers("drive"),
    "excluded_family_ids": Names("leaves families out; one that is not in the catalog has no effect"),
    "family_ids": Refers("array"),
    "file_id": Refers("import file"),
    "firmware_id": Refers("firmware"),
    "volumes_per_month{}": Names("names a size of a cloud product, which the catalog shares with everyone"),
    "found_id": Names("names a part of what was found in the import that is asked about"),
    "event_id": Names("names a failure in the calendar of the scenario that it is for"),
    "hosts_id": Names("names a part of what was found in the import that is asked about"),
    "id": Names("names what is made, or a part of the document that it stands in"),
    "idempotency-key": Names("counts within an organization: all is asked with a key that the victim used"),
    "import_id": Refers("import"),
    "hand_over_to": Refers("account"),
    "included_run_ids": Refers("study"),
    "invitation_id": Refers("invitation"),
    "key_id": Refers("API key"),
    "link_id": Refers("share link"),
    "mac": Refers("audit entry", refuses=False),
    "model_id": Refers("array"),
    "organization_id": Refers("organization"),
    "phase_id": Names("names a phase of the answer to the scenario beside it"),
    "pool_id": Names("names a pool of the scenario that it is for"),
    "pool_ids": Names("names pools of the document that it stands in, or of the scenario that it is for"),
    "profile_id": Refers("workload"),
    "project_id": Refers("project"),
    "report_id": Refers("report"),
    "row_id": Names("measured rows come with the product; organizations have none"),
    "run_id": Refers("run"),
    "run_ids": Refers("run"),
    "scenario_id": Refers("scenario"),
    "session_id": Refers("session"),
    "shortlist_run_id": RefersWithin({"run": lambda _, run_id: ({}, {"shortlist_run_id": run_id})}),
    "source_id": Refers("source"),
    "subject_id": Refers("project", refuses=False),
    "webhook_id": Refers("webhook"),
    "workload_id": Refers("workload"),
    # where the name alone does not say it
    "get_array path.array_id": Refers("array"),
    "cancel_run path.run_id": Refers("queued run"),
    "delete_run path.run_id": Refers("ended run"),
    "delete_report path.report_id": Refers("queued report"),
    "add_import_file path.import_id": Refers("open import"),
    "cancel_import path.import_id": Refers("queued import"),
    "read_import path.import_id": Refers("open import"),
    "remove_import_file path.import_id": Refers("open import"),
    "compare_runs body.family_ids[]": Names("names a family among the options of the shortlist that it stands with"),
    "create_batch body.request.family_ids[]": Refers("array", refuses=False),
    "list_imports query.cursor": Refers("import", refuses=False, form=as_cursor),
    "list_runs query.project_id": Refers("project", refuses=False),
    "list_runs query.scenario_id": Refers("scenario", refuses=False),
    "list_samples query.family_id": Names("names a family of the shared catalog, whose sample comes with the product"),
    "list_projects query.cursor": Refers("project", refuses=False, form=as_cursor),
    "list_scenarios query.cursor": Refers("scenario", refuses=False, form=as_cursor),
    "list_runs query.cursor": Refers("run", refuses=False, form=as_cursor),
    "list_reports query.cursor": Refers("report", refuses=False, form=as_cursor),
    "list_api_keys query.cursor": Refers("API key", refuses=False, form=as_cursor),
    "list_webhooks query.cursor": Refers("webhook", refuses=False, form=as_cursor),
    "list_deliveries query.cursor": Refers("delivery", refuses=False, form=as_cursor),
    "list_share_links query.cursor": Refers("share link", refuses=False, form=as_cursor),
    "list_members query.cursor": Refers("member", refuses=False, form=as_cursor),
    "list_invitations query.cursor": Refers("invitation", refuses=False, form=as_cursor),
    "list_audit_entries query.cursor": Names("counts the entries of one organization, from 1"),
    "create_batch body.items[].scenario_id": Refers("scenario", refuses=False),
    "create_batch body.items[].scenario.array.model_id": Refers("array", refuses=False),
    "create_batch body.items[].scenario.array.firmware_id": Refers("firmware", refuses=False),
    "create_batch body.items[].scenario.array.tiers[].drive_id": Refers("drive", refuses=False),
    "create_batch body.items[].scenario.other_arrays[].model_id": Refers("array", refuses=False),
    "create_batch body.items[].scenario.other_arrays[].firmware_id": Refers("firmware", refuses=False),
    "create_batch body.items[].scenario.other_arrays[].tiers[].drive_id": Refers("drive", refuses=False),
    "create_batch body.items[].scenario.installed_array.model_id": Refers("array", refuses=False),
    "create_batch body.items[].scenario.installed_array.firmware_id": Refers("firmware", refuses=False),
    "create_batch body.items[].scenario.installed_array.tiers[].drive_id": Refers("drive", refuses=False),
    f"create_batch {_OTHER_INSTALLED}.model_id": Refers("array", refuses=False),
    f"create_batch {_OTHER_INSTALLED}.firmware_id": Refers("firmware", refuses=False),
    f"create_batch {_OTHER_INSTALLED}.tiers[].drive_id": Refers("drive", refuses=False),
    "create_batch body.items[].scenario.pools[].profile_id": Refers("workload", refuses=False),
    "create_batch body.items[].scenario.pools[].deployment_id": Refers("deployment", refuses=False),
    "put_array_from_sheet path.entry_id": Refers("array"),
    "put_own_entry body.entry{*}": RefersWithin({"drive": _array_with_drive, "deployment": _workload_on_deployment}),
}
"""By `operation place` where that is listed, else by the field's name."""

PLAIN: dict[str, Any] = {
    "kind": "drives",
    "limit": 200,
    "version": 1,
    "form": "fio",
    "file_type": "csv",
    "name": "measured.csv",
}
"""Parameters that are no identifiers and that a request cannot do without."""

WINDOW = {"from": "2026-03-02T06:00:00Z", "to": "2026-03-02T06:00:05Z", "n_replications": 1}


def _fixed(**given: Any) -> Callable[[Tenant], Document]:
    return lambda _: dict(given)


def _named(tenant: Tenant) -> Document:
    return {"name": f"Named by {tenant.word}"}


def _copy(tenant: Tenant) -> Document:
    new = f"00{tenant.word}-copy-{tenant.number()}"
    return {"copy_of": tenant.one("drive"), "id": new, "name": tenant.word, "provenance": PROVENANCE}


def _sheet(tenant: Tenant) -> Document:
    """Return the specification sheet of an array that the customer does not have yet, on a drive of the customer's."""
    return spec_sheet(id=f"00{tenant.word}-sheet-{tenant.number()}", drives=[tenant.one("drive")])


def _own_sheet(tenant: Tenant) -> Document:
    sheet = spec_sheet(id=tenant.one("array"), drives=[tenant.one("drive")])
    return {"provenance": PROVENANCE, "sheet": sheet}


def _own_drive(tenant: Tenant) -> Document:
    return {"provenance": PROVENANCE, "entry": tenant.entry("drives", tenant.one("drive"))}


def _prices(tenant: Tenant) -> Document:
    prices = {"arrays": {tenant.one("array"): {"shelf": 7}}, "drives": {tenant.one("drive"): 5}}
    return {"id": "own", "name": f"Offer of {tenant.word}", "dated": "2026-03-01", "currency": "USD", **prices}


def _branding(tenant: Tenant) -> Document:
    return {"organization": f"{tenant.word} Ltd", "primary_color": "#204080", "cover_text": f"Only for {tenant.word}"}


def _choice(tenant: Tenant) -> Document:
    """Something of every kind that was found, for the one scenario."""
    found: Document = {
        "profile": tenant.profile_choice(),
        "pools": [{"found_id": "pool-1", "pool_id": "found", "profile_id": tenant.one("workload")}],
        "hosts_id": "hosts-1",
        "events": [{"found_id": "storm-1", "kind": "login", "pool_ids": ["found"]}],
    }
    return {"scenario_id": tenant.one("scenario"), "selection": found}


def _webhook(tenant: Tenant) -> Document:
    return {"url": f"https://hooks.example.com/{tenant.word}", "event_types": ["run.succeeded"]}


def _invitation(tenant: Tenant) -> Document:
    return {"email": f"guest-{tenant.number()}@{tenant.word}.example", "role": "viewer"}


def _newcomer(tenant: Tenant) -> Document:
    email = f"newcomer-{tenant.number()}@{tenant.word}.example"
    return {"email": email, "password": PASSWORD, "name": "Ada Lovelace", "organization": f"{tenant.word} too"}


BODIES: dict[str, Callable[[Tenant], Document]] = {
    "accept_import": _choice,
    "accept_invitation": _fixed(token="ssi_nothing", name="Ada Lovelace", password=PASSWORD),
    "begin_second_factor": _fixed(password=PASSWORD),
    "branch_scenario": lambda tenant: {"project_id": tenant.one("project"), **_named(tenant)},
    "change_email": lambda tenant: {"email": f"new-{tenant.number()}@{tenant.word}.example", "password": PASSWORD},
    "change_member": _fixed(role="viewer"),
    "change_password": _fixed(password=PASSWORD, new_password=OTHER_PASSWORD),
    "update_account": _fixed(language="de"),
    "choose_organization": lambda tenant: {"organization_id": tenant.organization_id},
    "compare_runs": lambda tenant: {"run_ids": [tenant.one("run"), tenant.one("other run")]},
    "confirm_email": _fixed(token="sse_nothing", password=PASSWORD),
    "confirm_second_factor": _fixed(code="000000"),
    "copy_entry_as_own": _copy,
    "create_api_key": lambda tenant: {**_named(tenant), "scopes": ["read"]},
    "create_array_from_sheet": lambda tenant: {"provenance": PROVENANCE, "sheet": _sheet(tenant)},
    "create_batch": lambda tenant: _shortlist(tenant) | {"items": [{"scenario_id": tenant.one("scenario")}]},
    "create_failure": lambda tenant: {
        "part": "drive",
        "options": [{"name": f"Option of {tenant.word}", "array": tenant.scenario()["array"]}],
    },
    "create_import": lambda tenant: {"project_id": tenant.one("project"), **_named(tenant)},
    "create_project": _named,
    "create_range": _fixed(n_replications=30),
    "create_report": lambda tenant: {"form": "pdf", "included_run_ids": [tenant.one("study")]},
    "create_scenario": lambda tenant: tenant.scenario(),
    "create_scenario_from_import": lambda tenant: {
        "project_id": tenant.one("project"),
        "scenario": tenant.scenario(),
        "selection": _choice(tenant)["selection"],
    },
    "create_share_link": lambda tenant: {"label": f"For {tenant.word}"},
    "create_shortlist": lambda tenant: _shortlist(tenant)["request"],
    "create_webhook": _webhook,
    "create_window": lambda _: dict(WINDOW),
    "delete_organization": _fixed(name="Not the name of any organization"),
    "duplicate_scenario": _named,
    "estimate_run": _shortlist,
    "invite_member": _invitation,
    "name_scenario_version": lambda tenant: {"label": f"Label of {tenant.word}"},
    "open_share_link": lambda tenant: {"token": tenant.tokens[tenant.one("share link")]},
    "preview": lambda tenant: {"scenario": tenant.scenario()},
    "preview_array_from_sheet": lambda tenant: {"sheet": _sheet(tenant)},
    "preview_array_from_key_figures": lambda _: {"figures": key_figures()},
    "preview_arithmetic": lambda tenant: {"scenario": tenant.scenario(), "phase_id": "boot"},
    "preview_response_curve": lambda tenant: {"scenario": tenant.scenario(), "phase_id": "boot"},
    "propose_import": _choice,
    "propose_scenario_from_import": lambda tenant: {
        "scenario": tenant.scenario(),
        "selection": _choice(tenant)["selection"],
    },
    "put_array_from_sheet": _own_sheet,
    "put_own_entry": _own_drive,
    "read_import": _fixed(time_zone="Europe/Berlin"),
    "read_invitation": _fixed(token="ssi_nothing"),
    "remove_second_factor": _fixed(password=PASSWORD),
    "rename_organization": lambda tenant: {"name": f"{tenant.word} Ltd"},
    "replace_branding": _branding,
    "replace_price_list": _prices,
    "replace_project_prices": lambda tenant: {
        "currency": "USD",
        "arrays": {tenant.one("array"): {"controller": 9}},
        "drives": {tenant.one("drive"): 4},
    },
    "request_password_reset": lambda tenant: {"email": f"nobody@{tenant.word}.example"},
    "reset_password": _fixed(token="ssp_nothing", password=PASSWORD),
    "sign_in": lambda tenant: {"email": f"owner@{tenant.word}.example", "password": PASSWORD},
    "sign_up": _newcomer,
    "update_project": _named,
    "update_scenario": lambda tenant: tenant.scenario(),
    "update_share_link": lambda tenant: {"label": f"Label of {tenant.word}"},
    "update_webhook": _webhook,
    "verify_email": _fixed(token="ssv_nothing", password=PASSWORD),
}
"""A body that is taken, for each operation that has one; it refers to objects of this customer alone."""

RAW: dict[str, Callable[[Tenant], bytes]] = {
    "add_import_file": lambda tenant: f"{tenant.word} {tenant.number()}".encode(),
    "preview_price_list": lambda tenant: f"field,value\nname,Offer of {tenant.word}\n".encode(),
    "replace_branding_logo": lambda _: png(),
}
"""Bytes that are taken, for each operation that takes plain bytes."""

USES_UP = frozenset(
    {"cancel_import", "cancel_run", "resend_delivery", "revoke_api_key", "revoke_share_link", "undo_import"}
)
"""Actions possible only once per object, besides deletions: they use a fresh object."""

FOR_ONESELF = frozenset(
    {
        "accept_invitation",
        "begin_second_factor",
        "change_email",
        "change_password",
        "choose_organization",
        "confirm_email",
        "confirm_second_factor",
        "leave_organization",
        "open_share_link",
        "read_invitation",
        "remove_second_factor",
        "request_password_reset",
        "reset_password",
        "sign_in",
        "sign_out",
        "sign_up",
        "update_account",
        "verify_email",
    }
)
"""Actions on the user's own account or browser, by a user who has just joined."""

OTHERWISE = {
    "accept_invitation": 410,
    "confirm_email": 410,
    "confirm_second_factor": 409,
    "delete_organization": 422,
    "get_metrics": 404,
    "read_invitation": 410,
    "reset_password": 410,
    "verify_email": 410,
}
"""Operations without a successful response, because they need a token from an email or would delete the customer."""


def key_of(operation: Operation, place: str) -> str:
    """Return what a place is listed as."""
    whole = f"{operation.id} {place}"
    return whole if whole in FIXTURES else place.rpartition(".")[2].replace("[]", "")


def fixture_of(operation: Operation, place: str) -> Fixture:
    """Return what belongs in a place."""
    return FIXTURES[key_of(operation, place)]


def absent(identifier: str, word: str, form: Form = as_it_is) -> str:
    """Return an unused identifier of the same form: the neighbor of an existing one."""
    try:
        return form(str(UUID(int=UUID(identifier).int ^ 0x5A5A_F00D)))
    except ValueError:
        pass
    if word in identifier:
        return form(identifier.replace(word, word[::-1]))
    assert len(identifier) == 64, identifier
    return form(hashlib.sha256(identifier.encode()).hexdigest())


def missing_in(operations: list[Operation]) -> list[str]:
    """Say everything that the tables lack or have for nothing."""
    places = [(operation, place) for operation in operations for place in operation.id_places]
    without = [f"{each.id} {place}" for each, place in places if key_of(each, place) not in FIXTURES]
    bodies = {each.id for each in operations if each.body is not None}
    names = {each.id for each in operations}
    plain = {name for each in operations for name in _plain_parameters(each)}
    return [
        *(f"FIXTURES says nothing about `{each}`" for each in without),
        *(f"BODIES has none for `{each}`" for each in sorted(bodies - BODIES.keys())),
        *(f"PLAIN has no value for the parameter `{each}`" for each in sorted(plain - PLAIN.keys())),
        *(f"BODIES has one for `{each}`, which takes none" for each in sorted(BODIES.keys() - bodies)),
        *(f"FIXTURES names `{each}`, which is nowhere" for each in sorted(_left_over(places))),
        *(f"`{each}` is no operation" for each in sorted((USES_UP | FOR_ONESELF | OTHERWISE.keys()) - names)),
    ]


def _plain_parameters(operation: Operation) -> set[str]:
    """Return the parameters of a path that are no identifiers."""
    known = {place.removeprefix("path.") for place in operation.id_places}
    return set(operation.parameters["path"]) - known


def _left_over(places: list[tuple[Operation, str]]) -> set[str]:
    return FIXTURES.keys() - {key_of(operation, place) for operation, place in places}
