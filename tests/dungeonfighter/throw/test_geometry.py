"""Which area a point belongs to, which way up a die lies, and what its footprint covers."""

from __future__ import annotations

from math import cos, hypot, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.games.dungeonfighter import geometry
from undercroft.games.dungeonfighter.box.table_ware import kind_of, target
from undercroft.games.dungeonfighter.geometry import (
    area_at,
    corners,
    covered,
    lying,
    point_in,
    result,
    sections_covered,
)
from undercroft.games.dungeonfighter.state import GRAIN

BODIES = ("red", "white3", "water2", "snow")


@pytest.mark.rule("DFI-SET-02")
@pytest.mark.parametrize(
    ("x", "y", "kind", "value"),
    [
        (0, 0, "bullseye", 10),
        (2.1, 0, "bullseye", 10),
        (2.3, 0.1, "section", 5),
        (-3.5, -1, "section", 4),
        (0, -5, "section", 6),
        (10, 1, "section", 3),
        (6, 6, "hole", 0),
        (-8, 6, "hole", 0),
        (0, 18, "section", 1),
        (19.5, 0, "margin", 0),
        (0, -21, "bones", 0),
        (23, 0, "table", 0),
        (81, 0, "floor", 0),
        (0, 51, "floor", 0),
    ],
)
def test_areas_of_the_target(x: float, y: float, kind: str, value: int) -> None:
    found = area_at(x, y)
    assert (found.kind, found.value) == (kind, value)


def test_every_ring_has_its_sectors_in_order() -> None:
    for ring in target().rings:
        away, width = (ring.inner + ring.outer) / 2, 360 / len(ring.values)
        for place, value in enumerate(ring.values):
            turn = radians(ring.start + width * (place + 0.5))
            found = area_at(away * cos(turn), away * sin(turn))
            assert found.value in (value, 0)  # or a hole is there


@pytest.mark.rule("DFI-DIE-03")
@pytest.mark.parametrize("body", BODIES)
def test_a_die_shows_what_is_up(body: str) -> None:
    faces = kind_of(body).faces
    for top in range(len(faces)):
        for yaw in (0.0, 77.0, 180.0, 301.0):
            pose = lying(body, 3, -4, top, yaw, 0.3)
            assert result(body, pose) == top
            assert geometry.symbol(body, pose) == faces[top]
            assert geometry.tilt(body, pose) == pytest.approx(1, abs=1e-6)


@pytest.mark.rule("DFI-DIE-03")
def test_a_die_that_leans_is_read_by_its_steepest_face() -> None:
    """Tipped by 20 degrees about a level axis a cube still lies on the same face; by 70, on the next one."""
    flat = geometry.attitude(lying("snow", 0, 0, 0))
    for tip, same in ((20, True), (70, False)):
        lean = geometry.times((cos(radians(tip) / 2), sin(radians(tip) / 2), 0.0, 0.0), flat)
        pose = geometry.pose_of(0, 0, 2, lean)
        assert (result("snow", pose) == 0) is same


@pytest.mark.rule("DFI-DIE-03")
def test_of_two_faces_equally_steep_the_first_is_read() -> None:
    """A cube on its edge."""
    on_edge = geometry.pose_of(0, 0, 2, (cos(radians(22.5)), sin(radians(22.5)), 0.0, 0.0))
    normals = geometry.shape_of(kind_of("snow"))[2]
    down = [-geometry.turned(normal, geometry.attitude(on_edge))[2] for normal in normals]
    steepest = [face for face, slope in enumerate(down) if slope > max(down) - 1e-3]
    assert len(steepest) == 2
    assert geometry.resting_face("snow", on_edge) == steepest[0]


@pytest.mark.rule("DFI-BRD-01")
@pytest.mark.parametrize(("body", "count"), [("red", 3), ("water1", 4), ("snow", 4)])
def test_corners_of_the_resting_face_are_counted(body: str, count: int) -> None:
    pose = lying(body, 5, 5, 1, 30.0)
    points = corners(body, pose)
    assert len(points) == count
    edge = kind_of(body).edge
    for one, two in zip(points, (*points[1:], points[0]), strict=True):
        assert hypot(one[0] - two[0], one[1] - two[1]) == pytest.approx(edge, abs=0.01)
    assert sum(x for x, _ in points) / count == pytest.approx(5, abs=0.01)


@pytest.mark.rule("DFI-BRD-06")
def test_a_footprint_covers_a_section_from_a_hundredth_of_it_on() -> None:
    """A square across the line between the bullseye and ring 1, moved until next to nothing is left of it inside."""
    square = lambda left: ((left, -0.4), (left + 0.8, -0.4), (left + 0.8, 0.4), (left, 0.4))  # noqa: E731
    bull = area_at(0, 0)
    assert bull in covered(square(1.4))
    assert bull in covered(square(2.15))
    assert bull not in covered(square(2.199))


@pytest.mark.rule("DFI-BRD-06")
def test_only_numbered_sections_make_a_line() -> None:
    over_margin = lying("red", 18.9, 0.5)
    assert {area.kind for area in sections_covered("red", over_margin)} == {"section"}
    inside = lying("red", *point_in("section", 2))
    assert len(sections_covered("red", inside)) == 1


@given(st.floats(-25, 25), st.floats(-25, 25))
def test_every_point_is_somewhere(x: float, y: float) -> None:
    area = area_at(x, y)
    assert (area.value > 0) == (area.kind in ("section", "bullseye"))


@pytest.mark.parametrize("kind", ["table", "floor", "hole", "margin", "bones"])
def test_a_point_can_be_told_by_its_area(kind: str) -> None:
    assert area_at(*point_in(kind)).kind == kind


@pytest.mark.parametrize("value", range(1, 7))
def test_a_point_can_be_told_by_its_number(value: int) -> None:
    pose = lying("red", *point_in("section", value))
    assert {area_at(x, y).value for x, y in corners("red", pose)} == {value}
    assert abs(pose.x * GRAIN) < 22
