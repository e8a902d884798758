# Names and texts of everything in the box. What texts say in numbers is what the files in content/ say.

dungeonsaga-title = Dungeon Saga

## Dice

sag-die-hero = blue
sag-die-bone = bone-coloured

## Heroes and those who go with them

sag-model-orlaf = Orlaf
sag-role-orlaf = human barbarian
sag-model-rordin = Rordin
sag-role-rordin = dwarf fighter
sag-model-madriga = Madriga
sag-role-madriga = elf ranger
sag-model-danor = Danor
sag-role-danor = human wizard
sag-model-hedrin = Hedrin
sag-role-hedrin = dwarf scholar

## Bosses

sag-model-mortibris = Mortibris
sag-role-mortibris = necromancer
sag-model-grund = Grund
sag-role-grund = undead dwarf king
sag-model-elshara = Elshara
sag-role-elshara = banshee
sag-model-hoggar = Hoggar
sag-role-hoggar = zombie troll shaman

## Minions

sag-model-skeleton_warrior = Skeleton warrior
sag-minion-skeleton_warrior-text = Quick, rattling, and never as dead as it looks: a pile of bones is only a warrior at rest.
sag-model-skeleton_archer = Skeleton archer
sag-minion-skeleton_archer-text = Aims without eyes and hits all the same. Get close, and it is only bones.
sag-model-zombie = Zombie
sag-minion-zombie-text = Slow and soft, but it hits hard, and there is always another one.
sag-model-armoured_zombie = Armoured zombie
sag-minion-armoured_zombie-text = A zombie whom nobody has troubled to take out of its plate.
sag-model-dwarf_revenant = Dwarf revenant
sag-minion-dwarf_revenant-text = Stubborn in life, more so in death: even two or three hits only send it back to its bones.
sag-model-ghost = Ghost
sag-minion-ghost-text = Drifts past every guard. It leaves no bones, so once it is gone, it is gone.
sag-model-zombie_troll = Zombie troll
sag-minion-zombie_troll-text = Four squares of rotten muscle. Whoever fights it is outnumbered by it alone.

## Abilities

sag-ability-ethereal = Ethereal
sag-ability-ethereal-text = Enemies' front arcs neither stop nor hold it: it comes and goes as it likes, and leaving gives nobody a free strike.
sag-ability-frenzy = Frenzy
sag-ability-frenzy-text = When outnumbered, it rolls 1 more die for each rank in its own fights and free strikes.
sag-ability-magical_defence = Magical Defence
sag-ability-magical_defence-text = Against magic attacks it rolls 1 more die for each rank.
sag-ability-nimble = Nimble
sag-ability-nimble-text = Free strikes against it are made with 1 die less.
sag-ability-smash = Smash
sag-ability-smash-text = Against locks it rolls 1 more die for each rank.
sag-ability-stalwart = Stalwart
sag-ability-stalwart-text = In every fight and shot, attacking or defending, it ignores one penalty for each rank.
sag-ability-sure_shot = Sure Shot
sag-ability-sure_shot-text = Shooting across furniture costs no die.
sag-ability-tough = Tough
sag-ability-tough-text = At the end of each round, if wounded, roll a die: a 6 heals 1 wound. Each further rank needs one less.

## Why an attack has more or fewer dice

sag-why-injured = injured
sag-why-outnumbered = outnumbered
sag-why-behind = attacked from behind
sag-why-furniture = across furniture
sag-why-nimble = the target is nimble
sag-why-frenzy = frenzy
sag-why-smash = smash
sag-why-magical_defence = magical defence
sag-why-magic = magic staff

## Feats

