"""Parameters for each study, taken only from other studies or engineering constants, for leave-one-out predictions.

A parameter that no other source provides has no substitute. Catalog entries that need it are omitted, and their rows
have no leave-one-out prediction.
"""

from collections.abc import Collection, Mapping, Sequence

from stormsizer.evidence.calibration.fit import rounded
from stormsizer.evidence.calibration.substitutes import SUBSTITUTES, Substitute, estimate
from stormsizer.model.catalog import CalibratedParameter, Calibration, Documents, evidence_rows
from stormsizer.model.scenario import Scenario


def calibrate(
    documents: Documents, _scenarios: Mapping[str, Scenario], others: Sequence[Calibration]
) -> tuple[Calibration, ...]:
    """Return one calibration for each study, using nothing from the study itself.

    Raises
    ------
    ValueError
        If a substitute refers to a parameter of the omitted study, to one that no study has, or to one that was
        fitted to rows of the omitted study.
    """
    rows = evidence_rows(documents)
    done: list[Calibration] = []
    for source, substitutes in SUBSTITUTES.items():
        own = tuple(row.id for row in rows if row.source == source)
        known = [c for c in others if c.source != source]
        parameters = tuple(_parameter(name, substitute, known, own) for name, substitute in substitutes.items())
        done.append(
            Calibration(id=f"without-{source}", source=source, held_out=own, borrowed=True, parameters=parameters)
        )
    return tuple(done)


def _parameter(
    name: str, substitute: Substitute, others: Sequence[Calibration], own_rows: Collection[str]
) -> CalibratedParameter:
    found = estimate(name, substitute, others)
    if set(found.rows) & set(own_rows):
        raise ValueError(f"{name}: its substitute was fitted to rows of the same study")
    return CalibratedParameter(
        name=name, value=rounded(found.value), unit=found.unit, rows=found.rows, method=found.reason
    )
