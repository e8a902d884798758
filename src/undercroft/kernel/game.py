"""What a game is to the kernel, the bots, the lab and the table: one object in the registry."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

import msgspec

from undercroft.kernel.actions import action, action_id
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.content import content_hash
from undercroft.kernel.drawing import Drawing
from undercroft.kernel.errors import BadInput
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.options import option_values, read_options
from undercroft.kernel.spaces import Answer, Value
from undercroft.kernel.state import State
from undercroft.kernel.versions import modules_behind, rules_hash

if TYPE_CHECKING:
    from undercroft.kernel.account import Book
    from undercroft.kernel.position import Position

S = TypeVar("S", bound=State)

Line: TypeAlias = tuple[tuple[str, Answer], ...]
"""Answers that a player means to give one after another, each with the id of the prompt that it is for."""


def result(outcome: Outcome, seat: int) -> float:
    """What the end of a game is worth to a seat: 1 if it has won, else -1."""
    return 1.0 if seat in outcome.winners else -1.0


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended.

    `winners` are seats, or nobody; `side` names the winning side where a game has sides; `scores` has one number per
    seat where a game keeps score.
    """

    winners: tuple[int, ...]
    side: str | None = None
    scores: tuple[int, ...] = ()


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may choose before a game begins; a game adds its own fields."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A first game to learn by: it begins the same way for everybody, and from there it is a game like any other."""

    seats: tuple[str | None, ...]
    """The bot in each seat, or None for whoever learns."""
    options: Mapping[str, Any] = {}
    seed: int
    prepared: frozenset[str] = frozenset()
    """Prompts that are answered for everybody before it begins."""


class Bot(Protocol):
    """A player made of code. It sees the ask and, if it cares to look, what its seat may see.

    `view` is called for that; it is a `Position`, which can also be forked: everything hidden is then drawn anew.
    """

    def choose(self, seat: int, ask: Ask, view: Position) -> Answer:
        """An answer that `ask.space` allows."""


@runtime_checkable
class Planning(Protocol):
    """A bot that has plans, of which it can tell more than the best: a search compares them."""

    def lines(self, seat: int, ask: Ask, view: Position, many: int) -> list[Line]:
        """So many different plans that begin with an answer to this ask, what it would do first.

        None where it has no plans: then single answers are compared. One alone is not compared with anything.
        """


