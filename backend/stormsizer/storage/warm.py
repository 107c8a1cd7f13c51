"""Compile the kernels and leave them in Numba's cache: ``python -m stormsizer.storage.warm``.

The cache is keyed on the kernel's file, its date and the processor; a stale or foreign one is compiled anew.
"""

import numpy as np

from stormsizer.storage import kernel


def warm() -> None:
    """Compile every kernel by serving an empty hour."""
    empty = {columns: np.empty((0, columns)) for columns in (2, 3, 5, 9, 11, 17)}
    kernel.run(
        3600.0,
        np.ones((1, 1, 2)),
        np.ones((1, 1, 2, 1, kernel.N_COSTS)),
        np.ones((1, 1, 2)),
        np.ones((1, 2)),
        np.ones((1, 4)),
        np.array([[1.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0]]),
        empty[11],
        empty[17],
        np.empty((0, 5)),
        empty[3],
        empty[5],
        empty[9],
        empty[3],
        empty[2],
        60.0,
    )


if __name__ == "__main__":
    warm()
