"""A table through its socket: who may do what, what everybody is shown, and that nothing is lost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from random import Random

import pytest

from undercroft.table import limits

from .tables import Person, Running, StoppedClock, any_answer, running, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(store_url: str) -> AsyncIterator[Running]:
    async with running(store_url) as server:
        yield server


# -- answering --------------------------------------------------------------------------------------------------------


async def test_two_people_play_and_both_see_it(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann, server.sit(table, 1) as bob:
        assert ann.welcome["seats"] == [0]
        assert not ann.welcome["host"]
        assert (await ann.answer(0))["t"] == "done"
        assert (await bob.answer(1))["t"] == "done"
        assert (ann.now["decision"], bob.now["decision"]) == (1, 1)  # under seal everybody counts alone
        assert ann.now["waiting"] == [0, 1]
        while 0 in ann.now["waiting"]:
            assert (await ann.answer(0))["t"] == "done"
        assert ann.now["asks"] == []
        await set_up(ann, bob)
        assert (await ann.asked(0))["decision"] == bob.now["decision"]


async def test_the_number_of_an_ask_stays_while_others_answer(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann, server.sit(table, 1) as bob:
        await ann.answer(0)
        await bob.say("sync")
        ask = bob.ask(1)
        assert ask is not None
        assert ask["decision"] == 0


async def test_another_answer_to_what_was_answered_is_late_and_changes_nothing(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann:
        ask = await ann.asked(0)
        value, other = (choice["value"] for choice in ask["ask"]["choices"][:2])
        assert (await ann.answer(0, value))["t"] == "done"
        refused = await ann.say("answer", seat=0, decision=ask["decision"], answer=other)
        assert (refused["t"], refused["code"]) == ("refused", "late")
        assert refused["reason"]["id"].startswith("table-")
        assert ann.now["decision"] == 1


async def test_what_the_rules_forbid_is_refused_with_their_reason(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann:
        refused = await ann.answer(0, "nonsense")
        assert (refused["code"], refused["reason"]["id"]) == ("not-allowed", "kernel-not-an-option")
        for junk in ({"a": 1}, [[1], [2]], None, True, 1e300, 10**30, ["x"] * 100, ""):
            refused = await ann.answer(0, junk) if junk is not None else await say_null(ann)
            assert refused["t"] == "refused"
        assert (await ann.answer(0))["t"] == "done"


async def say_null(person: Person) -> dict[str, object]:
    ask = await person.asked(0)
    return await person.say("answer", seat=0, decision=ask["decision"], answer=None)


async def test_the_seats_of_others_are_theirs(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann, server.sit(table) as guest:
        for person in (ann, guest):
            for kind, more in (
                ("answer", {"decision": 0, "answer": "x"}),
                ("hints", {"decision": 0}),
                ("undo", {}),
                ("name", {"name": "Eve"}),
                ("look", {}),
                ("seat", {"bot": "random"}),
            ):
                refused = await person.say(kind, seat=1, **more)
                assert (refused["t"], refused["code"]) == ("refused", "not-yours"), kind
        assert (await guest.say("vote", agree=True))["t"] == "refused"
        assert ann.now["decision"] == 0
        assert [seat["kind"] for seat in ann.now["seats"]] == ["human", "human"]


async def test_one_person_may_hold_several_seats(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0, 1) as both:
        assert both.welcome["seats"] == [0, 1]
        assert {ask["seat"] for ask in both.now["asks"]} == {0, 1}
        assert both.now["looking"] == 0
        while 0 in both.now["waiting"]:
            await both.answer(0)
        await both.until(lambda: both.now["looking"] == 1)
        assert (await both.say("look", seat=0))["t"] == "done"
        await both.until(lambda: both.now["looking"] == 0)
        before = len(both.heard)
        while 0 not in both.now["waiting"]:
            await both.answer(1)
        assert all(message["looking"] == 0 for message in both.heard[before:] if message["t"] == "update")


async def test_a_whole_game_against_a_bot(server: Running) -> None:
    table = await server.make("human", "bot:greedy")
    rng = Random(1)
    async with server.sit(table, 0) as ann:
        while "ending" not in ann.now:
            if (ask := ann.ask(0)) is not None:
                done = await ann.say("answer", seat=0, decision=ask["decision"], answer=any_answer(ask["ask"], rng))
                assert done["t"] == "done"
            else:
                await ann.hear()
        assert len(ann.now["ending"]["scores"]) == 2
        assert ann.now["waiting"] == []
        refused = await ann.say("answer", seat=0, decision=ann.now["decision"], answer="x")
        assert refused["reason"]["id"] == "table-over"


# -- seeing -----------------------------------------------------------------------------------------------------------


async def test_a_spectator_sees_no_secrets(server: Running) -> None:
    """What is under seal is the same to a spectator whatever it is."""
    table = await server.make("human", "human")
    seen = []
    async with server.sit(table, 0) as ann:
        ask = await ann.asked(0)
        for choice in ask["ask"]["choices"][:2]:
            async with server.sit(table) as guest:
                assert guest.now["asks"] == []
                assert (await ann.say("answer", seat=0, decision=ask["decision"], answer=choice["value"]))[
                    "t"
                ] == "done"
                await guest.say("sync")
                seen.append((guest.scene, guest.log, {k: v for k, v in guest.now.items() if k not in ("n", "scene")}))
                assert choice["value"] not in guest.raw[-1]
            assert (await ann.say("undo", seat=0))["t"] == "done"
    assert seen[0] == seen[1]


async def test_the_hand_of_the_overlord_is_his(server: Running) -> None:
    """In Descent the overlord's cards never travel to the heroes, nor to spectators."""
    table = await server.make("human", "human", game="descent")
    async with server.sit(table, 0) as overlord, server.sit(table, 1) as heroes, server.sit(table) as guest:
        for _ in range(60):
            await overlord.until(lambda: bool(overlord.now["waiting"]))
            seat = overlord.now["waiting"][0]
            person = (overlord, heroes)[seat]
            ask = await person.asked(seat)
            await person.answer(seat)
            for other in (overlord, heroes, guest):
                await other.until(lambda other=other, at=ask["decision"]: other.now["decision"] > at)
        assert all(not message["asks"] for message in guest.heard if message["t"] == "update")
        for person in (heroes, guest):
            for message in person.heard:
                if message["t"] == "update":
                    assert all(ask["seat"] == 1 for ask in message["asks"])
        assert all(set(line) == {"msg", "rule", "decision"} for line in guest.log)


