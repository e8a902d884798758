"""Whether everything a game says can be said: in every language, and citing only rules that exist."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from undercroft.kernel.asks import Ask
from undercroft.kernel.game import Game
from undercroft.kernel.ledger import load_ledger
from undercroft.kernel.messages import LANGS, Catalogue, Msg
from undercroft.kernel.spaces import Label
from undercroft.lab.tester_checks import GARBAGE, refused
from undercroft.lab.tester_walk import Walk, standing_asks


class Words:
    """Collects what is wrong with the messages of a game, each problem once."""

    def __init__(self, game: Game[Any]) -> None:
        self.problems: dict[str, None] = {}
        self._catalogue = Catalogue(*game.locales())
        self._ledger = load_ledger(game.folder) if (game.folder / "ledger.yaml").exists() else ()
        self._heard: set[bytes] = set()
        for problem in self._catalogue.differences():
            self.problems[problem] = None
        self.hear(game.title)

    def listen(self, walk: Walk) -> None:
        """Hear everything that can be said at this decision: prompts, options, refusals, and the log so far."""
        for ask in walk.match.due:
            self.hear(ask.prompt)
            self._hear_options(ask)
            for answer in GARBAGE:
                refusal = refused(walk, ask.seats[0], answer)
                self.hear(refusal.msg, refusal.rule)
        for standing in standing_asks(walk.match).values():
            self.hear(standing.prompt)
            self._hear_options(standing)
        self.listen_to_log(walk)

    def listen_to_log(self, walk: Walk) -> None:
        for line in walk.match.log:
            self.hear(line.news.msg, line.news.rule)

    def hear(self, message: Msg, rule: str | None = None) -> None:
        """Note whether a message can be said, and whether the rule it cites exists."""
        if rule is not None and rule not in self._ledger:
            self.problems[f"'{message.id}' cites the rule {rule}, which is not in the ledger"] = None
        key = msgspec.json.encode(message)
        if key in self._heard:
            return
        self._heard.add(key)
        for lang in LANGS:
            missing = [part.id for part in _parts(message) if not self._catalogue.has(part.id, lang)]
            for part in missing:
                self.problems[f"'{part}' is not in the catalogue in '{lang}'"] = None
            if not missing:
                try:
                    self._catalogue.say(message, lang)
                except ValueError as error:
                    self.problems[str(error)] = None

    def _hear_options(self, ask: Ask) -> None:
        for choice in ask.wire().get("choices", ()):
            label: Label = choice.label
            self.hear(label.text, label.rule)
            if label.detail is not None:
                self.hear(label.detail)
            if choice.refused is not None:
                self.hear(choice.refused.msg, choice.refused.rule)


def _parts(message: Msg) -> Iterator[Msg]:
    """A message and all those inside it."""
    yield message
    for arg in message.args.values():
        for part in arg if isinstance(arg, list) else [arg]:
            if isinstance(part, Msg):
                yield from _parts(part)
