"""Signatures made by OpenSSH, which customers verify without a network: `ssh-keygen -Y verify`."""

from __future__ import annotations

from pathlib import Path

from release.repository import ReleaseError, output_of

NAMESPACE = "stormsizer-release"
IDENTITY = "releases@stormsizer"


def sign(path: Path, key: Path) -> Path:
    """Sign a file with a private key, or with the agent if the key is a public one; return the signature's path."""
    if not key.is_file():
        raise ReleaseError(f"RELEASE_KEY is {key}, which does not exist: name an OpenSSH key file")
    signature = path.with_name(path.name + ".sig")
    signature.unlink(missing_ok=True)
    output_of(["ssh-keygen", "-Y", "sign", "-q", "-n", NAMESPACE, "-f", str(key), str(path)])
    return signature


def allowed_signers(public_key: str) -> str:
    """Return the line that `ssh-keygen -Y verify` needs to know a signer."""
    kind, value = public_key.split()[:2]
    return f'{IDENTITY} namespaces="{NAMESPACE}" {kind} {value}\n'
