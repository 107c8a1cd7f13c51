"""Writes the API reference from the API description: a page per group of operations, and one for all types."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Schema = Mapping[str, Any]

METHODS = ("get", "post", "put", "patch", "delete")
LONGEST_CHOICE = 12
"""Number of allowed values up to which all of them are listed."""
TYPES = "types.md"


@dataclass(frozen=True)
class Operation:
    """One operation of the description, with its recorded example if there is one."""

    method: str
    path: str
    described: Schema
    example: Schema | None

    @property
    def title(self) -> str:
        """Its summary in sentence case."""
        first, *rest = str(self.described["summary"]).split()
        return " ".join([first, *(each if each.isupper() else each.lower() for each in rest)])

    @property
    def anchor(self) -> str:
        """Its anchor on the page: the operation's identifier."""
        return str(self.described["operationId"]).replace("_", "-")


def write_api_pages(description: Path, examples: Path, pages: Path) -> None:
    """Write the pages below `reference/api`. Deprecated paths are left out."""
    document = json.loads(description.read_text())
    recorded = json.loads(examples.read_text())
    folder = pages / "reference/api"
    folder.mkdir()
    groups: dict[str, list[Operation]] = {each["name"]: [] for each in document["tags"]}
    for path, methods in document["paths"].items():
        for method, described in methods.items():
            if method in METHODS and not described.get("deprecated"):
                example = recorded.get(described["operationId"])
                groups[described["tags"][0]].append(Operation(method.upper(), path, described, example))
    words = {each["name"]: each["description"] for each in document["tags"]}
    (folder / "README.md").write_text("\n".join(_index(document, groups, words)))
    for name, operations in groups.items():
        (folder / page_of(name)).write_text("\n".join(_group(name, words[name], operations)))
    (folder / TYPES).write_text("\n".join(_types(document["components"]["schemas"])))


def page_of(group: str) -> str:
    """Return the file name of a group's page."""
    return f"{group.lower().replace(' ', '-')}.md"


def _index(document: Schema, groups: Mapping[str, list[Operation]], words: Mapping[str, str]) -> Iterator[str]:
    yield "# API reference\n"
    yield f"Version {document['info']['version']}. Download the description as [OpenAPI 3.1](../openapi.json), or from"
    yield "a running service at `/api/v1/openapi.json`. [Build on the API](../../how-to/build-on-the-api.md) leads from"
    yield "a key to a report, and [sample programs](../../how-to/partner/clients.md) use generated clients.\n"
    yield "Send an API key with each request: `Authorization: Bearer ssz_…`. Errors are"
    yield "[problem documents](../problems.md). The examples on these pages are sent to the service by a test, which"
    yield f"compares status and fields of the response. Field types are on [a separate page]({TYPES}).\n"
    yield "| group | operations |\n|---|---|"
    for name, operations in groups.items():
        listed = "<br>".join(f"[{each.title}]({page_of(name)}#{each.anchor})" for each in operations)
        yield f"| **[{name}]({page_of(name)})**<br>{_cell(words[name])} | {listed} |"
    yield ""


def _group(name: str, words: str, operations: list[Operation]) -> Iterator[str]:
    yield f"# {name[0].upper()}{name[1:]}\n"
    yield f"{words}\n"
    for operation in operations:
        yield from _operation(operation)


def _operation(operation: Operation) -> Iterator[str]:
    described = operation.described
    yield f"## {operation.title} {{ #{operation.anchor} }}\n"
    yield f"`{operation.method} {operation.path}`\n"
    yield f"{described.get('description', '')}\n"
    yield f"{_access(described.get('security', []))}\n"
    parameters = [each for each in described.get("parameters", []) if not each.get("deprecated")]
    if parameters:
        yield "| parameter | in | type | description |\n|---|---|---|---|"
        for each in parameters:
            name = f"`{each['name']}`" + (" (required)" if each.get("required") and each["in"] != "path" else "")
            words = _cell(each.get("description") or each["schema"].get("description", ""))
            yield f"| {name} | {each['in']} | {type_of(each['schema'])} | {words} |"
        yield ""
    for media, content in described.get("requestBody", {}).get("content", {}).items():
        yield f"Request body: {type_of(content['schema']) if media == 'application/json' else f'`{media}`'}\n"
    for status, response in described["responses"].items():
        if status.startswith("2"):
            yield f"Response: {status}{_content(response.get('content', {}))}\n"
    if operation.example is not None:
        yield from _example(operation, operation.example)


