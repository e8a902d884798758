"""What single cards do: importing this registers it all."""

from undercroft.games.dungeonfighter.cards import armour, curios, rarities, skills

__all__ = ["armour", "curios", "rarities", "skills"]
