"""Keys of the names that a report shows instead of identifiers."""


def firmware_key(array_id: str, release_id: str) -> str:
    """Return the key of a release in ``ReportContext.names``; several arrays have releases with the same ID."""
    return f"{array_id}/{release_id}"


def assumed_key(array_id: str) -> str:
    """Return the key in ``ReportContext.names`` that only arrays with assumed parts have."""
    return f"{array_id}/assumed parts"
