"""What the tokens of a table open now: those it was made with, and what has become of them since."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from undercroft.table import limits
from undercroft.table.events import Reopened, Seated, Taken
from undercroft.table.refusals import Refuse
from undercroft.table.store import Invitation, Opens, TokenKept, digest, kept, unsealed
from undercroft.table.wire import Links

_TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22,64}")
"""What 128 bits are at least, as `secrets.token_urlsafe` writes them."""


def new_token() -> str:
    return secrets.token_urlsafe(16)


class Keys:
    """By the digests of tokens, since these are all that is known of them."""

    __slots__ = ("_kept", "_listed")

    def __init__(
        self, tokens: Iterable[TokenKept], since: Iterable[Seated | Taken | Reopened], listed: int = 0
    ) -> None:
        """Of tokens as they were made, or as they were at any time since.

        At a table that everybody may find, its `listed` seats can be taken with invitations that everybody knows.
        """
        self._listed = {digest(anybodys(seat)): seat for seat in range(listed)}
        self._kept = {one.digest: one for one in tokens}
        for event in since:
            self.take(event)

    def take(self, event: Seated | Taken | Reopened) -> None:
        match event:
            case Taken(seat, invitation=invitation, key=key):
                self._void(Invitation(seat))
                self._kept[invitation] = TokenKept("void", invitation, None)
                self._kept[key] = TokenKept(seat, key, None)
            case Reopened(seat, invitation=invitation, sealed=sealed):
                self._void(seat, Invitation(seat))
                self._kept[invitation] = TokenKept(Invitation(seat), invitation, sealed)
            case Seated(seat, kind) if kind != "open":  # a token from before there were invitations: no longer shown
                for one in self._of(seat):
                    self._kept[one.digest] = one._replace(sealed=None)

    def _void(self, *opens: Opens) -> None:
        for one in self._of(*opens):
            self._kept[one.digest] = TokenKept("void", one.digest, None)

    def _of(self, *opens: Opens) -> list[TokenKept]:
        return [one for one in self._kept.values() if one.opens in opens]

    def opens(self, mark: str) -> Opens | None:
        """What the token with this digest opens."""
        seat = self._listed.get(mark)
        if seat is not None:
            return Invitation(seat) if self._of(Invitation(seat)) else "void"
        one = self._kept.get(mark)
        return one.opens if one is not None else None

    def opened(self, tokens: Sequence[str]) -> dict[Opens, str]:
        """What these tokens open, each with the token that does."""
        found = {token: self.opens(digest(token)) for token in tokens}
        return {opens: token for token, opens in found.items() if opens is not None}

    def held(self, seat: int) -> bool:
        """Whether there is a token that opens a seat."""
        return bool(self._of(seat))

    def links(self, host: str, players: int) -> Links:
        """What the host is shown: tokens of seats that somebody has are theirs alone."""
        shown = {one.opens: token for one in self._kept.values() if (token := unsealed(one, host)) is not None}
        invitations = tuple(shown.get(Invitation(seat), shown.get(seat)) for seat in range(players))
        return Links(host, (None,) * players, shown["spectator"], invitations)

    # -- taking seats -------------------------------------------------------------------------------------------------

    def taking(self, wanted: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
        """What is yet to be taken of invitations and the tokens brought along for them, as digests."""
        if len(wanted) > limits.TOKENS_AT_ONCE:
            raise Refuse("too-large", "table-wrong-token")
        pairs = []
        for invitation, token in wanted.items():
            mark = digest(invitation)
            opens, now = self.opens(mark), self.opens(digest(token))
            if isinstance(now, int) and opens == "void":
                continue  # taken already, and the welcome was lost
            if isinstance(opens, Invitation) or opens == "void":
                if not _TOKEN.fullmatch(token):
                    raise Refuse("bad-request", "table-weak-token")
                pairs.append((mark, digest(token)))
        return tuple(pairs)

    def takes(self, pairs: Sequence[tuple[str, str]], names: Mapping[int, str]) -> list[Taken]:
        """The events of taking seats, unless somebody else was faster; `names` are of who comes, by seat."""
        events: list[Taken] = []
        for invitation, key in pairs:
            opens = self.opens(invitation)
            if opens == "void" and isinstance(self.opens(key), int):
                continue
            if not isinstance(opens, Invitation):
                raise Refuse("taken", "table-seat-taken")
            if self.opens(key) is not None or any(one.key == key for one in events):
                raise Refuse("bad-request", "table-weak-token")
            events.append(Taken(opens.seat, names[opens.seat], invitation, key))
        return events

    def taken(self, wanted: Mapping[str, str]) -> tuple[str, ...]:
        """Which of these invitations have become seats of those who brought them."""
        return tuple(
            invitation
            for invitation, token in wanted.items()
            if self.opens(digest(invitation)) == "void" and isinstance(self.opens(digest(token)), int)
        )


def anybodys(seat: int) -> str:
    """What invites to a seat of a table that everybody may find: no secret, and an invitation like any other."""
    return f"listed-{seat}"


def invite(seat: int, host: str) -> TokenKept:
    """A new invitation, which whoever has the host's token will find."""
    return kept(new_token(), Invitation(seat), host)
