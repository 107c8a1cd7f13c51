"""Text that names imported files and the tools that wrote them."""

from collections.abc import Mapping, Sequence

from stormsizer.messages.text import Listing, Message, Text, msg

MOST_FILES_NAMED = 3
_TOOLS: Mapping[str, Message] = {
    "Performance Monitor, binary": msg("tool-perfmon-binary"),
    "vscsiStats trace": msg("tool-vscsi-trace"),
    "sar, binary": msg("tool-sar-binary"),
    "MSR Cambridge trace": msg("tool-msr-trace"),
    "SYSTOR '17 trace": msg("tool-systor-trace"),
    "workbook": msg("tool-workbook"),
    "protected or old workbook": msg("tool-protected-workbook"),
    "calendar": msg("tool-calendar"),
    "table": msg("tool-table"),
    "unknown": msg("tool-unknown"),
}
"""Tools whose names are not product names."""


def tool_label(tool: str) -> Text:
    """Return the name of a tool or format, as written mid-sentence."""
    return _TOOLS.get(tool, tool)


def files_text(files: Sequence[tuple[str, str]]) -> Message:
    """Return text that names files and their tools, given as pairs of tool and file name."""
    if not files:
        return msg("propose-the-files")
    tools = Listing(tuple(tool_label(tool) for tool in sorted({tool for tool, _ in files})))
    some, rest = ", ".join(name for _, name in files[:MOST_FILES_NAMED]), len(files) - MOST_FILES_NAMED
    if rest > 0:
        return msg("propose-files-and-more", tools=tools, names=some, n=rest)
    return msg("propose-files", tools=tools, names=some, n=len(files))
