# Paper Dungeons at a new table.

paperdungeons-any-dungeon = Any of the twelve
paperdungeons-any-story = Voted at the table
paperdungeons-hint-missions = Three shared tasks; whoever does one first earns more.
paperdungeons-hint-vanishing = Gems vanish from all sheets at the end of a round. A solo game always plays so.
paperdungeons-hint-campaign = Three dungeons in a row that tell a story; scores add up.
paperdungeons-hint-streamline = What nobody would decline happens by itself.