async def test_a_missed_message_is_made_good(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann, server.sit(table, 1) as bob:
        await ann.answer(0)
        await bob.answer(1)
        scene, log = ann.scene, ann.log
        before = len(ann.heard)
        assert (await ann.say("sync"))["t"] == "done"
        await ann.until(lambda: any("scene" in message for message in ann.heard[before:]))
        assert (ann.scene, ann.log, ann.now["log_from"]) == (scene, log, 0)


async def test_a_reload_brings_back_the_exact_position(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann:
        await ann.answer(0)
        await ann.decision(1)
        async with server.sit(table, 1) as bob:
            await bob.answer(1)
    async with server.sit(table, 0) as again:
        await again.asked(0)
        assert again.scene == ann.scene
        assert again.log == ann.log
        assert again.now["asks"] == ann.now["asks"]


async def test_the_scene_is_left_out_when_it_has_not_changed(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann:
        await ann.say("name", seat=0, name="Anna")
        await ann.until(lambda: ann.now["seats"][0]["name"] == "Anna")
        assert "scene" not in ann.now


async def test_hints_are_for_who_is_asked(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann:
        ask = await ann.asked(0)
        hints = await ann.say("hints", seat=0, decision=ask["decision"])
        assert (hints["t"], hints["decision"]) == ("hints", ask["decision"])
        late = await ann.say("hints", seat=0, decision=77)
        assert late["code"] == "late"


# -- seats ------------------------------------------------------------------------------------------------------------


async def test_an_open_seat_becomes_that_of_whoever_comes(server: Running) -> None:
    table = await server.make("human", "open", names=("Ann", ""))
    async with server.sit(table, 0) as ann:
        assert ann.now["seats"][1] | {"side": ""} == {
            "seat": 1, "kind": "open", "name": "", "side": "", "bot": None, "here": False
        }  # fmt: skip
        async with server.sit(table, 1, name="Bob"):
            await ann.until(lambda: ann.now["seats"][1]["here"])
            assert ann.now["seats"][1]["kind"] == "human"
            assert ann.now["seats"][1]["name"] == "Bob"
        await ann.until(lambda: not ann.now["seats"][1]["here"])
        assert ann.now["seats"][1]["kind"] == "human"


async def test_a_seat_goes_to_a_bot_and_back(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0, host=True) as ann, server.sit(table, 1) as bob:
        assert (await ann.say("seat", seat=1, bot="random"))["t"] == "done"
        await ann.until(lambda: 1 not in ann.now["waiting"])
        assert ann.now["seats"][1]["bot"] == "random"
        refused = await bob.say("answer", seat=1, decision=0, answer="x")
        assert refused["reason"]["id"] == "table-bot-plays"
        assert (await bob.say("seat", seat=1, bot=None))["t"] == "done"
        while 1 not in ann.now["waiting"]:
            await ann.answer(0)
        await bob.asked(1)
        assert bob.now["seats"][1]["kind"] == "human"
        refused = await ann.say("seat", seat=1, bot="grandmaster")
        assert refused["reason"]["id"] == "table-no-such-bot"
        assert (await ann.say("seat", seat=99, bot="random"))["t"] == "refused"


async def test_names_are_cleaned_and_cut(server: Running) -> None:
    table = await server.make("human", "human", names=("", "Bob"))
    async with server.sit(table, 0, name="  A\u0000nn \n the\u202e First " + "x" * 100) as ann:
        name = ann.now["seats"][0]["name"]
        assert name.startswith("A nn the")
        assert len(name) == 40
        assert name.isprintable()


# -- taking back ------------------------------------------------------------------------------------------------------


async def test_taking_back_is_free_until_something_was_learned(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann, server.sit(table, 1) as bob:
        assert ann.now["undo"] == {}
        refused = await ann.say("undo", seat=0)
        assert refused["code"] == "nothing-to-undo"
        ask = await ann.asked(0)
        await ann.answer(0)
        await bob.answer(1)
        await ann.until(lambda: ann.now["undo"] == {"0": "free"})
        assert (await ann.say("undo", seat=0))["t"] == "done"
        again = await ann.asked(0)
        assert again == ask
        assert ann.now["decision"] == 0
        await set_up(ann, bob)
        assert ann.now["undo"] == {"0": "ask"}


async def set_up(*people: Person) -> None:
    """Everybody chooses a power and an objective, and what these bring; then all see those of the others."""
    last = len(people) - 1
    for seat, person in enumerate(people):
        await person.say("sync")
        while person.ask(seat) is not None:
            await person.answer(seat)
            if seat == last and 0 in person.now["waiting"]:
                break
    for person in people:
        await person.until(lambda person=person: person.now["waiting"] == list(range(len(people))))


async def test_beyond_that_the_others_have_to_agree(server: Running) -> None:
    table = await server.make("human", "human", "human")
    async with server.sit(table, 0) as ann, server.sit(table, 1) as bob, server.sit(table, 2) as cid:
        await set_up(ann, bob, cid)
        assert ann.now["undo"] == {"0": "ask"}
        decision = ann.now["decision"]
        assert (await ann.say("undo", seat=0))["t"] == "done"
        await cid.until(lambda: cid.now.get("takeback") == {"seat": 0, "missing": [1, 2]})
        assert (await ann.say("vote", agree=True))["reason"]["id"] == "table-no-say"
        assert (await bob.say("vote", agree=True))["t"] == "done"
        await cid.until(lambda: cid.now.get("takeback") == {"seat": 0, "missing": [2]})
        assert (await cid.say("vote", agree=False))["t"] == "done"
        await ann.until(lambda: ann.heard[-1].get("code") == "declined")
        assert ann.heard[-1]["reason"]["args"] == {"name": "P2"}
        await bob.until(lambda: "takeback" not in bob.now)
        assert bob.now["decision"] == decision
        await ann.say("undo", seat=0)
        await bob.until(lambda: "takeback" in bob.now)
        await bob.say("vote", agree=True)
        await cid.say("vote", agree=True)
        await ann.until(lambda: ann.now["decision"] < decision)
        assert ann.now["waiting"] == [0, 1, 2]
        assert (await ann.answer(0))["t"] == "done"


async def test_going_on_settles_a_wish_to_take_back(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann, server.sit(table, 1) as bob:
        await set_up(ann, bob)
        await ann.say("undo", seat=0)
        await bob.until(lambda: "takeback" in bob.now)
        await bob.answer(1)
        await ann.until(lambda: 0 in ann.now["waiting"] and "takeback" not in ann.now)
        assert (await bob.say("vote", agree=True))["reason"]["id"] == "table-no-vote"


async def test_what_was_taken_back_after_more_was_seen_is_told_to_everybody_and_kept(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann, server.sit(table, 1) as bob:
        await ann.answer(0)
        await ann.say("undo", seat=0)  # nobody has learned anything: no word
        await set_up(ann, bob)
        await ann.say("undo", seat=0)
        await bob.until(lambda: "takeback" in bob.now)
        await bob.say("vote", agree=True)
        await ann.until(lambda: ann.heard[-1]["t"] == "chat")
        line = ann.heard[-1]["line"]
        assert (line["seat"], line["name"], line["note"]) == (0, "P0", "taken-back")
        async with server.sit(table) as later:
            assert later.welcome["chat"] == [line]


async def test_alone_with_bots_it_is_noted_too(server: Running) -> None:
    table = await server.make("human", "bot:random")
    async with server.sit(table, 0) as ann:
        while ann.now["undo"] != {"0": "ask"}:
            await ann.answer(0)
            await ann.asked(0)
        assert (await ann.say("undo", seat=0))["t"] == "done"
        assert [heard["line"]["note"] for heard in ann.heard if heard["t"] == "chat"] == ["taken-back"]


async def test_bots_and_empty_seats_do_not_mind(server: Running) -> None:
    table = await server.make("human", "bot:random", "open")
    async with server.sit(table, 0) as ann:
        await ann.answer(0)
        await ann.until(lambda: ann.now["waiting"] == [0, 2])  # the bot has answered
        assert (await ann.say("undo", seat=0))["t"] == "done"
        await ann.asked(0)
        assert "takeback" not in ann.now


# -- talk -------------------------------------------------------------------------------------------------------------


async def test_chat_reaches_everybody_and_is_kept(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann, server.sit(table, name="Eve") as guest:
        text = "<b>hello</b> & zażółć"
        assert (await ann.say("chat", text=f" {text}\n"))["t"] == "done"
        await guest.until(lambda: guest.heard[-1]["t"] == "chat")
        line = guest.heard[-1]["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "P0", text)
        await guest.say("chat", text="hi")
        await ann.until(lambda: ann.heard[-1]["t"] == "chat")
        assert ann.heard[-1]["line"] | {"at": 0} == {"seat": None, "name": "Eve", "text": "hi", "at": 0}
        refused = await ann.say("chat", text="x" * 501)
        assert refused["reason"]["id"] == "table-chat-long"
    async with server.sit(table, 1) as bob:
        assert [line["text"] for line in bob.welcome["chat"]] == [text, "hi"]


# -- bad input --------------------------------------------------------------------------------------------------------


async def test_nonsense_is_refused_and_nothing_changes(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann:
        for junk in (
            "",
            "{",
            "[]",
            "null",
            "1",
            b"\xff\xfe",
            '{"t":"fly"}',
            '{"t":"answer"}',
            '{"t":"answer","seat":"0","decision":0,"answer":1}',
            '{"t":"chat","text":5}',
            '{"t":"chat","text":"x","more":1}',
            "[" * 5000,
            json.dumps({"t": "chat", "text": "x" * 70_000}),
            '{"t":"hello"}',
            '{"t":"answer","seat":99999999999999999999999,"decision":0,"answer":1}',
        ):
            await ann.send(junk)
            message = await ann.hear()
            assert message["t"] == "refused", junk
            assert message["code"] in ("bad-request", "too-large", "not-yours"), junk
        assert (await ann.answer(0))["t"] == "done"


async def test_a_wrong_token_opens_nothing(server: Running) -> None:
    table = await server.make("human", "human")
    other = await server.make("human", "human")
    for tokens in ([], ["wrong"], [other["links"]["host"]], ["x"] * 1000):
        async with server.talk(table["id"]) as person:
            await person.send({"t": "hello", "tokens": tokens})
            refused = await person.hear()
            assert (refused["t"], refused["code"]) == ("refused", "no-token")
            await person.connection.wait_closed()
            assert person.connection.close_code == 1008
    async with server.talk("nowhere") as person:
        await person.send({"t": "hello", "tokens": ["x"]})
        assert (await person.hear())["code"] == "unknown"
    async with server.talk(table["id"]) as person:
        await person.send({"t": "sync"})
        assert (await person.hear())["reason"]["id"] == "table-hello-first"


async def test_whoever_floods_the_table_is_shown_the_door(store_url: str) -> None:
    async with running(store_url, clock=StoppedClock()) as server:
        table = await server.make("human", "human")
        async with server.sit(table, 0) as ann, server.sit(table, 1) as bob:
            for _ in range(500):
                await ann.send('{"t":"sync"}')
            with pytest.raises(Exception, match="1008"):
                await ann.until(lambda: False)
            done = sum(len(message.get("done", ())) + (message["t"] == "done") for message in ann.heard)
            assert done == limits.MESSAGES_AT_ONCE
            assert any(message.get("code") == "too-many" for message in ann.heard)
            assert (await bob.answer(1))["t"] == "done"


async def test_whoever_waits_may_go_on(store_url: str) -> None:
    clock = StoppedClock()
    async with running(store_url, clock=clock) as server:
        table = await server.make("human", "human")
        async with server.sit(table, 0) as ann:
            for _ in range(int(limits.MESSAGES_AT_ONCE)):
                assert (await ann.say("sync"))["t"] == "done"
            await ann.send('{"t":"sync"}')
            await ann.until(lambda: ann.heard[-1].get("code") == "too-many")
            clock.at += 1 / limits.MESSAGES_PER_SECOND
            assert (await ann.say("sync"))["t"] == "done"


async def test_tokens_are_in_no_log(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    caplog.set_level("DEBUG", logger="undercroft")  # another test may have run a server that logs less
    table = await server.make("human", "bot:random")
    async with server.sit(table, 0, host=True) as ann:
        await ann.answer(0)
        await ann.send("{")
        await ann.hear()
    async with server.talk(table["id"]) as person:
        await person.send({"t": "hello", "tokens": [table["links"]["host"] + "x"]})
        await person.hear()
    await server.http.get(f"/api/tables/{table['id']}", headers=server.bearer(table["links"]["host"]))
    ours = [
        record.getMessage() for record in caplog.records if not record.name.startswith(("websockets.client", "http"))
    ]
    assert any("refused" in line for line in ours)
    links = table["links"]
    for token in filter(None, (links["host"], links["spectator"], *links["seats"], *links["invitations"])):
        assert not any(token in line for line in ours)


# -- nothing is lost --------------------------------------------------------------------------------------------------


async def test_a_table_left_opens_where_it_was(store_url: str) -> None:
    async with running(store_url) as server:
        table = await server.make("human", "bot:greedy")
        async with server.sit(table, 0) as ann:
            for _ in range(6):
                await ann.answer(0)
                await ann.say("sync")
            await ann.say("chat", text="later")
            await ann.asked(0)
            await ann.say("sync")
    async with running(store_url) as server, server.sit(table, 0) as again:
        assert again.scene == ann.scene
        assert again.log == ann.log
        assert again.now["asks"] == ann.now["asks"]
        assert again.now["undo"] == ann.now["undo"]
        assert again.welcome["chat"] == [ann_line for ann_line in again.welcome["chat"] if ann_line["text"] == "later"]
        assert (await again.answer(0))["t"] == "done"


async def test_tables_that_nobody_is_at_are_put_away(store_url: str) -> None:
    clock = StoppedClock()
    async with running(store_url, clock=clock, idle=60.0) as server:
        table = await server.make("human", "human")
        made = await server.house.table(table["id"])
        async with server.sit(table, 0) as ann:
            await ann.answer(0)
            clock.at += 61
            await server.house.tidy()
            assert server.house.loaded(table["id"]) is made
        await until(lambda: not made.clients)
        showing = server.house.showing(made)
        assert not any((showing._scenes, showing._asks, showing._undo, showing._logs))  # nobody looks at them
        clock.at += 59
        await server.house.tidy()
        assert server.house.loaded(table["id"]) is made
        clock.at += 2
        await server.house.tidy()
        assert server.house.loaded(table["id"]) is None
        async with server.sit(table, 1) as bob:
            assert (await server.house.table(table["id"])).numbers.answers == 1
            assert (await bob.answer(1))["t"] == "done"


async def test_the_house_keeps_itself_tidy(store_url: str) -> None:
    async with running(store_url, idle=0.01) as server:
        table = await server.make("human", "human")
        await until(lambda: server.house.loaded(table["id"]) is None)


async def test_an_answer_that_cannot_be_kept_does_not_count(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann, server.sit(table) as guest:
        append = server.house.store.append
        trying, given_up = asyncio.Event(), asyncio.Event()

        async def fail(*args: object, **more: object) -> float:
            trying.set()
            await given_up.wait()
            raise OSError("the disk is full")

        monkeypatch.setattr(server.house.store, "append", fail)
        async with asyncio.TaskGroup() as group, server.talk(table["id"]) as bob:
            refusal = group.create_task(ann.answer(0))
            await trying.wait()
            await bob.send({"t": "hello", "tokens": [table["links"]["seats"][1]]})
            assert (await bob.hear())["t"] == "welcome"
            given_up.set()
            assert (await bob.hear())["decision"] == 0
        refused = refusal.result()
        assert (refused["t"], refused["code"]) == ("refused", "broken")
        monkeypatch.setattr(server.house.store, "append", append)
        assert (await ann.answer(0))["t"] == "done"
        assert (await server.house.table(table["id"])).numbers.answers == 1
        assert guest.now["decision"] == 0


async def test_a_rule_that_fails_costs_nobody_the_game(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann, server.sit(table, 1) as bob:
        await ann.answer(0)
        match = (await server.house.table(table["id"])).match
        accept = type(match).accept

        def fail(self: object, seat: int, answer: object) -> None:
            accept(self, seat, answer)  # type: ignore[arg-type]
            raise ZeroDivisionError

        monkeypatch.setattr(type(match), "accept", fail)
        monkeypatch.setattr(type(match), "rewind", lambda self, at: unfail(self, at))

        def unfail(self: object, at: int) -> None:
            monkeypatch.undo()
            match.rewind(at)

        refused = await bob.answer(1)
        assert (refused["code"], refused["reason"]["id"]) == ("broken", "table-rule-failed")
        assert (await bob.answer(1))["t"] == "done"
        assert (await server.house.table(table["id"])).numbers.answers == 2