def _access(security: list[Mapping[str, list[str]]]) -> str:
    """Return a sentence on the credentials that an operation takes."""
    if not security:
        return "No credentials are required."
    ways = {"apiKey": "an API key", "session": "a session in the browser", "shareLink": "an open share link"}
    named = [
        ways[name] + (f" with the scope `{'`, `'.join(scopes)}`" if scopes else "")
        for each in security
        for name, scopes in each.items()
    ]
    return f"Requires {' or '.join(named)}."


def _content(content: Schema) -> str:
    kinds = [type_of(each["schema"]) if "json" in media else f"`{media}`" for media, each in content.items()]
    return f", {' or '.join(kinds)}" if kinds else ""


def _example(operation: Operation, example: Schema) -> Iterator[str]:
    path = re.sub(r"\{(\w+)\}", lambda found: f"${found[1].upper()}", operation.path)
    query = "&".join(f"{name}={value}" for name, value in example["query"].items())
    method = "" if operation.method == "GET" else f" -X {operation.method}"
    lines = [f'curl -sS "$URL{path}{"?" + query if query else ""}"{method}']
    if operation.described.get("security"):
        lines.append('-H "Authorization: Bearer $KEY"')
    lines += [f"-H '{name}: {value}'" for name, value in example["headers"].items()]
    if "body" in example:
        lines.append("-H 'Content-Type: application/json'")
        if example["is_abbreviated"]:
            lines.append("-d @request.json")
            yield _json("request.json, abbreviated", example["body"])
        else:
            lines.append(f"-d '{json.dumps(example['body'], ensure_ascii=False)}'")
    if "file" in example:
        lines += ["-H 'Content-Type: application/octet-stream'", f"--data-binary @{example['file']}"]
    command = " \\\n  ".join(lines)
    yield f"```sh\n{command}\n```\n"
    if example.get("response") is not None:
        yield _json(str(example["status"]), example["response"])


def _json(title: str, document: Any) -> str:
    return f'```json title="{title}"\n{json.dumps(document, ensure_ascii=False, indent=2)}\n```\n'


def _types(schemas: Mapping[str, Schema]) -> Iterator[str]:
    yield "---\nsearch:\n  exclude: true\n---\n"
    yield "# Types\n"
    yield "All types of request and response bodies, in alphabetical order.\n"
    for name in sorted(schemas, key=str.lower):
        schema = schemas[name]
        yield f"## {name} {{ #{name.lower()} }}\n"
        if schema.get("description"):
            yield f"{schema['description']}\n"
        fields = {field: each for field, each in schema.get("properties", {}).items() if not each.get("deprecated")}
        if not fields:
            yield f"{type_of({**schema, 'title': None}, here='')}\n"
            continue
        required = set(schema.get("required", ()))
        yield "| field | type | default | description |\n|---|---|---|---|"
        for field, each in fields.items():
            default = "required" if field in required else _default(each)
            words = f"{_cell(each.get('description', ''))} {_limits(each)}".strip()
            yield f"| `{field}` | {type_of(each, here='')} | {default} | {words} |"
        yield ""


def type_of(schema: Schema, here: str = TYPES) -> str:
    """Return a type in words, with links to the types it names."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}]({here}#{name.lower()})"
    for way in ("anyOf", "oneOf", "allOf"):
        if way in schema:
            return " or ".join(dict.fromkeys(type_of(each, here) for each in schema[way]))
    if "enum" in schema:
        values = [f"`{each}`" for each in schema["enum"]]
        shown = values[:LONGEST_CHOICE]
        return ", ".join(shown) + (f" and {len(values) - len(shown)} more" if len(values) > len(shown) else "")
    if "const" in schema:
        return f"`{schema['const']}`"
    kind = schema.get("type", "any")
    if kind == "array":
        return f"list of {type_of(schema.get('items', {}), here)}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {type_of(schema['additionalProperties'], here)}"
    return f"{kind} ({schema['format']})" if "format" in schema else str(kind)


def _default(schema: Schema) -> str:
    if "default" not in schema:
        return ""
    text = json.dumps(schema["default"], ensure_ascii=False)
    return f"`{text}`".replace("|", "\\|") if len(text) <= 40 else "see the description"


def _limits(schema: Schema) -> str:
    """Return the limits of a number or a list in words."""
    named = (
        ("minimum", "at least {}"),
        ("exclusiveMinimum", "more than {}"),
        ("maximum", "at most {}"),
        ("exclusiveMaximum", "less than {}"),
        ("minItems", "at least {} entries"),
        ("maxItems", "at most {} entries"),
        ("maxLength", "at most {} characters"),
    )
    found = [words.format(f"{schema[name]:,.10g}") for name, words in named if name in schema]
    return f"*{', '.join(found)}*".replace("*a", "*A", 1).replace("*m", "*M", 1).replace("*l", "*L", 1) if found else ""


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
