"""Finding words in a text as people look for them: without accents or capitals, in whatever form they stand there.

The page with the rules does the same in the browser (`web/src/pages/rules/search.ts`); the same examples test both.
"""

from __future__ import annotations

import re
import unicodedata

# Of nouns, adjectives and verbs in both languages, as they look without accents.
_ENDINGS = re.findall(
    "[a-z]+",
    "iami owie iach iego iemu owac iom owi iem ami ach ego emu iej ymi imi ych ich ali ala aja uje uja asz isz esz any "
    "ana ane ony ona one ing ies ia ie om ow em ej ym im ac ic yc al ed es a e i o u y s",
)
"""The longest first."""
_SOFT = re.compile(r"(?:dz|sz|cz|c|z|s|l)$")
"""Consonants that are other ones in other cases: rzucie but rzut, drodze but droga, walce but walka."""
_SHORTEST = 3
"""Letters that must be left of a word to know it by."""


def plain(text: str) -> str:
    """Small letters without accents."""
    bare = "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))
    return bare.replace("ł", "l").replace("Ł", "L").lower()


def stem(word: str) -> str:
    """What the forms of a word, as `plain` writes it, begin with."""
    ending = next((end for end in _ENDINGS if word.endswith(end) and len(word) - len(end) >= _SHORTEST), "")
    if not word.isalpha() or not ending or word.endswith("ss"):
        return word
    left = word.removesuffix(ending)
    hard = _SOFT.sub("", left) if ending[0] in "ei" else left
    return hard if len(hard) >= _SHORTEST else left


def finds(query: str, text: str) -> bool:
    """Whether every word of the query is somewhere in the text: as typed, or in another form."""
    within = plain(text)
    return all(word in within or _in_another_form(word, within) for word in plain(query).split())


def _in_another_form(word: str, text: str) -> bool:
    begun = stem(word)
    return begun != word and re.search(rf"\b{begun}", text) is not None
