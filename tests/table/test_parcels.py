"""Carrying one's seats to another device: a sealed parcel that waits a while, and is handed out once."""

from __future__ import annotations

import pytest

from undercroft.table import api_parcels
from undercroft.table.shards import Spread, table_in
from undercroft.table.store import open_store
from undercroft.table.store import parcels as kept

from .tables import running

pytestmark = pytest.mark.anyio

ID = "0123456789abcdef" * 2
SEALED = bytes(range(256))


async def test_a_parcel_is_handed_out_once(store_url: str) -> None:
    async with running(store_url) as server:
        for _ in range(2):  # whoever did not hear that it is there sends it again
            assert (await server.http.put(f"/api/parcels/{ID}", content=SEALED)).status_code == 201
        first = await server.http.post(f"/api/parcels/{ID}/take")
        assert (first.status_code, first.content) == (200, SEALED)
        again = await server.http.post(f"/api/parcels/{ID}/take")
        assert (again.status_code, again.json()["reason"]["id"]) == (404, "table-no-such-parcel")


async def test_a_parcel_waits_a_quarter_of_an_hour_and_no_longer(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    await store.put_parcel(ID, SEALED, 0.0, api_parcels.PARCEL_SECONDS)
    assert await store.take_parcel(ID, api_parcels.PARCEL_SECONDS) is None
    await store.put_parcel(ID, SEALED, 0.0, api_parcels.PARCEL_SECONDS)
    assert await store.take_parcel(ID, api_parcels.PARCEL_SECONDS - 1) == SEALED
    await store.close()


async def test_old_parcels_make_room(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "PARCELS_KEPT", 1)
    async with running(sqlite_url) as server:
        store = server.house.store
        await store.put_parcel("a", SEALED, 0.0, 10.0)
        await store.put_parcel("b", SEALED, 10.0, 1e12)
        full = await server.http.put(f"/api/parcels/{ID}", content=SEALED)
        assert (full.status_code, full.json()["code"]) == (503, "busy")


async def test_parcels_have_no_names_and_a_size(sqlite_url: str) -> None:
    async with running(sqlite_url) as server:
        assert (await server.http.put("/api/parcels/mine", content=SEALED)).status_code == 400
        assert (await server.http.put(f"/api/parcels/{ID}", content=bytes(70_000))).status_code == 413


def test_a_parcel_is_fetched_where_it_was_brought() -> None:
    assert table_in(f"/api/parcels/{ID}") == table_in(f"/api/parcels/{ID}/take") == ID
    assert Spread(4, by_file=True).place(ID) == 0
