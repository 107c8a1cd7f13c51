"""Builds the artifacts of a release. A part that this machine cannot build raises `SkippedError`."""

from __future__ import annotations

import gzip
import shutil
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path

import yaml

from release.archive import pack
from release.repository import REPOSITORY, ReleaseError, git, output_of
from release.versions import CHART

ENGINES = ("podman", "docker")
NO_ENGINE = "none"
UV = REPOSITORY / ".tools/bin/uv"
PIP = REPOSITORY / ".tools/bin/pip"


class SkippedError(RuntimeError):
    """A part is not built, and why."""


@dataclass(frozen=True)
class Tools:
    """Programs that a machine may lack, as the operator of the build names them."""

    engine: str = ""
    """Container engine; by default Podman or Docker, whichever is installed. `none` builds no image."""
    helm: str = ""
    """The program `helm`; by default the one on the path, or in `.tools/bin`."""
    docs_site: Path = REPOSITORY / "docs/site/dist"
    """Folder of the built documentation."""


def wheel(folder: Path, epoch: int) -> Path:
    """Build the wheel with catalog, languages, migrations and pages; twice the same bytes."""
    with tempfile.TemporaryDirectory(prefix="stormsizer-wheel-") as temporary:
        command = [str(UV), "build", "--quiet", "--wheel", "--no-create-gitignore", "--out-dir", temporary, "backend"]
        output_of(command, environment={"SOURCE_DATE_EPOCH": str(epoch), "UV_PYTHON_DOWNLOADS": "never"})
        built = next(Path(temporary).glob("*.whl"))
        return Path(shutil.move(built, _made(folder) / built.name))


def wheelhouse(folder: Path) -> tuple[Path, ...]:
    """Download every locked package for this Python and platform; pip compares the hashes."""
    lock = REPOSITORY / "backend/requirements.lock"
    shutil.copy2(lock, _made(folder) / lock.name)
    (folder / "python-version").write_text(f"{sys.version_info.major}.{sys.version_info.minor}\n", encoding="utf-8")
    packages = _made(folder / "wheelhouse")
    output_of(
        [
            *(str(PIP), "download", "--quiet", "--disable-pip-version-check", "--no-deps", "--require-hashes"),
            *("--only-binary", ":all:", "--dest", str(packages), "--requirement", str(lock)),
        ]
    )
    return tuple(sorted(packages.glob("*.whl")))


def source(folder: Path, version: str) -> Path:
    """Write the tracked files of the current commit; twice the same bytes."""
    target = _made(folder) / f"stormsizer-{version}.tar.gz"
    with tempfile.TemporaryDirectory(prefix="stormsizer-source-") as temporary:
        plain = Path(temporary) / "source.tar"
        git("archive", "--format=tar", f"--prefix=stormsizer-{version}/", f"--output={plain}", "HEAD")
        with (
            plain.open("rb") as tar,
            target.open("wb") as file,
            gzip.GzipFile("", "wb", 6, file, mtime=0) as compressed,
        ):
            shutil.copyfileobj(tar, compressed)
    return target


def compose(folder: Path) -> None:
    """Copy the compose file with the files it mounts."""
    shutil.copy2(REPOSITORY / "docker-compose.yml", _made(folder))
    shutil.copytree(REPOSITORY / "backend/nginx", folder / "backend/nginx", dirs_exist_ok=True)


def chart(folder: Path, epoch: int, tools: Tools) -> Path:
    """Package the Helm chart; twice the same bytes."""
    if not (REPOSITORY / CHART).is_file():
        raise SkippedError(f"{CHART} does not exist")
    own = REPOSITORY / ".tools/bin/helm"
    helm = tools.helm or shutil.which("helm") or (str(own) if own.is_file() else "")
    if not helm:
        raise SkippedError("helm is not installed: set HELM=/path/to/helm")
    with tempfile.TemporaryDirectory(prefix="stormsizer-chart-") as temporary:
        output_of([helm, "package", str((REPOSITORY / CHART).parent), "--destination", temporary])
        packaged = next(Path(temporary).glob("*.tgz"))
        with tarfile.open(packaged) as archive:
            archive.extractall(Path(temporary) / "chart", filter="data")
        target = _made(folder) / packaged.name
        pack(Path(temporary) / "chart/stormsizer", target, epoch)
    return target


def docs(folder: Path, version: str, epoch: int, tools: Tools) -> Path:
    """Pack the documentation site; twice the same bytes."""
    if not (tools.docs_site / "index.html").is_file():
        raise SkippedError(f"{tools.docs_site} has no index.html: run `make docs` first")
    target = _made(folder) / f"stormsizer-{version}-docs.tar.gz"
    pack(tools.docs_site, target, epoch, "stormsizer-docs")
    return target


def images(folder: Path, version: str, tools: Tools) -> tuple[Path, ...]:
    """Build the image, and save it with the images of the base services as OCI archives.

    Layers have the time of the build, so that the archives differ from one build to the next.
    """
    engine = engine_of(tools)
    image = f"stormsizer:{version}"
    output_of([engine, "build", "--file", "backend/Dockerfile", "--tag", image, "."])
    names = [image, *base_images()]
    missing = [name for name in names if not _has(engine, name)]
    if missing:
        raise ReleaseError(f"{engine} has no image {', '.join(missing)}: pull them first")
    return tuple(_saved(engine, name, _made(folder)) for name in names)


def engine_of(tools: Tools) -> str:
    """Return the container engine to use."""
    if tools.engine == NO_ENGINE:
        raise SkippedError("ENGINE=none: no image was built")
    found = tools.engine or next((each for each in ENGINES if shutil.which(each)), "")
    if not found:
        raise SkippedError("no container engine is installed: no image was built")
    return found


def base_images() -> tuple[str, ...]:
    """Return the images of the other services in the compose file."""
    services = yaml.safe_load((REPOSITORY / "docker-compose.yml").read_text(encoding="utf-8"))["services"]
    return tuple(each["image"] for each in services.values() if "build" not in each)


def _has(engine: str, image: str) -> bool:
    try:
        output_of([engine, "image", "inspect", image])
    except ReleaseError:
        return False
    return True


def _saved(engine: str, image: str, folder: Path) -> Path:
    target = folder / (image.rpartition("/")[2].replace(":", "-") + ".oci.tar")
    form = ["--format", "oci-archive"] if Path(engine).name == "podman" else []
    output_of([engine, "save", *form, "--output", str(target), image])
    target.chmod(0o644)
    return target


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
