"""The first calls of a partner, and those that create and test a webhook, as their pages show them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.webapp.partner.conftest import GUIDE
from tests.webapp.partner.pages import run, steps_of, untrue
from tests.webapp.partner.service import EMAIL, PASSWORD, Served
from tests.webapp.partner.test_stories import on_servers
from webapp.settings import REPOSITORY

PARTNERS = REPOSITORY / "docs/partners.md"
WEBHOOKS = REPOSITORY / "docs/how-to/webhooks.md"
pytestmark = [pytest.mark.long, pytest.mark.tested_on("server"), pytest.mark.timeout(300)]


@on_servers
def test_first_calls_and_webhooks_are_answered_as_shown(served: Served, tmp_path: Path, shell: dict[str, str]) -> None:
    steps = [*steps_of(GUIDE, before="## 2."), *steps_of(PARTNERS), *steps_of(WEBHOOKS, before="## Events")]
    who = {"URL": served.url, "EMAIL": EMAIL, "PASSWORD": PASSWORD}
    printed = run(steps, tmp_path, shell | who, 240)
    assert [said for step, text in zip(steps, printed, strict=True) for said in untrue(step, text)] == []
