"""The words of all languages and the one formatter.

Whatever is said to a person is a message id with arguments. The catalogues beside this file hold the words:
one Fluent file per language, shared by the terminal and the browser. Who names no language is answered in the
one that is spoken here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

FALLBACK = "en"
LANGUAGES = {"en": "English", "de": "Deutsch", "pl": "Polski", "hu": "Magyar"}
SPOKEN = ContextVar("SPOKEN", default=FALLBACK)
SEATED = ("seat", "owner", "colour", "other")  # arguments that name a seat
SEATS = frozenset("ABCD")
MARK = "\ue000"  # before a name while a sentence is made
OPENING = re.compile(rf"((?:^|(?<=[.!?] )){MARK}\W*)(\w)")  # a name at the beginning of a sentence
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # where a system says what it speaks, the first that is set


def spoken() -> str:
    """The language spoken here."""
    return SPOKEN.get()


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language for a while."""
    before = SPOKEN.set(language)
    try:
        yield
    finally:
        SPOKEN.reset(before)


def language_of(environment: Mapping[str, str]) -> str:
    """The language of a system, if it is one of ours: `de` where LANG is `de_AT.UTF-8`."""
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    language = locale[:2].lower()
    return language if language in LANGUAGES and not locale[2:3].isalpha() else FALLBACK


@cache
def catalogue(language: str) -> str:
    """The text of a language's catalogue; KeyError where there is none."""
    file = resources.files("mattock.words").joinpath(f"{language}.ftl")
    if not language.isalpha() or not file.is_file():
        raise KeyError(language)
    return file.read_text(encoding="utf-8")


ADDED: dict[str, list[str]] = {}  # by language, the catalogues of games that other packages bring


def catalogue_in(folder: Traversable, language: str) -> str:
    """The words of a game in its own folder, `words.LANGUAGE.ftl`; "" where there are none."""
    file = folder.joinpath(f"words.{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def add(folder: Traversable, own: tuple[str, ...]) -> None:
    """Take in the words of a game from its folder. Its messages begin with one of its own words."""
    found = {language: text for language in LANGUAGES if (text := catalogue_in(folder, language))}
    for language, text in found.items():
        for entry in FluentResource(text).body:
            if isinstance(entry, Junk):
                line = str(entry.content).strip().splitlines()[0]
                raise TypeError(f"words.{language}.ftl has a line that is no Fluent: {line!r}")
            if isinstance(entry, Message) and not entry.id.name.startswith(own):
                raise TypeError(
                    f"words.{language}.ftl says {entry.id.name!r}; its messages begin with {own[0]!r}"
                )
    for language, text in found.items():
        ADDED.setdefault(language, []).append(text)
    bundle.cache_clear()


@cache
def bundle(language: str) -> FluentBundle:
    """The catalogue of a language, ready to format, with what games of other packages add to it."""
    texts = [catalogue(language), *ADDED.get(language, ())]
    words = FluentBundle([language], use_isolating=False)
    for text in texts:
        words.add_resource(FluentResource(text))
    return words


def say_exactly(message: str, args: Mapping[str, int | str], language: str | None = None) -> str:
    """The words of a message; KeyError for an unknown message, language or a missing argument."""
    words = bundle(language or spoken())
    if not words.has_message(message):
        raise KeyError(message)
    pattern = words.get_message(message).value
    if pattern is None:
        raise KeyError(message)
    text, errors = words.format_pattern(pattern, dict(args))
    if errors:
        raise KeyError(f"{message}: {errors[0]}")
    return str(text)


def player(letter: str) -> str:
    """A seat whose player has no name: "player A"."""
    return say("seat-player", {"seat": letter})


def tell(message: str, args: Mapping[str, int | str], call: Callable[[str], str] = player) -> str:
    """The words of a message in which seats are names: "A" is a word in three of our languages."""
    named = {
        name: f"{MARK}{call(value)}" if name in SEATED and value in SEATS else value
        for name, value in args.items()
    }
    return OPENING.sub(lambda found: found[1] + found[2].upper(), say(message, named)).replace(MARK, "")


def say(message: str, args: Mapping[str, int | str], language: str | None = None) -> str:
    """The words of a message for a player: where a language lacks it in English, at worst its id."""
    for known in dict.fromkeys((language or spoken(), FALLBACK)):
        try:
            return say_exactly(message, args, known)
        except KeyError:
            continue
    return message
