"""The request to chance that every throw is: a tremor is drawn, and physics does the rest (docs/decisions/0015)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from undercroft.games.dungeonfighter.throw import measured
from undercroft.games.dungeonfighter.throw.aims import Aimed, mislead, tremble
from undercroft.games.dungeonfighter.throw.setting import Setting
from undercroft.games.dungeonfighter.throw.slips import TOUCHED, frames_of, plainly, slip_of, slips_of
from undercroft.kernel.chance import Continuum
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Answer, Refusal

__all__ = ["Throw", "frames_of", "slips_of"]

FRAMES_MOST = 4096
"""Characters of frames in an answer: they are of no use to the rules, and nobody may fill a record with them."""


class Throw(Continuum):
    """Throw bodies; the answer has a slip for each of them, then one for each that was moved, and last the frames."""

    __slots__ = ("aim", "by", "repeatable", "setting", "slow")
    prompt = msg("dfi-throw")
    typing = msg("dfi-throw-typing")

    def __init__(self, setting: Setting, aim: Aimed, by: int | None = None) -> None:
        self.setting = setting
        self.aim = aim
        self.by = by

        # Physics takes its time, and that of another machine need not agree to the last bit.
        self.slow = setting.physics == "on"
        self.repeatable = not self.slow

    def why_not(self, answer: Answer) -> Refusal | None:
        thrown = self.setting.bodies
        if not isinstance(answer, tuple) or not all(isinstance(text, str) for text in answer):
            return Refusal(msg("dfi-throw-no-slips"))
        if len(answer) <= len(thrown) or len(str(answer[-1])) > FRAMES_MOST:
            return Refusal(msg("dfi-throw-slips", count=len(thrown)))
        try:
            slips = [slip_of(str(text)) for text in answer[:-1]]
        except ValueError:
            return Refusal(msg("dfi-throw-no-slips"))
        bodies = [slip.body for slip in slips]
        if tuple(bodies[: len(thrown)]) != thrown:
            return Refusal(msg("dfi-throw-bodies", bodies=", ".join(thrown)))
        lying = {one.body for one in self.setting.lying}
        if len(set(bodies)) < len(bodies) or not set(bodies[len(thrown) :]) <= lying:
            return Refusal(msg("dfi-throw-moved"))
        words = {touch.what for slip in slips for touch in slip.touches} | {what for slip in slips for what in slip.on}
        if strange := sorted(words.difference(TOUCHED)):
            return Refusal(msg("dfi-throw-touched", what=strange[0]))
        return None

    def sample(self, rng: Random) -> Answer:
        setting = self.setting
        if setting.physics == "off":
            return measured.drawn(setting, rng)
        from undercroft.games.dungeonfighter.throw.physics import thrown

        return thrown(setting, tremble(setting, mislead(setting, self.aim, rng), 1.0, rng), rng)

    def read(self, raw: object) -> Answer:
        """A whole answer, or a real throw: an object or words for each body, as `slips.Entered` says."""
        if isinstance(raw, list) and raw and not any(isinstance(one, str) and one.startswith("[") for one in raw):
            try:
                return plainly(self.setting, raw)
            except ValueError:
                return tuple(str(one) for one in raw)
        return super().read(raw)

    def typed(self, line: str) -> Answer | None:
        """A real throw in words, those of several bodies with semicolons between them: `3 eye; hole; table blank`."""
        told = line.split(";")
        if len(told) != len(self.setting.bodies) or not all(one.split() for one in told):
            return None
        try:
            return plainly(self.setting, [f"{body} {one}" for body, one in zip(self.setting.bodies, told, strict=True)])
        except ValueError:
            return None

    def wire(self) -> dict[str, Any]:
        return {"space": "throw", "setting": msgspec.to_builtins(self.setting), "aim": list(self.aim)}
