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
from tests.webapp.matrix.description import operations
from tests.webapp.matrix.fixtures import BODIES
from tests.webapp.matrix.matrix import do_everything
from tests.webapp.matrix.tenants import MAKERS, Tenant
from tests.webapp.matrix.victim import Possessions
from tests.webapp.setups import SetUp
from webapp.accounts.auth import sign_in
from webapp.catalogs.service import load
from webapp.core.db.migrations import migrate
from webapp.core.db.session import connect, sessions_of
from webapp.evidence import service as evidence

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
    url = installation.engine.url.set(database=name).render_as_string(hide_password=False)
    engine = connect(url)
    migrate(engine, installation.settings.migrations_folder)
    load(sessions_of(engine), installation.settings.seed_folder / "catalog")
    settings = installation.settings.model_copy(update={"database_url": url})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sign_in, "REFUSED_AFTER_S", 0.0)
        patch.setattr(evidence, "backtest", _of_one_study)
        yield House.of(replace(installation, settings=settings, engine=engine)).changed()
    engine.dispose()


@pytest.fixture(scope="package")
def victim(house: House) -> Possessions:
    """A user with one item of each kind, who has performed every action."""
    tenant = Tenant.new(house, "quetzal")
    do_everything(operations(), tenant)
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
