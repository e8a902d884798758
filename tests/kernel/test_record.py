"""Records: what is written is read again, and whatever was changed in between is found and named."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from toy_games import Purses
from undercroft.games.paperdungeons import GAME
from undercroft.kernel.chance import CHANCE, ByHand, Roll, Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.record import RecordWriter, parse, read, verify, write
from undercroft.kernel.record.lines import Line, Undo, _checksum, _decoder, decode, sealed

PURSES = Purses()
NAMES = ("Ada", "Bartłomiej", "Cyd")


def play(match: Match[Any], rng: Random, decisions: int = 10_000) -> Match[Any]:
    """Let chance play for everybody, for some decisions or to the end."""
    while decisions and not match.over:
        seat = match.waiting[0]
        match.accept(seat, match.ask(seat).space.sample(rng))
        decisions -= 1
    return match


def started(game: Game[Any] = GAME, players: int = 3, seed: int = 5, **options: object) -> Match[Any]:
    return Match(game, game.read_options(options), players, Seeded(seed), audit=True)


def written(match: Match[Any], seed: int | None = 5) -> bytes:
    file = io.BytesIO()
    write(match, file, NAMES[: match.players], seed)
    return file.getvalue()


@pytest.fixture(scope="module")
def whole() -> bytes:
    """The record of a whole game."""
    return written(play(started(), Random(5)))


Edit = Callable[[dict[str, Any]], object]


def forged(data: bytes, edit: Edit, wanted: Callable[[dict[str, Any]], bool]) -> tuple[bytes, int]:
    """The record with its first wanted line edited and every checksum made right again; and that line's number."""
    out, chain, found = b"", "", 0
    for number, raw in enumerate(data.splitlines(), start=1):
        fields = json.loads(raw)
        del fields["sum"]
        if not found and wanted(fields):
            found = number
            edit(fields)
        line = _decoder.decode(json.dumps(fields))
        text, chain = sealed(line, chain)
        out += text
    assert found
    return out, found


def line_is(kind: str, **fields: object) -> Callable[[dict[str, Any]], bool]:
    return lambda found: found["line"] == kind and all(found[name] == value for name, value in fields.items())


def _kept(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def problem(data: bytes) -> str:
    """The one line that refuses these bytes."""
    with pytest.raises(BadInput) as caught:
        parse(data, "x.jsonl").load()
    assert "\n" not in str(caught.value)
    return str(caught.value)


# -- what is written is read again ------------------------------------------------------------------------------------


def test_a_game_goes_through_a_file_and_back(tmp_path: Path) -> None:
    match = play(started(), Random(5))
    path = tmp_path / "a.record.jsonl"
    write(match, path, NAMES, seed=5)
    record = read(path)
    again = record.load()
    assert record.header.players == NAMES
    assert not record.truncated
    assert (again.entries, again.log, again.digests) == (match.entries, match.log, match.digests)
    assert (again.digest(), again.outcome(), again.over) == (match.digest(), match.outcome(), True)


def test_a_game_goes_on_from_its_record_with_the_same_luck() -> None:
    match = play(started(), Random(5), decisions=100)
    again = parse(written(match), "x").load()
    play(match, Random(1))
    play(again, Random(1))
    assert again.entries == match.entries
    assert again.undo()
    assert again.entries == match.entries[: len(again.entries)]


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (2, {}),
        (3, {"missions": False}),
        (4, {"streamline": False, "vanishing": True}),
        (2, {"campaign": True}),
    ],
)
def test_random_games_agree_with_their_records(tmp_path: Path, players: int, options: dict[str, object]) -> None:
    for seed in range(4):
        match = play(started(players=players, seed=seed, **options), Random(seed))
        path = tmp_path / f"{seed}.record.jsonl"
        write(match, path, [f"bot {seat}" for seat in range(players)], seed)
        verdict = verify(path)
        assert verdict.outcome == match.outcome()
        assert verdict.decisions == len(match.entries)
        assert verdict.digests == len(match.digests) + 1
        assert not verdict.truncated


