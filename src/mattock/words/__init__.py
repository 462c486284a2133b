"""The words of all languages and the one formatter.

Whatever is said to a person is a message id with arguments. The catalogues beside this file hold the words:
one Fluent file per language, shared by the terminal and the browser.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

FALLBACK = "en"


@cache
def catalogue(language: str) -> str:
    """The text of a language's catalogue; KeyError where there is none."""
    file = resources.files("mattock.words").joinpath(f"{language}.ftl")
    if not language.isalpha() or not file.is_file():
        raise KeyError(language)
    return file.read_text(encoding="utf-8")


@cache
def bundle(language: str) -> FluentBundle:
    """The catalogue of a language, ready to format."""
    resource = FluentResource(catalogue(language))
    words = FluentBundle([language], use_isolating=False)
    words.add_resource(resource)
    return words


def say_exactly(message: str, args: Mapping[str, int | str], language: str = FALLBACK) -> str:
    """The words of a message; KeyError for an unknown message, language or a missing argument."""
    words = bundle(language)
    if not words.has_message(message):
        raise KeyError(message)
    pattern = words.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, errors = words.format_pattern(pattern, dict(args))
    if errors:
        raise KeyError(f"{message}: {errors[0]}")
    return str(text)


def say(message: str, args: Mapping[str, int | str], language: str = FALLBACK) -> str:
    """The words of a message for a player: where a language lacks it in English, at worst its id."""
    for known in dict.fromkeys((language, FALLBACK)):
        try:
            return say_exactly(message, args, known)
        except KeyError:
            continue
    return message
