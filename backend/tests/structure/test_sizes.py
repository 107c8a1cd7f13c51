"""Limits from CONTRIBUTING.md: modules, functions and folders stay small, and imports form no cycle."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import grimp

BACKEND = Path(__file__).parents[2]
PACKAGES = ("stormsizer", "stormsizer_io", "webapp")
MAX_MODULE_LINES = 600
MAX_FUNCTION_LINES = 80
MAX_MODULES_PER_FOLDER = 16


def modules() -> Iterator[Path]:
    """Every module of the product."""
    for package in PACKAGES:
        yield from sorted((BACKEND / package).rglob("*.py"))


def functions(module: Path) -> Iterator[tuple[str, int]]:
    """Name and number of lines of each function of a module."""
    for node in ast.walk(ast.parse(module.read_text())):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node.name, node.end_lineno - node.lineno + 1


def test_modules_are_short() -> None:
    lines = {str(module.relative_to(BACKEND)): module.read_text().count("\n") for module in modules()}
    assert len(lines) > 500
    assert {name: n for name, n in lines.items() if n > MAX_MODULE_LINES} == {}


def test_functions_are_short() -> None:
    lines = {f"{module.relative_to(BACKEND)}: {name}": n for module in modules() for name, n in functions(module)}
    assert len(lines) > 3000
    assert {name: n for name, n in lines.items() if n > MAX_FUNCTION_LINES} == {}


def test_folders_hold_few_modules() -> None:
    n_in = Counter(str(module.parent.relative_to(BACKEND)) for module in modules())
    assert {folder: n for folder, n in n_in.items() if n > MAX_MODULES_PER_FOLDER} == {}


def test_imports_form_no_cycle() -> None:
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    assert len(graph.modules) > 500
    left = {module: set(graph.find_modules_directly_imported_by(module)) for module in graph.modules}
    while free := {module for module, imported in left.items() if not imported & left.keys()}:
        for module in free:
            del left[module]
    assert left == {}, "these modules import each other, or modules that do"
