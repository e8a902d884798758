# The chapters of Paper Dungeons's ledger.

paperdungeons-chapter-setup = Setup
paperdungeons-chapter-player-sheet = The player's sheet
paperdungeons-chapter-dice = Dice
paperdungeons-chapter-rounds = Rounds
paperdungeons-chapter-rolling = Rolling
paperdungeons-chapter-die-selection = Choosing dice
paperdungeons-chapter-damage = Damage
paperdungeons-chapter-resurrection = Resurrection
paperdungeons-chapter-level-up = Levels
paperdungeons-chapter-magic-items = Magic items
paperdungeons-chapter-potions = Potions
paperdungeons-chapter-movement = Movement
paperdungeons-chapter-monsters = Monsters
paperdungeons-chapter-traps = Traps
paperdungeons-chapter-rewards = Rewards
paperdungeons-chapter-gems = Gems
paperdungeons-chapter-bosses = Bosses
paperdungeons-chapter-missions = Missions
paperdungeons-chapter-objective-cards = Objectives
paperdungeons-chapter-power-cards = Powers
paperdungeons-chapter-scoring = Scoring
paperdungeons-chapter-ties = Ties
paperdungeons-chapter-variants = Variants
paperdungeons-chapter-campaign = Campaign
paperdungeons-chapter-solo = Solo
