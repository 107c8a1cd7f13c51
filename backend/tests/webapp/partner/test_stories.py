"""A partner's whole story, from a key to a report: by the commands of the walk-through, and by both programs.

Their clients are generated here and now, by the commands of their page.
"""

from __future__ import annotations

import json
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import time_machine
from pypdf import PdfReader

from tests.webapp.partner.conftest import GUIDE, PROGRAMS
from tests.webapp.partner.pages import run, steps_of, untrue
from tests.webapp.partner.service import EMAIL, LOOPBACK, PASSWORD, Served
from tests.webapp.setups import until
from tests.webapp.webhooks.receiver import receiving
from webapp.core.security import rate_limits
from webapp.deployment.postgres.cluster import free_port
from webapp.settings import REPOSITORY

PAGE = PROGRAMS / "README.md"
N_EVENTS = 2  # of the run and of its report
SERVERS = [pytest.param("server", marks=[pytest.mark.postgres, pytest.mark.redis])]
on_servers = pytest.mark.parametrize("installation", SERVERS, indirect=True)
pytestmark = [pytest.mark.tested_on("server")]
FIGURES = ("peak_iops", "host_read_latency_ms")


@dataclass(frozen=True)
class Program:
    """A program of a partner, with the folder that it was built in."""

    served: Served
    desk: Path
    environment: dict[str, str]
    key: dict[str, Any]

    def follow(self, heading: str, until: str = "") -> str:
        """Follow the page under a heading; return the complaints."""
        run([*steps_of(PAGE, before="## Python"), *steps_of(PAGE, heading, until)], self.desk, self.environment, 200)
        return self.complaints

    @property
    def complaints(self) -> str:
        """Messages on standard error so far."""
        file = self.desk / "complaints"
        return file.read_text() if file.exists() else ""

    def again(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run it once more in its folder."""
        own = self.environment | environment
        return subprocess.run(words, cwd=self.desk, env=own, capture_output=True, text=True, timeout=600, check=False)

    def matches_the_api(self, answer: str, report: str) -> None:
        """Compare its output and its report with the response of the API."""
        outcome = json.loads((self.desk / answer).read_text())
        asked = self.served.asked(f"/api/v1/runs/{outcome['run_id']}", self.key["token"])
        result = asked["result"]
        assert (outcome["holds"], outcome["sentence"]) == (result["verdict"]["holds"], result["verdict"]["sentence"])
        assert outcome["phases"] == [figures(each) for each in result["phases"]]
        assert outcome["warnings"] == [f"{each['path']}: {each['message']}" for each in result["warnings"]]
        assert (outcome["version"], outcome["notes"]) == (3, "Offered on Monday.")
        assert outcome["sentence"] in text_of(self.desk / report)
        runs = self.served.asked(f"/api/v1/runs?scenario_id={asked['scenario_id']}", self.key["token"])
        assert [each["id"] for each in runs["items"]] == [outcome["run_id"]]
        webhooks = self.served.asked("/api/v1/webhooks", self.key["token"])["items"]
        assert self.environment["HOOK_URL"] not in [each["url"] for each in webhooks]

    def told_by(self, answer: str) -> str:
        """Return how it learned that its run had ended."""
        return str(json.loads((self.desk / answer).read_text())["told_by"])


def figures(phase: dict[str, Any]) -> dict[str, Any]:
    """Return the figures of a phase that the programs show, from the API."""
    shown = {name: phase[name] for name in ("label", "duration_s", "holds")}
    shown |= {name: phase["figures"][name] for name in FIGURES}
    return shown | {"login_p95_s": (phase["experience"] or {}).get("p95_s")}


def text_of(file: Path) -> str:
    """Text of a PDF, in one line."""
    return " ".join(" ".join(page.extract_text() for page in PdfReader(file).pages).split())


@pytest.fixture
def program(served: Served, desk: Path, shell: dict[str, str]) -> Program:
    """A folder and a key of its own."""
    key, port = served.key(), free_port()
    hook = {"HOOK_URL": f"http://{LOOPBACK}:{port}/hook", "HOOK_PORT": str(port), "LOOK_EVERY_S": "30"}
    where = {"STORMSIZER_URL": served.url, "STORMSIZER_KEY": key["token"]}
    return Program(served, desk, shell | hook | where, key)


def hold_back(served: Served, key: dict[str, Any]) -> None:
    """Let a key have asked for all that it may, so long ago that there is room again in a second."""
    settings = served.set_up.settings
    allowance = rate_limits.Allowance("api-key", f"api_key:{key['id']}", settings.rate_limit_per_minute)
    assert settings.redis_url is not None
    counted = rate_limits._redis(settings.redis_url)
    counted.clear(allowance.key)
    with time_machine.travel(time.time() - rate_limits.WINDOW_S + 1):
        rate_limits._count(counted, allowance, allowance.limit, allowance.limit)


@on_servers
def test_walkthrough_matches_the_real_output(served: Served, tmp_path: Path, shell: dict[str, str]) -> None:
    steps = steps_of(GUIDE)
    with receiving() as receiver:
        who = {"URL": served.url, "EMAIL": EMAIL, "PASSWORD": PASSWORD, "HOOK": f"{receiver.url}/stormsizer"}
        printed = run(steps, tmp_path, shell | who)
        until(lambda: len(receiver.posts) >= N_EVENTS)
    assert [said for step, text in zip(steps, printed, strict=True) for said in untrue(step, text)] == []
    assert [json.loads(post.body)["type"] for post in receiver.posts] == ["run.succeeded", "report.ready"]
    assert "Branch office" in text_of(tmp_path / "report.pdf")


@pytest.mark.long  # `make test` follows the walk-through
@on_servers
def test_python_program_gets_from_a_key_to_a_report(program: Program) -> None:
    with ThreadPoolExecutor() as threads:
        following = threads.submit(program.follow, "## Python", "## TypeScript")
        while not following.done() and "429" not in program.complaints:
            hold_back(program.served, program.key)
            time.sleep(0.2)
        assert "429, once more in" in following.result()
    assert program.told_by("answer.json") == "webhook"
    program.matches_the_api("answer.json", "report.pdf")

    outcome = program.again(
        "python", "partner.py", "100", "again.pdf", HOOK_URL=f"http://{LOOPBACK}:1/", LOOK_EVERY_S="1"
    )
    assert json.loads(outcome.stdout)["told_by"] == "polling", outcome.stderr
    refused = program.again("python", "partner.py", "0", "none.pdf")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "422 urn:stormsizer:problem:invalid-input" in refused.stderr
    assert "pools.0.n_desktops" in refused.stderr
    unknown = program.again("python", "partner.py", "100", "none.pdf", STORMSIZER_KEY="ssz_live_none")
    assert "401 urn:stormsizer:problem:not-signed-in" in unknown.stderr


@pytest.mark.long
@on_servers
def test_typescript_program_gets_from_a_key_to_a_report(program: Program) -> None:
    program.follow("## TypeScript")
    assert program.told_by("answer-2.json") == "webhook"
    program.matches_the_api("answer-2.json", "report-2.pdf")
    refused = program.again("node", "build/partner.js", "0", "none.pdf")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "422 urn:stormsizer:problem:invalid-input" in refused.stderr
    assert "pools.0.n_desktops" in refused.stderr


def test_both_programs_build_with_locked_dependencies() -> None:
    asked = json.loads((PROGRAMS / "package.json").read_text())
    ours = json.loads((REPOSITORY / "frontend/package.json").read_text())
    locked = ours["dependencies"] | ours["devDependencies"]
    wanted = asked["dependencies"] | asked["devDependencies"]
    assert wanted.items() <= locked.items()
