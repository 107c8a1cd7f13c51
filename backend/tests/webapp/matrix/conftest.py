"""Two customers in a database of their own: one with everything that there is, the other curious."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import text

from stormsizer.evidence import Backtest, backtest
from stormsizer.model.catalog import Catalog
from stormsizer.model.scenario import Scenario
from tests.webapp.accounts.people import House
from tests.webapp.matrix import calls
from tests.webapp.matrix.calls import Answer
from tests.webapp.matrix.description import operations
from tests.webapp.matrix.fixtures import BODIES
from tests.webapp.matrix.matrix import do_everything
from tests.webapp.matrix.tenants import MAKERS, Tenant
from tests.webapp.matrix.victim import Possessions
from tests.webapp.setups import SetUp
from webapp.accounts.auth import sign_in, throttling
from webapp.accounts.members import invitations
from webapp.catalogs.service import load
from webapp.core.db.migrations import migrate
from webapp.core.db.session import connect, sessions_of
from webapp.evidence import service as evidence
from webapp.main import create_app

STUDY = "nexentaconnect-ucs-e"


def _of_one_study(catalog: Catalog, scenarios: Mapping[str, Scenario]) -> Backtest:
    """Compare the engine with one study only: all of them take seconds per custom catalog."""
    return backtest(replace(catalog, evidence=tuple(row for row in catalog.evidence if row.source == STUDY)), scenarios)


@pytest.fixture(scope="package")
def house(installation: SetUp) -> Iterator[House]:
    """A service that people sign in to, on a database that no other test writes to."""
    name = "matrix"
    with installation.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine = connect(installation.engine.url.set(database=name).render_as_string(hide_password=False))
    migrate(engine, installation.settings.migrations_folder)
    set_up = replace(installation, engine=engine)
    load(sessions_of(set_up.service_engine), set_up.settings.seed_folder / "catalog")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sign_in, "REFUSED_AFTER_S", 0.0)
        patch.setattr(evidence, "backtest", _of_one_study)
        patch.setattr(invitations, "INVITATIONS", replace(throttling.INVITATIONS, n_free=1_000))
        yield House.of(set_up).changed()
    set_up.service_engine.dispose()
    engine.dispose()


@pytest.fixture(scope="package")
def counting(house: House) -> House:
    """The same service with request counting, and limits that are never reached."""
    limits = ("rate_limit_per_minute", "rate_limit_organization_per_minute", "rate_limit_unknown_per_minute")
    changes = {"rate_limits": True, **dict.fromkeys(limits, 1_000_000)}
    set_up = replace(house.set_up, settings=house.set_up.settings.model_copy(update=changes))
    return House(set_up, create_app(set_up.service()))


@pytest.fixture(scope="package")
def everything(counting: House) -> tuple[Tenant, dict[str, Answer]]:
    """A user who has performed every action, and the responses with all headers but the date."""
    tenant = Tenant.new(counting, "quetzal")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(calls, "OF_THIS_REQUEST", ("date",))
        return tenant, do_everything(operations(), tenant)


@pytest.fixture(scope="package")
def victim(house: House, everything: tuple[Tenant, dict[str, Answer]]) -> Possessions:
    """A user with one item of each kind, who has performed every action."""
    tenant, _ = everything
    prices = tenant.owner.put(
        "/api/v1/price-list", json=BODIES["replace_price_list"](tenant), headers={"If-Match": "*"}
    )
    assert prices.status_code == 200, prices.text
    look = tenant.owner.put("/api/v1/branding", json=BODIES["replace_branding"](tenant), headers={"If-Match": "*"})
    assert look.status_code == 200, look.text
    tenant.visitor()
    for kind in MAKERS:
        tenant.one(kind)
    return Possessions(house.set_up.engine, tenant)


@pytest.fixture(scope="package")
def attacker(house: House) -> Tenant:
    """Another user, with the means to make requests."""
    return Tenant.new(house, "wombat")


@pytest.fixture(scope="package")
def attackers(attacker: Tenant) -> dict[str, TestClient]:
    """All users and keys of the attacking organization."""
    return attacker.people()


Tell = Callable[[str, object], None]


@pytest.fixture
def tell(capsys: pytest.CaptureFixture[str], record_property: Callable[[str, object], None], house: House) -> Tell:
    """Print a figure, also where nothing else is printed."""

    def print_figure(name: str, figure: object) -> None:
        record_property(name, str(figure))
        with capsys.disabled():
            print(f"\n  {name}, {house.set_up.name}: {figure}")

    return print_figure
