"""The page that an invitation leads to, as those see it who show a link before anybody follows it.

The token is behind the `#`, so the server knows which table is meant, and nothing more. Of a table where a seat waits
for somebody whoever has its address may know who made it, its name and the game; of any other, nothing.
"""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from undercroft.kernel.messages import LANGS, Catalogue, Lang, Msg
from undercroft.table import box, pages
from undercroft.table.house import House
from undercroft.table.replies import address_of
from undercroft.table.store import Header

PICTURE: Final = "preview.jpg"


@get("/join/{table_id:str}")
async def join_page(
    request: Request[Any, Any, Any], table_id: FromPath[str], state: State, lang: FromQuery[str] = "en"
) -> Response[bytes]:
    """The client, with what a messenger shows of the link in its head; in the language of whoever invites."""
    if not pages.built():
        return pages.serve(request, "")
    house: House = state.house
    house.doors.check_reader(address_of(request))
    page = (pages.BUILT / "index.html").read_text(encoding="utf-8")
    header = await house.store.header(table_id)
    spoken = next((known for known in LANGS if known == lang), LANGS[0])
    head = preview(header, spoken, str(request.base_url).rstrip("/")) if header is not None else ""
    return Response(
        page.replace("</head>", head + "</head>").encode(), media_type=pages.HTML, headers={"Cache-Control": "no-cache"}
    )


def preview(header: Header, lang: Lang, site: str) -> str:
    """Open Graph's tags for a table; none if nobody is awaited there, or its game is not installed."""
    game = box.installed(header.game)
    free = sum(who.kind == "open" for who in header.standing.seats)
    if game is None or not free or header.ending is not None:
        return ""
    words = _words(header.game)
    title = words.say(game.title, lang)
    known = "table-invited-by" if header.terms.host else "table-invited"
    told = {
        "og:site_name": "Undercroft",
        "og:type": "website",
        "og:locale": {"en": "en_GB", "pl": "pl_PL"}[lang],
        "og:title": words.say(Msg(known, {"name": header.terms.host, "game": title}), lang),
        "og:description": " · ".join(
            part for part in (header.title, words.say(Msg("table-invited-free", {"free": free}), lang)) if part
        ),
        "og:image": f"{site}/{PICTURE}",
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(said)}" />\n' for name, said in told.items())


@cache
def _words(slug: str) -> Catalogue:
    return Catalogue(box.OWN, *box.known_game(slug).locales())
