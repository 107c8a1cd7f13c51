"""Customers with one item of each kind, and all the ways in which their users make requests."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import text

from tests.webapp.accounts.people import API, PASSWORD, House, sign_in
from tests.webapp.branding.logos import png
from tests.webapp.documents import Document, office, with_installed_arrays
from tests.webapp.imports.files import BYTES, summary_of
from webapp.jobs.execution import execute_job

PROVENANCE: Document = {"source": "Data sheet 4711", "publisher": "Acme", "dated": "2026-03-01", "notes": ""}
SHARED_ENTRIES = {
    "arrays": "netapp-fas3270",
    "drives": "fc-450gb-15k",
    "workloads": "windows7-knowledge-rawc",
    "deployments": "instant-clones",
}
_addresses = itertools.count(1)


@dataclass
class Tenant:
    """A customer whose texts all contain a unique word."""

    house: House
    word: str
    owner: TestClient
    organization_id: str
    made: dict[str, str] = field(default_factory=dict)
    tokens: dict[str, str] = field(default_factory=dict)
    """Values of keys and links that are shown once, by identifier."""
    _numbers: itertools.count[int] = field(default_factory=lambda: itertools.count(1))

    @classmethod
    def new(cls, house: House, word: str) -> Tenant:
        """Sign up, with more room for runs than others have."""
        email = f"owner@{word}.example"
        browser = address_of_its_own(house)
        house.asks(browser, email, f"{word} Ltd")
        answer = browser.post(f"{API}/verify-email", json={"token": house.proof(email), "password": PASSWORD})
        assert answer.status_code == 204, answer.text
        organization_id = browser.get(f"{API}/me").json()["organization_id"]
        house.run("INSERT INTO quotas (organization_id, max_open_runs) VALUES (:id, 5000)", id=organization_id)
        return cls(house, word, browser, organization_id)

    def one(self, kind: str) -> str:
        """Return the identifier of an object of this kind, made when it is first asked for."""
        if kind not in self.made:
            self.made[kind] = self.fresh(kind)
        return self.made[kind]

    def fresh(self, kind: str) -> str:
        """Make another object of this kind and return its identifier."""
        return MAKERS[kind](self)

    def number(self) -> int:
        """Return a number that was not used yet."""
        return next(self._numbers)

    def post(self, place: str, given: Any = None) -> Document:
        """Make something as the owner does."""
        answer = self.owner.post(f"{API}/{place}", json=given)
        assert answer.status_code in (201, 202), (place, answer.text)
        made: Document = answer.json()
        return made

    def get(self, place: str) -> Document:
        """Read something as the owner does."""
        answer = self.owner.get(f"{API}/{place}")
        assert answer.status_code == 200, (place, answer.text)
        found: Document = answer.json()
        return found

    def invited(self, role: str = "viewer") -> str:
        """Invite a user; return the address."""
        email = f"{role}-{self.number()}@{self.word}.example"
        self.made["invitation"] = self.post("invitations", {"email": email, "role": role})["id"]
        return email

    def member(self, role: str = "viewer") -> TestClient:
        """Return the browser of a user who has just joined."""
        return self.member_with_address(role)[0]

    def member_with_address(self, role: str) -> tuple[TestClient, str]:
        """Return the browser of a user who has just joined, and their email address."""
        email = self.invited(role)
        del self.made["invitation"]
        browser = address_of_its_own(self.house)
        given = {"token": self.house.proof(email), "name": f"Member of {self.word}", "password": PASSWORD}
        answer = browser.post(f"{API}/invitations/accept", json=given)
        assert answer.status_code == 204, answer.text
        return browser, email

    def program(self, *scopes: str) -> TestClient:
        """Return a program with a key that has these scopes."""
        made = self.post("api-keys", {"name": f"Key of {self.word}", "scopes": scopes})
        browser = address_of_its_own(self.house)
        browser.headers["Authorization"] = f"Bearer {made['token']}"
        return browser

    def visitor(self) -> TestClient:
        """Return the browser of a visitor who has opened the one share link."""
        browser = address_of_its_own(self.house)
        token = self.tokens[self.one("share link")]
        answer = browser.post(f"{API}/shared", json={"token": token})
        assert answer.status_code == 200, answer.text
        return browser

    def people(self) -> dict[str, TestClient]:
        """Return one browser or program for each way to make requests."""
        return {
            "owner": self.owner,
            "editor": self.member("editor"),
            "viewer": self.member("viewer"),
            "api key": self.program("read", "write", "run", "manage"),
            "link holder": self.visitor(),
            "anonymous": address_of_its_own(self.house),
        }

    def scenario(self, **changes: Any) -> Document:
        """Return a scenario that holds, with the users' data on a second array; both are installed."""
        document = office(name=f"Office {self.number()} of {self.word}", **changes)
        document["pools"][0] |= {"user_data_gib_per_desktop": 1, "profile_array_id": "files"}
        return with_installed_arrays(document)

    def profile_choice(self) -> Document:
        """Return the selection of a measured profile with an unused name."""
        based_on = {"based_on": self.one("workload"), "id": f"{self.word}-measured-{self.number()}"}
        return based_on | {"name": f"Measured by {self.word}", "phases": [0], "pool_ids": ["office"]}

    def entry(self, kind: str, entry_id: str) -> Document:
        """Return what an entry of their own says."""
        found: Document = self.get(f"catalog/own/{kind}/{entry_id}")["entry"]
        return found