def test_dice_thrown_by_hand_are_recorded_without_a_seed() -> None:
    match = play(Match(PURSES, players=2, chance=ByHand()), Random(3))
    data = written(match, seed=None)
    assert b"seed" not in data
    again = parse(data, "x").load(PURSES)
    assert again.entries == match.entries
    assert again.outcome() == match.outcome()


def test_a_record_without_a_seed_goes_on_by_hand() -> None:
    match = play(Match(PURSES, players=2, chance=ByHand()), Random(3), decisions=1)
    again = parse(written(match, seed=None), "x").load(PURSES)
    assert again.waiting == match.waiting
    assert CHANCE in again.waiting


def test_every_player_has_a_name() -> None:
    with pytest.raises(ValueError, match="2 names for 3 players"):
        write(started(), io.BytesIO(), ["a", "b"])


# -- live games -------------------------------------------------------------------------------------------------------


def test_a_live_record_is_whole_after_every_answer() -> None:
    match = started(PURSES, 2)
    file = io.BytesIO()
    writer = RecordWriter(file)
    writer.begin(match, NAMES[:2], 5)
    while not match.over:
        play(match, Random(len(match.entries)), decisions=1)
        writer.sync(match)
        assert parse(file.getvalue(), "x").load(PURSES).digest() == match.digest()
    assert parse(file.getvalue(), "x").end is not None


def test_taking_back_appends_and_rewrites_nothing() -> None:
    match = play(started(), Random(5), decisions=60)
    file = io.BytesIO()
    writer = RecordWriter(file)
    writer.begin(match, NAMES, 5)
    before = file.getvalue()
    match.undo()
    writer.sync(match)
    assert file.getvalue().startswith(before)
    assert b'"line":"undo"' in file.getvalue()[len(before) :]
    assert parse(file.getvalue(), "x").load().entries == match.entries


def test_an_answer_lifted_out_from_between_others_leaves_them_their_luck() -> None:
    match = started(PURSES, 3)
    file = io.BytesIO()
    writer = RecordWriter(file)
    writer.begin(match, NAMES, 5)
    for seat, bet in ((0, 1), (1, 2)):
        match.answer(seat, bet)
        writer.sync(match)
    luck = match.entries[3]
    assert luck.seat == CHANCE
    match.undo(0)
    writer.sync(match)
    record = parse(file.getvalue(), "x")
    assert record.entries == [Entry(1, 2), luck]
    assert record.places == [2, 3]
    assert record.load(PURSES).digest() == match.digest()


def test_taking_back_the_end_of_the_game_takes_back_the_last_line() -> None:
    match = play(started(PURSES, 2), Random(1))
    file = io.BytesIO()
    writer = RecordWriter(file)
    writer.begin(match, NAMES[:2], 5)
    match.undo()
    writer.sync(match)
    assert parse(file.getvalue(), "x").end is None
    play(match, Random(2))
    writer.sync(match)
    record = parse(file.getvalue(), "x")
    assert record.end is not None
    assert record.load(PURSES).outcome() == match.outcome()


STEPS = st.lists(
    st.tuples(st.sampled_from(["answer", "answer", "answer", "undo", "undo one seat"]), st.integers(0, 99))
)


@given(STEPS, st.sampled_from([(GAME, 3), (PURSES, 4)]))
@settings(max_examples=60, deadline=None)
def test_whatever_is_answered_and_taken_back_is_in_the_record(
    steps: list[tuple[str, int]], table: tuple[Game[Any], int]
) -> None:
    game, players = table
    match = started(game, players)
    file = io.BytesIO()
    writer = RecordWriter(file)
    writer.begin(match, ["x"] * players, 5)
    for step, number in steps:
        if step == "undo":
            match.undo()
        elif step == "undo one seat":
            match.undo(number % players)
        elif not match.over:
            seat = match.waiting[number % len(match.waiting)]
            match.accept(seat, match.ask(seat).space.sample(Random(number)))
        writer.sync(match)
    record = parse(file.getvalue(), "x")
    again = record.load(game)
    assert again.entries == match.entries
    assert again.digest() == match.digest()


# -- files that were cut off ------------------------------------------------------------------------------------------


