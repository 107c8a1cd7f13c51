"""Command line of the release scripts; the Makefile has a task for each command."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from release import artifacts, audit, cut
from release.build import build
from release.repository import REPOSITORY, ReleaseError, is_clean, tags_of_commit
from release.versions import current_version

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
INCOMPLETE, NOT_AUDITED = 3, 4
"""Exit statuses: parts were not built although all were required; advisories could not be fetched."""


@app.command("cut")
def cut_release(
    version: Annotated[str, typer.Argument(help="Version of the release, e.g. 1.2.3.")],
    write: Annotated[bool, typer.Option("--commit", help="Write, commit and tag; otherwise only check.")] = False,
) -> None:
    """Check that a release can be cut; with --commit, write its version, commit and tag it."""
    prepared = cut.prepared(version, datetime.now(UTC).date())
    if not write:
        typer.echo(f"{version} can be released. It changes:\n" + "\n".join(f"  {path}" for path in prepared.files))
        typer.echo("Nothing was written. To cut the release, run: make release VERSION=" + version + " CUT=1")
        return
    commit = cut.commit(prepared)
    typer.echo(f"Committed {commit[:12]} and tagged {prepared.tag}. To publish, run: git push --follow-tags")


@app.command("build")
def build_artifacts(
    target: Annotated[Path, typer.Option(help="Folder for the artifacts.")] = REPOSITORY / "dist",
    key: Annotated[Path | None, typer.Option(envvar="RELEASE_KEY", help="OpenSSH key to sign with.")] = None,
    engine: Annotated[str, typer.Option(envvar="ENGINE", help="podman, docker or none.")] = "",
    helm: Annotated[str, typer.Option(envvar="HELM", help="Path of helm.")] = "",
    docs_site: Annotated[
        Path, typer.Option(envvar="DOCS_SITE", help="Built documentation.")
    ] = artifacts.Tools.docs_site,
    complete: Annotated[bool, typer.Option("--complete", help="Fail if a part is not built or signed.")] = False,
) -> None:
    """Build the artifacts of the current tree."""
    version = current_version()
    if f"v{version}" not in tags_of_commit() or not is_clean():
        typer.echo(f"This build is not release {version}: the commit has no tag v{version}, or files have changed.")
    built = build(target, artifacts.Tools(engine, helm, docs_site), key, lambda step: typer.echo(f"  {step}"))
    typer.echo(f"{built.archive} ({built.archive.stat().st_size / 1e6:.0f} MB)")
    for name, reason in built.skipped.items():
        typer.echo(f"Not built: {name}: {reason}")
    if not built.is_signed:
        typer.echo("Not signed: set RELEASE_KEY=/path/to/key")
    if complete and (built.skipped or not built.is_signed):
        raise typer.Exit(INCOMPLETE)


@app.command("audit")
def audit_dependencies() -> None:
    """Check locked dependencies for advisories, yanked and deprecated versions, hashes, and stale lock files."""
    report = audit.audit()
    for line in report.lines():
        typer.echo(line)
    if report.findings:
        raise typer.Exit(1)
    if report.not_audited:
        raise typer.Exit(NOT_AUDITED)


def main() -> None:
    """Run a command; a `ReleaseError` becomes a message and exit status 1."""
    try:
        app()
    except ReleaseError as error:
        typer.echo(f"error: {error}", err=True)
        raise SystemExit(1) from error


if __name__ == "__main__":
    main()