sag-feat-whirlwind = Whirlwind
sag-feat-whirlwind-text = Without moving, fight every enemy next to you, in front and behind, and every ordinary lock there, in any order.
sag-feat-stone_wall = Stone Wall
sag-feat-stone_wall-text = Until your next turn begins your armour is 5. Without moving, you may fight.
sag-feat-volley = Volley
sag-feat-volley-text = Without moving, shoot at up to 3 different enemies, each with your full dice.
sag-feat-wellspring = Wellspring
sag-feat-wellspring-text = All your spells are ready again. Without moving, you may cast as in any action.
sag-feat-charge = Charge
sag-feat-charge-text = Move as in any turn, then fight with 2 more dice.
sag-feat-forge_blow = Forge Blow
sag-feat-forge_blow-text = Without moving, fight one enemy or lock in your front arc with 3 more dice.
sag-feat-shadow_step = Shadow Step
sag-feat-shadow_step-text = Move as in any turn, but nobody's front arc stops or holds you, and nobody strikes. Then you may shoot.
sag-feat-firestorm = Firestorm
sag-feat-firestorm-text = Without moving: a magic attack with 3 dice against every enemy within short range whom you see.
sag-feat-rise = Rise!
sag-feat-rise-text = Without moving, raise up to 3 bone piles at once, by the rules of Raise Dead.
sag-feat-kings_wrath = The King's Wrath
sag-feat-kings_wrath-text = Without moving, fight every enemy in your front arc, each with 1 more die.
sag-feat-death_wail = Death Wail
sag-feat-death_wail-text = Without moving: a magic attack with 3 dice against every hero within short range, walls or no walls.
sag-feat-trample = Trample
sag-feat-trample-text = Without moving, fight every hero next to you, in front and behind.

## Skills

sag-skill-bloodlust = Bloodlust
sag-skill-bloodlust-text = Frenzy: when you are outnumbered, you fight and strike with 1 more die.
sag-skill-long_stride = Long Stride
sag-skill-long_stride-text = Movement +1.
sag-skill-stalwart_heart = Stalwart Heart
sag-skill-stalwart_heart-text = Stalwart: in every fight and shot, attacking or defending, you ignore one penalty.
sag-skill-dwarven_hide = Dwarven Hide
sag-skill-dwarven_hide-text = Tough: at the end of each round, if you are wounded, roll a die. A 6 heals 1 wound.
sag-skill-light_feet = Light Feet
sag-skill-light_feet-text = Nimble: free strikes against you are made with 1 die less.
sag-skill-steady_hand = Steady Hand
sag-skill-steady_hand-text = Sure shot: shooting across furniture costs you no die.
sag-skill-warded_mind = Warded Mind
sag-skill-warded_mind-text = Magical defence: against magic attacks you roll 1 more die.
sag-skill-lock_lore = Lock Lore
sag-skill-lock_lore-text = When you weaken a ward, it loses 1 more.

## Spells

sag-school-sorcery = Sorcery
sag-school-fire = Fire
sag-school-healing = Healing
sag-school-necromancy = Necromancy
sag-range-long = long
sag-range-short = short
sag-range-adjacent = adjacent
sag-range-caster = caster

sag-spell-break_ward = Break Ward
sag-spell-break_ward-text = Short range, in sight: a ward loses 1 of its strength for good. At 0 it opens.
sag-spell-crystallise = Crystallise
sag-spell-crystallise-text = Roll a die and gain an energy crystal: power 1 on 1–3, power 2 on 4–5, power 3 on 6.
sag-spell-corrode = Corrode
sag-spell-corrode-text = Long range, in sight: an enemy's armour is 1 lower until the end of the round, but never below 1.
sag-spell-flamebolt = Flamebolt
sag-spell-flamebolt-text = Long range, in sight: a magic attack with 3 dice.
sag-spell-flame = Flame
sag-spell-flame-text = Long range, in sight: a magic attack with 5 dice.
sag-spell-brisk_work = Brisk Work
sag-spell-brisk_work-text = Short range: a hero, yourself too, moves up to 3 squares at once, by all rules of movement.
sag-spell-mend = Mend
sag-spell-mend-text = Short range: a hero, yourself too, heals 1 wound.
sag-spell-aegis = Aegis
sag-spell-aegis-text = Short range: a hero, yourself too, has 1 more armour until the end of the round, but never above 5.
sag-spell-faithful_in_death = Faithful in Death
sag-spell-faithful_in_death-text = Short range: a ghost appears on a free square. Heroes who have it in their front arc may strike it.
sag-spell-bleed = Bleed
sag-spell-bleed-text = Long range, in sight: a magic attack with 4 dice. If it hits, a zombie appears next to the hero.
sag-spell-dark_bolt = Dark Bolt
sag-spell-dark_bolt-text = Long range, in sight: a magic attack with 3 dice.
sag-spell-bone_armour = Bone Armour
sag-spell-bone_armour-text = Short range: a model of the overlord, the caster too, has 1 more armour until the end of the round, but never above 5.
sag-spell-rot = Rot
sag-spell-rot-text = Short range, in sight: a hero's armour is 1 lower until the end of the round, but never below 1.
sag-spell-keening = Keening
sag-spell-keening-text = Short range, through walls too: a magic attack with 3 dice.
sag-spell-drive_on = Drive On
sag-spell-drive_on-text = Short range: a model of the overlord, the caster too, moves up to 3 squares at once, by all rules of movement.