def cuts(data: bytes) -> Iterator[int]:
    """Every length that ends inside the last two lines."""
    yield from range(data[:-1].rindex(b"\n", 0, data[:-1].rindex(b"\n")) + 1, len(data))


def test_a_record_cut_off_anywhere_loads_up_to_its_last_whole_line(whole: bytes) -> None:
    everything = parse(whole, "x")
    for cut in cuts(whole):
        record = parse(whole[:cut], "x")
        on_a_line = whole[cut : cut + 1] == b"\n" or whole[cut - 1 : cut] == b"\n"
        assert record.truncated is not on_a_line
        assert record.entries == everything.entries[: len(record.entries)]
        assert len(record.entries) >= len(everything.entries) - 2
        if cut % 20 == 0:
            assert record.load().entries[: len(record.entries)] == record.entries


def test_a_record_that_was_cut_off_can_be_gone_on_with(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "cut.record.jsonl"
    for cut in list(cuts(whole))[::7]:
        path.write_bytes(whole[:cut])
        record = read(path)
        match = record.load()
        for entry in parse(whole, "x").entries[len(match.entries) :]:
            if entry.seat != CHANCE:
                match.take(entry)
        with RecordWriter.resume(path, record) as writer:
            writer.sync(match)
        assert path.read_bytes() == whole


def test_a_header_that_was_cut_off_is_no_record(whole: bytes) -> None:
    assert problem(whole[:50]) == "x.jsonl: line 1: not a record: a record begins with a line about the game"
    assert problem(b"") == "x.jsonl: empty: a record begins with a line about the game"


# -- files that were changed ------------------------------------------------------------------------------------------


def test_an_answer_edited_by_hand_is_found_at_its_line(whole: bytes) -> None:
    lines = whole.split(b"\n")
    number = next(n for n, raw in enumerate(lines) if b'"seat":1' in raw and b'"brew"' in raw)
    n = json.loads(lines[number])["n"]
    lines[number] = lines[number].replace(b'"brew"', b'"move"')
    assert problem(b"\n".join(lines)) == (
        f"x.jsonl: decision {n} (player 2): the checksum is wrong: "
        "this line was changed, or lines before it are missing"
    )


@pytest.mark.parametrize("place", [1, 2, 40, 150])
def test_any_byte_that_is_changed_is_found_at_its_line(whole: bytes, place: int) -> None:
    lines = whole.split(b"\n")
    for at in range(0, len(lines[place]), 9):
        changed = bytearray(lines[place])
        changed[at] ^= 1
        told = problem(b"\n".join([*lines[:place], bytes(changed), *lines[place + 1 :]]))
        assert f"line {place + 1}" in told or "decision" in told
        assert "checksum" in told


def test_a_line_left_out_is_found_at_the_next(whole: bytes) -> None:
    lines = whole.split(b"\n")
    del lines[30]
    seat, n = json.loads(lines[30])["seat"], json.loads(lines[30])["n"]
    assert f"decision {n} (player {seat + 1}): the checksum is wrong" in problem(b"\n".join(lines))


def test_a_forged_answer_is_refused_with_the_decision_and_the_reason(whole: bytes) -> None:
    data, _ = forged(whole, lambda line: line.update(answer="dance"), line_is("answer", answer="brew", seat=1))
    n = next(e.n for e in lines_of(data) if getattr(e, "answer", None) == "dance")
    assert problem(data) == (
        f"x.jsonl: decision {n} (player 2): the recorded answer 'dance' is refused: “dance” is not one of the choices."
    )


def test_a_forged_answer_that_is_allowed_is_found_by_what_follows(whole: bytes) -> None:
    data, _ = forged(whole, lambda line: line.update(answer="move"), line_is("answer", answer="brew"))
    assert "decision" in problem(data)


def test_an_answer_by_somebody_who_is_not_asked_is_refused(whole: bytes) -> None:
    data, _ = forged(whole, lambda line: line.update(seat=7), line_is("answer", seat=2))
    assert "(player 8): the recorded answer" in problem(data)
    assert "It is not your turn" in problem(data)


def test_chance_cannot_do_the_impossible(whole: bytes) -> None:
    data, _ = forged(whole, lambda line: line.update(answer=["Z"]), line_is("answer", n=1))
    assert problem(data) == (
        "x.jsonl: decision 1 (chance): the recorded answer ['Z'] is refused: “Z” is not among those that can be drawn."
    )


def test_chance_must_agree_with_the_seed(whole: bytes) -> None:
    drawn = json.loads(whole.splitlines()[1])["answer"]
    other = ["A"] if drawn != ["A"] else ["B"]
    data, _ = forged(whole, lambda line: line.update(answer=other), line_is("answer", n=1))
    assert problem(data) == (
        f"x.jsonl: decision 1 (chance): the recorded outcome {other} is not what the seed gives: {drawn}"
    )


def test_a_player_cannot_answer_for_chance(whole: bytes) -> None:
    data, _ = forged(whole, lambda line: line.update(seat=0), line_is("answer", n=2))
    assert "decision 2 (player 1): a player's answer is recorded where the rules turn to chance" in problem(data)


def test_chance_cannot_answer_for_a_player(whole: bytes) -> None:
    data, _ = forged(whole, lambda line: line.update(seat=-1), line_is("answer", seat=0))
    assert "(chance): the recorded answer" in problem(data)


def test_a_forged_digest_names_the_decision_before_it(whole: bytes) -> None:
    data, number = forged(whole, lambda line: line.update(digest="0" * 16), line_is("digest"))
    n = json.loads(whole.splitlines()[number - 1])["n"]
    assert f"x.jsonl: decision {n} (chance): the position after it differs: its digest is" in problem(data)


def test_a_digest_where_there_is_no_quiet_point_is_refused(whole: bytes) -> None:
    record = parse(whole, "x")
    record.digests[20] = "0" * 16
    with pytest.raises(BadInput, match=r"decision 20 \(player \d\): .* no quiet point"):
        record.load()


@pytest.mark.parametrize(
    ("field", "value"), [("winners", [0, 1, 2]), ("scores", [1, 2, 3]), ("side", "dark"), ("digest", "0")]
)
def test_a_forged_result_is_found(whole: bytes, field: str, value: object) -> None:
    data, _ = forged(whole, lambda line: line.update({field: value}), line_is("end"))
    assert f": {field}: recorded {value!r}, found " in problem(data)


def test_a_game_that_is_not_over_cannot_have_ended() -> None:
    match = play(started(), Random(5), decisions=20)
    record = parse(written(match), "x")
    whole_record = parse(written(play(started(), Random(5))), "x")
    record.end = whole_record.end
    with pytest.raises(BadInput, match=r"recorded as over after decision .*, but it is not"):
        record.load()


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        ({"format": 3}, "line 1: written in format 3, this program reads formats 1 to 2"),
        ({"format": 0}, "line 1: written in format 0, this program reads formats 1 to 2"),
        ({"game": "chess"}, "header: there is no game 'chess': installed are "),
        ({"options": {"dragons": True}}, "header: paperdungeons: there is no option 'dragons': allowed are "),
        ({"players": []}, "header: paperdungeons: 0 players: allowed are 1 to 8"),
        ({"players": ["a", "b"]}, "decision "),
        ({"options": {"missions": False}}, "decision 2 (chance): "),
        ({"seed": 6}, "decision 1 (chance): the recorded outcome "),
    ],
)
def test_an_edited_header_is_refused(whole: bytes, edit: dict[str, object], told: str) -> None:
    data, _ = forged(whole, lambda line: line.update(edit), line_is("game"))
    assert problem(data).startswith(f"x.jsonl: {told}")


