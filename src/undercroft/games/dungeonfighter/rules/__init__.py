"""The rules of Dungeon Fighter, a module for each chapter of the rulebook."""
