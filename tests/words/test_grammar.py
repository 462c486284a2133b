"""What grammar asks of words around a number: articles, plurals, and nothing at all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mattock
from mattock.core.rulespage import rules_page
from mattock.words import LANGUAGES, say
from tests.words.readings import PLURALS, counts, patterns, readings, selects, uses

DOCS = Path(__file__).parents[2] / "docs" / "games"
# Numbers of something in words that follow, beside those that some language counts with.
COUNTED = counts() | {"bots", "finds", "free", "general", "needed", "special", "used", "wanted"}
# Numbers that stay small: the Hungarian article is right where 1 and 5, or I and V, have a form of their own.
SMALL = {"field": 13, "gallery": 5, "zone": 6, "marker": 3, "rank": 4, "round": 12}
# Names that sound the same at the start in every case: dupla vé, en.
NAMES = {"game": "a", "room": "a", "nile": "az"}
SPELT = {"card", "field"}  # names of cards and fields of Mykerinos: test_a_hungarian_article_fits_a_name
# Polish: where the other numbers all take one form, as persons and the genitive do.
ONE_FORM = {
    "pergamon-missing",
    "terminal-no-such-number",
    "terminal-verify-seed",
    "terminal-verify-undone",
    "terminal-replay-won",
    "thebes-move-finish",
    "mykerinos-cubes",
    "mykerinos-takes-cubes",
    "mykerinos-returning",
    "mykerinos-event-neutral-cubes",
    "mykerinos-event-dropped",
    "mykerinos-event-boat-cubes",
    "mykerinos-reason-too-few-cubes",
    "mykerinos-event-short",
    "pergamon-reason-three-are-free",
    "web-mykerinos-left",
    "web-mykerinos-neutrals",
}
# Words after a number that never change, and messages where they are not what it counts or are cut short.
JOINING = {"MB", "Min", "T", "d", "min", "and", "of", "oder", "und", "von"}
SAME = {
    "en": {
        "pergamon-odds-never",
        "thebes-board-general",
        "thebes-event-general-limited",
        "thebes-dig-title",
        "thebes-event-knowledge",
    },
    "de": {
        "mykerinos-board-cubes",
        "mykerinos-event-short",
        "pergamon-odds-never",
        "pergamon-reason-wrong-back",
        "thebes-board-general",
        "thebes-board-worth",
        "thebes-dig-title",
        "thebes-event-knowledge",
    },
}


def inserted(language: str, form: str) -> Iterator[tuple[str, str, str, str | None]]:
    """Where a form meets an argument: the message, the words, the argument, and the key chosen for it."""
    for message in patterns(language):
        for text, chosen in readings(language, message):
            for found in re.finditer(form, text):
                yield message, found[0], found["name"], chosen.get(found["name"])


def test_a_hungarian_article_fits_the_number_after_it() -> None:
    """ "Az 1." and "az 5.", but "a 2.": only a choice can know; "a(z)" is for forms."""
    for message, words, name, key in inserted("hu", r"(?<!\w)([Aa]z?|[Aa]\(z\)) <(?P<name>\w+)>"):
        if name in NAMES:
            assert words.split()[0].lower() == NAMES[name], f"{message}: {words}"
        elif (name in SPELT and message.startswith("mykerinos")) or message == "seat-player":
            assert key == "other", f"{message}: {words}"
        else:
            assert "(" not in words, f"{message}: {words}"
            assert name in SMALL, f"{message}: {words}, of any size"
            assert key == "other", f"{message}: {words}"
            assert set(before_vowels(message, name)) <= set(heard(message, name)), f"{message}: {words}"


def test_a_hungarian_article_fits_a_name() -> None:
    """ "Az e3" and "az L7" (el), but "a d3" and "a B1"."""
    game = mattock.game("mykerinos")
    things = [game.move(a).args for a in range(game.actions)]
    things += [game.outcome(o).args for o in range(game.outcomes)]
    for name, vowels in (("field", "aef"), ("card", "LX")):
        for thing in {str(args[name]) for args in things if name in args}:
            article = "az" if thing[0] in vowels else "a"
            assert say(f"mykerinos-the-{name}", {name: thing}, "hu") == f"{article} {thing}"


def before_vowels(message: str, name: str) -> list[str]:
    """The forms that take "az", as far as the numbers go: egy, öt."""
    roman = name in {"gallery", "marker"}
    most = 4 if message == "mykerinos-event-round" else SMALL[name]
    return [f"az {'I' if roman else 1}.", *([f"az {'V' if roman else 5}."] if most >= 5 else [])]


def heard(message: str, name: str) -> Iterator[str]:
    """The forms with "az" that a message has for an argument."""
    for text, chosen in readings("hu", message):
        if chosen.get(name) in {"1", "5", "I", "V"}:
            yield from re.findall(r"az (?:1|5|I|V)\.", text)


def test_polish_tells_few_from_many() -> None:
    """Where it does not, all other numbers take one form: archeologów, monet."""
    for message in patterns("pl"):
        for name, keys in selects("pl", message):
            if "one" in keys and message not in ONE_FORM:
                assert {"few", "many"} <= keys, f"{message}: {name}"


@pytest.mark.parametrize("language", SAME)
def test_one_and_two_read_differently(language: str) -> None:
    for message, words, name, key in inserted(language, r"<(?P<name>\w+)> [^\W\d]+"):
        if name in COUNTED and message not in SAME[language]:
            assert key is not None or words.split()[-1] in JOINING, f"{message}: {words}"


def test_no_english_article_stands_before_a_number() -> None:
    """An 8, but a 7: no argument can know."""
    assert not list(inserted("en", r"(?<!\w)[Aa]n? <(?P<name>\w+)>"))


# Shared words with a form for nothing, and the messages that it was read in.
NOTHING = {
    "mykerinos-points": {
        "mykerinos-event-boat-points",
        "mykerinos-event-exhibited",
        "mykerinos-event-last-nile",
        "mykerinos-event-nile",
        "mykerinos-event-scrap",
        "mykerinos-event-sets",
        "mykerinos-event-took",
        "mykerinos-event-won",
        "mykerinos-move-take",
        "web-mykerinos-worth",
    },
    "mykerinos-takes-cubes": {
        "mykerinos-event-cubes",
        "mykerinos-event-ranked",  # never said with nothing: a rank takes a cube
        "mykerinos-board-shared",
        "mykerinos-event-saved",
    },
    "pergamon-purse": {"pergamon-reason-cannot-pay-dig", "pergamon-reason-cannot-pay-polish"},
    "thebes-away": {"thebes-choice-dig"},
    "thebes-effort": {"thebes-choice-exhibit", "thebes-choice-swap", "thebes-choice-take"},
    "thebes-way": {"thebes-move-dig", "thebes-move-exhibit", "thebes-move-swap", "thebes-move-take"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_for_nothing_was_read_in_all_that_uses_it(language: str) -> None:
    """A message that is new here: read it with 0, in this language, and add it."""
    nothing = {m: name for m in patterns(language) for name, keys in selects(language, m) if "0" in keys}
    for message in patterns(language):
        for word in uses(language, message) & set(nothing):
            said_with_nothing = any(
                chosen.get(nothing[word]) == "0" for _, chosen in readings(language, message)
            )
            assert message in NOTHING.get(word, ()) or not said_with_nothing, f"{message}: {word}"


@pytest.mark.parametrize(
    ("language", "message", "args", "said"),
    [
        ("hu", "mykerinos-event-ranked", {"colour": "B", "rank": 1, "cubes": 3},
         "B az 1. helyen, 3 kockával."),
        ("hu", "mykerinos-event-ranked", {"colour": "B", "rank": 2, "cubes": 3},
         "B a 2. helyen, 3 kockával."),
        ("hu", "mykerinos-event-started", {"colour": "B", "field": "e3"}, "B ásni kezd az e3 mezőn."),
        ("hu", "mykerinos-event-appealed", {"seat": "Anna", "patron": "lemon"},
         "Anna kéri Lord Lemon segítségét."),
        ("hu", "mykerinos-event-tie", {"colour": "neutral", "other": "B"},
         "Döntetlen: a semleges szín nyer B ellen."),
        ("hu", "thebes-event-draws", {"seat": "B", "tiles": 3}, "B húz 3 lapkát."),
        ("pl", "web-mykerinos-holding", {"seat": "A", "cards": 3, "used": 1}, "A: 3 kafelki, obrócone: 1"),
        ("pl", "web-mykerinos-holding", {"seat": "A", "cards": 5, "used": 1}, "A: 5 kafelków, obrócone: 1"),
        ("de", "thebes-event-general-limited", {"general": 5, "special": 4},
         "Von 5 Punkten Allgemeinwissen zählen nur 4."),
        ("de", "web-quota-tables", {"used": 1, "most": 5}, "Laufende Tische: 1 von 5"),
        ("en", "web-quota-tables", {"used": 1, "most": 5}, "Unfinished tables: 1 of 5"),
        ("en", "web-log-more", {"lines": 1}, "1 earlier paragraph"),
        ("en", "terminal-log-more", {"lines": 1}, "1 earlier paragraph: type “log all”."),
        ("en", "pergamon-reason-wrong-back", {"back": "bag", "coins": 8},
         "The back of this card shows a money bag, so it cannot be worth 8."),
    ],
)  # fmt: skip
def test_what_is_said_every_day(language: str, message: str, args: dict[str, int | str], said: str) -> None:
    assert say(message, args, language) == said


# What nobody at a table says, or says in another word: on the screens, and on the pages of the rules.
UNSAID = {
    "en": r"(?:^|: )[Ww]ho (?:has|have|stands|passes|wants|only|does|is)\b|[Nn]eutral colour|passing scale"
    r"|\bappeals? to\b|As it comes|\bget up\b|is none of|comes? to light|the word of this server"
    r"|It is the turn of|\bAC\b|looked at from behind|laid open|does not lie open",
    "de": r"[Nn]eutrale[nr]? Farbe|\b(?<!-)Geldkarte|(?<!-)Sondererlaubnis|\bS[aä]tz(?:en?)?\b"
    r"|\bSchau(?:en)?\b|Wie es kommt|Das Wort|Darum wurde|eine? Spiel Pergamon|Niete",
    "pl": r"\b(?:wy)?ciąg(?:n|ani)|[Rr]ozwiąż|[Rr]ozwiązuje|[Zz]acznij wykopaliska|wiedz\w+ specjaln"
    r"|własn\w+ pul|Jak wyjdzie|Proszę|nieobecny",
    "hu": r"[Bb]evet|vethető be|[Kk]iszolgáló|[Hh]ivatkozás|[Ll]evélcím|Ahogy jön|\b[Aa]\(z\)|hazatér",
}
ON_SCREENS = {  # where the pages may: subjects of clauses, coins in the box's supply
    "en": r"\b[Ww]ho has passed\b",
    "hu": r"[Kk]észlet|[Bb]ővít|magányos",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rejected_word_comes_back(language: str) -> None:
    """Each was read by a player of the language and found foreign, or is a second word for one thing."""
    everywhere = re.compile(UNSAID[language])
    screens = re.compile("|".join(filter(None, (UNSAID[language], ON_SCREENS.get(language)))))
    for message in patterns(language):
        for text, _ in readings(language, message):
            assert not screens.search(text), f"{message}: {text}"
    if language != "en":  # whose pages are in an older English
        for name in mattock.games():
            found = everywhere.search(rules_page(name, language))
            assert not found, f"{name}: {found}"


def test_the_english_rules_of_mykerinos_use_the_words_of_its_screens() -> None:
    page = rules_page("mykerinos", "en") + (DOCS / "mykerinos.md").read_text(encoding="utf-8")
    assert not re.search(r"[Nn]eutral colour|[Pp]assing scale|\bappeals? to\b", page)


LONGEST = 140  # signs of a sentence; a lesson, a mail and a report have room for more
ROOMY = ("lesson-", "mail-", "terminal-components")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_too_long(language: str) -> None:
    for message in patterns(language):
        if not message.startswith(ROOMY):
            for text, _ in readings(language, message):
                for sentence in re.split(r"(?<=[.!?])[*”“)]*\s+|\n", text):
                    assert len(sentence) <= LONGEST, f"{message}: {sentence}"


def said_with(language: str, message: str, name: str, number: int) -> str:
    """A message with a number in one place and the same everywhere else."""
    args: dict[str, int | str] = {other: 7 for text, _ in readings(language, message) for other in seen(text)}
    args |= dict.fromkeys(variables(language, message), 7) | {name: number}
    return re.sub(rf"(?<!\d){number}(?!\d)", "#", say(message, args, language))


def variables(language: str, message: str) -> set[str]:
    """What a message and those that it uses choose by."""
    return {name for part in (message, *uses(language, message)) for name, _ in selects(language, part)}


def seen(text: str) -> list[str]:
    return re.findall(r"<(\w+)>", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_0_1_2_5_and_22_are_counted_as_the_language_does(language: str) -> None:
    """22 is as 2 everywhere; 5 is as 2 but in Polish; 0 is as 5, where nothing has no form of its own."""
    counted = 0
    for message in patterns(language):
        for name, keys in selects(language, message):
            if not keys & PLURALS - {"other"} or keys & {"2", "5", "22"}:
                continue
            said = {n: said_with(language, message, name, n) for n in (0, 1, 2, 5, 22)}
            assert said[2] == said[22], f"{message}: {said}"
            assert "0" in keys or said[0] == said[5], f"{message}: {said}"
            if language != "pl":
                assert said[2] == said[5], f"{message}: {said}"
            counted += 1
    assert counted > 5


@pytest.mark.parametrize(
    ("message", "args", "said"),
    [
        ("mykerinos-event-ranked", {"colour": "Anna", "rank": 1, "cubes": 3},
         "Anna zajmuje 1. miejsce (3 archeologów)."),
        ("mykerinos-event-tie", {"colour": "neutral", "other": "Anna"},
         "Remis: wygrywa gracz neutralny, przegrywa Anna."),
        ("pergamon-event-pushed", {"seat": "Anna", "marker": "II", "field": 5},
         "Anna: kolekcja II spada na pole 5."),
        ("thebes-event-bonus", {"seat": "Anna", "tile": "lew z Babilonu"},
         "Za pierwsze wykopaliska Anna dostaje: lew z Babilonu."),
        ("thebes-event-on-top", {"seat": "Anna", "other": "B"},
         "Na wierzchu leży znacznik: Anna, a pod nim: B."),
    ],
)  # fmt: skip
def test_polish_leaves_names_as_they_are(message: str, args: dict[str, int | str], said: str) -> None:
    assert say(message, args, "pl") == said


def test_nothing_in_polish_is_no_colon() -> None:
    args: dict[str, int | str] = {"seat": "A", "patron": "violet", "cards": 1, "sets": 1, "points": 0}
    for message in ("mykerinos-event-exhibited", "mykerinos-event-sets"):
        assert ": bez" not in say(message, args, "pl")
