"""Secrets in files that environment variables name."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from webapp.cli.app import app
from webapp.secret_files import SECRETS, with_password
from webapp.settings import Settings


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in SECRETS:
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(f"{name}_FILE", raising=False)
    return monkeypatch


def written(folder: Path, content: str) -> str:
    file = folder / "secret"
    file.write_text(content)
    return str(file)


def test_secret_is_read_from_the_file_that_a_variable_names(environment: pytest.MonkeyPatch, tmp_path: Path) -> None:
    environment.setenv("STORMSIZER_SECRET_KEY_FILE", written(tmp_path, "0123456789abcdef0123456789abcdef\n"))
    key = Settings().secret_key
    assert key is not None
    assert key.get_secret_value() == "0123456789abcdef0123456789abcdef"


def test_environment_takes_precedence_over_a_file(environment: pytest.MonkeyPatch, tmp_path: Path) -> None:
    environment.setenv("STORMSIZER_SECRET_KEY_FILE", written(tmp_path, "from the file"))
    environment.setenv("STORMSIZER_SECRET_KEY", "from the environment")
    key = Settings().secret_key
    assert key is not None
    assert key.get_secret_value() == "from the environment"


def test_passwords_in_files_complete_the_addresses(environment: pytest.MonkeyPatch, tmp_path: Path) -> None:
    environment.setenv("DATABASE_URL", "postgresql+psycopg://stormsizer@postgres:5432/stormsizer")
    environment.setenv("DATABASE_PASSWORD_FILE", written(tmp_path, "a/b@c"))
    environment.setenv("REDIS_URL", "redis://redis:6379/0")
    environment.setenv("REDIS_PASSWORD", "d:e")
    settings = Settings()
    assert settings.database_url == "postgresql+psycopg://stormsizer:a%2Fb%40c@postgres:5432/stormsizer"
    assert settings.redis_url == "redis://:d%3Ae@redis:6379/0"


def test_empty_file_is_an_unset_secret(environment: pytest.MonkeyPatch, tmp_path: Path) -> None:
    environment.setenv("STORMSIZER_SMTP_URL_FILE", written(tmp_path, "\n"))
    assert Settings().smtp_url is None


@pytest.mark.parametrize(
    ("content", "said"),
    [(None, "No such file or directory"), (b"", "is empty"), (b" \n", "is empty"), (b"caf\xe9", "is not UTF-8 text")],
    ids=["missing", "empty", "blank", "binary"],
)
def test_unusable_file_is_an_error_that_names_variable_and_file(
    environment: pytest.MonkeyPatch, tmp_path: Path, content: bytes | None, said: str
) -> None:
    file = tmp_path / "secret"
    if content is not None:
        file.write_bytes(content)
    environment.setenv("DATABASE_URL_FILE", str(file))
    answer = CliRunner().invoke(app, ["worker"])
    assert (answer.exit_code, answer.output.startswith("stormsizer: DATABASE_URL_FILE: ")) == (2, True), answer.output
    assert f"{file}" in answer.output
    assert said in answer.output
    report = CliRunner().invoke(app, ["doctor"])
    assert report.exit_code == 2
    assert said in report.output
    assert "Problems: 1" in report.output


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("redis://redis:6379/0", "redis://:secret@redis:6379/0"),
        ("redis://:own@redis:6379/0", "redis://:own@redis:6379/0"),
        (
            "postgresql://user@[::1]:5432/name?sslmode=require",
            "postgresql://user:secret@[::1]:5432/name?sslmode=require",
        ),
        ("postgresql:///name?host=/run/postgresql", "postgresql:///name?host=/run/postgresql"),
    ],
)
def test_password_is_added_only_to_an_address_without_one(url: str, expected: str) -> None:
    assert with_password(url, "secret") == expected
