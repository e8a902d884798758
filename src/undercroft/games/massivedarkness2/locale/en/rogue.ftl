# The rogue.

md2-class-rogue = Rogue

## Tokens

md2-tool-fleet_foot = Fleet Foot
md2-tool-keen_edge = Keen Edge
md2-tool-venom = Venom
md2-tool-dusk = Dusk
md2-tool-second_wind = Second Wind
md2-tool-bandage = Bandage
md2-tool-fine_blade = Fine Blade
md2-tool-smoke_bomb = Smoke Bomb
md2-tool-none = no token: this action was gained in another way
md2-action-attack = an attack
md2-action-move = a move
md2-action-rest = a rest
md2-action-trade = trading and equipping
md2-action-special = a special action

## Skills

md2-skill-shadow_form_1 = Shadow Form I
md2-skill-shadow_form_2 = Shadow Form II
md2-skill-shadow_form_3 = Shadow Form III
md2-skill-toxicology_1 = Toxicology I
md2-skill-toxicology_2 = Toxicology II
md2-skill-light_feet_1 = Light Feet I
md2-skill-light_feet_2 = Light Feet II
md2-skill-two_daggers = One for Each Hand
md2-skill-sleight_of_hand = Sleight of Hand
md2-skill-not_the_face = Not the Face!
md2-skill-quiet_work = Quiet Work
md2-skill-salt_in_the_wound = Salt in the Wound
md2-skill-bottomless_bag = Bottomless Bag

md2-special-swap_tool = discard an active token and draw another
md2-special-fester = a poisoned opponent suffers from its poison at once

## Playing

md2-ask-tool = { $who }: which token is flipped for { $what }?
md2-ask-tool-lost = { $who } loses an action: which token is flipped?
md2-ask-swap-tool = { $who }: which token goes?
md2-log-tool = { $who } draws a token: { $token }.
md2-log-tool-used = { $who } puts a token to use: { $token }.
md2-log-poison = { $who } poisons { $whom }.
