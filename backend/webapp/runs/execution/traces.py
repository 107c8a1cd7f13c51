"""Serialization of time series."""

import io

import numpy as np

from stormsizer.storage.trace import POPULATIONS, SERVED, Trace


def packed(trace: Trace) -> bytes:
    """Compress a trace together with its column names, which depend on the array and may change between releases."""
    buffer = io.BytesIO()
    np.savez_compressed(
        buffer, quantities=np.array(trace.quantities), starts_s=trace.starts_s, ends_s=trace.ends_s, values=trace.values
    )
    return buffer.getvalue()


def unpacked(npz: bytes) -> Trace:
    """Restore a trace with the components stored in it; standard columns that were not stored contain NaN."""
    with np.load(io.BytesIO(npz), allow_pickle=False) as stored:
        columns = dict(zip(stored["quantities"].tolist(), stored["values"].T, strict=True))
        starts_s = stored["starts_s"]
        empty = np.full(starts_s.shape, np.nan)
        quantities = tuple(dict.fromkeys((*SERVED, *POPULATIONS, *columns)))
        return Trace(
            starts_s=starts_s,
            ends_s=float(stored["ends_s"]),
            values=np.column_stack([columns.get(quantity, empty) for quantity in quantities]),
            quantities=quantities,
        )
