"""Audit of locked dependencies. What could not be checked is reported as not audited, never as free of findings."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from release.artifacts import UV
from release.parts import locked_python
from release.repository import REPOSITORY

PIP_AUDIT = "pip-audit==2.10.1"
PYTHON_LOCKS = {
    "backend/requirements.lock": (),
    "backend/requirements-dev.lock": ("--group", "dev", "--constraints", "requirements.lock"),
}
NODE_FOLDERS = ("frontend", "e2e")
TIME_LIMIT_S = 300
_YANKED = re.compile(r"^warning: .*yanked.*$", re.MULTILINE | re.IGNORECASE)


@dataclass(frozen=True)
class Check:
    """Result of one check: its findings, or why it could not be made."""

    name: str
    findings: tuple[str, ...] = ()
    not_audited: str = ""


@dataclass(frozen=True)
class Report:
    """All checks."""

    checks: tuple[Check, ...]

    @property
    def findings(self) -> tuple[str, ...]:
        """All findings, with the name of their check."""
        return tuple(f"{check.name}: {each}" for check in self.checks for each in check.findings)

    @property
    def not_audited(self) -> tuple[str, ...]:
        """Names of the checks that could not be made."""
        return tuple(check.name for check in self.checks if check.not_audited)

    def lines(self) -> Iterable[str]:
        """Yield one line per check and finding."""
        for check in self.checks:
            if check.not_audited:
                yield f"NOT AUDITED  {check.name}: {check.not_audited}"
            elif check.findings:
                yield f"FOUND {len(check.findings):<6} {check.name}"
            else:
                yield f"ok           {check.name}"
            yield from (f"             {each}" for each in check.findings)


def audit(top: Path = REPOSITORY) -> Report:
    """Make all checks."""
    checks = []
    for lock, options in PYTHON_LOCKS.items():
        text = (top / lock).read_text(encoding="utf-8")
        checks.append(python_advisories(lock, _run(_pip_audit(top / lock))))
        checks.append(yanked_versions(lock, _run(_dry_run(top / lock, top))))
        checks.append(Check(f"hashes in {lock}", unhashed_python(text)))
        checks.append(stale_python_lock(top, lock, options))
    for folder in NODE_FOLDERS:
        lock = json.loads((top / folder / "package-lock.json").read_text(encoding="utf-8"))
        checks.append(node_advisories(folder, _run(["npm", "audit", "--json"], top / folder)))
        checks.append(Check(f"deprecated packages in {folder}", deprecated_node(lock)))
        checks.append(Check(f"hashes in {folder}/package-lock.json", unhashed_node(lock)))
        done = _run(["npm", "ci", "--dry-run", "--ignore-scripts"], top / folder)
        checks.append(stale_node_lock(folder, done))
    return Report(tuple(checks))


def python_advisories(lock: str, done: subprocess.CompletedProcess[str]) -> Check:
    """Return what pip-audit found. It exits with 0 even if it could check nothing, so each package is looked at."""
    name = f"advisories for {lock}"
    document = _json(done.stdout)
    if document is None or "dependencies" not in document:
        return Check(name, not_audited=_last_line(done))
    packages = document["dependencies"]
    skipped = [each for each in packages if "skip_reason" in each]
    findings = tuple(
        f"{each['name']} {each['version']}: {found['id']}, fixed in {', '.join(found['fix_versions']) or 'no version'}"
        for each in packages
        for found in each.get("vulns", ())
    )
    reason = f"{len(skipped)} of {len(packages)} packages: {skipped[0]['skip_reason']}" if skipped else ""
    return Check(name, findings, reason)


def node_advisories(folder: str, done: subprocess.CompletedProcess[str]) -> Check:
    """Return what `npm audit` found."""
    name = f"advisories for {folder}/package-lock.json"
    document = _json(done.stdout)
    if document is None or "auditReportVersion" not in document:
        message = str((document or {}).get("message") or _last_line(done))
        return Check(name, not_audited=message)
    found = document.get("vulnerabilities", {})
    return Check(name, tuple(f"{each}: {entry['severity']}, {entry['range']}" for each, entry in sorted(found.items())))


def yanked_versions(lock: str, done: subprocess.CompletedProcess[str]) -> Check:
    """Return the locked versions that their authors have withdrawn from the package index."""
    name = f"withdrawn versions in {lock}"
    if done.returncode:
        return Check(name, not_audited=_last_line(done))
    return Check(name, tuple(_YANKED.findall(done.stderr)))


def unhashed_python(text: str) -> tuple[str, ...]:
    """Return the requirements of a lock file that name no exact version or no hash."""
    found = []
    for requirement, digests in locked_python(text):
        pins = [each for each in requirement.specifier if each.operator == "==" and "*" not in each.version]
        if not pins:
            found.append(f"{requirement} has no exact version")
        if not digests:
            found.append(f"{requirement.name} has no hash")
    return tuple(found)


def unhashed_node(lock: dict[str, Any]) -> tuple[str, ...]:
    """Return the packages of a lock file without a hash, and those that name a registry."""
    packages = {path: entry for path, entry in lock["packages"].items() if path and not entry.get("link")}
    found = [f"{path} has no integrity" for path, entry in packages.items() if "integrity" not in entry]
    found += [f"{path} names the host {entry['resolved']}" for path, entry in packages.items() if "resolved" in entry]
    return tuple(found)


def deprecated_node(lock: dict[str, Any]) -> tuple[str, ...]:
    """Return the packages that were deprecated when the lock file was written."""
    return tuple(f"{path}: {each['deprecated']}" for path, each in lock["packages"].items() if each.get("deprecated"))


def stale_python_lock(top: Path, lock: str, options: Sequence[str]) -> Check:
    """Resolve the dependencies again, preferring the locked versions, and compare."""
    name = f"{lock} matches pyproject.toml"
    with tempfile.TemporaryDirectory(prefix="stormsizer-audit-") as temporary:
        copy = Path(temporary) / Path(lock).name
        shutil.copy2(top / lock, copy)
        command = [str(UV), "pip", "compile", "pyproject.toml", "--quiet", "--universal", "--python-version", "3.11"]
        command += ["--extra", "embedded", "--generate-hashes", "--no-header", *options, "--output-file", str(copy)]
        done = _run(command, top / "backend")
        if done.returncode:
            return Check(name, not_audited=_last_line(done))
        before = dict(_pins((top / lock).read_text(encoding="utf-8")))
        after = dict(_pins(copy.read_text(encoding="utf-8")))
    changed = sorted(each for each in before.keys() | after.keys() if before.get(each) != after.get(each))
    return Check(name, tuple(f"{each} differs: run `make lock`" for each in changed))


def stale_node_lock(folder: str, done: subprocess.CompletedProcess[str]) -> Check:
    """Return whether the lock file is that of `package.json`."""
    name = f"{folder}/package-lock.json matches package.json"
    if done.returncode == 0:
        return Check(name)
    if "EUSAGE" in done.stderr:
        return Check(name, ("the files differ: run `npm install` in " + folder,))
    return Check(name, not_audited=_last_line(done))


def _pins(text: str) -> Iterable[tuple[str, tuple[str, ...]]]:
    return ((str(requirement), digests) for requirement, digests in locked_python(text))


def _pip_audit(lock: Path) -> list[str]:
    options = ["--requirement", str(lock), "--disable-pip", "--require-hashes", "--format", "json"]
    return [str(UV), "tool", "run", "--quiet", "--from", PIP_AUDIT, "pip-audit", "--progress-spinner", "off", *options]


def _dry_run(lock: Path, top: Path) -> list[str]:
    command = [str(UV), "pip", "install", "--dry-run", "--no-deps", "--require-hashes", "--reinstall", "--refresh"]
    return [*command, "--python", str(top / "backend/.venv/bin/python"), "--requirement", str(lock)]


def _run(command: Sequence[str], folder: Path = REPOSITORY) -> subprocess.CompletedProcess[str]:
    """Run a program; a missing or hanging one counts as a failed one."""
    try:
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=TIME_LIMIT_S, check=False)
    except (FileNotFoundError, subprocess.TimeoutExpired) as error:
        return subprocess.CompletedProcess(list(command), 127, "", str(error))


def _json(text: str) -> dict[str, Any] | None:
    try:
        document = json.loads(text)
    except json.JSONDecodeError:
        return None
    return document if isinstance(document, dict) else None


def _last_line(done: subprocess.CompletedProcess[str]) -> str:
    lines = (done.stderr.strip() or done.stdout.strip()).splitlines()
    return lines[-1] if lines else f"exit status {done.returncode}"