OTHER_RULES = "version 0 of the paperdungeons rules, installed is version {rules}"
OTHER_CONTENT = "version cafe of the paperdungeons content, installed is version {content}"


@pytest.mark.parametrize(
    ("edit", "told"),
    [
        ({"rules": "0"}, OTHER_RULES),
        ({"content": "cafe"}, OTHER_CONTENT),
        ({"rules": "0", "content": "cafe"}, f"{OTHER_RULES}; and with {OTHER_CONTENT}"),
    ],
)
def test_a_record_of_other_rules_or_content_is_played_again_and_says_so(
    whole: bytes, tmp_path: Path, edit: dict[str, object], told: str
) -> None:
    """It may be that nothing it did has changed: then every answer, position and result is the same."""
    same = verify(_kept(tmp_path / "same.jsonl", whole))
    verdict = verify(_kept(tmp_path / "x.jsonl", forged(whole, lambda line: line.update(edit), line_is("game"))[0]))
    content = GAME.content_hash(GAME.read_options({}))
    assert same.other is None
    assert verdict.other == "played with " + told.format(rules=GAME.version, content=content)
    assert replace(verdict, file=same.file, other=None) == same


def test_positions_that_are_others_under_other_rules_are_counted(whole: bytes, tmp_path: Path) -> None:
    places = sorted(parse(whole, "x").digests)
    data, _ = forged(whole, lambda line: line.update(rules="0"), line_is("game"))
    for n in places[1:3]:
        data, _ = forged(data, lambda line: line.update(digest="0" * 16), line_is("digest", n=n))
    verdict = verify(_kept(tmp_path / "x.jsonl", data))
    assert (verdict.differing, verdict.differs_after) == (2, places[1])
    assert verdict.digests == len(places) + 1
    data, _ = forged(data, lambda line: line.update(digest="0" * 16), line_is("end"))
    assert verify(_kept(tmp_path / "x.jsonl", data)).differing == 3
    match = parse(data, "x").load()  # which may be played on all the same
    assert match.over


