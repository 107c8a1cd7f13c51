"""The commands of pages without a story of their own are run as a new user types them."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from standardwebhooks import Webhook

from tests.webapp.partner.conftest import shell
from tests.webapp.partner.pages import Block, Step, blocks_of, run, steps_of, untrue
from webapp.settings import REPOSITORY

__all__ = ["shell"]

HOW_TO = REPOSITORY / "docs/how-to"
WEBHOOKS = HOW_TO / "webhooks.md"
LIMIT_S = 550
SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLASw"
pytestmark = [pytest.mark.long, pytest.mark.timeout(600)]
_SAVED = re.compile(r"Save this as `(?P<name>[\w.]+)`[^\n]*\n\n```yaml\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def save_files(page: Path, folder: Path) -> None:
    """Save the files that a page tells the reader to save."""
    found = list(_SAVED.finditer(page.read_text()))
    assert found
    for each in found:
        (folder / each["name"]).write_text(each["text"])


@pytest.mark.parametrize("name", ["write-a-scenario-file", "add-an-array-from-its-sheet"])
def test_commands_on_scenario_files_succeed(name: str, tmp_path: Path, shell: dict[str, str]) -> None:
    save_files(HOW_TO / "write-a-scenario-file.md", tmp_path)
    save_files(HOW_TO / f"{name}.md", tmp_path)
    assert all(run(steps_of(HOW_TO / f"{name}.md"), tmp_path, shell, LIMIT_S))


def test_file_with_an_unknown_pool_is_rejected_as_shown(tmp_path: Path, shell: dict[str, str]) -> None:
    page = HOW_TO / "write-a-scenario-file.md"
    save_files(page, tmp_path)
    file = tmp_path / "branch.yaml"
    text, _, rest = file.read_text().rpartition("pool_ids: [office]")
    file.write_text(f"{text}pool_ids: [offices]{rest}")
    shown = next(each for each in blocks_of(page) if each.language == "text")
    step = Step(Block("sh", "! stormsizer simulate branch.yaml 2>&1", 0), shown)
    assert untrue(step, run([step], tmp_path, shell)[0]) == []


def test_signature_is_verified_by_the_program_of_the_page() -> None:
    webhook = Webhook(SECRET)
    (program,) = (each.text for each in blocks_of(WEBHOOKS) if each.language == "python")
    stamp = datetime.now(UTC)
    signature = webhook.sign("event-1", stamp, '{"type": "ping"}')
    headers = {
        "webhook-id": "event-1",
        "webhook-timestamp": str(int(stamp.timestamp())),
        "webhook-signature": signature,
    }
    known = {"secret": SECRET, "body": '{"type": "ping"}', "headers": headers}
    exec(compile(program, str(WEBHOOKS), "exec"), known)
    assert known["event"] == {"type": "ping"}
