"""What a person may type instead of an answer."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from undercroft.kernel.chance import CHANCE
from undercroft.kernel.errors import BadInput
from undercroft.kernel.folding import folded
from undercroft.kernel.messages import LANGS, msg
from undercroft.kernel.search import finds
from undercroft.kernel.spaces import Choice, OneOf, Refusal
from undercroft.terminal.offers import offer, pick
from undercroft.terminal.saves import remember_lang

if TYPE_CHECKING:
    from undercroft.terminal.sitting import Sitting

YES = ("y", "yes", "t", "tak")
LOG_LINES = 100
RULES_FOUND = 12


class Then(Enum):
    """What becomes of the decision that was interrupted."""

    STAY = "stay"
    REDRAW = "redraw"
    LEAVE = "leave"


class Left(Exception):  # noqa: N818 - not an error: the players have left
    """The players have left the table."""


Command = Callable[["Sitting", str], Then]


def run(sitting: Sitting, line: str) -> Then | None:
    """Do what the line says; None if it is no command. What cannot be done is said, and the decision goes on."""
    try:
        return _run(sitting, line)
    except BadInput as error:
        sitting.table.screen.say(str(error), "red")
        return Then.STAY


def _run(sitting: Sitting, line: str) -> Then | None:
    if not line:
        return Then.REDRAW if sitting.default is None else None
    word, _, rest = line.partition(" ")
    if line.startswith("?"):
        word, rest = "?", line[1:]
    word = word.casefold()
    word = ALIASES.get(word, word)
    if word in sitting.table.parts:
        return show_part(sitting, word, rest.strip())
    command = COMMANDS.get(word)
    return command(sitting, rest.strip()) if command else None


def explain(sitting: Sitting, rest: str) -> Then:
    """`?` explains every choice, `? N` one, with the rules they follow."""
    choices = sitting.offer.choices
    if rest:
        chosen = pick(choices, rest, sitting.say)
        if chosen is None:
            return complain(sitting, rest)
        choices = [chosen]
    rules: list[str | None] = []
    for choice in choices:
        rules += [choice.label.rule, choice.refused.rule if choice.refused else None]
        sitting.table.screen.show(sitting.choice_line(choice))
        if choice.label.detail:
            sitting.table.screen.say(f"      {sitting.say(choice.label.detail)}")
        tell_refusal(sitting, choice.refused)
    cite(sitting, rules)
    sitting.table.screen.say(sitting.say(sitting.offer.hint), "dim")
    sitting.table.screen.say(sitting.say(msg("term-help-hint")), "dim")
    return Then.STAY


def why(sitting: Sitting, rest: str) -> Then:
    """`why N` says what forbids a choice."""
    chosen: Choice | None = pick(sitting.offer.choices, rest, sitting.say)
    if chosen is None:
        return complain(sitting, rest)
    if chosen.refused is None:
        sitting.table.screen.say(sitting.say(msg("term-nothing-forbids", what=chosen.label.text)))
    else:
        tell_refusal(sitting, chosen.refused)
        cite(sitting, [chosen.refused.rule])
    return Then.STAY


def tell_refusal(sitting: Sitting, refusal: Refusal | None) -> None:
    if refusal is not None:
        sitting.table.screen.say(f"      {sitting.say(refusal.msg)}", "red")


def cite(sitting: Sitting, rules: list[str | None]) -> None:
    """The rules with their texts, each once."""
    for rule in dict.fromkeys(rules):
        if rule and rule in sitting.table.ledger:
            sitting.table.screen.show(
                Text().append(f"  {rule} ", "bold magenta").append(sitting.table.ledger[rule].rule)
            )


def complain(sitting: Sitting, rest: str) -> Then:
    """There is no such choice."""
    count = len(sitting.offer.choices)
    key = msg("term-which-choice", n=count) if count else sitting.offer.hint
    sitting.table.screen.say(sitting.say(msg("term-no-choice", what=rest, hint=key) if rest else key), "red")
    return Then.STAY


def take_back(sitting: Sitting, rest: str) -> Then:  # noqa: ARG001 - every command has the same shape
    """`u` takes back one's own last answer, and what came of it; if that was seen, not without a word."""
    table = sitting.table
    seat = sitting.looking if sitting.seat == CHANCE else sitting.seat
    choice = table.last_choice(seat)
    if choice is None:
        table.screen.say(sitting.say(msg("term-nothing-to-undo")), "red")
        return Then.STAY
    free = table.taking_back_is_free(choice)
    if not free:
        table.screen.say(sitting.say(msg("term-undo-seen")), "bold")
        if table.screen.read().casefold() not in YES:
            table.screen.say(sitting.say(msg("term-not-taken-back")))
            return Then.STAY
    who = table.seat_name(table.match.entries[choice].seat)
    table.take_back(choice)
    table.notices.append(msg("term-taken-back") if free else msg("term-taken-back-seen", who=who))
    return Then.LEAVE


