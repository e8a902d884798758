# The wizard.

md2-class-wizard = Wizard

## The amulet

md2-quadrant-north = top
md2-quadrant-east = right
md2-quadrant-south = bottom
md2-quadrant-west = left
md2-basic-spark = Spark
md2-basic-chill_touch = Chill Touch
md2-basic-ward = Ward
md2-basic-blink = Long Stride

## Skills

md2-skill-path_of_fire_1 = Path of Fire I
md2-skill-path_of_fire_2 = Path of Fire II
md2-skill-path_of_fire_3 = Path of Fire III
md2-skill-dark_magic_1 = Dark Magic I
md2-skill-dark_magic_2 = Dark Magic II
md2-skill-path_of_frost_1 = Path of Frost I
md2-skill-path_of_frost_2 = Path of Frost II
md2-skill-thorny_mirror_1 = Thorny Mirror I
md2-skill-thorny_mirror_2 = Thorny Mirror II
md2-skill-dog_ear = Dog-Eared Page
md2-skill-creased_map = Creased Map
md2-skill-borrowed_hour = Borrowed Hour
md2-skill-falling_sky = Falling Sky

md2-special-set_needle = turn the needle to any other quadrant; it stays there

## Playing

md2-ask-needle = { $who }: where does the needle point at the beginning?
md2-ask-quadrant = { $who }: which quadrant does { $skill } cover?
md2-ask-set-needle = { $who }: where shall the needle point?
md2-ask-free-spell = { $who }: which attack spell at no cost?
md2-do-quadrant = { $quadrant }: { $spell }
md2-do-needle = Turn the needle on (1 mana): { $spell }
md2-no-magic-weapon = Attack spells take a weapon with a magic attack.
md2-no-needle = The needle points at another spell.
md2-log-needle = { $who }: the needle points at { $spell }.
