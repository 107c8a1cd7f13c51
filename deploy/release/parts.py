"""Third-party parts of the product: what the lock files install, and what is included in files of the repository."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Literal

import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from release.repository import REPOSITORY, ReleaseError

PYTHON_LOCK = "backend/requirements.lock"
NODE_LOCK = "frontend/package-lock.json"
BUNDLED = "deploy/release/bundled.yaml"
ALGORITHMS = {"sha512": "SHA-512", "sha256": "SHA-256", "sha1": "SHA-1"}
LICENSE_FILE = re.compile(r"(^|/)(licen[cs]es?|copying|notice|copyright)[^/]*$", re.IGNORECASE)


@dataclass(frozen=True)
class Part:
    """A third-party part, the license its authors state, and the texts of its license."""

    kind: Literal["pypi", "npm", "file"]
    name: str
    version: str
    stated_license: str
    hashes: tuple[tuple[str, str], ...] = ()
    """Algorithm and hexadecimal digest of each file that the lock allows."""
    needs: tuple[str, ...] = ()
    """`ref` of each part of the same kind that it depends on."""
    texts: tuple[Path, ...] = field(default=(), repr=False)

    @property
    def ref(self) -> str:
        """Name and version: the same package may be installed in several versions."""
        return f"{self.name}@{self.version}"


def all_parts(top: Path = REPOSITORY) -> tuple[Part, ...]:
    """Return the parts of the service, of the pages, and the files in the repository."""
    return (*python_parts(top), *node_parts(top), *file_parts(top))


def locked_python(text: str) -> Iterator[tuple[Requirement, tuple[str, ...]]]:
    """Yield each requirement of a lock file, with the SHA-256 digests it allows."""
    for line in text.replace("\\\n", " ").splitlines():
        plain = line.split(" #")[0].strip()
        if plain and not plain.startswith("#"):
            yield Requirement(plain.split(" --hash")[0]), tuple(re.findall(r"--hash=sha256:([0-9a-f]{64})", plain))


def python_parts(top: Path = REPOSITORY) -> tuple[Part, ...]:
    """Return what the lock installs on this Python and platform; license texts are those of the installed packages."""
    locked = [
        (_installed(requirement), digests)
        for requirement, digests in locked_python((top / PYTHON_LOCK).read_text(encoding="utf-8"))
        if requirement.marker is None or requirement.marker.evaluate()
    ]
    refs = {_name_of(installed): f"{_name_of(installed)}@{installed.version}" for installed, _ in locked}
    return tuple(
        Part(
            "pypi",
            _name_of(installed),
            installed.version,
            _license_of(installed),
            tuple(("SHA-256", digest) for digest in digests),
            tuple(refs[name] for name in _needs(installed) if name in refs),
            _texts_of(installed),
        )
        for installed, digests in locked
    )


def node_parts(top: Path = REPOSITORY) -> tuple[Part, ...]:
    """Return the packages that the pages are built from; tools that only build them are left out."""
    packages = json.loads((top / NODE_LOCK).read_text(encoding="utf-8"))["packages"]
    used = {path: each for path, each in packages.items() if path and not (each.get("dev") or each.get("devOptional"))}
    found = {}
    for path, entry in used.items():
        folder = top / "frontend" / path
        texts = tuple(sorted(each for each in folder.glob("*") if each.is_file() and LICENSE_FILE.search(each.name)))
        needed = {*entry.get("dependencies", {}), *entry.get("peerDependencies", {})}
        places = [_place_of(name, path, used) for name in needed]
        needs = tuple(sorted(f"{_node_name(each)}@{used[each]['version']}" for each in places if each))
        algorithm, _, digest = entry.get("integrity", "").partition("-")
        hashes = ((ALGORITHMS[algorithm], base64.b64decode(digest).hex()),) if digest else ()
        stated = str(entry.get("license", ""))
        part = Part("npm", _node_name(path), entry["version"], stated, hashes, needs, texts)
        found[part.ref] = part
    return tuple(found.values())


def file_parts(top: Path = REPOSITORY) -> tuple[Part, ...]:
    """Return the parts that are files of the repository, such as fonts, or that other parts contain."""
    entries = yaml.safe_load((top / BUNDLED).read_text(encoding="utf-8"))
    parts = []
    for each in entries:
        files = [top / path for path in each.get("files", ())]
        texts = [top / path for path in each.get("license_files", ())]
        missing = [str(path.relative_to(top)) for path in (*files, *texts) if not path.is_file()]
        if missing:
            raise ReleaseError(f"{BUNDLED}: {each['name']} lists {', '.join(missing)}, which does not exist")
        parts.append(Part("file", each["name"], str(each["version"]), each["license"], texts=tuple(texts)))
    return tuple(parts)


def _installed(requirement: Requirement) -> Distribution:
    try:
        found = distribution(requirement.name)
    except PackageNotFoundError as error:
        raise ReleaseError(f"{requirement.name} is locked but not installed: run `make setup`") from error
    if not requirement.specifier.contains(found.version, prereleases=True):
        raise ReleaseError(f"{requirement} is locked, but {found.version} is installed: run `make setup`")
    return found


def _license_of(installed: Distribution) -> str:
    """Return the license expression, else the classifiers, else a short license field."""
    metadata = installed.metadata
    if "License-Expression" in metadata:
        return metadata["License-Expression"]
    classifiers = [each for each in metadata.get_all("Classifier") or () if each.startswith("License ::")]
    names = [each.rpartition("::")[2].strip() for each in classifiers]
    short = metadata["License"].strip() if "License" in metadata else ""
    return short if short and "\n" not in short and len(short) < 40 else " / ".join(names)


def _texts_of(installed: Distribution) -> tuple[Path, ...]:
    own = [each for each in installed.files or () if ".dist-info" in str(each) and LICENSE_FILE.search(str(each))]
    return tuple(sorted(Path(str(installed.locate_file(each))) for each in own))


def _needs(installed: Distribution) -> tuple[str, ...]:
    requirements = (Requirement(each) for each in installed.requires or ())
    names = {
        str(canonicalize_name(each.name))
        for each in requirements
        if each.marker is None or each.marker.evaluate({"extra": ""})
    }
    return tuple(sorted(names))


def _name_of(installed: Distribution) -> str:
    return str(canonicalize_name(installed.metadata["Name"]))


def _node_name(path: str) -> str:
    return path.rpartition("node_modules/")[2]


def _place_of(name: str, path: str, packages: Mapping[str, Any]) -> str | None:
    """Return where Node finds a package that the one at ``path`` imports: inside it, or above."""
    folder: str | None = path
    while folder is not None:
        place = f"{folder}/node_modules/{name}".removeprefix("/")
        if place in packages:
            return place
        folder = folder.rpartition("/node_modules/")[0] if "/node_modules/" in folder else ("" if folder else None)
    return None
