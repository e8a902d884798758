"""The overlord's command cards (SAG-CMD)."""

from __future__ import annotations

from undercroft.games.dungeonsaga.box.content import CommandCard, content
from undercroft.games.dungeonsaga.models import adventure_of
from undercroft.games.dungeonsaga.state import OVERLORD, DungeonSaga
from undercroft.games.dungeonsaga.stats import LIMITS
from undercroft.kernel.asks import Flow
from undercroft.kernel.chance import Draw
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, Refusal
from undercroft.parts import deck

INTERRUPT = "interrupt"


def shuffle(g: DungeonSaga) -> Flow:
    """N cards at random are the deck, its top three the hand (SAG-SET-09, SAG-CMD-03).

    The rest goes back into the box (SAG-CMD-01), and nobody looks at any of it (SAG-CMD-02).
    """
    cards = [card.id for card in used(g) for _ in range(card.copies)]
    dealt: tuple[str, ...] = yield Draw(cards, adventure_of(g).cards)
    g.overlord.deck = list(reversed(dealt))
    g.overlord.box = list(cards)
    for card in dealt:
        g.overlord.box.remove(card)
    for _card in range(LIMITS.hand):
        draw(g)


def used(g: DungeonSaga) -> list[CommandCard]:
    """The cards that the adventure does not leave in the box from the start, as everybody can read there."""
    without = adventure_of(g).without
    return [card for card in content().commands.values() if card.kind not in without]


def draw(g: DungeonSaga) -> bool:
    """One card into the hand, which has no limit (SAG-CMD-04); False if there is none left (SAG-END-04, SAG-END-05)."""
    if not g.overlord.deck:
        return False
    card = deck.draw(g.overlord.deck)
    g.overlord.hand.append(card)
    # SAG-CMD-05: only he sees it
    g.tell(msg("sag-log-drawn", card=card_name(card)), "SAG-END-04", to=OVERLORD, reveals=True)
    return True


def rounds_left(g: DungeonSaga) -> int:
    """Rounds that can be played to their end, this one among them: the deck is the clock (SAG-END-04, SAG-END-05)."""
    return len(g.overlord.deck) + 1


def to_play(g: DungeonSaga) -> list[str]:
    """At most one in his turn (SAG-OVL-08, SAG-CMD-06), before or after a model moves and acts (SAG-CMD-07)."""
    return [card for card in dict.fromkeys(g.overlord.hand) if why_not_play(g, card) is None]


def why_not_play(g: DungeonSaga, card: str) -> Refusal | None:
    if content().commands[card].kind == INTERRUPT:
        return Refusal(msg("sag-no-card-interrupt"), "SAG-INT-01")
    if g.overlord.played:
        return Refusal(msg("sag-no-card-more"), "SAG-CMD-06")
    return None


def play(g: DungeonSaga, card: str) -> None:
    """A card is used once, and its pile is never shuffled (SAG-CMD-08)."""
    found = content().commands[card]
    show(g, card)
    g.overlord.played = True
    if found.kind == "extra":  # SAG-CMD-09: models only
        g.overlord.extra += found.value
    elif found.kind == "double":  # SAG-CMD-10: full orders; each model still acts once (SAG-CMD-11)
        g.overlord.orders += orders(g)
    elif found.kind == "raise":  # SAG-CMD-12, SAG-CMD-13
        g.overlord.raises += found.value


def show(g: DungeonSaga, card: str) -> None:
    deck.discard(card, g.overlord.hand, g.overlord.discard)
    g.tell(msg("sag-log-card", card=card_name(card)), "SAG-CMD-08", reveals=True)


def orders(g: DungeonSaga) -> int:
    """As many as the adventure states (SAG-OVL-01)."""
    return max(0, adventure_of(g).orders + g.counters.get("orders", 0))


def card_name(card: str) -> Msg:
    return Msg(f"sag-command-{card}")


def card_label(card: str) -> Label:
    found = content().commands[card]
    rules = {"extra": "SAG-CMD-09", "double": "SAG-CMD-10", "raise": "SAG-CMD-12", INTERRUPT: "SAG-INT-02"}
    return Label(card_name(card), rules[found.kind], msg(f"sag-command-{found.kind}-text", n=found.value))
