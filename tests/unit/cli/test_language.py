"""The language is found anywhere on the command line, before anything else is read."""

import pytest

from belote_rules.cli.language import take_language
from belote_rules.errors import BeloteError


@pytest.mark.parametrize(
    ("arguments", "environment", "expected"),
    [
        (["list"], {}, ("en", ["list"])),
        (["--lang", "fr", "list"], {}, ("fr", ["list"])),
        (["list", "--lang", "fr"], {}, ("fr", ["list"])),
        (["list", "--lang=fr", "-o", "x"], {}, ("fr", ["list", "-o", "x"])),
        (["list"], {"BELOTE_LANG": "fr"}, ("fr", ["list"])),
        (["--lang", "en", "list"], {"BELOTE_LANG": "fr"}, ("en", ["list"])),
        (["list"], {"BELOTE_LANG": ""}, ("en", ["list"])),
        (["list"], {"LANG": "fr_FR.UTF-8"}, ("en", ["list"])),
        (["--lang", "en", "list", "--lang", "fr"], {}, ("fr", ["list"])),
        (["profile", "check", "--", "--lang", "fr"], {}, ("en", ["profile", "check", "--", "--lang", "fr"])),
    ],
)
def test_the_language_and_the_rest(arguments, environment, expected):
    assert take_language(arguments, environment) == expected


@pytest.mark.parametrize(
    ("arguments", "environment", "message"),
    [
        (["--lang", "de"], {}, "--lang: de is not allowed; allowed: en, fr"),
        (["--lang=FR"], {}, "--lang: FR is not allowed; allowed: en, fr; did you mean fr?"),
        (["list", "--lang"], {}, "--lang needs a value behind it; write one"),
        (["list"], {"BELOTE_LANG": "german"}, "BELOTE_LANG: german is not allowed; allowed: en, fr"),
    ],
)
def test_a_language_that_there_is_not(arguments, environment, message):
    with pytest.raises(BeloteError) as caught:
        take_language(arguments, environment)
    assert str(caught.value) == message