def address_of_its_own(house: House) -> TestClient:
    """Return a browser in a network of its own: no brake on one holds for another."""
    n = next(_addresses)
    return house.browser(f"203.{n // 250}.{n % 250}.7")


def user_without_an_organization(tenant: Tenant) -> TestClient:
    """Return the browser of a signed-in user without an organization."""
    browser, email = tenant.member_with_address("viewer")
    assert browser.post(f"{API}/organization/leave").status_code == 204
    fresh = address_of_its_own(tenant.house)
    assert sign_in(fresh, email).status_code == 204
    return fresh


def _project(tenant: Tenant) -> str:
    notes = f"Only {tenant.word} may know"
    return str(tenant.post("projects", {"name": f"Project {tenant.number()} of {tenant.word}", "notes": notes})["id"])


def _scenario(tenant: Tenant) -> str:
    """Make a scenario whose first version has a name: it is kept."""
    scenario_id = str(tenant.post(f"projects/{tenant.one('project')}/scenarios", tenant.scenario())["id"])
    place = f"{API}/scenarios/{scenario_id}/versions/1/name"
    assert tenant.owner.put(place, json={"label": f"First of {tenant.word}"}).status_code == 200
    return scenario_id


def _run(tenant: Tenant) -> str:
    run_id = _queued_run(tenant)
    assert tenant.house.set_up.work_off(run_id)
    return run_id


def _queued_run(tenant: Tenant) -> str:
    return str(tenant.post(f"scenarios/{tenant.one('scenario')}/runs")["id"])


def _ended_run(tenant: Tenant) -> str:
    run_id = _queued_run(tenant)
    assert tenant.owner.post(f"{API}/runs/{run_id}/cancel").status_code == 200
    return run_id


def _logo(tenant: Tenant) -> str:
    """Put a logo in use; return its hash."""
    answer = tenant.owner.put(f"{API}/branding/logo", content=png())
    assert answer.status_code == 200, answer.text
    return str(answer.json()["logo"]["sha256"])


def _study(tenant: Tenant) -> str:
    """Have a worker answer a question about what the one run is about, whatever its scenario says by now."""
    study_id = str(tenant.post(f"scenarios/{tenant.one('scenario')}/ranges", {"n_replications": 2})["id"])
    same = "scenario_version, engine_version, catalog_organization_id, catalog_version"
    like_the_run = f"UPDATE runs SET ({same}) = (SELECT {same} FROM runs WHERE id = :run_id) WHERE id = :id"
    tenant.house.run(like_the_run, run_id=tenant.one("run"), id=study_id)
    tenant.house.set_up.work_off_chunks(study_id)
    tenant.house.set_up.work_off(study_id)
    assert tenant.get(f"runs/{study_id}")["state"] == "succeeded"
    return study_id


def _report(tenant: Tenant) -> str:
    """Have a worker make the report of the one run, including the one analysis."""
    tenant.one("study")
    report_id = str(tenant.post(f"runs/{tenant.one('run')}/reports", {})["id"])
    waiting = text("SELECT id FROM jobs WHERE kind = 'report' AND payload->>'report_id' = :id")
    with tenant.house.set_up.engine.connect() as connection:
        job_id = connection.execute(waiting, {"id": report_id}).scalar_one()
    assert execute_job(tenant.house.set_up.job_runner(), job_id)
    return report_id


def _queued_report(tenant: Tenant) -> str:
    return str(tenant.post(f"runs/{tenant.one('other run')}/reports", {})["id"])


def _webhook(tenant: Tenant) -> str:
    given = {"url": f"https://hooks.example.com/{tenant.word}", "event_types": ["run.succeeded"]}
    return str(tenant.post("webhooks", given)["id"])


def _delivery(tenant: Tenant) -> str:
    """Make a delivery that has failed."""
    delivery_id = str(tenant.post(f"webhooks/{tenant.one('webhook')}/ping")["id"])
    ended = "UPDATE webhook_deliveries SET state = 'failed', finished_at = now() WHERE id = :id"
    tenant.house.run(ended, id=delivery_id)
    return delivery_id


def _api_key(tenant: Tenant) -> str:
    return str(tenant.post("api-keys", {"name": f"Key of {tenant.word}", "scopes": ["read"]})["id"])


def _share_link(tenant: Tenant) -> str:
    made = tenant.post(f"runs/{tenant.one('run')}/share-links", {"label": f"For {tenant.word}"})
    tenant.tokens[made["id"]] = made["url"].partition("#")[2]
    return str(made["id"])


