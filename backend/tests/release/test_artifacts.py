"""Artifacts have the same bytes each time, and the archive installs and serves without a network."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from release import artifacts, build
from release.archive import sha256_of
from release.provenance import Source, statement
from release.repository import ReleaseError, git
from release.signing import allowed_signers
from release.versions import current_version
from tests.release.test_archive import key
from tests.support.services import open_folder
from webapp import settings
from webapp.deployment.postgres.cluster import free_port
from webapp.settings import REPOSITORY

WEBAPP = REPOSITORY / "backend/webapp"
EPOCH = 1_700_000_000
NO_NETWORK = ["unshare", "--net", "bash", "-euc"]
NOTHING_ELSE = artifacts.Tools(engine=artifacts.NO_ENGINE, docs_site=Path("/nonexistent"))
SERVE = """
ip link set lo up
if curl --silent --max-time 5 https://example.com >/dev/null; then echo "there is a network" >&2; exit 1; fi
"$1/install.sh" python "$2/environment" --python "$3"
cd /
STORMSIZER_DATA_FOLDER="$2/data" "$2/environment/bin/stormsizer" serve --port "$4" >"$2/serve.log" 2>&1 &
trap 'kill %1; wait %1 || true' EXIT
api="http://127.0.0.1:$4"
until curl --fail --silent "$api/readyz" >/dev/null; do kill -0 %1; sleep 0.5; done
curl --fail --silent "$api/" >"$2/page.html"
until curl --fail --silent "$api/api/v1/runs" | grep --quiet '"state":"succeeded"'; do kill -0 %1; sleep 0.5; done
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    with open_folder("artifacts") as folder:
        yield folder


def test_editable_installation_reads_the_repository() -> None:
    assert not settings.PACKAGED.exists()
    assert settings.PRODUCT.samefile(REPOSITORY)


def test_service_reads_only_files_that_a_wheel_contains() -> None:
    sources = {path.relative_to(REPOSITORY / "backend/webapp").as_posix(): path for path in WEBAPP.rglob("*.py")}
    users = {name for name, path in sources.items() if "REPOSITORY" in path.read_text(encoding="utf-8")}
    assert users == {"settings.py", "cli/engine/benchmarks.py"}, "use PRODUCT"
    assert sources["settings.py"].read_text(encoding="utf-8").count("REPOSITORY") == 2, "use PRODUCT"


def test_machine_without_container_engine_says_that_no_image_was_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(artifacts.SkippedError, match="no container engine is installed"):
        artifacts.engine_of(artifacts.Tools())
    with pytest.raises(artifacts.SkippedError, match="ENGINE=none"):
        artifacts.engine_of(NOTHING_ELSE)
    assert artifacts.engine_of(artifacts.Tools(engine="docker")) == "docker"


def test_base_images_are_those_of_the_compose_file() -> None:
    names = [image.partition(":")[0] for image in artifacts.base_images()]
    assert names == ["postgres", "redis", "nginxinc/nginx-unprivileged"]


def test_images_are_saved_as_oci_archives_by_podman(tmp_path: Path) -> None:
    engine = tmp_path / "podman"
    engine.write_text(
        f'#!/bin/sh\necho "$*" >> {tmp_path}/calls\n'
        'while [ $# -gt 0 ]; do case "$1" in --output) echo image > "$2"; esac; shift; done\n'
    )
    engine.chmod(0o755)
    saved = artifacts.images(tmp_path / "images", "1.2.3", artifacts.Tools(engine=str(engine)))
    assert [path.name.partition("-")[0] for path in saved] == ["stormsizer", "postgres", "redis", "nginx"]
    calls = (tmp_path / "calls").read_text().splitlines()
    assert calls[0] == "build --file backend/Dockerfile --tag stormsizer:1.2.3 ."
    assert calls[-4] == f"save --format oci-archive --output {saved[0]} stormsizer:1.2.3"


def test_missing_base_image_is_named(tmp_path: Path) -> None:
    engine = tmp_path / "docker"
    engine.write_text('#!/bin/sh\ncase "$*" in *redis*) exit 1; esac\n')
    engine.chmod(0o755)
    with pytest.raises(ReleaseError, match=r"has no image redis:\S+: pull them first"):
        artifacts.images(tmp_path / "images", "1.2.3", artifacts.Tools(engine=str(engine)))


def test_documentation_that_is_not_built_is_skipped(tmp_path: Path) -> None:
    with pytest.raises(artifacts.SkippedError, match=r"has no index\.html"):
        artifacts.docs(tmp_path, "1.2.3", EPOCH, NOTHING_ELSE)


