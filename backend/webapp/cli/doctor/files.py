"""Checks of folders, compiled kernels, reports and the catalog."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import typst
from sqlalchemy import Engine, select
from sqlalchemy.exc import SQLAlchemyError

from stormsizer import __version__
from stormsizer.storage.kernel.compiling import cache_directory
from webapp.catalogs.models import CatalogVersionRow
from webapp.catalogs.seeds import hash_of, read_seeds
from webapp.catalogs.service import is_newer
from webapp.cli.doctor.database import engine_for
from webapp.cli.doctor.finding import Finding, ok, problem, reason, warning
from webapp.core.db.session import sessions_of
from webapp.core.db.tenancy import SHARED, within
from webapp.core.http.documents import DocumentError
from webapp.reports.rendering.fonts import FAMILIES, compiler_fonts
from webapp.settings import Settings

CATALOG = "catalog"
GIB = 1024**3
PAGE = "#set text(font: json(bytes(sys.inputs.families)))\nStorage 中 ж ω"


def check_folders(settings: Settings) -> Iterator[Finding]:
    """Check that the data folder can be written to and has free space, and that the shipped files are there."""
    folder = settings.data_folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        yield problem(
            "files",
            f"the data folder {folder} cannot be written to: {error.strerror}",
            "give the service's user write permission, or set STORMSIZER_DATA_FOLDER",
        )
    else:
        yield ok("files", f"the data folder {folder} can be written to")
        free = shutil.disk_usage(folder).free
        if free < settings.least_free_bytes:
            least = f"{settings.least_free_bytes / GIB:,.1f} GiB"
            yield problem(
                "disk", f"{free / GIB:,.1f} GiB are free, less than {least}", "delete files or enlarge the disk"
            )
        else:
            yield ok("disk", f"{free / GIB:,.1f} GiB are free")
    if not (settings.frontend_folder / "index.html").is_file():
        yield warning(
            "files",
            f"the browser application is not built: there is no {settings.frontend_folder / 'index.html'}",
            "run `make build`, or set STORMSIZER_FRONTEND_FOLDER; the API works without it",
        )


def check_kernels() -> Iterator[Finding]:
    """Check that the numeric kernels are compiled, so that the first simulation is fast."""
    try:
        folder = cache_directory()
    except OSError as error:
        yield warning("engine", reason(error), "set NUMBA_CACHE_DIR to a folder that can be written to")
        return
    n_files = sum(1 for _ in folder.rglob("*.nbi"))
    if n_files:
        yield ok("engine", f"release {__version__}, {n_files} compiled kernels in {folder}")
    else:
        yield warning(
            "engine", f"no compiled kernels in {folder}: the first simulation takes a minute", "run `stormsizer warm`"
        )


def check_reports() -> Iterator[Finding]:
    """Check that a PDF page with letters of several scripts can be rendered."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / "page.typ"
            page.write_text(PAGE, encoding="utf-8")
            families = "[" + ", ".join(f'"{name}"' for name in FAMILIES) + "]"
            pdf = typst.Compiler(
                str(page), root=folder, font_paths=compiler_fonts(), sys_inputs={"families": families}
            ).compile(format="pdf")
    except (OSError, RuntimeError, ImportError, typst.TypstError) as error:
        yield problem(
            "reports",
            f"PDF reports cannot be created: {reason(error)}",
            "install the release again; files may be missing",
        )
        return
    is_pdf = isinstance(pdf, bytes) and pdf.startswith(b"%PDF")
    yield (
        ok("reports", "PDF reports can be created")
        if is_pdf
        else problem("reports", "the result is not a PDF", "install the release again")
    )


def check_catalog(url: str, settings: Settings) -> Iterator[Finding]:
    """Check that the database has this release's catalog."""
    try:
        shipped = hash_of([each.sha256 for each in read_seeds(settings.seed_folder / "catalog")])
    except (DocumentError, OSError) as error:
        yield problem(
            CATALOG,
            f"its files cannot be read: {reason(error)}",
            "install the release again, or correct STORMSIZER_SEED_FOLDER",
        )
        return
    engine = engine_for(url)
    try:
        yield _stored(engine, shipped)
    except SQLAlchemyError:
        yield warning(CATALOG, "not checked because of a problem with the database", "solve that problem first")


def _stored(engine: Engine, shipped: str) -> Finding:
    row = CatalogVersionRow
    query = select(row.version, row.documents_sha256, row.engine_version)
    with within(sessions_of(engine), SHARED)() as session:
        found = session.execute(query.where(row.organization_id == SHARED, row.is_current)).first()
    if found is None:
        return problem(CATALOG, "not loaded", "run `stormsizer catalog load`, or start the service")
    if is_newer(found.engine_version):
        return warning(
            CATALOG,
            f"{found.version} was loaded by release {found.engine_version}, which is newer than this one",
            "complete the upgrade; if you went back to this release, run `stormsizer catalog load`",
        )
    if (found.documents_sha256, found.engine_version) != (shipped, __version__):
        return warning(
            CATALOG,
            f"{found.version}, loaded by release {found.engine_version}, is not the catalog of this release",
            "run `stormsizer catalog load`, or start the service",
        )
    return ok(CATALOG, f"{found.version} of this release is loaded")
