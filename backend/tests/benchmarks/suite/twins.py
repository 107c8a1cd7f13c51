"""C twins of our kernels, compiled when they are asked for."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).parents[1] / "twin"
FLAGS = ("-O3", "-march=native", "-ffp-contract=off", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror")


class NoCompilerError(RuntimeError):
    """There is no C compiler on this machine."""


def compiler() -> str | None:
    """The C compiler of this machine, if it has one."""
    return shutil.which("cc")


@cache
def twin(name: str) -> ctypes.CDLL:
    """The library made of ``twin/NAME.c``; it stays loaded while the process lives."""
    found = compiler()
    if found is None:
        raise NoCompilerError("cc is not installed: C twins need a compiler, e.g. `apt-get install gcc`")
    with tempfile.TemporaryDirectory(prefix="stormsizer-twin-") as folder:
        library = Path(folder) / f"{name}.so"
        subprocess.run([found, *FLAGS, "-o", str(library), str(FOLDER / f"{name}.c"), "-lm"], check=True)
        return ctypes.CDLL(str(library))


def pointer(array: NDArray[Any]) -> ctypes.c_void_p:
    """The address of an array's first element."""
    if not array.flags.c_contiguous:
        raise ValueError("an array for C must be contiguous")
    return ctypes.c_void_p(array.ctypes.data)


def struct(table: Any, *, without: tuple[str, ...] = (), **scalars: float) -> ctypes.Structure:
    """Return a C struct of pointers to the arrays of a named tuple, in order, followed by its scalars.

    ``without`` names arrays that the C version does not have. Integers are ``int64_t``, others ``double``. The struct
    holds references to the arrays.
    """
    named = table._asdict().items()
    arrays = {name: value for name, value in named if isinstance(value, np.ndarray) and name not in without}
    fields: list[tuple[str, type[Any]]] = [(name, ctypes.c_void_p) for name in arrays]
    fields += [(name, ctypes.c_int64 if isinstance(value, int) else ctypes.c_double) for name, value in scalars.items()]
    kind = type("Struct", (ctypes.Structure,), {"_fields_": fields})
    made: ctypes.Structure = kind(*(pointer(array) for array in arrays.values()), *scalars.values())
    made.keeps = table
    return made


def same_bits(ours: NDArray[Any], theirs: NDArray[Any]) -> bool:
    """Return whether two arrays are equal; NaN equals NaN."""
    return ours.shape == theirs.shape and np.array_equal(ours, theirs, equal_nan=ours.dtype.kind == "f")
