"""Throws without physics: drawn from what a measured hand threw, wherever it is aimed (bot/measure.py)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import Final, NamedTuple

from undercroft.games.dungeonfighter import geometry
from undercroft.games.dungeonfighter.box.table_ware import is_die, kind_of, practices, technique
from undercroft.games.dungeonfighter.state import GRAIN, Hand, Pose, Slip, Touch
from undercroft.games.dungeonfighter.throw.hands import PLAIN, practice_of
from undercroft.games.dungeonfighter.throw.setting import Setting
from undercroft.games.dungeonfighter.throw.slips import FULFILS, height_of, told


class Landing(NamedTuple):
    """One measured throw: where the body came to rest, in grains and degrees, and what it touched, in words."""

    x: int
    y: int
    yaw: int
    on: tuple[str, ...]
    touches: tuple[str, ...]

    @classmethod
    def read(cls, line: str) -> Landing:
        x, y, yaw, on, touches = line.split()
        return cls(int(x), int(y), int(yaw), _words(on), _words(touches))

    def written(self) -> str:
        return f"{self.x} {self.y} {self.yaw} {','.join(self.on) or '-'} {','.join(self.touches) or '-'}"


def _words(text: str) -> tuple[str, ...]:
    return () if text == "-" else tuple(text.split(","))


PAST: Final = Landing(6400, 0, 0, ("table",), ("table",))
"""A throw that came to nothing."""


def drawn(setting: Setting, rng: Random) -> tuple[str, ...]:
    """An outcome for each body; nothing else on the table moves."""
    random = rng.random
    found = []
    for body in setting.bodies:
        landings, others, share = _practised(practice_of(body), setting.techniques, setting.hand)
        landing = landings[int(random() * len(landings))]
        if share < 1 and random() >= share:
            landing = PAST
        top = int(random() * (len(kind_of(body).faces) if is_die(body) else 1))
        found.append(_slip(body, landing, top, others))
    return (*found, "")


@cache
def _practised(kind: str, in_force: tuple[str, ...], hand: Hand) -> tuple[Sequence[Landing], tuple[str, ...], float]:
    """Landings to draw from, techniques that they know nothing of, and how often such a throw is worth one.

    With several techniques: those of the hardest, thinned by how much harder than a plain throw the others are. Special
    dice have landings of their own, thinned by all techniques.
    """
    plain = practices()[PLAIN]
    known = [practices()[name] for name in in_force]
    hardest = min(known, key=lambda one: one.hits[hand], default=plain)
    chosen = hardest if kind == PLAIN else practices()[kind]
    share = 1.0
    for one in known:
        if one is not chosen:
            share *= min(1.0, one.hits[hand] / max(plain.hits[hand], 0.01))
    landings = tuple(map(Landing.read, chosen.landings[hand].splitlines()))
    return landings, tuple(name for name in in_force if name != chosen.id), share


@lru_cache(maxsize=65536)
def _slip(body: str, landing: Landing, top: int, others: tuple[str, ...]) -> str:
    words = list(landing.touches)
    if landing is not PAST:
        # The other techniques went well, or the throw would not be here.
        for name in others:
            wanted = ("in_time",) if technique(name).in_time is not None else FULFILS.get(name, ())
            words = [*(word for word in wanted if word not in words), *words]
    pose = _pose(body, landing, top)
    touches = tuple(Touch(what, pose.x, pose.y) for what in words)
    return told(Slip(body, pose, touches, landing.on, 0 if is_die(body) else 360))


def _pose(body: str, landing: Landing, top: int) -> Pose:
    x, y, height = landing.x * GRAIN, landing.y * GRAIN, height_of(landing.on)
    if is_die(body):
        return geometry.lying(body, x, y, top, float(landing.yaw), height)
    return geometry.pose_of(x, y, height + 0.1, geometry.about(landing.yaw))
