"""The rule ledger: every rule of a game with an id, which code, refusals and tests cite."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

import msgspec

from undercroft.kernel.content import Entry, load
from undercroft.kernel.messages import Lang


class Rule(Entry, frozen=True):
    """One rule, in our own words."""

    id: str
    area: str
    where: str
    """The heading of the rulebook under which it is found."""
    rule: str
    vector: str | None = None
    """A worked example: what is given, and what follows."""
    ruling: str | None = None
    """What we decided where the rulebook is silent, unclear or lost."""
    not_applicable: str | None = None
    """Why software cannot exercise this rule."""


class Wording(Entry, frozen=True):
    """The texts of a rule in another language."""

    rule: str
    vector: str | None = None
    ruling: str | None = None
    not_applicable: str | None = None


class Ledger(Entry, frozen=True, dict=True):
    """The rules of one game, in the order of its rulebook."""

    game: str
    title: str
    rules: tuple[Rule, ...]

    @cached_property
    def by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rules}

    def __getitem__(self, rule: str) -> Rule:
        return self.by_id[rule]

    def __contains__(self, rule: str) -> bool:
        return rule in self.by_id


def load_ledger(folder: Path, lang: Lang = "en") -> Ledger:
    """The ledger of the game that lives in `folder`; in English where the language lacks it."""
    ledger = load(folder / "ledger.yaml", Ledger)
    path = folder / f"ledger.{lang}.yaml"
    if lang == "en" or not path.exists():
        return ledger
    wordings = load(path, dict[str, Wording])
    said = (wordings.get(rule.id) for rule in ledger.rules)
    rules = tuple(
        msgspec.structs.replace(rule, **msgspec.structs.asdict(words)) if words else rule
        for rule, words in zip(ledger.rules, said, strict=True)
    )
    return msgspec.structs.replace(ledger, rules=rules)
