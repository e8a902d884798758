"""Small random dungeons, crowded with walls, doors and rock."""

from hypothesis import strategies as st

from undercroft.board import Bits, Edges, Grid, members


@st.composite
def grids(draw, longest: int = 7, stairs: bool = False) -> Grid:
    width, height = draw(st.integers(1, longest)), draw(st.integers(1, longest))
    masks = st.integers(0, (1 << width * height) - 1)
    # Two draws joined make rock rare; two draws met make walls rare. One cell at least is floor.
    floor = draw(masks) | draw(masks) | 1
    bare = Grid(width, height, floor)
    east, south = bare.open_edges
    walls = Edges(east & draw(masks) & draw(masks), south & draw(masks) & draw(masks))
    east, south = east & ~walls.east, south & ~walls.south
    doors = []
    for _ in range(draw(st.integers(0, 3))):
        door = Edges(east & draw(masks) & draw(masks), south & draw(masks) & draw(masks))
        east, south = east & ~door.east, south & ~door.south
        if door.east | door.south:
            doors.append(door)
    pairs = ()
    if stairs and floor.bit_count() > 1:
        pairs = (tuple(draw(st.permutations(members(floor)))[:2]),)
    return Grid(width, height, floor, walls, tuple(doors), pairs)


@st.composite
def dungeons(draw, longest: int = 7, stairs: bool = False) -> tuple[Grid, Bits]:
    """A grid and the set of its doors that are closed."""
    grid = draw(grids(longest=longest, stairs=stairs))
    return grid, draw(st.integers(0, (1 << len(grid.doors)) - 1))