def do_unasked(sitting: Sitting, rest: str) -> Then:
    """`now` lists what may be done without having been asked and reads a choice; `now N` makes it."""
    table, looking = sitting.table, sitting.looking
    seats = table.standing(looking)
    if not seats:
        table.screen.say(sitting.say(msg("term-nothing-now")), "red")
        return Then.STAY
    seat = seats[0]
    if seat not in table.together(looking):
        table.call(seat)  # what it may do is not for the eyes of whoever is asked
        rest = ""
    ask = table.match.standing(seat)
    assert ask is not None
    put = offer(ask, table.name, sitting.say)
    hint = msg("term-which-choice", n=len(put.choices)) if isinstance(ask.space, OneOf) else put.hint
    if not rest:
        who = Text().append(f"{sitting.say(table.seat_name(seat))}: ", "bold yellow")
        table.screen.show(who.append(sitting.say(ask.prompt), "bold"))
        for number, choice in enumerate(put.choices, start=1):
            table.screen.show(Text().append(f"{number:>3}  ", "bold cyan").append(sitting.say(choice.label.text)))
        table.screen.say(sitting.say(msg("term-which-now", hint=hint)), "dim")
        rest = table.screen.read()
    answer = put.read(rest) if rest else None
    if answer is None:
        if rest:
            table.screen.say(sitting.say(hint), "red")
    elif refusal := table.match.act(seat, answer):
        sitting.refuse(refusal)
    else:
        return Then.LEAVE
    return Then.STAY if seat in table.together(looking) else Then.LEAVE


def show_log(sitting: Sitting, rest: str) -> Then:  # noqa: ARG001
    table = sitting.table
    for line in folded(table.match.read_log(sitting.looking))[-LOG_LINES:]:
        text = Text().append(sitting.say(line.news.msg))
        table.screen.show(text.append(f"  {line.news.rule}", "dim") if line.news.rule else text)
    return Then.STAY


def show_part(sitting: Sitting, part: str, rest: str) -> Then:
    """`map`, `sheet 2` and whatever else the game's drawing can show by itself."""
    table = sitting.table
    seat = None
    if rest:
        if not rest.isdecimal() or not 1 <= int(rest) <= table.match.players:
            table.screen.say(sitting.say(msg("term-which-player", n=table.match.players)), "red")
            return Then.STAY
        seat = int(rest) - 1
    view = table.match.view(sitting.looking if sitting.looking in table.people else None)
    table.screen.show(table.parts[part](view, table.voice, seat))
    return Then.STAY


def search_rules(sitting: Sitting, rest: str) -> Then:
    """`rules WORD` looks for a word, an area or an id in the ledger."""
    screen, wanted = sitting.table.screen, rest.casefold()
    if not wanted:
        screen.say(sitting.say(msg("term-rules-usage")), "red")
        return Then.STAY
    rules = sitting.table.ledger.rules
    found = [rule for rule in rules if finds(wanted, f"{rule.id} {rule.area} {rule.rule}")]
    cite(sitting, [rule.id for rule in found[:RULES_FOUND]])
    screen.say(sitting.say(msg("term-rules-found", n=len(found), shown=min(len(found), RULES_FOUND))), "dim")
    return Then.STAY


def save(sitting: Sitting, rest: str) -> Then:
    """`save` says where the game is kept, `save FILE` keeps a copy there."""
    journal, screen = sitting.table.journal, sitting.table.screen
    target = Path(rest).expanduser() if rest else journal.path
    if rest:
        journal.copy_to(target)
    screen.say(sitting.say(msg("term-saved", file=str(target))), "green")
    return Then.STAY


def switch_lang(sitting: Sitting, rest: str) -> Then:
    for lang in LANGS:
        if rest.casefold() == lang:
            sitting.table.voice.lang = lang
            remember_lang(lang)
            return Then.REDRAW
    sitting.table.screen.say(sitting.say(msg("term-which-lang", langs=", ".join(LANGS))), "red")
    return Then.STAY


def show_help(sitting: Sitting, rest: str) -> Then:  # noqa: ARG001
    screen = sitting.table.screen
    screen.say(sitting.say(sitting.offer.hint))
    screen.say(sitting.say(msg("term-help")))
    for seat in sitting.table.standing(sitting.looking)[:1]:
        ask = sitting.table.match.standing(seat)
        assert ask is not None
        screen.say(sitting.say(msg("term-help-now", who=sitting.table.seat_name(seat), what=ask.prompt)))
    if sitting.table.parts:
        screen.say(sitting.say(msg("term-help-parts", parts=", ".join(sitting.table.parts))))
    return Then.STAY


def leave(sitting: Sitting, rest: str) -> Then:  # noqa: ARG001
    """`q` leaves; the game is kept unless the players say otherwise."""
    table = sitting.table
    table.screen.say(sitting.say(msg("term-keep")), "bold")
    if table.screen.read().casefold() in ("n", "no", "nie") and table.journal.discard():
        table.screen.say(sitting.say(msg("term-discarded")))
        raise Left
    table.journal.close(over=False)
    table.screen.say(sitting.say(msg("term-saved", file=str(table.journal.path))), "green")
    raise Left


COMMANDS: dict[str, Command] = {
    "?": explain,
    "why": why,
    "u": take_back,
    "now": do_unasked,
    "log": show_log,
    "rules": search_rules,
    "save": save,
    "lang": switch_lang,
    "help": show_help,
    "q": leave,
}
ALIASES = {
    "h": "help",
    "undo": "u",
    "quit": "q",
    "exit": "q",
    "pomoc": "help",
    "dlaczego": "why",
    "cofnij": "u",
    "teraz": "now",
    "dziennik": "log",
    "zasady": "rules",
    "zapisz": "save",
    "język": "lang",
    "koniec": "q",
    "mapa": "map",
    "arkusz": "sheet",
    "karty": "cards",
    "punkty": "score",
    "wzrok": "sight",
    "potwory": "monsters",
    "sługi": "minions",
    "opowieść": "story",
}
