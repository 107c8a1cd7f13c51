"""Count idioms in docs, user interface, catalog, docstrings and comments: ``python -m tests.language.idioms [--list]``.

The patterns are in ``idioms.txt``. Exit status 1 if a group exceeds its ceiling per 10,000 words.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import yaml

REPOSITORY = Path(__file__).resolve().parents[3]
CEILINGS = {"docs": 5.0, "ui": 5.0, "catalog": 5.0, "engine": 15.0, "service": 15.0, "tests": 15.0, "frontend": 15.0}
"""Idioms per 10,000 words that each group may have."""
MIN_WORDS_OF_A_NOTE = 4
WORD = re.compile(r"[A-Za-z]+(?:'[a-z]+)?")
CODE = re.compile(r"```.*?```|`[^`]*`|\{[^{}]*\}|https?://\S+", re.DOTALL)
TS_COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"`])//[^\n]*", re.DOTALL)


@dataclass
class Count:
    """Words of a group, and the idioms found in them."""

    n_words: int = 0
    found: Counter[str] = field(default_factory=Counter)
    places: list[str] = field(default_factory=list)

    @property
    def per_10_000(self) -> float:
        """Idioms per 10,000 words."""
        return self.found.total() / max(1, self.n_words) * 10_000


def patterns() -> dict[str, re.Pattern[str]]:
    """Return the idioms and their regular expressions."""
    lines = Path(__file__).with_name("idioms.txt").read_text(encoding="utf-8").splitlines()
    rows = (line.split("\t")[0] for line in lines if line.strip() and not line.startswith("#"))
    return {row: re.compile(row, re.IGNORECASE) for row in rows}


def prose_of_python(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and text of each docstring and comment, and the words of each test name."""
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            for each in body:
                value = each.value if isinstance(each, ast.Expr) else None
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    yield each.lineno, value.value
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.lineno, node.name.replace("_", " ")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def prose_of_fluent(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and text of each message."""
    for number, line in enumerate(source.splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            yield number, line.partition("=")[2] if re.match(r"^[\s.]*[\w-]+\s*=", line) else line


def prose_of_yaml(source: str) -> Iterator[tuple[int, str]]:
    """Yield line and text of each note: values of four words or more."""
    nodes: list[yaml.Node] = list(yaml.compose_all(source, Loader=yaml.CSafeLoader))
    while nodes:
        node = nodes.pop()
        if isinstance(node, yaml.MappingNode):
            nodes.extend(value for _, value in node.value)
        elif isinstance(node, yaml.SequenceNode):
            nodes.extend(node.value)
        elif len(node.value.split()) >= MIN_WORDS_OF_A_NOTE:
            yield node.start_mark.line + 1, node.value


def prose(path: str, source: str) -> Iterator[tuple[int, str]]:
    """Yield line and text of what a file says in English."""
    if path.endswith(".py"):
        yield from prose_of_python(source)
    elif path.endswith(".ftl"):
        yield from prose_of_fluent(source)
    elif path.endswith(".yaml"):
        yield from prose_of_yaml(source)
    elif path.endswith(".md"):
        yield 1, source
    else:
        for found in TS_COMMENT.finditer(source):
            yield source.count("\n", 0, found.start()) + 1, found.group()


def group_of(path: str) -> str | None:
    """Return the group of a file; none for files without English prose of this project."""
    if path.endswith(".ftl"):
        return "ui" if "/en/" in path else None
    if path.endswith(".md"):
        return "docs"
    if path.endswith(".yaml"):
        return "catalog" if path.startswith(("seed-data/catalog", "seed-data/scenarios")) else None
    if path.endswith((".ts", ".tsx")):
        return None if "/api/schema" in path else "frontend"
    if not path.endswith(".py"):
        return None
    if path.startswith("backend/tests"):
        return "tests"
    return "service" if path.startswith(("backend/webapp", "migrations")) else "engine"


def counts() -> dict[str, Count]:
    """Return the idioms of every group of tracked files."""
    tracked = subprocess.run(["git", "ls-files"], cwd=REPOSITORY, check=True, capture_output=True, text=True).stdout
    idioms, groups = patterns(), {name: Count() for name in CEILINGS}
    for path in tracked.splitlines():
        group = group_of(path)
        if group is None or not (REPOSITORY / path).is_file():
            continue
        count = groups[group]
        for line, text in prose(path, (REPOSITORY / path).read_text(encoding="utf-8")):
            plain = CODE.sub(" ", text)
            count.n_words += len(WORD.findall(plain))
            for name, pattern in idioms.items():
                n = len(pattern.findall(plain))
                if n:
                    count.found[name] += n
                    count.places.append(f"{path}:{line}: {pattern.search(plain).group()}")  # type: ignore[union-attr]
    return groups


def main(arguments: list[str]) -> int:
    """Print the count of each group."""
    groups = counts()
    for name, count in groups.items():
        rate, most = count.per_10_000, CEILINGS[name]
        verdict = "ok" if rate <= most else "too many"
        print(f"{name:9} {count.n_words:8,} words  {rate:6.1f} idioms per 10,000 (at most {most:.0f}) {verdict}")
        if "--list" in arguments:
            print("\n".join(f"  {place}" for place in count.places))
    return int(any(count.per_10_000 > CEILINGS[name] for name, count in groups.items()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
