"""What `make containers` counts as a violation, and how its page states the findings."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
import yaml

from containers.checks import ProcessFacts, written_outside
from containers.images import ImageFacts
from containers.kills import Kill
from containers.page import Findings, page
from containers.stand_ins import OFFICIAL, RECIPES
from containers.walk import Walk, WalkError
from webapp.settings import REPOSITORY

HARDENED = ProcessFacts("api", (10001,), 3, ("0000000000000000",), True, True, ())
FINDINGS = Findings(
    date="2026-11-28",
    commit="0123456789abcdef",
    previous="fedcba9876543210",
    previous_read_only=True,
    official_images=False,
    arm64="not built.",
    machine="two cores",
    versions={"Docker engine": "20.10"},
    base_images={"python:3.11-slim-bookworm": "Python 3.11.2"},
    image=ImageFacts(300.0, 700.0, 240.0, (("COPY /opt/venv /opt/venv", 540.0),)),
    start_s=(4.0, 5.5, 4.5),
    walk=Walk(steps=[("Back up", "verified", 2.0)], rows={"restore": (30, 412)}),
    processes=(HARDENED,),
    leaks=(),
    n_secrets=5,
    kills=(Kill("redis", n_accepted=12, n_succeeded=12),),
    load=1.5,
    lasted_s=1200.0,
)


def test_hardened_container_has_no_violations() -> None:
    assert HARDENED.violations() == []


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"users": (0, 10001)}, "runs as root"),
        ({"capabilities": ("0000000000000400",)}, "capabilities"),
        ({"no_new_privileges": False}, "may gain privileges"),
        ({"read_only": False}, "writable"),
        ({"changed_files": ("/etc/passwd",)}, "/etc/passwd"),
    ],
)
def test_each_missing_restriction_is_a_violation(change: dict[str, object], expected: str) -> None:
    (violation,) = replace(HARDENED, **change).violations()  # type: ignore[arg-type]
    assert expected in violation


def test_mount_points_made_by_the_engine_are_not_written_files() -> None:
    changes = [
        "C /run",
        "A /run/secrets",
        "A /run/secrets/secret-key",
        "C /etc",
        "C /etc/nginx",
        "A /etc/nginx/templates",
    ]
    assert written_outside(changes, ["/etc/nginx/templates"]) == ()
    assert written_outside([*changes, "A /etc/nginx/other"], ["/etc/nginx/templates"]) == ("/etc/nginx/other",)


def test_comparison_of_rows_names_the_table_that_differs() -> None:
    walk = Walk()
    assert walk.compare("restore", {"runs": "2 rows a", "users": "1 rows b"}, {"runs": "2 rows a", "users": "1 rows b"})
    assert walk.rows == {"restore": (2, 3)}
    with pytest.raises(WalkError, match="users"):
        walk.compare("restore", {"runs": "2 rows a", "users": "1 rows b"}, {"runs": "2 rows a", "users": "1 rows c"})


def test_page_states_figures_and_whether_targets_are_met() -> None:
    text = page(FINDINGS)
    assert "| Size to download (layers compressed with gzip) | 240 MB | ≤ 450 MB, met |" in text
    assert "| Size on disk | 700 MB | ≤ 450 MB, not met |" in text
    assert "4.5 s | ≤ 5 s, met |" in text
    assert "| restore | 30 | 412 | 0 |" in text


def test_lost_run_and_leaked_secret_are_violations() -> None:
    findings = replace(FINDINGS, kills=(Kill("redis", n_lost=1),), leaks=("secret-key appears in the logs",))
    assert findings.violations() == ["secret-key appears in the logs", "killing redis lost 1 runs"]


def test_every_base_image_has_a_stand_in() -> None:
    compose = yaml.safe_load((REPOSITORY / "docker-compose.yml").read_text())
    named = {each["image"] for each in compose["services"].values() if "build" not in each}
    recipe = (REPOSITORY / "backend/Dockerfile").read_text()
    named |= {line.split()[1] for line in recipe.splitlines() if line.startswith("FROM ")}
    assert named == set(OFFICIAL.values())
    assert {path.name for path in Path(RECIPES).iterdir()} == {"debian", *OFFICIAL}
