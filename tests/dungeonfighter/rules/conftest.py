"""These tests know the numbers on the cards."""

from dungeonfighter.printed import cards_as_printed as cards_as_printed
