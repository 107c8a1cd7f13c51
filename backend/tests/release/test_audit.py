"""The audit never reports what it could not check as free of findings."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from release import audit
from release.audit import Check, Report
from webapp.settings import REPOSITORY


def done(document: Any, code: int = 0, error: str = "") -> subprocess.CompletedProcess[str]:
    """A program that has ended."""
    return subprocess.CompletedProcess([], code, document if isinstance(document, str) else json.dumps(document), error)


def test_packages_that_pip_audit_skips_are_not_audited_although_it_succeeds() -> None:
    skipped = {"name": "alembic", "skip_reason": "Dependency not found on PyPI"}
    check = audit.python_advisories("a.lock", done({"dependencies": [skipped], "fixes": []}))
    assert (check.findings, check.not_audited) == ((), "1 of 1 packages: Dependency not found on PyPI")


def test_advisories_for_python_packages_are_found() -> None:
    vulnerability = {"id": "PYSEC-1", "fix_versions": ["1.1"]}
    packages = [
        {"name": "a", "version": "1.0", "vulns": [vulnerability]},
        {"name": "b", "version": "2.0", "vulns": []},
    ]
    check = audit.python_advisories("a.lock", done({"dependencies": packages}, 1))
    assert (check.findings, check.not_audited) == (("a 1.0: PYSEC-1, fixed in 1.1",), "")


@pytest.mark.parametrize("output", ["", "no JSON", {"message": "405 Method Not Allowed"}])
def test_advisory_services_that_do_not_answer_leave_packages_not_audited(output: Any) -> None:
    assert audit.python_advisories("a.lock", done(output, 1, "unreachable")).not_audited
    assert audit.node_advisories("frontend", done(output, 1, "unreachable")).not_audited
    assert audit.yanked_versions("a.lock", done("", 1, "unreachable")).not_audited
    assert audit.stale_node_lock("frontend", done("", 1, "unreachable")).not_audited


def test_advisories_for_node_packages_are_found() -> None:
    found = {"x": {"severity": "high", "range": "<2"}}
    check = audit.node_advisories("frontend", done({"auditReportVersion": 2, "vulnerabilities": found}, 1))
    assert check.findings == ("x: high, <2",)
    assert audit.node_advisories("frontend", done({"auditReportVersion": 2, "vulnerabilities": {}})).findings == ()


def test_withdrawn_versions_are_found() -> None:
    warning = 'Would install\nwarning: `attrs==21.1.0` is yanked (reason: "Not importable.")\n'
    assert len(audit.yanked_versions("a.lock", done("", 0, warning)).findings) == 1


def test_requirements_without_version_or_hash_are_found() -> None:
    lock = f"a==1.0 \\\n    --hash=sha256:{'0' * 64}\n    # via b\nb>=2 \\\n    --hash=sha256:{'1' * 64}\nc==3\n"
    assert audit.unhashed_python(lock) == ("b>=2 has no exact version", "c has no hash")


def test_node_packages_without_hash_with_host_or_deprecated_are_found() -> None:
    lock = {
        "packages": {
            "": {},
            "node_modules/a": {"integrity": "sha512-AA=="},
            "node_modules/b": {"resolved": "https://registry.example.com/b", "deprecated": "Use c."},
        }
    }
    assert audit.unhashed_node(lock) == (
        "node_modules/b has no integrity",
        "node_modules/b names the host https://registry.example.com/b",
    )
    assert audit.deprecated_node(lock) == ("node_modules/b: Use c.",)


@pytest.mark.parametrize("lock", audit.PYTHON_LOCKS)
def test_python_locks_have_exact_versions_and_hashes(lock: str) -> None:
    assert audit.unhashed_python((REPOSITORY / lock).read_text()) == ()


@pytest.mark.parametrize("folder", audit.NODE_FOLDERS)
def test_node_locks_have_hashes_and_name_no_host(folder: str) -> None:
    assert audit.unhashed_node(json.loads((REPOSITORY / folder / "package-lock.json").read_text())) == ()


def test_report_separates_findings_from_what_was_not_audited() -> None:
    report = Report((Check("good"), Check("bad", ("x",)), Check("unknown", not_audited="no network")))
    assert report.findings == ("bad: x",)
    assert report.not_audited == ("unknown",)
    assert [line.split()[0] for line in report.lines()] == ["ok", "FOUND", "x", "NOT"]
