"""How strong players are, game by game, as openskill reckons it from who beat whom."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, delete, insert, select

from undercroft.table.store import schema

MODEL = PlackettLuce()
SCALE = 40.0
"""A newcomer has 1000."""


class Rating(msgspec.Struct, frozen=True):
    """In one game: about so strong, give or take, after so many games."""

    game: str
    rating: int
    give_or_take: int
    games: int


def rate(db: Connection, table_id: str, game: str, teams: Sequence[Sequence[str]], ranks: list[int]) -> None:
    """Count a game that is over, once. A nameless player counts as a newcomer and is not kept."""
    if db.execute(select(schema.rated).where(schema.rated.c.table_id == table_id)).first() is not None:
        return
    db.execute(insert(schema.rated).values(table_id=table_id))
    columns = schema.ratings.c
    names = [player for team in teams for player in team if player]
    found = select(schema.ratings).where(columns.player.in_(names), columns.game == game).with_for_update()
    known = {row.player: row for row in db.execute(found)}

    def before(player: str) -> PlackettLuceRating:
        row = known.get(player)
        return MODEL.rating(mu=row.mu, sigma=row.sigma) if row is not None else MODEL.rating()

    after = MODEL.rate([[before(player) for player in team] for team in teams], ranks=[float(rank) for rank in ranks])
    rows = [
        {"player": player, "game": game, "mu": now.mu, "sigma": now.sigma, "games": _games(known.get(player)) + 1}
        for team, ratings in zip(teams, after, strict=True)
        for player, now in zip(team, ratings, strict=True)
        if player
    ]
    db.execute(delete(schema.ratings).where(columns.player.in_(names), columns.game == game))
    db.execute(insert(schema.ratings), rows)


def _games(row: object) -> int:
    return int(getattr(row, "games", 0))


def ratings_of(db: Connection, player: str) -> list[Rating]:
    columns = schema.ratings.c
    rows = db.execute(select(schema.ratings).where(columns.player == player).order_by(columns.game))
    return [Rating(row.game, round(SCALE * row.mu), round(2 * SCALE * row.sigma), row.games) for row in rows]