## Items

sag-item-energy_crystal_1 = Energy Crystal (1)
sag-item-energy_crystal_1-text = Spend it when you attack by a spell: 1 more die. One crystal for an attack.
sag-item-energy_crystal_2 = Energy Crystal (2)
sag-item-energy_crystal_2-text = Spend it when you attack by a spell: 2 more dice. One crystal for an attack.
sag-item-energy_crystal_3 = Energy Crystal (3)
sag-item-energy_crystal_3-text = Spend it when you attack by a spell: 3 more dice. One crystal for an attack.
sag-item-healing_potion = Healing Potion
sag-item-healing_potion-text = Drink it in your turn: you heal 1 wound. Single use.
sag-item-battle_potion = Battle Potion
sag-item-battle_potion-text = Drink it in your turn: you fight with 2 more dice until the turn ends. Single use.
sag-item-haste_potion = Haste Potion
sag-item-haste_potion-text = Drink it in your turn: you may move 4 squares further. Single use.
sag-item-tome_of_valandor = Tome of Valandor
sag-item-tome_of_valandor-text = When you weaken a ward, it loses 1 more.
sag-item-dunstans_amulet = Dunstan's Amulet of Protection
sag-item-dunstans_amulet-text = Whenever you would take a wound, roll a die: on a 5 or 6 you do not.
sag-item-spidersilk_armour = Spider-Silk Armour
sag-item-spidersilk_armour-text = Madriga only: armour +1.
sag-item-runic_breastplate = Runic Breastplate
sag-item-runic_breastplate-text = Orlaf or Rordin only: armour +1.
sag-item-runed_staff_of_silibar = Runed Staff of Silibar
sag-item-runed_staff_of_silibar-text = Danor only: magic attacks with 1 more die.
sag-item-forgebreaker = Forgebreaker
sag-item-forgebreaker-text = Rordin or Grund only: 1 more Fight die, and 2 more dice against locks.

## The overlord's command cards

sag-command-onward_1 = Onward! (1)
sag-command-onward_2 = Onward! (2)
sag-command-onward_3 = Onward! (3)
sag-command-twice_as_fierce = Twice as Fierce
sag-command-wake_2 = Wake Up! (2)
sag-command-wake_3 = Wake Up! (3)
sag-command-ambush_1 = Ambush (1)
sag-command-ambush_2 = Ambush (2)
sag-command-extra-text =
    { $n ->
        [one] One more of your models moves and acts in this turn.
       *[other] { $n } more of your models move and act in this turn.
    }
sag-command-double-text = You have your full number of orders once more in this turn. Still, no model acts twice.
sag-command-raise-text =
    Cast Raise Dead { $n ->
        [one] once
       *[other] { $n } times
    } in this turn, besides your orders.
sag-command-interrupt-text =
    Interrupt. Between two heroes' turns { $n ->
        [one] one of your models moves and acts. In your own turn it may do so again.
       *[other] up to { $n } of your models move and act. In your own turn they may do so again.
    }

## Furniture

sag-furniture-dwarf_crypt = dwarf crypt
sag-furniture-chest = chest
sag-furniture-barrel = barrel
sag-furniture-lectern = lectern
sag-furniture-table = table
sag-furniture-weapon_rack = weapon rack
sag-furniture-well = well
sag-furniture-dwarf_throne = dwarf throne
sag-furniture-sorcerer_bookcase = sorcerer's bookcase
sag-furniture-bookcase = bookcase
sag-furniture-book = book
sag-furniture-single_door = single door
sag-furniture-double_door = double door
