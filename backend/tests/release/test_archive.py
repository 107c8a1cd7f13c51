"""Checksums, signatures and the archive that customers unpack and verify."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from release.archive import SUMS, checksums, files_in, pack
from release.repository import ReleaseError
from release.signing import allowed_signers, sign
from webapp.settings import REPOSITORY

SCRIPT = REPOSITORY / "deploy/release/install.sh"


def key(folder: Path, name: str) -> Path:
    """Make a key pair without a passphrase."""
    path = folder / name
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(path)], check=True)
    return path


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """A signed folder as it comes out of the archive, with a file that names its signer next to it."""
    folder = tmp_path / "stormsizer-1.2.3"
    (folder / "python/wheelhouse").mkdir(parents=True)
    shutil.copy2(SCRIPT, folder / "install.sh")
    (folder / "python/python-version").write_text("2.7\n")
    (folder / "NOTICE").write_text("notice\n")
    (folder / SUMS).write_text(checksums(files_in(folder), folder))
    signer = key(tmp_path, "key")
    sign(folder / SUMS, signer)
    (tmp_path / "allowed_signers").write_text(allowed_signers(signer.with_suffix(".pub").read_text()))
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Call the script of an unpacked archive from the folder above."""
    command: Sequence[str] = [f"{folder.name}/install.sh", *words]
    return subprocess.run(command, cwd=folder.parent, capture_output=True, text=True, check=False)


def test_signed_archive_is_verified(unpacked: Path) -> None:
    done = run(unpacked, "verify", "--signers", "allowed_signers")
    assert done.returncode == 0, done.stderr
    assert 'Good "stormsizer-release" signature' in done.stdout
    assert "All files are as listed" in done.stdout


def test_changed_files_are_rejected_by_every_command(unpacked: Path) -> None:
    (unpacked / "NOTICE").write_text("other\n")
    for words in (["verify"], ["python", "environment"], ["images", "--engine", "true"]):
        done = run(unpacked, *words)
        assert (done.returncode, "files differ from SHA256SUMS" in done.stderr) == (1, True), words


def test_files_that_are_not_listed_are_rejected(unpacked: Path) -> None:
    (unpacked / "python/wheelhouse/extra.whl").write_text("extra")
    done = run(unpacked, "verify")
    assert (done.returncode, "extra.whl" in done.stderr) == (1, True)


def test_checksums_changed_together_with_a_file_are_rejected(unpacked: Path) -> None:
    (unpacked / "NOTICE").write_text("other\n")
    listed = [path for path in files_in(unpacked) if not path.name.startswith(SUMS)]
    (unpacked / SUMS).write_text(checksums(listed, unpacked))
    assert run(unpacked, "verify").returncode == 0
    done = run(unpacked, "verify", "--signers", "allowed_signers")
    assert (done.returncode, "was not made with the key" in done.stderr) == (1, True)


def test_signature_of_another_key_is_rejected(unpacked: Path) -> None:
    sign(unpacked / SUMS, key(unpacked.parent, "another"))
    done = run(unpacked, "verify", "--signers", "allowed_signers")
    assert (done.returncode, "was not made with the key" in done.stderr) == (1, True)


def test_archive_without_signature_says_so(unpacked: Path) -> None:
    (unpacked / f"{SUMS}.sig").unlink()
    done = run(unpacked, "verify", "--signers", "allowed_signers")
    assert (done.returncode, "is not signed" in done.stderr) == (1, True)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["python"], "python needs a folder"),
        (["python", "environment"], "the packages are for Python 2.7"),
        (["python", "environment", "--python", "/nonexistent"], "/nonexistent is not installed"),
        (["python", "stormsizer-1.2.3"], "already exists"),
        (["images", "--engine", "true"], "contains no images"),
        (["verify", "--signers", "nowhere"], "does not exist"),
        (["verify", "--all"], "unknown option --all"),
        (["everything"], "Usage:"),
    ],
)
def test_wrong_calls_say_what_is_wrong(unpacked: Path, words: list[str], message: str) -> None:
    done = run(unpacked, *words)
    assert done.returncode != 0
    assert message in done.stderr


def test_missing_key_is_named(tmp_path: Path) -> None:
    (tmp_path / SUMS).write_text("")
    with pytest.raises(ReleaseError, match=r"RELEASE_KEY is .*nowhere"):
        sign(tmp_path / SUMS, tmp_path / "nowhere")


@pytest.mark.parametrize("suffix", [".tar", ".tar.gz"])
def test_archive_depends_only_on_names_contents_and_the_right_to_execute(tmp_path: Path, suffix: str) -> None:
    made = []
    for i, names in enumerate((["a", "b/c"], ["b/c", "a"])):
        folder = tmp_path / str(i) / "x"
        for name in names:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(name)
            os.utime(folder / name, (i * 1_000, i * 1_000))
        (folder / "a").chmod(0o700 if i else 0o755)
        (folder / "b/c").chmod(0o600 if i else 0o644)
        pack(folder, tmp_path / f"{i}{suffix}", 1_700_000_000)
        made.append((tmp_path / f"{i}{suffix}").read_bytes())
    assert made[0] == made[1]
    with tarfile.open(tmp_path / f"0{suffix}") as archive:
        assert [(each.name, each.mode, each.mtime, each.uid) for each in archive] == [
            ("x/a", 0o755, 1_700_000_000, 0),
            ("x/b/c", 0o644, 1_700_000_000, 0),
        ]
