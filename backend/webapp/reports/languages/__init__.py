"""The languages that reports are handed over in: English, which they are made in, and a file for each other one."""

from functools import cache
from pathlib import Path

from stormsizer.report.language import Language
from webapp.core.http.yaml_documents import read_file

ENGLISH = "en"
FOLDER = Path(__file__).parent
CODES = (ENGLISH, *sorted(path.stem for path in FOLDER.glob("*.yaml")))
"""What may be asked for. A file more is a language more."""


@cache
def language(code: str) -> Language | None:
    """The language of a code; None for English, which needs none.

    Raises
    ------
    KeyError
        If there is no such language.
    """
    if code not in CODES:
        raise KeyError(code)
    return None if code == ENGLISH else Language.model_validate(read_file(FOLDER / f"{code}.yaml"))
