"""`make containers`: prove image and Compose file, and write `docs/reference/containers.md`."""

from __future__ import annotations

import argparse
import contextlib
import datetime as dt
import os
import platform
import shutil
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml

from containers import images, kills, page, stand_ins
from containers.checks import process_facts, secret_leaks
from containers.engine import CommandFailedError, Engine, private_engine, run
from containers.installation import Installation, of_previous_release, prepared, runs_read_only
from containers.tools import MissingProgramError, compose_command, install_packages
from containers.walk import Walk, WalkError, backup_and_restore, first_use, upgrade_and_rollback

REPOSITORY = Path(__file__).resolve().parents[2]
RELEASES = REPOSITORY / "deploy/releases.yaml"
PAGE = REPOSITORY / "docs/reference/containers.md"
CURRENT, PREVIOUS = "stormsizer:current", "stormsizer:previous"
N_STARTS = 5
FIRST_PREVIOUS = "fae5679f96a90ce3a37062fb2657201a9551f49c"
"""Without a list of releases: the last commit of 0.2.0, which was never tagged."""
ARM64 = "the image was not built for it. All {n} locked Python packages exist for it as wheels."


@dataclass(frozen=True)
class Plan:
    """What to do."""

    folder: Path
    official: bool
    previous: str
    write_page: bool


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the proof; return the exit code."""
    plan = _parsed(arguments)
    plan.folder.mkdir(parents=True, exist_ok=True)
    try:
        with _engine(plan) as engine:
            findings = _prove(engine, plan)
    except (CommandFailedError, MissingProgramError, WalkError, TimeoutError, RuntimeError) as error:
        print(f"make containers: {error}", file=sys.stderr)
        return 1
    if plan.write_page:
        page.write(findings, PAGE)
    for violation in findings.violations():
        print(f"not met: {violation}", file=sys.stderr)
    return 1 if findings.violations() else 0


def _parsed(arguments: Sequence[str] | None) -> Plan:
    parser = argparse.ArgumentParser(prog="make containers", description=__doc__)
    parser.add_argument("--folder", type=Path, default=REPOSITORY / ".containers", help="engine, images and settings")
    parser.add_argument(
        "--base-images", choices=("stand-ins", "official"), default=os.environ.get("BASE_IMAGES", "stand-ins")
    )
    parser.add_argument("--previous", metavar="COMMIT", default=None, help="release to upgrade from")
    parser.add_argument("--no-page", action="store_true", help=f"do not write {PAGE.relative_to(REPOSITORY)}")
    given = parser.parse_args(arguments)
    return Plan(
        given.folder.resolve(), given.base_images == "official", given.previous or previous_release(), not given.no_page
    )


def previous_release() -> str:
    """Return the commit of the newest release before this commit."""
    if not RELEASES.exists():
        return FIRST_PREVIOUS
    here = _git("rev-parse", "HEAD")
    releases = sorted(yaml.safe_load(RELEASES.read_text()), key=lambda release: str(release["date"]))
    return next((str(release["commit"]) for release in reversed(releases) if release["commit"] != here), FIRST_PREVIOUS)


@contextlib.contextmanager
def _engine(plan: Plan) -> Iterator[Engine]:
    if plan.official:
        yield Engine(None, ("docker", "compose"))
        return
    install_packages()
    with private_engine(plan.folder / "engine", compose_command(plan.folder / "tools")) as engine:
        print("Building stand-ins for the base images", flush=True)
        stand_ins.build_stand_ins(engine)
        yield engine


def _prove(engine: Engine, plan: Plan) -> page.Findings:
    began_s = time.monotonic()
    print("Building the image", flush=True)
    build_s = images.build(engine, REPOSITORY, CURRENT)
    image = images.facts_of(engine, CURRENT, build_s)
    print(f"  {image.uncompressed_mb:.0f} MB, compressed {image.compressed_mb:.0f} MB, {build_s:.0f} s", flush=True)
    old = _previous_sources(engine, plan)
    walk = Walk()
    with _installation(engine, plan, "first", CURRENT) as installation:
        customer, run_of = first_use(walk, installation)
        backup_and_restore(walk, installation, customer, run_of["id"])
        start_s = [images.warm_start_s(installation) for _ in range(N_STARTS)]
        print(f"  starts: {', '.join(f'{each:.1f}' for each in start_s)} s", flush=True)
        installation.wait_until_healthy("api", "nginx")
        customer.sign_in()
        killed = []
        for kill in kills.kill_each(installation, customer):
            print(f"  killed {kill}", flush=True)
            killed.append(kill)
        values = {**installation.secrets, "password of the user": customer.password}
        processes, leaks = process_facts(installation), secret_leaks(installation, values)
    with _installation(engine, plan, "upgrade", CURRENT) as new:
        previous = of_previous_release(new, old, PREVIOUS, plan.folder / "previous-settings")
        try:
            upgrade_and_rollback(walk, previous, new)
        finally:
            previous.down(volumes=True)
    return page.Findings(
        date=dt.datetime.now(dt.UTC).date().isoformat(),
        commit=_git("rev-parse", "HEAD"),
        previous=plan.previous,
        previous_read_only=runs_read_only(old),
        official_images=plan.official,
        arm64=ARM64.format(n=images.arm64_wheels(REPOSITORY)),
        machine=f"{_processor()}, {os.cpu_count()} cores, {platform.machine()}",
        versions=engine.versions(),
        base_images=stand_ins.versions(engine),
        image=image,
        start_s=start_s,
        walk=walk,
        processes=processes,
        leaks=leaks,
        n_secrets=len(values),
        kills=killed,
        load=os.getloadavg()[2],
        lasted_s=time.monotonic() - began_s,
    )


def _previous_sources(engine: Engine, plan: Plan) -> Path:
    """Build the image of the previous release from its own Dockerfile; return the folder of its files."""
    folder = plan.folder / f"release-{plan.previous[:12]}"
    if not folder.exists():
        images.sources_of(plan.previous, folder, REPOSITORY)
    print(f"Building the image of the previous release, {plan.previous[:12]}", flush=True)
    images.build(engine, folder, PREVIOUS)
    return folder


@contextlib.contextmanager
def _installation(engine: Engine, plan: Plan, name: str, image: str) -> Iterator[Installation]:
    """Prepare an installation, and remove its containers and data at the end."""
    settings = plan.folder / name
    shutil.rmtree(settings, ignore_errors=True)
    installation = prepared(engine, REPOSITORY, image, settings)
    installation.down(volumes=True)
    try:
        yield installation
    finally:
        installation.down(volumes=True)


def _git(*words: str) -> str:
    return run(["git", "-C", REPOSITORY, *words]).decode().strip()


def _processor() -> str:
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    return next(
        (line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.processor()
    )


if __name__ == "__main__":
    sys.exit(main())