class Game(ABC, Generic[S]):
    """A game: its facts, its rules as a flow, and what each seat may see of it."""

    slug: ClassVar[str]
    folder: ClassVar[Path]
    """Where `ledger.yaml`, `locale/` and `content/` are."""
    players: ClassVar[range]
    bench_players: ClassVar[int] = 4
    """How many play when its speed is measured, so that figures stay comparable."""
    bench_option: ClassVar[str | None] = None
    """An option that changes how fast it goes: then it is measured with every value, and the average counts."""
    bench_options: ClassVar[Mapping[str, Any]] = {}
    """Options with which it is measured in any case, where not all of them have their default values."""
    example: ClassVar[bool] = False
    """Whether it is there to be read rather than played: then it is offered only on request, and otherwise by name."""
    thinks: ClassVar[bool] = False
    """Whether a search has been measured to beat all bots of its own: then it is one of the levels at a table."""
    searching: ClassVar[Mapping[str, str]] = {}
    """How a search thinks about this game where it is told nothing else (`bots/search/budget.py`)."""
    preparations: ClassVar[frozenset[str]] = frozenset()
    """Prompts before the game proper, such as those of a shop, that a table may have answered for everybody."""
    lesson: ClassVar[Lesson | None] = None
    """How a first game begins, if it has one."""
    state_type: ClassVar[type[Any]]
    options_type: ClassVar[type[Options]] = Options

    @abstractmethod
    def setup(self, options: Any, players: int) -> S:  # noqa: ANN401 - the game's own options struct
        """The state before anything random or chosen has happened."""

    @abstractmethod
    def play(self, state: S) -> Flow:
        """The rules, from wherever the state stands at a quiet point, to the end of the game."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Any:  # noqa: ANN401 - the game's own view struct
        """What a seat may see; None is a spectator."""

    def glance(self, state: S, seat: int | None) -> Any:  # noqa: ANN401 - the game's own view struct
        """The same for whoever looks once and keeps nothing: it may share with the state what is not to be covered."""
        return self.view(state, seat)

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def redeal(self, state: S, seat: int, rng: Random) -> S:
        """A state that `seat` cannot tell from this one: everything hidden from it drawn anew."""

    def redeal_to(self, state: S, later: S, seat: int, rng: Random) -> S:  # noqa: ARG002
        """As `redeal`, but what has come to light on the way from this state to a later one can do so again.

        A game may leave that to luck: then more deals are tried until one fits (`kernel/determinise.py`).
        """
        return self.redeal(state, seat, rng)

    def standing(self, state: S, seat: int) -> Ask | None:  # noqa: ARG002
        """What a seat may do at this moment without having been asked, if there is such a thing in the game."""
        return None

    def stand(self, state: S, seat: int, answer: Answer) -> None:
        """Do what a seat has chosen of that, at once: nothing is asked, and chance has no part in it."""
        raise NotImplementedError(f"{self.slug} offers a standing choice, but does not say what it does")

    def evaluate(self, view: Any, seat: int) -> float:  # noqa: ANN401, ARG002 - the game's own view struct
        """How well a seat is doing, from -1 (lost) to 1 (won), as far as the view tells.

        At the end winners have more than everybody else. A game that does not say thinks nothing of any position.
        """
        return 0.0

    def stage(self, state: S) -> int:  # noqa: ARG002
        """How many rounds, turns or the like have gone by: a search judges positions where one begins.

        Those in the middle are hard to compare. A game that has nothing of the kind is always at the same.
        """
        return 0

    @property
    def encoding_size(self) -> int:
        """How many numbers `encode` gives; 0 for a game that has no encoding."""
        return 0

    def encode(self, view: Any) -> Sequence[float]:  # noqa: ANN401, ARG002 - the game's own view struct
        """The view as `encoding_size` numbers, of which each means the same in every position (kernel/encoding.py)."""
        return []

    def action_id(self, ask: Ask, answer: Answer) -> str:
        """A name for an answer that stays the same from match to match, whatever the language (kernel/actions.py)."""
        return action_id(ask, answer)

    def action(self, ask: Ask, name: str) -> Answer:
        """The answer with this name."""
        return action(ask, name)

    def arrange(self, given: Mapping[str, Any], options: Any, players: int) -> S:  # noqa: ANN401, ARG002
        """The position that a scenario's `given` describes, at a quiet point."""
        raise BadInput(f"{self.slug}: this game cannot be set up from a scenario's 'given'")

    def inspect(self, state: S) -> dict[str, Any]:
        """The state in a player's words, for a scenario's `then`."""
        plain: dict[str, Any] = msgspec.to_builtins(state)
        return plain

    def names(self, given: Mapping[str, Any]) -> dict[str, int]:  # noqa: ARG002
        """Names that a scenario's `given` gives to what the game knows by number, for its answers and expectations."""
        return {}

    def answers(self, state: S, prompt: str) -> Collection[Value]:  # noqa: ARG002
        """What the ask with this prompt could allow at some moment on this table, besides what it shows.

        A scenario may say of these, and of choices that are shown as refused, that they are not allowed: anything else
        is taken to be misspelt.
        """
        return ()

    def variants(self) -> list[dict[str, Any]]:
        """Options, by name and value, with which the generic tester should play."""
        return [{}]

    def counts(self) -> dict[str, int]:
        """How many of each component the content holds."""
        return {}

    def content_files(self, options: Any) -> list[Path]:  # noqa: ANN401, ARG002 - the game's own options struct
        """The data files whose contents a recorded game with these options depends on."""
        return sorted((self.folder / "content").rglob("*.yaml"))

    def content_hash(self, options: Any) -> str:  # noqa: ANN401 - the game's own options struct
        """A short name for all content that a game with these options depends on; texts are no part of it."""
        return content_hash(self.content_files(options))

    def rules_files(self) -> list[Path]:
        """The source files that decide how a game goes; what only plays, draws or arranges one is none of them."""
        return modules_behind(type(self).__module__)

    @cached_property
    def version(self) -> str:
        """A short name for the rules; comments, docstrings and layout of their source are no part of it."""
        return rules_hash(self.rules_files())

    def left_out(self) -> list[str]:
        """What of the player's own content cannot be used, and why, a line each; all else can be played."""
        return []

    def locales(self) -> tuple[Path, ...]:
        """The folders with its messages: `en/*.ftl` and `pl/*.ftl` in each."""
        return (self.folder / "locale",)

    def check_content(self, path: Path, beside: Sequence[Path] = ()) -> list[str]:  # noqa: ARG002
        """Read the content in a file or folder, beside others; what was found, one line each. Mistakes are BadInput."""
        raise BadInput(f"{path}: {self.slug} has no content of its own to check")

    def greedy(self, rng: Random) -> Bot | None:  # noqa: ARG002
        """A bot that knows the game, if there is one."""
        return None

    def quick(self, rng: Random) -> Bot | None:
        """A bot for imagined games: it may play a little worse than `greedy` if it is much faster."""
        return self.greedy(rng)

    def called(self, value: str) -> Msg:
        """A die, a face, a card, a side or an option's value in the game's words."""
        return msg("kernel-value", value=value)

    def hardest(self, rng: Random) -> Bot | None:  # noqa: ARG002
        """A bot that has been measured to beat that one more often than not, if there is one."""
        return None

    def terminal(self) -> Drawing | None:
        """How the game draws itself in a terminal, or None for a plain listing."""
        return None

    def scene(self, view: Any) -> Any:  # noqa: ANN401 - the game's own structs
        """What a browser draws, ready for JSON, made of a view and nothing else: so it shows no more than the view."""
        return view

    def hints(self, view: Any, ask: Ask) -> dict[str, Any]:  # noqa: ANN401, ARG002
        """What helps to choose, by choice: the way and its cost, spaces in sight or hit, odds; from the view alone."""
        return {}

    def book(self, players: int) -> Book[S]:
        """What is counted of a finished game when somebody asks how it went (kernel/account.py)."""
        from undercroft.kernel.account import Book

        return Book(self, players)

    def catalogue(self) -> dict[str, Any]:
        """What everybody may look up in the box at any time: cards, heroes, monsters, dice, ready for JSON."""
        return {}

    def practice(self) -> Any:  # noqa: ANN401 - the game's own structs
        """What there is to practise with outside a game, ready for JSON; None where there is nothing to practise."""
        return None

    def tried(self, how: Mapping[str, Any]) -> Any:  # noqa: ANN401 - the game's own structs
        """What comes of a try, ready for JSON; ValueError if it is none. It may take its time."""
        raise NotImplementedError(f"{self.slug} offers practice, but does not say what comes of a try")

    def side(self, seat: int) -> str:  # noqa: ARG002
        """The side a seat is on, where a game has sides; players of one side have no secrets from each other."""
        return ""

    def roles(self, state: S) -> Sequence[str]:  # noqa: ARG002
        """Who is played, such as the classes of the heroes: reports count how often each wins."""
        return ()

    def allowed(self, option: str) -> list[Any]:
        """The values an option may have, its default first; empty if they cannot be listed."""
        fields = {field.name: field for field in msgspec.structs.fields(self.options_type)}
        return option_values(fields[option])

    def read_options(self, raw: Mapping[str, Any]) -> Options:
        """Options from names and values as typed by a person or found in a file."""
        made: Options = read_options(raw, self.options_type, self.slug)
        return made

    def check_players(self, players: int) -> None:
        if players not in self.players:
            raise BadInput(
                f"{self.slug}: {players} players: allowed are {self.players.start} to {self.players.stop - 1}"
            )

    @property
    def title(self) -> Msg:
        return Msg(f"{self.slug}-title")