def test_an_answer_that_other_rules_refuse_is_named_with_both_versions(whole: bytes) -> None:
    data, _ = forged(whole, lambda line: line.update(rules="0", seed=None), line_is("game"))
    data, _ = forged(data, lambda line: line.update(answer="dance"), line_is("answer", seat=0))
    record = parse(data, "x.jsonl")
    with pytest.raises(BadInput, match=r"decision 5 \(player 1\): .* is refused: .*\(played with version 0 of the"):
        list(record.replay())
    assert record.load().entries == record.entries[:4]
    assert record.outdated


def test_a_record_of_a_game_whose_rules_changed_in_the_middle_is_played_from_there() -> None:
    """What came before is kept to be read: today's rules need not allow it."""
    before = play(Match(PURSES, players=3, chance=Seeded(5)), Random(1), decisions=4)
    quiet = before.quiet
    other = [Entry(seat, "dance") for seat, _, _ in before.entries[: quiet.at]]
    base = quiet._replace(revealed=quiet.at, lines=0)
    match: Match[Any] = Match.resume(PURSES, before.options, 3, Seeded(5), other, base=base)
    play(match, Random(2), decisions=2)
    data = written(match, seed=None)
    record = parse(data, "x")
    assert record.base is not None
    assert record.base.n == quiet.at > 0
    again = record.load(PURSES)
    assert again.entries == match.entries
    assert again.digest() == match.digest()
    assert not again.over
    while again.undo():
        pass
    assert len(again.entries) == quiet.at  # and no further
    lost, _ = forged(data, lambda line: line["state"].update(dragons=3), line_is("base"))
    with pytest.raises(BadInput, match=rf"after decision {quiet.at}: the position is none of .* no state.dragons"):
        parse(lost, "x").load(PURSES)
    undone = data + sealed(Undo(1, 1), parse(data, "x").chain)[0]
    with pytest.raises(BadInput, match="takes back decision 1, which was made under other rules"):
        parse(undone, "x")


def test_a_record_of_format_1_proves_by_replaying_that_the_content_is_the_same(whole: bytes) -> None:
    """Its hash was of all content that was installed, whether the game used it or not."""
    old = {"format": 1, "content": "cafe", "seed": None}
    data, _ = forged(whole, lambda line: line.update(old), line_is("game"))
    assert parse(data, "x.jsonl").load().over
    record = parse(data, "x.jsonl")
    record.digests[min(record.digests)] = "0"
    with pytest.raises(BadInput, match=r"recorded is 0 \(or the content has changed since\)$"):
        record.load()


