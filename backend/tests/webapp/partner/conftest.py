"""A service of real processes on servers, and a folder in which a partner works."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.webapp.partner.service import Served, serving
from tests.webapp.setups import SetUp
from webapp.settings import REPOSITORY

GUIDE = REPOSITORY / "docs/how-to/build-on-the-api.md"
PROGRAMS = REPOSITORY / "docs/how-to/partner"


@pytest.fixture(scope="module")
def served(installation: SetUp, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with API, worker and sweeper, and an owner who is signed in."""
    assert installation.client().get("/api/v1/evidence").status_code == 200  # computed once for all processes
    with serving(installation, tmp_path_factory.mktemp("served")) as service:
        yield service
    installation.clean()


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder with the programs, and with what a partner installs for them."""
    for file in PROGRAMS.iterdir():
        if file.is_file():
            shutil.copy(file, tmp_path)
    (tmp_path / "node_modules").symlink_to(REPOSITORY / "frontend/node_modules")
    return tmp_path


@pytest.fixture
def shell() -> dict[str, str]:
    """Environment of a partner's shell: with our tools, and without our settings."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("STORMSIZER_", "PYTHON"))}
    tools = Path(sys.executable).parent
    return own | {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
