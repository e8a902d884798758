"""A throw from the release to rest, with what was touched on the way.

Nobody else imports MuJoCo, and this module only when it is asked to throw.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from math import acos, cos, degrees, hypot, radians
from random import Random
from typing import Any, Final

from undercroft.games.dungeonfighter.box.table_ware import CUT_OUTS, WATER, gadgets, is_die, target
from undercroft.games.dungeonfighter.geometry import Vector, attitude, depth, pose_of, tilt, turned
from undercroft.games.dungeonfighter.state import GRAIN, Lying, Pose, Slip, Touch
from undercroft.games.dungeonfighter.throw.aims import Aimed
from undercroft.games.dungeonfighter.throw.ballistic import Air, later, posts, wall_at
from undercroft.games.dungeonfighter.throw.frames import Frame, encode
from undercroft.games.dungeonfighter.throw.launch import Launch, launch
from undercroft.games.dungeonfighter.throw.setting import Setting
from undercroft.games.dungeonfighter.throw.slips import ICEBERGS, told
from undercroft.games.dungeonfighter.throw.world import SLOTS, STEP, Contents, reach, xml

BLOCK: Final = 3
"""Steps between two looks at the contacts, which last longer than that."""
FRAME: Final = 24
"""Steps of a sixtieth of a second."""
OFTEN: Final = FRAME // BLOCK
"""Blocks between two frames, and between two looks at what rests."""
AGAIN: Final = 2
"""Blocks until it is asked again whether some can be left out."""
LIMIT: Final = 15.0
"""DFI-THR-05: then a die is judged where it is."""
STILL: Final = (1e-4, radians(0.5), 0.1)
"""Metres, radians, and seconds for which a die at rest stays within them (DFI-THR-05)."""
LEANS: Final = 0.5
"""Seconds, for one that leans: propped up across an edge it may creep for a while, and then slip."""
MOVED: Final = (1e-4, radians(0.5))
"""What an old die must have done to be told of."""
FLAT: Final = cos(radians(1))
"""A die that leans more may lean on something."""
NEAR: Final = 0.002
"""Metres between the reaches of two bodies that cannot be in contact, rounded corners and all."""
HELD: Final = 0.3
"""The least slope of a contact that holds something up (DFI-TEC-10)."""
BOUNCE: Final = 5.0
"""Centimetres a second."""
AXES: Final = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
TOUCHES: Final = 24
"""So many are told of one body; after that, only what it has not touched before."""

Watch = Callable[[Any, Any], None]
"""Looks at the model and its data after every block of steps."""


def thrown(setting: Setting, aim: Aimed, rng: Random) -> tuple[str, ...]:
    """The answer of chance to a throw with this aim, tremor included."""
    slips, frames = throw(setting, aim, rng)
    return (*(told(slip) for slip in slips), frames)


def throw(setting: Setting, aim: Aimed, rng: Random, *, frames: bool = True) -> tuple[list[Slip], str]:
    """Slips of what was thrown, then of what was moved; and how it went."""
    return fly(setting, launch(setting, aim, rng), frames=frames)


def fly(setting: Setting, sent: Launch, *, frames: bool = True, watch: Watch | None = None) -> tuple[list[Slip], str]:
    """What becomes of bodies once they are in the air."""
    flight = _Flight(world_of(setting), setting, sent)
    flight.run(watch, seen=frames)
    return flight.slips(), flight.frames() if frames else ""


_threads: Final = threading.local()
"""Every thread has worlds of its own."""
WORLDS: Final = 24
"""So many are kept; the one used longest ago makes room."""


def world_of(setting: Setting) -> World:
    """The world of such throws; what the last of them has left in it is still there."""
    contents = contents_of(setting)
    worlds: dict[Contents, World] = _threads.__dict__.setdefault("worlds", {})
    world = worlds.pop(contents, None) or World(contents)
    worlds[contents] = world
    if len(worlds) > WORLDS:
        del worlds[next(iter(worlds))]
    return world


def contents_of(setting: Setting) -> Contents:
    """What has to be in the world of a throw: as little as will do."""
    bodies = [*setting.bodies, *(one.body for one in setting.lying)]
    special = tuple(name for name in (*WATER, "snow") if name in bodies)
    plates = tuple(name for name in CUT_OUTS if name in bodies and name not in setting.bodies)
    dice = sum(is_die(body) for body in bodies) - len(special)
    devices = {"pond": "pond", "wall": "wall", "skid": "floe", "waterfall": "waterfall"}
    return Contents(
        slots=next(slots for slots in SLOTS if slots >= dice),
        special=special,
        gadgets=tuple(device for name, device in devices.items() if name in setting.techniques),
        icebergs=bool(setting.icebergs),
        plates=plates,
        flipped=setting.bodies[0] if setting.flips else "",
    )


class World:
    """A compiled model, made once, and the places of everything in it."""

    def __init__(self, contents: Contents) -> None:
        import mujoco

        self.mujoco = mujoco
        self.contents = contents
        self.model = model = mujoco.MjModel.from_xml_string(xml(contents))
        self.data = mujoco.MjData(model)
        self.qpos, self.qvel = self.data.qpos, self.data.qvel
        self.body = {name: int(model.body(name).id) for name in contents.moving}
        self.place = {name: int(model.jnt_qposadr[model.body_jntadr[body]]) for name, body in self.body.items()}
        self.speed = {name: int(model.jnt_dofadr[model.body_jntadr[body]]) for name, body in self.body.items()}
        self.tree = {name: int(model.body_treeid[body]) for name, body in self.body.items()}
        self.word = [str(model.geom(geom).name).split(".")[0] for geom in range(model.ngeom)]
        self.icebergs = {word: [geom for geom, name in enumerate(self.word) if name == word] for word in ICEBERGS}
        still = [name for name in (*contents.gadgets, *contents.plates) if name != "wall"]
        self.mocap = {name: int(model.body_mocapid[model.body(name).id]) for name in still}

    def slots(self, bodies: Sequence[str]) -> dict[str, str]:
        """For each body on the table the one of the model that stands for it."""
        free = iter([name for name in self.contents.moving if name.startswith("die")])
        found = {}
        for body in bodies:
            if body == self.contents.flipped:
                found[body] = "flip"
            elif body in self.body:
                found[body] = body
            else:
                found[body] = next(free)
        return found

    def reset(self) -> None:
        self.mujoco.mj_resetData(self.model, self.data)

    def stand(self, name: str, at: Sequence[float], by: Sequence[float]) -> None:
        """Something that stands fast."""
        self.data.mocap_pos[self.mocap[name]] = at
        self.data.mocap_quat[self.mocap[name]] = by

    def put(self, slot: str, at: Sequence[float], by: Sequence[float]) -> None:
        start = self.place[slot]
        self.qpos[start : start + 3] = at
        self.qpos[start + 3 : start + 7] = by

    def sleep(self, slots: Sequence[str]) -> None:
        """Have bodies sleep where they were put: touched, one wakes, and with it all that it may lean on."""
        for slot, follows in zip(slots, (*slots[1:], *slots[:1]), strict=True):
            self.data.tree_asleep[self.tree[slot]] = self.tree[follows]
            self.data.tree_awake[self.tree[slot]] = 0
            self.data.body_awake[self.body[slot]] = 0


class _Flight:
    """One throw."""

    def __init__(self, world: World, setting: Setting, sent: Launch) -> None:
        self._world, self._setting, self._sent = world, setting, sent
        self._thrown = setting.bodies
        self._old = [one.body for one in setting.lying if is_die(one.body)]
        slots = world.slots([*self._thrown, *self._old, *(["wall"] if "wall" in sent.stands else [])])
        self._place = {name: world.place[slot] for name, slot in slots.items()}
        self._speed = {name: world.speed[slot] for name, slot in slots.items()}
        self._name = {slot: name for name, slot in slots.items()}
        self._log: dict[str, list[Touch]] = {}
        self._now: set[tuple[str, str]] = set()
        self._frames: list[tuple[float, Any]] = []
        self._turned = 0.0
        self._air: Air | None = None
        if "waterfall" in sent.stands:
            self._slope = [turned(axis, sent.stands["waterfall"][1]) for axis in AXES]
        self._set_up(slots)

    def _set_up(self, slots: dict[str, str]) -> None:
        world, setting, sent = self._world, self._setting, self._sent
        model, data = world.model, world.data
        world.reset()
        for number, word in enumerate(ICEBERGS, start=1):
            model.geom_contype[world.icebergs[word]] = 2 if number in setting.icebergs else 0
        for name, (at, by) in sent.stands.items():
            (world.put if name == "wall" else world.stand)(name, at, by)
        for one in setting.lying:
            if is_die(one.body):
                world.put(slots[one.body], _metres(one.pose), attitude(one.pose))
            else:
                world.stand(one.body, _metres(one.pose), attitude(one.pose))
        firm = [
            (slots[one.body], _metres(one.pose), reach(one.body) / 100)
            for one in setting.lying
            if is_die(one.body) and _lies_firm(one, setting.lying)
        ]
        if "wall" in sent.stands:
            firm.append(("wall", sent.stands["wall"][0], hypot(*gadgets().wall.size) / 200))
        if firm:
            world.mujoco.mj_kinematics(model, data)
            for together in _heaps(firm):
                world.sleep(together)
        for body in sent.bodies:
            world.put(slots[body.name], body.at, body.by)
            start = self._speed[body.name]
            world.qvel[start : start + 3] = body.velocity
            world.qvel[start + 3 : start + 6] = body.turning
            x, y = round(body.at[0] * 100 / GRAIN), round(body.at[1] * 100 / GRAIN)
            self._log[body.name] = [Touch(word, x, y) for word in sent.touched]
        self._before = world.qpos.copy()

    # -- the run ------------------------------------------------------------------------------------------------------

    def run(self, watch: Watch | None, *, seen: bool) -> None:
        """Until everything sleeps, or what was thrown stays where it is, or time is up."""
        world = self._world
        model, data, step = world.model, world.data, world.mujoco.mj_step
        dofs = [self._speed[name] for name in self._thrown]
        resting, since = None, 0.0
        flips, slides = self._setting.flips, "waterfall" in self._sent.stands
        last = b""
        blocks, block = round(LIMIT / STEP / BLOCK), 0
        again = 1  # what was put there wakes in the first step
        may_leave_out = len(self._thrown) == 1 and not flips
        if seen:
            self._frames.append((0.0, world.qpos.copy()))
        while block < blocks:
            left_out = 0
            if data.ntree_awake > 1:
                self._air = None
            elif may_leave_out and not (last or slides) and block >= again and data.ntree_awake:
                left_out = self._leave_out(OFTEN - block % OFTEN)
                again = block if left_out else block + AGAIN
            if left_out:
                block += left_out
            else:
                block += 1
                before = world.qvel.copy()
                step(model, data, BLOCK)
            if watch is not None:
                watch(model, data)
            contacts = data.ncon
            if contacts:
                pairs = data.contact.geom
                key = pairs.tobytes()
                if key != last:
                    last = key
                    hard = self._look(pairs.tolist(), before)
                    if seen and hard and block % OFTEN:
                        self._frames.append((data.time, world.qpos.copy()))
            elif last:
                last = b""
                self._now = set()
            if slides:
                slides = not self._gone_over()
            if flips and not self._log[self._thrown[0]]:
                self._turned += self._flipping(dofs[0])
            if seen and block % OFTEN == 0:
                self._frames.append((data.time, world.qpos.copy()))
            if not data.ntree_awake:
                break
            if block % OFTEN == 0:
                if resting is None or not contacts or self._left(resting):
                    resting, since = world.qpos.copy(), data.time
                elif data.time - since >= (LEANS if self._leans() else STILL[2]):
                    break
        if seen and self._frames[-1][0] < data.time:
            self._frames.append((data.time, world.qpos.copy()))

    def _leave_out(self, most: int) -> int:
        """How many blocks a lone die went on through the air, without a single step."""
        world, name = self._world, self._thrown[0]
        place, dof = self._place[name], self._speed[name]
        motion = world.qpos[place : place + 7].tolist(), world.qvel[dof : dof + 6].tolist()
        self._air = self._air or self._clear(name)
        blocks = min(most, int(self._air.seconds(motion) / (BLOCK * STEP)))
        if blocks:
            pose, fall = later(motion, blocks * BLOCK, STEP)
            world.qpos[place : place + 7] = pose
            world.qvel[dof + 2] = fall
            world.data.time += blocks * BLOCK * STEP
        return blocks

    def _clear(self, name: str) -> Air:
        """What there is to fly round, now that it does not move."""
        qpos, stands = self._world.qpos, self._sent.stands
        dice = [(old, tuple(qpos[(at := self._place[old]) : at + 3].tolist())) for old in self._old]
        plates = [(_metres(one.pose), attitude(one.pose)) for one in self._setting.lying if not is_die(one.body)]
        found = posts(dice, plates, stands, self._setting.icebergs)
        if "wall" in stands:
            found.append(wall_at(tuple(qpos[(at := self._place["wall"]) : at + 3].tolist())))
        return Air(name, found, stands.get("waterfall"))

    def _left(self, resting: Any) -> bool:  # noqa: ANN401 - an array
        """Whether something that moves, thrown or pushed, is no longer where it was."""
        now = self._world.qpos
        for name in (*self._thrown, *self._old):
            start = self._place[name]
            one, two = resting[start : start + 7], now[start : start + 7]
            if _apart(one, two, STILL[:2]):
                return True
        return False

    def _leans(self) -> bool:
        dice = [name for name in (*self._thrown, *self._old) if is_die(name)]
        return any(tilt(name, self._pose(name)) < FLAT for name in dice)

    def _gone_over(self) -> bool:
        """Whether all that slid has left the waterfall; who crosses its lip is told (DFI-TEC-07)."""
        x, y, z = self._sent.stands["waterfall"][0]
        (a, b, c), (d, e, f), (g, h, i) = self._slope
        left = True
        for name in self._thrown:
            start = self._place[name]
            px, py, pz = self._world.qpos[start : start + 3].tolist()
            dx, dy, dz = px - x, py - y, pz - z
            along = a * dx + b * dy + c * dz
            inside = abs(d * dx + e * dy + f * dz) <= gadgets().waterfall.width / 200 and g * dx + h * dy + i * dz > 0
            if along < 0:
                left = left and not inside
            elif inside and all(touch.what != "over" for touch in self._log[name]):
                self._add(name, "over", px, py, 100.0)
        return left

    def _flipping(self, dof: int) -> float:
        """Degrees that a plate has turned about an axis in its plane in this block (DFI-REB-08)."""
        x, y = self._world.qvel[dof + 3 : dof + 5].tolist()
        return degrees(hypot(x, y) * BLOCK * STEP)

    def _look(self, pairs: list[list[int]], before: Any) -> bool:  # noqa: ANN401
        """Note what has begun to touch; whether something came hard."""
        world, now, hardest = self._world, set(), 0.0
        for number, (one, two) in enumerate(pairs):
            for mine, other in ((one, two), (two, one)):
                name = self._name.get(world.word[mine])
                if name is None or name == "wall":
                    continue
                word = self._called(other, number)
                now.add((name, word))
                if (name, word) not in self._now:
                    hardest = max(hardest, self._touch(name, word, number, before))
        self._now = now
        return hardest >= BOUNCE

    def _called(self, geom: int, contact: int) -> str:
        """What it is that was touched."""
        word = self._world.word[geom]
        if word in self._name and word != "wall":
            return "dice" if is_die(self._name[word]) else self._name[word]
        if word == "table":
            x, y = self._world.data.contact.pos[contact][:2].tolist()
            return "hole" if hypot(x, y) * 100 < target().radius else word
        return word

    def _touch(self, name: str, word: str, contact: int, before: Any) -> float:  # noqa: ANN401
        data = self._world.data
        x, y, z = data.contact.pos[contact].tolist()
        normal = data.contact.frame[contact][:3].tolist()
        start, dof = self._place[name], self._speed[name]
        at, by = self._world.qpos[start : start + 3].tolist(), self._world.qpos[start + 3 : start + 7].tolist()
        vx, vy, vz = before[dof : dof + 3].tolist()
        a, b, c = turned(tuple(before[dof + 3 : dof + 6].tolist()), by)
        rx, ry, rz = x - at[0], y - at[1], z - at[2]
        speed = (vx + b * rz - c * ry, vy + c * rx - a * rz, vz + a * ry - b * rx)
        hard: float = 100 * abs(sum(one * two for one, two in zip(speed, normal, strict=True)))
        if name in self._thrown and word == "table" and self._first_bounce(name) and self._in_pond(x, y):
            self._add(name, "pond_inside", x, y, hard)
        self._add(name, word, x, y, hard)
        return hard

    def _add(self, name: str, word: str, x: float, y: float, hard: float) -> None:
        log = self._log.setdefault(name, [])
        again = bool(log) and log[-1].what == word and hard < BOUNCE
        if not again and (len(log) < TOUCHES or all(touch.what != word for touch in log)):
            log.append(Touch(word, round(x * 100 / GRAIN), round(y * 100 / GRAIN), round(hard)))

    def _first_bounce(self, name: str) -> bool:
        return all(touch.what not in ("table", "pond") for touch in self._log[name])

    def _in_pond(self, x: float, y: float) -> bool:
        """Whether a point of the table is in the opening of the pond (DFI-TEC-08)."""
        if "pond" not in self._sent.stands:
            return False
        (px, py, _), by = self._sent.stands["pond"]
        along, aside, _ = turned((x - px, y - py, 0.0), (by[0], -by[1], -by[2], -by[3]))
        wide, long = gadgets().pond.opening
        return abs(along) <= long / 200 and abs(aside) <= wide / 200

    # -- what came of it ----------------------------------------------------------------------------------------------

    def slips(self) -> list[Slip]:
        held = self._held()
        moved = [name for name in self._old if self._told_of(name)]
        return [self._slip(name, held) for name in (*self._thrown, *moved)]

    def _told_of(self, name: str) -> bool:
        start = self._place[name]
        now, before = self._world.qpos[start : start + 7], self._before[start : start + 7]
        # An old die that leans on an iceberg and is shaken touches it anew (DFI-REB-03).
        return _apart(now, before, MOVED) or any(touch.what in ICEBERGS for touch in self._log.get(name, ()))

    def _slip(self, name: str, held: dict[str, tuple[str, ...]]) -> Slip:
        turned_by = round(self._turned) if self._setting.flips and name == self._thrown[0] else 0
        return Slip(name, self._pose(name), tuple(self._log.get(name, ())), held.get(name, ()), turned_by)

    def _pose(self, name: str) -> Pose:
        start = self._place[name]
        x, y, z, *by = self._world.qpos[start : start + 7].tolist()
        return pose_of(100 * x, 100 * y, 100 * z, (by[0], by[1], by[2], by[3]))

    def _held(self) -> dict[str, tuple[str, ...]]:
        """What each body rests on. The contacts of what sleeps are not kept, so all wake for this."""
        world, data = self._world, self._world.data
        flags = world.model.opt.enableflags
        world.model.opt.enableflags = flags & ~int(world.mujoco.mjtEnableBit.mjENBL_SLEEP)
        world.mujoco.mj_fwdPosition(world.model, data)
        world.model.opt.enableflags = flags
        found: dict[str, dict[str, None]] = {}
        for number, (one, two) in enumerate(data.contact.geom.tolist() if data.ncon else []):
            up = float(data.contact.frame[number][2])
            for mine, other, slope in ((two, one, up), (one, two, -up)):
                name, word = self._name.get(world.word[mine]), self._called(other, number)
                if name is not None and slope > HELD:
                    under = self._name[world.word[other]] if name in CUT_OUTS and word == "dice" else word
                    found.setdefault(name, {})[under] = None
        return {name: tuple(words) for name, words in found.items()}

    def frames(self) -> str:
        """Of all that has moved, the thrown bodies first."""
        names = [*self._thrown, *(name for name in self._old if self._told_of(name))]
        if "wall" in self._sent.stands:
            names.append("wall")
        places = [self._place[name] for name in names]
        told = []
        for at, pose in self._frames:
            parts = pose.tolist()
            told.append(Frame(at, tuple(_centimetres(*parts[start : start + 7]) for start in places)))
        return encode(names, told)


def _centimetres(
    x: float, y: float, z: float, w: float, i: float, j: float, k: float
) -> tuple[float, float, float, float, float, float, float]:
    return 100 * x, 100 * y, 100 * z, w, i, j, k


def _metres(pose: Pose) -> Vector:
    return pose.x * GRAIN / 100, pose.y * GRAIN / 100, pose.z * GRAIN / 100


def _apart(one: Any, two: Any, by: tuple[float, float]) -> bool:  # noqa: ANN401 - arrays
    """Whether two poses differ by more than this way or angle."""
    a, b = one.tolist(), two.tolist()
    if hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > by[0]:
        return True
    dot = abs(sum(p * q for p, q in zip(a[3:], b[3:], strict=True)))
    return 2 * acos(min(1.0, dot)) > by[1]


def _heaps(bodies: Sequence[tuple[str, Vector, float]]) -> list[list[str]]:
    """Bodies that may touch each other, together: those nearer than they reach, and a hair."""
    heaps: list[list[tuple[str, Vector, float]]] = []
    for body in bodies:
        near = [heap for heap in heaps if any(_near(body, other) for other in heap)]
        heaps = [heap for heap in heaps if heap not in near] + [[body, *(one for heap in near for one in heap)]]
    return [[slot for slot, _, _ in heap] for heap in heaps]


def _near(one: tuple[str, Vector, float], two: tuple[str, Vector, float]) -> bool:
    (_, (a, b, c), far), (_, (x, y, z), wide) = one, two
    return hypot(a - x, b - y, c - z) < far + wide + NEAR


def _lies_firm(one: Lying, among: Sequence[Lying]) -> bool:
    """Whether an old die can sleep: flat, and on something. What it leaned on, or lay on, may be gone (DFI-REB-19)."""
    if tilt(one.body, one.pose) < FLAT:
        return False
    lowest = (one.pose.z * GRAIN) - depth(one.body)
    x, y = one.pose.x * GRAIN, one.pose.y * GRAIN
    ground = target().thickness if hypot(x, y) < target().radius else 0.0
    if lowest < gadgets().table.floor / 2 or lowest < ground + 0.05:
        return True
    under = [other for other in among if other is not one and other.pose.z < one.pose.z]
    return any(
        hypot(other.pose.x - one.pose.x, other.pose.y - one.pose.y) * GRAIN < reach(other.body) + reach(one.body)
        for other in under
    )