def test_a_header_edited_by_hand_is_found(whole: bytes) -> None:
    assert problem(whole.replace(b'"Ada"', b'"Eve"', 1)).startswith("x.jsonl: header: the checksum is wrong")


def test_a_record_of_another_game_is_refused(whole: bytes) -> None:
    with pytest.raises(BadInput, match="header: a game of paperdungeons, not of purses"):
        parse(whole, "x").load(PURSES)


# -- lines in the wrong place -----------------------------------------------------------------------------------------


def lines_of(data: bytes) -> list[Line]:
    return [decode(raw) for raw in data.splitlines()]


def joined(lines: list[Line]) -> bytes:
    out, chain = b"", ""
    for line in lines:
        text, chain = sealed(line, chain)
        out += text
    return out


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda lines: lines.insert(0, lines.pop()), "line 1: not a record: a record begins with a line about"),
        (lambda lines: lines.insert(5, lines[0]), "line 6: a second line about the game"),
        (lambda lines: lines.insert(5, lines[7]), "line 6: decision 7 where decision 5 comes next"),
        (lambda lines: lines.insert(5, lines[-1]), "line 6: about decision "),
        (lambda lines: lines.append(lines[5]), "something after the end of the game"),
        (lambda lines: lines.insert(5, Undo(3, 9)), "line 6: takes back 9 from decision 3 on, but there"),
        (lambda lines: lines.insert(5, Undo(0, 1)), "line 6: takes back 1 from decision 0 on, but there"),
        (lambda lines: lines.insert(5, Undo(1, 0)), "line 6: takes back 0 from decision 1 on, but there"),
    ],
)
def test_a_line_in_the_wrong_place_is_refused(whole: bytes, change: Callable[[list[Line]], object], told: str) -> None:
    lines = lines_of(whole)
    change(lines)
    assert told in problem(joined(lines))


def test_a_line_that_says_something_else_is_refused() -> None:
    body = b'{"line":"answer","n":1,"seat":0,"answer":{"not":"an answer"}}'
    header, chain = sealed(lines_of(written(started()))[0], "")
    seal = _checksum(body, chain)
    told = problem(header + body[:-1] + f',"sum":"{seal}"}}'.encode() + b"\n")
    assert told.startswith("x.jsonl: line 2: Expected")


@pytest.mark.parametrize("data", [b"\xff\xfe", b"{}\n", b"hello\n", b"[" * 5000, b"\n\n", b"\x00" * 99 + b"\n"])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    assert problem(data) == "x.jsonl: line 1: not a record: a record begins with a line about the game"


SHORT = written(play(started(PURSES, 2), Random(1)))


@given(st.integers(0, len(SHORT) - 1), st.binary(max_size=3), st.integers(0, 3))
@settings(max_examples=300, deadline=None)
def test_damage_is_never_overlooked(at: int, put: bytes, gone: int) -> None:
    damaged = SHORT[:at] + put + SHORT[at + gone :]
    try:
        record = parse(damaged, "x")
    except BadInput:
        return
    assert damaged == SHORT or record.truncated or SHORT.startswith(damaged)


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read: No such file"):
        read(tmp_path / "none.jsonl")
    with pytest.raises(BadInput, match="cannot be written: No such file"):
        write(started(), tmp_path / "none" / "x.jsonl", NAMES)
    with pytest.raises(BadInput, match="cannot be read: Is a directory"):
        verify(tmp_path)


# -- records of format 1 ----------------------------------------------------------------------------------------------

OLD = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


@pytest.mark.parametrize("path", OLD, ids=[path.stem for path in OLD])
def test_records_of_format_1_still_load_and_go_on(path: Path) -> None:
    record = read(path)
    assert record.header.format == 1
    match = record.load()
    if record.header.game == "paperdungeons":  # whose rules are the same
        assert record.outdated is None
        assert match.entries == record.entries
        assert match.over == ("unfinished" not in path.stem)
    play(match, Random(1))
    assert match.over


