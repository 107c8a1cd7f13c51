"""A key is recognized without a database query."""

from __future__ import annotations

import random
import re
import zlib

import pytest

from webapp.api_keys.tokens import ALPHABET, checksum, hint_of, is_well_formed, new_token


def test_a_thousand_keys_are_unique_and_well_formed() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    for token in tokens:
        assert re.fullmatch(r"ssz_live_[0-9A-Za-z]{36}", token)
        assert is_well_formed(token)
        digits = [ALPHABET.index(digit) for digit in token[-6:]]
        assert sum(digit * 62**place for place, digit in enumerate(reversed(digits))) == zlib.crc32(token[:-6].encode())


def test_key_with_any_changed_character_is_invalid() -> None:
    token = new_token()
    for place in range(len("ssz_live_"), len(token)):
        other = "a" if token[place] != "a" else "b"
        assert not is_well_formed(token[:place] + other + token[place + 1 :])


@pytest.mark.parametrize(
    "wrong",
    [
        *("", "ssz_live_", new_token()[:-1], new_token() + "a", new_token().upper(), f" {new_token()}"),
        *(f"{new_token()}\n", "ssz_test_" + new_token()[9:], "ſ" * 45, "ssz_live_" + 36 * "é", "x" * 100_000),
    ],
    ids=range(11),
)
def test_malformed_keys_are_rejected(wrong: str) -> None:
    assert not is_well_formed(wrong)


def test_guessed_keys_rarely_pass_the_checksum() -> None:
    rng = random.Random(1)
    guesses = ("ssz_live_" + "".join(rng.choices(ALPHABET, k=36)) for _ in range(10_000))
    assert not any(map(is_well_formed, guesses))


def test_hint_shows_only_the_first_characters() -> None:
    token = "ssz_live_" + 30 * "k"
    assert hint_of(token + checksum(token)) == "ssz_live_kkkk…"