def test_provenance_names_commit_materials_and_the_digest_of_every_artifact(tmp_path: Path) -> None:
    (tmp_path / "a.whl").write_text("wheel")
    source = Source("c" * 40, True, EPOCH)
    text = statement([tmp_path / "a.whl"], tmp_path, source, datetime(2027, 1, 1, tzinfo=UTC), {"version": "1.2.3"})
    document = json.loads(text)
    assert document["_type"] == "https://in-toto.io/Statement/v1"
    assert document["predicateType"] == "https://slsa.dev/provenance/v1"
    assert document["subject"] == [{"name": "a.whl", "digest": {"sha256": sha256_of(tmp_path / "a.whl")}}]
    definition, details = document["predicate"]["buildDefinition"], document["predicate"]["runDetails"]
    assert definition["externalParameters"] == {"version": "1.2.3"}
    assert definition["resolvedDependencies"][0]["digest"] == {"gitCommit": "c" * 40}
    assert len(definition["resolvedDependencies"]) > 3
    assert details["metadata"]["startedOn"] == "2027-01-01T00:00:00Z"


@pytest.mark.long
@pytest.mark.parametrize(
    ("link", "expected"),
    [
        ("[notes](../../UPGRADE.md#unreleased)", "[notes](UPGRADE.md#unreleased)"),
        ("[accounts](accounts.md#settings)", "accounts (`docs/how-to/accounts.md`)"),
        ("[below](#verify)", "[below](#verify)"),
        ("[site](https://example.com/a)", "[site](https://example.com/a)"),
    ],
)
def test_links_of_the_instructions_lead_to_files_in_the_archives(link: str, expected: str) -> None:
    assert build.standalone(f"See {link}.", "docs/how-to/install-without-internet.md") == f"See {expected}."


def test_every_page_of_the_archive_names_files_that_exist() -> None:
    for path in (each for each in build.PAGES if each.endswith(".md")):
        text = build.standalone((REPOSITORY / path).read_text(), path)
        links = [each for each in re.findall(r"\]\(([^)#\s]+)", text) if "://" not in each]
        assert [each for each in links if each not in build.PAGES.values()] == []
        assert [each for each in re.findall(r" \(`([^`]+\.md)`\)", text) if not (REPOSITORY / each).is_file()] == []


def test_source_archive_has_the_tracked_files_and_the_same_bytes_each_time(tmp_path: Path) -> None:
    first, second = (artifacts.source(tmp_path / name, "1.2.3") for name in ("1", "2"))
    assert first.read_bytes() == second.read_bytes()
    with tarfile.open(first) as archive:
        names = {each.name.removeprefix("stormsizer-1.2.3/") for each in archive if each.isfile()}
    assert names == set(git("ls-tree", "-r", "--name-only", "-z", "HEAD").strip("\0").split("\0"))


@pytest.mark.long
def test_wheel_has_all_files_of_the_service_and_the_same_bytes_each_time(folder: Path) -> None:
    first, second = (artifacts.wheel(folder / name, EPOCH) for name in ("1", "2"))
    assert first.read_bytes() == second.read_bytes()
    with zipfile.ZipFile(first) as wheel:
        names = set(wheel.namelist())
    packaged = {name.removeprefix("webapp/packaged/") for name in names if name.startswith("webapp/packaged/")}
    tracked = set(git("ls-files", "migrations", "seed-data", "NOTICE").splitlines())
    assert tracked <= packaged
    assert {name.partition("/")[0] for name in packaged - tracked} <= {"frontend", "docs"}
    assert "frontend/dist/index.html" in packaged
    assert not any("__pycache__" in name or name.startswith("tests") for name in names)


@pytest.mark.long
def test_archive_installs_and_serves_without_a_network(folder: Path) -> None:
    if subprocess.run(["unshare", "--net", "true"], capture_output=True, check=False).returncode:
        pytest.skip("this account may not make a network namespace")
    signer = key(folder, "key")
    built = build.build(folder / "dist", NOTHING_ELSE, signer, lambda _: None)
    assert set(built.skipped) == {"images", "docs"}
    (folder / "allowed_signers").write_text(allowed_signers(signer.with_suffix(".pub").read_text()))
    with tarfile.open(built.archive) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    unpacked = folder / "unpacked" / f"stormsizer-{current_version()}"
    verify = [str(unpacked / "install.sh"), "verify", "--signers", str(folder / "allowed_signers")]
    subprocess.run(verify, check=True, capture_output=True)
    python = str(Path(sys.executable).resolve())
    arguments = [str(unpacked), str(folder), python, str(free_port())]
    done = subprocess.run([*NO_NETWORK, SERVE, "serve", *arguments], capture_output=True, text=True, check=False)
    log = folder / "serve.log"
    assert done.returncode == 0, done.stderr + (log.read_text() if log.exists() else "")
    assert "<title>" in (folder / "page.html").read_text()
