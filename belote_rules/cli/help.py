"""The help of the verbs in the reader's language, and the classes that typer makes the verbs of."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from typing import Any

from typer.core import TyperCommand, TyperGroup

from belote_rules import texts
from belote_rules.cli.exits import unknown
from belote_rules.cli.terminal import width
from belote_rules.errors import BeloteError

Row = tuple[str, str]


class Verb(TyperCommand):
    """A verb; words that it has no place for are refused by name."""

    def invoke(self, ctx: Any) -> Any:
        """Run the verb."""
        if ctx.args:
            raise BeloteError("usage.extra", command=ctx.command_path, words=" ".join(ctx.args))
        return super().invoke(ctx)

    def get_help(self, ctx: Any) -> str:
        """The help page."""
        return page(ctx)


class Verbs(TyperGroup):
    """Several verbs behind one word; an unknown one is answered with the nearest."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the verb that the first word names."""
        if args[0] not in self.commands:
            raise unknown("usage.no_such_verb", args[0], self.commands, command=ctx.command_path, verb=args[0])
        return super().resolve_command(ctx, args)

    def get_help(self, ctx: Any) -> str:
        """The help page."""
        return page(ctx)


def page(context: Any) -> str:
    """The help of the verb (or the group of verbs) that a context stands at."""
    language = context.find_root().obj
    words = texts.help_texts(language)
    headings = words["headings"]
    path = " ".join(context.command_path.split()[1:])
    blocks = [f"{headings['usage']} {_usage(context, headings)}", _wrap(words["verbs"][path], "")]
    sections = (
        (headings["verbs"], _verb_rows(context, path, words)),
        (headings["arguments"], _argument_rows(context, words)),
        (headings["options"], _option_rows(context, words)),
    )
    colon = headings["colon"]
    blocks += [f"{title}{colon}\n{_columns(rows)}" for title, found in sections if (rows := list(found))]
    return "\n\n".join(blocks)


def _usage(context: Any, headings: Any) -> str:
    arguments = [p.metavar for p in context.command.params if p.param_type_name == "argument"]
    verbs = [headings["usage_verb"]] if isinstance(context.command, Verbs) else []
    return " ".join((context.command_path, headings["usage_options"], *arguments, *verbs))


def _verb_rows(context: Any, path: str, words: Any) -> Iterator[Row]:
    for name in getattr(context.command, "commands", ()):
        yield name, words["verbs"][f"{path} {name}".strip()]


def _argument_rows(context: Any, words: Any) -> Iterator[Row]:
    for param in context.command.params:
        if param.param_type_name == "argument":
            yield param.metavar, words["arguments"][param.name]


def _option_rows(context: Any, words: Any) -> Iterator[Row]:
    """The verb's own options, then those that every verb has."""
    for param in context.command.params:
        if param.param_type_name == "option":
            text = words["options"][param.name].format(values=param.metavar)
            shown = " ".join((", ".join(param.opts), *([param.metavar] if param.metavar else [])))
            default = param.default if isinstance(param.default, str) and param.default else None
            yield shown, f"{text} {words['headings']['default'].format(value=default)}" if default else text
    yield "--lang en|fr", words["options"]["lang"]
    yield "--help", words["options"]["help"]


def _columns(rows: Iterable[Row]) -> str:
    """Names on the left, their texts in a column beside them; below them where there is no room."""
    found = list(rows)
    left = min(max(len(name) for name, _ in found) + 4, max(width() // 3, 12))
    lines = []
    for name, text in found:
        head = f"  {name}"
        beside = len(head) + 2 <= left
        body = _wrap(text, " " * left)
        lines.append(head.ljust(left) + body.lstrip() if beside else f"{head}\n{body}")
    return "\n".join(lines)


def _wrap(text: str, indent: str) -> str:
    room = max(width(), len(indent) + 20)
    return textwrap.fill(text, room, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