def test_where_the_rules_have_changed_an_old_game_goes_on_from_where_they_last_allowed_it(tmp_path: Path) -> None:
    """In this one a hero used Unmovable as it no longer works."""
    path = tmp_path / "a.jsonl"
    path.write_bytes(next(path for path in OLD if path.stem == "descent-unfinished").read_bytes())
    with pytest.raises(BadInput, match=r"decision 150 .* is refused: .*played with version 1 of the descent rules"):
        verify(path)
    record = read(path)
    match = record.load()
    assert match.entries == record.entries[:149]
    assert record.outdated
    with RecordWriter.resume(path, record) as writer:
        play(match, Random(1))
        writer.sync(match)
    again = read(path)
    assert again.load().entries == match.entries
    assert again.outdated is None


def test_a_game_of_format_1_goes_on_in_its_file_with_the_luck_it_had(tmp_path: Path) -> None:
    """Cut off and resumed it comes out as it did: the dice are still those of format 1."""
    path = tmp_path / "a.jsonl"
    data = next(path for path in OLD if path.stem.startswith("paperdungeons-campaign")).read_bytes()
    lines = data.splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:100]))
    whole, record = parse(data, "x"), read(path)
    match = record.load()
    with RecordWriter.resume(path, record) as writer:
        for entry in whole.entries[len(record.entries) :]:
            if entry.seat != CHANCE:
                assert match.answer(entry.seat, entry.answer) is None
                writer.sync(match)
    assert match.entries == whole.entries
    assert verify(path).outcome == match.outcome()


def test_an_old_record_that_no_longer_agrees_says_by_which_rules_it_was_played(whole: bytes) -> None:
    old, _ = forged(whole, lambda line: line.update(format=1, rules="0", seed=None), line_is("game"))
    assert parse(old, "x").load().over  # it may be that nothing it did has changed
    data, _ = forged(old, lambda line: line.update(answer="dance"), line_is("answer", seat=0))
    record = parse(data, "x")
    assert record.load().entries == record.entries[:4]
    told = f"(played with version 0 of the paperdungeons rules, installed is version {GAME.version})"
    assert record.outdated
    assert record.outdated.endswith(told)


def test_a_match_with_sealed_answers_taken_back_can_be_written_down_afterwards() -> None:
    """An outcome of chance that moved up still is what the seed gives there."""
    match = Match(PURSES, players=3, chance=Seeded(5), audit=True)
    for seat in (0, 1):
        match.answer(seat, 3)
    match.undo(seat=0)
    play(match, Random(1))
    assert parse(written(match), "x").load(PURSES).outcome() == match.outcome()


# -- what need not come out alike everywhere ---------------------------------------------------------------------------


class Elsewhere:
    """Chance of a machine on which dice fall otherwise."""

    def outcome(self, space, place):
        return Seeded(6 if isinstance(space, Roll) and place.path[0] % 3 == 0 else 5).outcome(space, place)


@pytest.fixture
def thrown_elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(Roll, "repeatable", False)
    match = Match(GAME, GAME.read_options({}), 3, Elsewhere(), audit=True)
    file = tmp_path / "elsewhere.record.jsonl"
    file.write_bytes(written(play(match, Random(5))))
    return file


def test_throws_are_taken_from_the_record(thrown_elsewhere: Path) -> None:
    found = verify(thrown_elsewhere)
    assert (found.thrown, found.thrown_otherwise) == (0, ())


def test_throws_that_are_made_again_and_differ_are_named(thrown_elsewhere: Path) -> None:
    found = verify(thrown_elsewhere, physics=True)
    record = read(thrown_elsewhere)
    assert found.thrown > len(found.thrown_otherwise) > 0
    for decision in found.thrown_otherwise:
        assert record.entries[decision - 1].seat == CHANCE


def test_throws_that_are_made_again_on_the_same_machine_are_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, whole: bytes
) -> None:
    monkeypatch.setattr(Roll, "repeatable", False)
    file = tmp_path / "here.record.jsonl"
    file.write_bytes(whole)
    found = verify(file, physics=True)
    assert found.thrown > 0
    assert found.thrown_otherwise == ()
