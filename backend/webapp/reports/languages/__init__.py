"""Languages of reports: English, and one file per other language."""

from functools import cache
from pathlib import Path

from stormsizer.report.language import Language
from webapp.core.http.yaml_documents import read_file

ENGLISH = "en"
FOLDER = Path(__file__).parent
CODES = (ENGLISH, *sorted(path.stem for path in FOLDER.glob("*.yaml")))
"""Available languages. Each file adds one."""


@cache
def language(code: str) -> Language | None:
    """The language of a code; None for English.

    Raises
    ------
    KeyError
        If there is no such language.
    """
    if code not in CODES:
        raise KeyError(code)
    return None if code == ENGLISH else Language.model_validate(read_file(FOLDER / f"{code}.yaml"))
