"""Sealed values open for one purpose, in one installation."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from pydantic import SecretStr

from webapp.core.security.secrets import MissingSecretError, UnsealableError, derived, hash_of, opened, sealed, token
from webapp.settings import Settings

ONE = Settings(secret_key=SecretStr("one " * 10))
OTHER = Settings(secret_key=SecretStr("other " * 10))


def test_each_purpose_and_installation_has_its_own_key() -> None:
    keys = {derived(settings, purpose) for settings in (ONE, OTHER) for purpose in ("a", "b", "a ", "")}
    assert len(keys) == 8
    assert {len(key) for key in keys} == {32}
    assert derived(ONE, "a") == derived(Settings(secret_key=ONE.secret_key), "a")


def test_sealed_value_opens_only_for_its_purpose() -> None:
    content = sealed(ONE, "mail", "übergeben 🔑")
    assert opened(ONE, "mail", content) == "übergeben 🔑"
    assert b"bergeben" not in content
    assert content != sealed(ONE, "mail", "übergeben 🔑")
    for settings, purpose in ((ONE, "other"), (OTHER, "mail")):
        with pytest.raises(UnsealableError):
            opened(settings, purpose, content)


@pytest.mark.parametrize("at", range(0, 40, 5))
def test_tampered_ciphertext_is_rejected(at: int) -> None:
    content = bytearray(sealed(ONE, "mail", "hello, this is a text"))
    content[at] ^= 1
    with pytest.raises(UnsealableError):
        opened(ONE, "mail", bytes(content))
    for cut in (b"", bytes(content[:at]), bytes(content[at + 1 :])):
        with pytest.raises(UnsealableError):
            opened(ONE, "mail", cut)


def test_local_installation_generates_and_keeps_its_secret(tmp_path: Path) -> None:
    settings = Settings(data_folder=tmp_path / "new", accounts=False)
    key = derived(settings, "a")
    file = tmp_path / "new" / "secret-key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert len(file.read_text()) >= 43
    assert derived(Settings(data_folder=tmp_path / "new", accounts=False), "a") == key
    assert derived(Settings(data_folder=tmp_path / "other", accounts=False), "a") != key
    assert [each.name for each in (tmp_path / "new").iterdir()] == ["secret-key"]


def test_secret_key_is_required_with_accounts(tmp_path: Path) -> None:
    with pytest.raises(MissingSecretError, match="STORMSIZER_SECRET_KEY"):
        derived(Settings(data_folder=tmp_path, accounts=True), "a")


def test_settings_do_not_reveal_secrets() -> None:
    settings = Settings(secret_key=SecretStr("visible" * 6), smtp_url=SecretStr("smtp://user:visible@mail.example.com"))
    assert "visible" not in repr(settings) + str(settings.model_dump()) + settings.model_dump_json()


def test_token_has_a_prefix_and_is_stored_as_a_hash() -> None:
    given = token("ssx_")
    assert given.startswith("ssx_")
    assert len(given) == 4 + 43
    assert hash_of(given) == hash_of(given) != hash_of(given + "x")
    assert len(hash_of("\ud800")) == 32