def _invitation(tenant: Tenant) -> str:
    tenant.invited()
    return tenant.made["invitation"]


def _member(tenant: Tenant) -> str:
    browser = tenant.member()
    return str(browser.get(f"{API}/me").json()["account"]["id"])


def _account(tenant: Tenant) -> str:
    return str(tenant.get("me")["account"]["id"])


def _session(tenant: Tenant) -> str:
    """Sign in as the owner in a second browser."""
    other = address_of_its_own(tenant.house)
    assert sign_in(other, f"owner@{tenant.word}.example").status_code == 204
    listed = other.get(f"{API}/me/sessions").json()["items"]
    return next(str(each["id"]) for each in listed if each["is_current"])


def _own_entry(kind: str) -> Callable[[Tenant], str]:
    def make(tenant: Tenant) -> str:
        entry_id = f"00{tenant.word}-{kind}-{tenant.number()}"  # the first of those that a complaint would name
        asked = {"copy_of": SHARED_ENTRIES[kind], "id": entry_id, "name": f"{tenant.word} {kind}"}
        tenant.post(f"catalog/own/{kind}", asked | {"provenance": PROVENANCE | {"notes": tenant.word}})
        return entry_id

    return make


def _firmware(tenant: Tenant) -> str:
    """Give the array of their own a firmware of its own name."""
    array_id = tenant.one("array")
    entry = tenant.entry("arrays", array_id)
    firmware_id = f"00{tenant.word}-firmware"
    entry["firmware"].append(entry["firmware"][0] | {"id": firmware_id, "name": f"{tenant.word} firmware"})
    place = f"{API}/catalog/own/arrays/{array_id}"
    given = {"provenance": PROVENANCE, "entry": entry}
    assert tenant.owner.put(place, json=given, headers={"If-Match": "*"}).status_code == 200
    return firmware_id


def _open_import(tenant: Tenant) -> str:
    """Create an import with an unread file."""
    import_id = str(tenant.post("imports", {"name": f"Files of {tenant.word}"})["id"])
    _upload(tenant, import_id)
    return import_id


def _import_file(tenant: Tenant) -> str:
    """Add an unread file to the one import."""
    return _upload(tenant, tenant.one("open import"))


def _upload(tenant: Tenant, import_id: str) -> str:
    """Add a file to an import."""
    name, content = f"{tenant.word}-{tenant.number()}.csv", f"{tenant.word} {tenant.number()}".encode()
    place = f"{API}/imports/{import_id}/files"
    answer = tenant.owner.post(place, params={"name": name}, content=content, headers=BYTES)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def _queued_import(tenant: Tenant) -> str:
    """Make an import that is to be read."""
    import_id = _open_import(tenant)
    tenant.post(f"imports/{import_id}/readings", {})
    return import_id


def _import(tenant: Tenant) -> str:
    """Make an import in which a worker has found something of every kind."""
    import_id = _open_import(tenant)
    found = json.dumps(summary_of(tenant.word).model_dump(mode="json"))
    read = "UPDATE imports SET state = 'ready', summary = CAST(:found AS jsonb) WHERE id = :id"
    tenant.house.run(read, found=found, id=import_id)
    return import_id


def _acceptance(tenant: Tenant) -> str:
    """Take something of the one import into a scenario of its own."""
    scenario_id = _scenario(tenant)
    chosen = {"profile": tenant.profile_choice()}
    place = f"{API}/imports/{tenant.one('import')}/acceptances"
    given = {"scenario_id": scenario_id, "selection": chosen}
    answer = tenant.owner.post(place, json=given, headers={"If-Match": "*"})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def _audit_mac(tenant: Tenant) -> str:
    return str(tenant.get("audit-entries")["items"][0]["mac"])


MAKERS: dict[str, Callable[[Tenant], str]] = {
    "project": _project,
    "scenario": _scenario,
    "run": _run,
    "other run": _run,
    "queued run": _queued_run,
    "ended run": _ended_run,
    "logo": _logo,
    "study": _study,
    "report": _report,
    "queued report": _queued_report,
    "webhook": _webhook,
    "delivery": _delivery,
    "API key": _api_key,
    "share link": _share_link,
    "invitation": _invitation,
    "member": _member,
    "account": _account,
    "session": _session,
    "organization": lambda tenant: tenant.organization_id,
    "array": _own_entry("arrays"),
    "drive": _own_entry("drives"),
    "workload": _own_entry("workloads"),
    "deployment": _own_entry("deployments"),
    "source": lambda tenant: f"own-drives-{tenant.one('drive')}",
    "firmware": _firmware,
    "audit entry": _audit_mac,
    "open import": _open_import,
    "import file": _import_file,
    "queued import": _queued_import,
    "import": _import,
    "acceptance": _acceptance,
}
"""Functions that create one object of each kind and return its identifier."""
