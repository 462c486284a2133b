"""What a message can read like: each way through its choices, with `<name>` where an argument stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from fluent.syntax import FluentParser, ast

from mattock.words import catalogue

Chosen = dict[str, str]  # variable -> the key that was chosen
PLURALS = {"one", "few", "many", "other"}


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """The messages of a catalogue."""
    body = FluentParser().parse(catalogue(language)).body
    return {e.id.name: e.value for e in body if isinstance(e, ast.Message) and e.value}


def readings(language: str, message: str) -> Iterator[tuple[str, Chosen]]:
    """Each reading of a message, and the choices that lead to it."""
    yield from read(language, patterns(language)[message].elements, {})


def read(
    language: str, elements: Sequence[ast.TextElement | ast.Placeable], chosen: Chosen
) -> Iterator[tuple[str, Chosen]]:
    if not elements:
        yield "", chosen
        return
    for text, then in read_one(language, elements[0], chosen):
        for rest, last in read(language, elements[1:], then):
            yield text + rest, last


def read_one(
    language: str, element: ast.TextElement | ast.Placeable, chosen: Chosen
) -> Iterator[tuple[str, Chosen]]:
    if isinstance(element, ast.TextElement):
        yield element.value, chosen
        return
    inside = element.expression
    if isinstance(inside, ast.VariableReference):
        yield f"<{inside.id.name}>", chosen
    elif isinstance(inside, ast.MessageReference):
        yield from read(language, patterns(language)[inside.id.name].elements, chosen)
    elif isinstance(inside, ast.SelectExpression):
        assert isinstance(inside.selector, ast.VariableReference)
        name = inside.selector.id.name
        keys = [key_of(variant) for variant in inside.variants]
        for variant, key in zip(inside.variants, keys, strict=True):
            before = chosen.get(name)
            if before is None or key == before or (variant.default and before not in keys):
                yield from read(language, variant.value.elements, {**chosen, name: before or key})
    else:
        assert isinstance(inside, ast.StringLiteral)
        yield inside.value, chosen


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def selects(language: str, message: str) -> Iterator[tuple[str, set[str]]]:
    """Each choice of a message itself: the variable and its keys."""
    yield from selects_in(patterns(language)[message])


def selects_in(pattern: ast.Pattern) -> Iterator[tuple[str, set[str]]]:
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            choice = element.expression
            assert isinstance(choice.selector, ast.VariableReference)
            yield choice.selector.id.name, {key_of(variant) for variant in choice.variants}
            for variant in choice.variants:
                yield from selects_in(variant.value)


def uses(language: str, message: str) -> set[str]:
    """The other messages that a message names itself."""
    found: set[str] = set()
    pending = [patterns(language)[message]]
    while pending:
        for element in pending.pop().elements:
            inside = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(inside, ast.MessageReference):
                found.add(inside.id.name)
            elif isinstance(inside, ast.SelectExpression):
                pending += [variant.value for variant in inside.variants]
    return found


@cache
def counts() -> set[str]:
    """The variables that some language counts with."""
    return {
        name
        for language in ("en", "de", "pl", "hu")
        for message in patterns(language)
        for name, keys in selects(language, message)
        if keys & {"one", "few", "many"}
    }
