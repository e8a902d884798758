# Names and texts of everything printed on the dice, the cards and the tokens.
# Numbers in texts are the values of the entry in content/, given by the name of its field.

descent-title = Descent: Journeys in the Dark
descent-tagline = One overlord, a dungeon of his own making, and heroes who come down anyway.

## Heroes

des-hero-andira_runehand = Andira Runehand
des-hero-andira_runehand-text = Your magic attacks have Pierce { $pierce } against every adjacent enemy.
des-hero-battlemage_jaes = Battlemage Jaes
des-hero-battlemage_jaes-text = You can use runes whatever armor you wear.
des-hero-bogran = Bogran the Shadow
des-hero-bogran-text =
    +{ $damage } damage against every enemy that could not see you when the current turn began, or was not there yet.
des-hero-grey_ker = Grey Ker
des-hero-grey_ker-text =
    During your turn you may trade the action you declared for another one, as often as you like, as long as everything you have done so far fits the new one. It is no new declaration.
des-hero-ispher = Ispher
des-hero-ispher-text =
    At the start of each of your turns you heal { $heals ->
        [one] 1 wound
       *[other] { $heals } wounds
    }. Poison does not affect you.
des-hero-landrec = Landrec the Wise
des-hero-landrec-text =
    Every attack roll of yours comes with { $surge ->
        [one] 1 extra surge
       *[other] { $surge } extra surges
    }.
des-hero-lyssa = Lyssa
des-hero-lyssa-text =
    When you are attacked, you may make the attacker re-roll { $rerolls ->
        [one] a green, yellow or black die that you name
       *[other] { $rerolls } green, yellow or black dice that you name
    }; not while you dodge, nor when the attack is aimed.
des-hero-mad_carthos = Mad Carthos
des-hero-mad_carthos-text = +{ $damage } damage with magic attacks.
des-hero-mordrog = Mordrog
des-hero-mordrog-text = Whenever you are wounded, you recover { $regain } fatigue.
des-hero-one_fist = One Fist
des-hero-one_fist-text =
    You hold items in { $hands ->
        [one] one hand
       *[other] { $hands } hands
    } only. In each of your turns, besides your action, you may strike once in melee with the other, with these dice: { $dice }.
des-hero-red_scorpion = Red Scorpion
des-hero-red_scorpion-text =
    At the start of your turn you may spend { $amount } fatigue to heal { $amount ->
        [one] 1 wound
       *[other] { $amount } wounds
    }, or suffer as many, which nothing prevents, to recover as much fatigue.
des-hero-ronan = Ronan of the Wild
des-hero-ronan-text = The empos Pico is with you from the start.
des-hero-runewitch_astarra = Runewitch Astarra
des-hero-runewitch_astarra-text =
    A glyph becomes active as soon as you move to within { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } of it.
des-hero-silhouette = Silhouette
des-hero-silhouette-text = While you have an order, you may pay { $pay } fatigue at any time to replace it with another one.
des-hero-sir_valadir = Sir Valadir
des-hero-sir_valadir-text =
    Every fatigue you spend on an attack adds { $power_dice ->
        [one] 1 power die
       *[other] { $power_dice } power dice
    }, up to the usual limit.
des-hero-spiritspeaker_mok = Spiritspeaker Mok
des-hero-spiritspeaker_mok-text = Every card costs the overlord { $threat } more threat.
des-hero-steelhorns = Steelhorns
des-hero-steelhorns-text =
    When you run, you may make one melee attack if you have moved only in a straight line. Your movement ends with it.
des-hero-trenloe = Trenloe the Strong
des-hero-trenloe-text =
    When you attack, you may re-roll { $rerolls ->
        [one] a green, yellow or black die
       *[other] { $rerolls } green, yellow or black dice
    }; not when you aim, nor when the target dodges.
des-hero-varikas = Varikas the Dead
des-hero-varikas-text = You recover { $recovers } fatigue at the start of each of your turns.
des-hero-vyrah = Vyrah the Falconer
des-hero-vyrah-text = The falcon Skye flies with you.

## Familiars and companions

des-familiar-boggs = Boggs the Rat
des-familiar-boggs-text = Speed { $speed }. No monster can be spawned where Boggs can see it.
des-familiar-mata = Mata
des-familiar-mata-text =
    Speed { $speed }. A ferret that picks up and carries { $carries ->
        [one] 1 item or potion
       *[other] { $carries } items or potions
    } and hands it to an adjacent hero, or to Kata, for { $give_cost ->
        [one] 1 movement point
       *[other] { $give_cost } movement points
    }.
des-familiar-kata = Kata
des-familiar-kata-text =
    Speed { $speed }. A ferret that picks up and carries { $carries ->
        [one] 1 item or potion
       *[other] { $carries } items or potions
    } and hands it to an adjacent hero, or to Mata, for { $give_cost ->
        [one] 1 movement point
       *[other] { $give_cost } movement points
    }.
des-familiar-skye = Skye the Falcon
des-familiar-skye-text =
    Speed { $speed }. Enemies on Skye's space or next to it can neither dodge nor aim and have { $enemy_armor } armor less.
des-familiar-pico = Pico the Empos
des-familiar-pico-text =
    Whoever carries Pico rolls { $power_dice ->
        [one] 1 more power die
       *[other] { $power_dice } more power dice
    } in every attack. Pico takes no room and is handed to an adjacent hero for { $give_cost ->
        [one] 1 movement point
       *[other] { $give_cost } movement points
    }.
des-familiar-monkey = Monkey
des-familiar-monkey-text =
    Speed { $speed }, no armor. A hero under the Curse of the Monkey God, for { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }: moves, also with fatigue, but cannot attack, use items or do anything else.

## Monsters

des-monster-beastman = Beastman
des-monster-beastman-text = They hunt in packs, and every pack has its chief.
des-monster-giant = Giant
des-monster-giant-text = The club comes down once. Once is usually enough.
des-monster-razorwing = Razorwing
des-monster-razorwing-text = By the time you look up, it has already been there.
des-monster-skeleton = Skeleton
des-monster-skeleton-text = It shoots splinters of itself, and lying down is only a habit.
des-monster-ogre = Ogre
des-monster-ogre-text = What it hits, it throws.
des-monster-hell_hound = Hell Hound
des-monster-hell_hound-text = It breathes out, and the corridor is gone.
des-monster-manticore = Manticore
des-monster-manticore-text = Two volleys before anybody has counted to one.
des-monster-sorcerer = Sorcerer
des-monster-sorcerer-text = He has sold everything he had, and regrets nothing.
des-monster-dragon = Dragon
des-monster-dragon-text = Its fire is black, and water does not trouble it.
des-monster-naga = Naga
des-monster-naga-text = Nobody walks away from her embrace.
des-monster-bane_spider = Bane Spider
des-monster-bane_spider-text = It spits its own blood, and its blood is poison.
des-monster-demon = Demon
des-monster-demon-text = It burns and is not consumed. Courage is.

des-rank-normal = normal
des-rank-master = master
des-rank-named = named

## Dice and attacks

des-die-red = red
des-die-blue = blue
des-die-white = white
des-die-green = green
des-die-yellow = yellow
des-die-black = black

des-face-miss = miss
des-face-blank = blank
des-face-power = power enhancement
des-face-surge = surge
des-face-d2s1 = 2 damage and a surge
des-face-d3 = 3 damage
des-face-d4 = 4 damage
des-face-r1d1 = 1 range and 1 damage
des-face-r1d2 = 1 range and 2 damage
des-face-r1d3 = 1 range and 3 damage
des-face-r1d3s1 = 1 range, 3 damage and a surge
des-face-r2d1 = 2 range and 1 damage
des-face-r2d1s1 = 2 range, 1 damage and a surge
des-face-r2d2 = 2 range and 2 damage
des-face-r2s1 = 2 range and a surge
des-face-r3 = 3 range
des-face-r3d1s1 = 3 range, 1 damage and a surge
des-face-r4s1 = 4 range and a surge

des-attack-melee = melee
des-attack-ranged = ranged
des-attack-magic = magic

## Special abilities

des-ability-aura = Aura
des-ability-aura-text =
    An enemy who enters a space next to it suffers { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } that armor does not prevent, every time.
des-ability-blast = Blast
des-ability-blast-text =
    The attack strikes every figure, friend or enemy, within as many spaces of the target as its rank, unless walls, doors or rubble are in the way.
des-ability-breath = Breath
des-ability-breath-text =
    The attack strikes every figure, friend or enemy, under the template laid against its base. Range does not count.
des-ability-burn = Burn
des-ability-burn-text = Whoever takes damage from the attack, even if armor stops it all, gets a burn token.
des-ability-command = Command
des-ability-command-text =
    Its own attacks and those of friends within { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } gain +{ $damage } damage and +{ $range } range.
des-ability-fear = Fear
des-ability-fear-text = An enemy who attacks it must spend as many surges as its rank, or misses.
des-ability-fly = Fly
des-ability-fly-text = It moves over enemies and obstacles as if they were not there.
des-ability-grapple = Grapple
des-ability-grapple-text = Enemies next to it cannot spend movement points.
des-ability-knockback = Knockback
des-ability-knockback-text =
    Whoever takes damage from the attack, even if armor stops it all, can be thrown up to { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } away.
des-ability-pierce = Pierce
des-ability-pierce-text = The attack ignores as much armor as its rank. Shields are not pierced.
des-ability-poison = Poison
des-ability-poison-text = Wounds lost to the attack become poison, which must be healed before them.
des-ability-reach = Reach
des-ability-reach-text =
    Its melee attacks reach up to { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } away.
des-ability-quick_shot = Quick Shot
des-ability-quick_shot-text =
    It makes up to { $attacks ->
        [one] 1 attack
       *[other] { $attacks } attacks
    } whenever it is activated.
des-ability-sorcery = Sorcery
des-ability-sorcery-text = After the roll it adds as many points as its rank to range and damage, divided as it likes.
des-ability-stun = Stun
des-ability-stun-text = Whoever takes damage from the attack, even if armor stops it all, gets a stun token.
des-ability-sweep = Sweep
des-ability-sweep-text = One attack strikes every enemy within melee range that it can see.
des-ability-undying = Undying
des-ability-undying-text =
    When it is killed, a power die is rolled. On a surge it rises at once, unhurt but for what the blow had left over.
des-ability-web = Web
des-ability-web-text = Whoever takes damage from the attack, even if armor stops it all, gets a web token.

## How cards are put into words

des-text-join = { $first } { $then }
des-text-ranked = { $ability } { $rank }
des-text-side =
    The { $rank } one: speed { $speed }, armor { $armor }, wounds { $wounds } for 2 to 5 players; { $attack } attack with { $dice }; { $abilities }.
des-text-weapon =
    Weapon ({ $attack }, { $hands ->
        [one] one hand
       *[other] two hands
    }): { $dice }.
des-text-armor = Armor +{ $armor }.
des-text-shield =
    Shield ({ $hands ->
        [one] one hand
       *[other] two hands
    }): exhaust it to prevent { $prevents ->
        [one] 1 wound
       *[other] { $prevents } wounds
    } of an attack. No help against wounds that ignore armor.
des-text-cache = Inside: { $held }. Then draw another card from the same deck.
des-text-rune = Rune.
des-text-abilities = { $abilities }.
des-text-has = You have { $abilities }.
des-text-bonus-own = Always: { $gains }.
des-text-bonus-any = All your attacks: { $gains }.
des-text-bonus-melee = Your melee attacks: { $gains }.
des-text-bonus-ranged = Your ranged attacks: { $gains }.
des-text-bonus-magic = Your magic attacks: { $gains }.
des-text-surge =
    { $cost ->
        [one] 1 surge
       *[other] { $cost } surges
    }: { $gains }.
des-text-off-hand = Held beside another weapon: { $gains }.
des-text-speed-cap = A base speed above { $speed } becomes { $speed }.
des-text-no-runes = No runes beside it.
des-text-immune = You are immune to { $effects }.
des-text-ward = Roll a power die for every wound you would suffer; each { $face } cancels one. Shields and Ghost Armor come after it.
des-text-movement =
    +{ $n ->
        [one] 1 movement point
       *[other] { $n } movement points
    } in each of your turns, whatever you do.

des-held-coins =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
des-held-healing =
    { $n ->
        [one] 1 healing potion
       *[other] { $n } healing potions
    }
des-held-vitality =
    { $n ->
        [one] 1 vitality potion
       *[other] { $n } vitality potions
    }

des-gain-damage = +{ $n } damage
des-gain-range = +{ $n } range
des-gain-surge =
    { $n ->
        [one] +1 surge
       *[other] +{ $n } surges
    }
des-gain-pierce = Pierce { $n }
des-gain-blast = Blast { $n }
des-gain-stun =
    { $n ->
        [one] 1 stun token
       *[other] { $n } stun tokens
    }
des-gain-burn =
    { $n ->
        [one] 1 burn token
       *[other] { $n } burn tokens
    }
des-gain-web =
    { $n ->
        [one] 1 web token
       *[other] { $n } web tokens
    }
des-gain-poison = Poison
des-gain-knockback = Knockback
des-gain-sorcery = Sorcery { $n }
des-gain-threat = the overlord loses { $n } threat
des-gain-double = the damage is doubled
des-gain-slay = the target dies, Undying or not

## Shop items

des-item-axe = Axe
des-item-axe-text = Two hands, one idea.
des-item-bow = Bow
des-item-bow-text = It reaches the far end of the corridor, and whatever waits there.
des-item-chain_mail = Chain Mail
des-item-chain_mail-text = Ten thousand rings, and every stair counts them.
des-item-crossbow = Crossbow
des-item-crossbow-text = Slow to wind, quick to argue.
des-item-dagger = Dagger
des-item-dagger-text = Best kept in the hand that nobody watches.
des-item-ghost_armor = Ghost Armor
des-item-ghost_armor-text =
    When you suffer wounds you may pay { $pay } fatigue to prevent { $wounds ->
        [one] 1 of them
       *[other] { $wounds } of them
    }, as often as you can pay.
des-item-immolation = Immolation
des-item-immolation-text = The rune hums just before it burns.
des-item-iron_shield = Iron Shield
des-item-iron_shield-text = Dented in all the right places.
des-item-leather_armor = Leather Armor
des-item-leather_armor-text = Better than a shirt, lighter than regret.
des-item-magic_staff = Magic Staff
des-item-magic_staff-text = It knows a single word, and it is a good one.
des-item-sword = Sword
des-item-sword-text = The answer to most of the questions asked down here.

## Copper treasures

des-item-bane = Bane
des-item-bane-text = The rune bursts, and does not ask whose side anybody is on.
des-item-belt_of_strength = Belt of Strength
des-item-belt_of_strength-text = One notch tighter than is comfortable.
des-item-bone_blade = Bone Blade
des-item-bone_blade-text = Carved from something that had no more use for it.
des-item-cloak_of_deception = Cloak of Deception
des-item-cloak_of_deception-text = You are rarely quite where they strike.
des-item-crystal_of_tival = Crystal of Tival
des-item-crystal_of_tival-text =
    Right after equipping yourself at the start of your turn you may shatter it: you heal { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } and recover all your fatigue. It is gone for good.
des-item-crystal_shield = Crystal Shield
des-item-crystal_shield-text = Clear as water, and much harder.
des-item-crystalize = Crystalize
des-item-crystalize-text = Under its light armor turns brittle as frost.
des-item-dragontooth_hammer = Dragontooth Hammer
des-item-dragontooth_hammer-text = It used to be a tooth, and has not forgotten.
des-item-dwarven_fire_bombs = Dwarven Fire Bombs
des-item-dwarven_fire_bombs-text = Light, throw, do not count.
des-item-great_bow = Great Bow
des-item-great_bow-text = Taller than some who dream of drawing it.
des-item-mana_weave = Mana Weave
des-item-mana_weave-text = Threads of light, knotted round the wrist.
des-item-minor_healing = Minor Healing
des-item-minor_healing-text =
    In your turn you may pay { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } and { $pay } fatigue: you or an adjacent hero heals { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }. As often as you can pay.
des-item-pacify = Pacify
des-item-pacify-text =
    Whoever suffers at least one wound from it gets { $stuns ->
        [one] a stun token
       *[other] { $stuns } stun tokens
    }.
des-item-plate_mail = Plate Mail
des-item-plate_mail-text = A small castle with you inside.
des-item-ring_of_quickness = Ring of Quickness
des-item-ring_of_quickness-text = Your feet arrive before you do.
des-item-staff_of_punishment = Staff of Punishment
des-item-staff_of_punishment-text = It has never been spared.
des-item-treasure_cache_copper_coins = Treasure Cache
des-item-treasure_cache_copper_coins-text = Somebody hid it well and never came back.
des-item-treasure_cache_copper_healing = Treasure Cache
des-item-treasure_cache_copper_healing-text = Somebody hid it well and never came back.
des-item-treasure_cache_copper_vitality = Treasure Cache
des-item-treasure_cache_copper_vitality-text = Somebody hid it well and never came back.

## Silver treasures

des-item-amulet_of_healing = Amulet of Healing
des-item-amulet_of_healing-text =
    Right after equipping yourself at the start of your turn you may break it: you heal all your wounds and recover all your fatigue. It is gone for good.
des-item-bow_of_bone = Bow of Bone
des-item-bow_of_bone-text = Strung with what used to hold the bones together.
des-item-cloak_of_mists = Cloak of Mists
des-item-cloak_of_mists-text = Most blades find nothing but fog.
des-item-drain_life = Drain Life
des-item-drain_life-text = What it takes, it keeps.
des-item-flute_of_repose = Flute of Repose
des-item-flute_of_repose-text =
    At the end of your turn you may play it and discard it: every monster within { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }, seen or not, gets { $tokens ->
        [one] a stun token
       *[other] { $tokens } stun tokens
    }; only named monsters do not.
des-item-flying_death = Flying Death
des-item-flying_death-text = It always comes back to the hand that threw it.
des-item-golden_armor = Golden Armor
des-item-golden_armor-text = Too smooth to get a grip on.
des-item-greater_healing = Greater Healing
des-item-greater_healing-text =
    In your turn you may pay { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    } and { $pay } fatigue: you or an adjacent hero heals { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }. As often as you can pay.
des-item-grinding_axe = Grinding Axe
des-item-grinding_axe-text = Its teeth turn by themselves.
des-item-ice_storm = Ice Storm
des-item-ice_storm-text = Winter, thrown at arm's length.
des-item-petrify = Petrify
des-item-petrify-text =
    Whoever suffers at least one wound from it gets { $stuns ->
        [one] a stun token
       *[other] { $stuns } stun tokens
    }.
des-item-scorpion_helmet = Scorpion Helmet
des-item-scorpion_helmet-text = Through its visor you see where it will hurt.
des-item-serpent_blade = Serpent Blade
des-item-serpent_blade-text = It bends towards the warmth.
des-item-shield_of_light = Shield of Light
des-item-shield_of_light-text = It is all they see of you.
des-item-staff_of_fire = Staff of Fire
des-item-staff_of_fire-text = Keep it away from the maps.
des-item-treasure_cache_silver_coins = Treasure Cache
des-item-treasure_cache_silver_coins-text = Somebody hid it well and never came back.
des-item-treasure_cache_silver_healing = Treasure Cache
des-item-treasure_cache_silver_healing-text = Somebody hid it well and never came back.
des-item-treasure_cache_silver_vitality = Treasure Cache
des-item-treasure_cache_silver_vitality-text = Somebody hid it well and never came back.

## Gold treasures

des-item-curse_of_rot = Curse of Rot
des-item-curse_of_rot-text = The strongest armor only rots a little more slowly.
des-item-deflect = Deflect
des-item-deflect-text = Blows remember that they are needed elsewhere.
des-item-dragon_scale_mail = Dragon Scale Mail
des-item-dragon_scale_mail-text = The dragon was wearing it first.
des-item-elven_bow = Elven Bow
des-item-elven_bow-text = It sings before the arrow does.
des-item-elven_cloak = Elven Cloak
des-item-elven_cloak-text = Whoever strikes at it mostly strikes at leaves.
des-item-flame_strike = Flame Strike
des-item-flame_strike-text = Stand well back. Further.
des-item-frost_axe = Frost Axe
des-item-frost_axe-text = The wound does not bleed. It cracks.
des-item-jinns_lamp = Jinn's Lamp
des-item-jinns_lamp-text =
    Right after equipping yourself at the start of your turn you may rub it and discard it: you and every adjacent hero heal { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } and recover all fatigue.
des-item-rage_blade = Rage Blade
des-item-rage_blade-text = It is angrier than you are.
des-item-ring_of_the_arcane = Ring of the Arcane
des-item-ring_of_the_arcane-text = The stone is warm, and thinking.
des-item-scarab_of_death = Scarab of Death
des-item-scarab_of_death-text = It flies straight, and home only when it is done.
des-item-shield_of_the_warrior = Shield of the Warrior
des-item-shield_of_the_warrior-text = Its first bearer, they say, is still standing.
des-item-staff_of_knowledge = Staff of Knowledge
des-item-staff_of_knowledge-text = It whispers what the overlord is planning.
des-item-word_of_vaal = Word of Vaal
des-item-word_of_vaal-text =
    It needs no target: one attack strikes every enemy that you can see within { $around ->
        [one] 1 space
       *[other] { $around } spaces
    }, and range does not count. Whoever suffers at least one wound gets { $stuns ->
        [one] a stun token
       *[other] { $stuns } stun tokens
    }.
des-item-treasure_cache_gold_healing = Treasure Cache
des-item-treasure_cache_gold_healing-text = Somebody hid it well and never came back.
des-item-treasure_cache_gold_vitality = Treasure Cache
des-item-treasure_cache_gold_vitality-text = Somebody hid it well and never came back.

## Artifacts, and items of quests

des-item-blade_of_light = Blade of Light
des-item-blade_of_light-text = Daylight, kept in a scabbard.
des-item-rune_plate = Rune Plate
des-item-rune_plate-text = Its runes have an answer to everything.
des-item-soulbiter = Soulbiter
des-item-soulbiter-text = It is never full for long.
des-item-touch_of_death = Touch of Death
des-item-touch_of_death-text = There is no need for a second one.
des-item-mace_of_kellos = Mace of Kellos
des-item-mace_of_kellos-text = A priest's weapon, for priests in a hurry.

## Fighting skills

des-skill-able_warrior = Able Warrior
des-skill-able_warrior-text =
    When you declare an Advance you may pay { $pay } fatigue to make up to { $attacks ->
        [one] 1 attack
       *[other] { $attacks } attacks
    } instead of one.
des-skill-battle_cry = Battle Cry
des-skill-battle_cry-text = When you declare a Battle, you and every adjacent hero recover { $regain } fatigue.
des-skill-cleaving = Cleaving
des-skill-cleaving-text =
    Whenever you kill an enemy with a melee attack, you may pay { $pay } fatigue to attack once more with the same weapon.
des-skill-enduring = Enduring
des-skill-enduring-text = Armor does not slow you down. While you wear none you have +{ $armor } armor.
des-skill-knight = Knight
des-skill-knight-text =
    When you declare a Battle you may pay { $pay } fatigue to gain movement points equal to half your speed, rounded up, and to make up to { $attacks ->
        [one] 1 attack
       *[other] { $attacks } attacks
    } instead of two.
des-skill-leadership = Leadership
des-skill-leadership-text =
    When you declare Ready you may pay { $pay } fatigue: besides the order you then move or attack { $halves ->
        [one] once
        [2] twice, or do one of each,
       *[other] { $halves } times
    } instead of doing one of them. Whenever you would place an order, you may let another hero place it.
des-skill-mighty = Mighty
des-skill-mighty-text = +{ $damage } damage with melee attacks.
des-skill-parry = Parry
des-skill-parry-text = +{ $armor } armor against melee attacks.
des-skill-relentless = Relentless
des-skill-relentless-text = When you declare an Advance, you recover { $regain } fatigue.
des-skill-tough = Tough
des-skill-tough-text = Your maximum wounds are { $wounds } higher.
des-skill-unmovable = Unmovable
des-skill-unmovable-text =
    When you declare a Battle, you have +{ $armor } armor until your next turn begins, and at any moment of this turn you may place a guard order.
des-skill-weapon_mastery = Weapon Mastery
des-skill-weapon_mastery-text =
    { $surge ->
        [one] 1 extra surge
       *[other] { $surge } extra surges
    } with every melee attack.

## Subterfuge skills

des-skill-acrobat = Acrobat
des-skill-acrobat-text =
    You move through enemies and obstacles as if they were not there, but you can neither stop on nor attack from a space with another figure or an obstacle that blocks movement.
des-skill-alertness = Alertness
des-skill-alertness-text =
    When an enemy moves to a space next to you, you may pay { $pay } fatigue to attack it at once, once each time.
des-skill-ambidextrous = Ambidextrous
des-skill-ambidextrous-text =
    +{ $damage } damage whenever you get an off-hand bonus. Your shields prevent { $prevents ->
        [one] 1 more wound
       *[other] { $prevents } more wounds
    } each time.
des-skill-cautious = Cautious
des-skill-cautious-text =
    The overlord collects { $threat } less threat each turn. Traps deal you { $fewer ->
        [one] 1 wound less
       *[other] { $fewer } wounds less
    }.
des-skill-crackshot = Crackshot
des-skill-crackshot-text = For ranged and magic attacks you may trace line of sight from an empty space next to you. The distance is still your own.
des-skill-deflect_arrows = Deflect Arrows
des-skill-deflect_arrows-text = +{ $armor } armor against ranged attacks.
des-skill-marksman = Marksman
des-skill-marksman-text = +{ $range } range with ranged and magic attacks.
des-skill-master_archer = Master Archer
des-skill-master_archer-text =
    { $surge ->
        [one] 1 extra surge
       *[other] { $surge } extra surges
    } with every ranged attack.
des-skill-precision = Precision
des-skill-precision-text =
    For a ranged or magic attack, one figure or one space of rubble of your choice does not block your line of sight.
des-skill-rapid_fire = Rapid Fire
des-skill-rapid_fire-text =
    After a ranged attack, in your turn or not, you may pay { $pay } fatigue to attack once more with the same weapon. As often as you can pay.
des-skill-skilled = Skilled
des-skill-skilled-text = Your maximum fatigue is { $fatigue } higher.
des-skill-swift = Swift
des-skill-swift-text = +{ $speed } speed, whatever armor you wear.

## Wizardry skills

des-skill-blessing = Blessing
des-skill-blessing-text = You have Command.
des-skill-boggs_the_rat = Boggs the Rat
des-skill-boggs_the_rat-text = The rat Boggs goes with you. No monster can be spawned where he can see it.
des-skill-divine_retribution = Divine Retribution
des-skill-divine_retribution-text =
    When an enemy kills you, every enemy within { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    } that is no named monster dies as well, Undying or not.
des-skill-holy_aura = Holy Aura
des-skill-holy_aura-text = You have Aura.
des-skill-inner_fire = Inner Fire
des-skill-inner_fire-text = +{ $range } range and +{ $damage } damage with ranged and magic attacks.
des-skill-mata_and_kata = Mata and Kata
des-skill-mata_and_kata-text = The ferrets Mata and Kata run errands for you.
des-skill-prodigy = Prodigy
des-skill-prodigy-text =
    { $surge ->
        [one] 1 extra surge
       *[other] { $surge } extra surges
    } with every magic attack.
des-skill-quick_casting = Quick Casting
des-skill-quick_casting-text =
    After a magic attack, in your turn or not, you may exhaust this card and pay { $pay } fatigue to attack once more with the same weapon.
des-skill-telekinesis = Telekinesis
des-skill-telekinesis-text =
    In your turn you may pay { $pay } fatigue to move any other figure you can see by { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }, to where it can stop. Webs and Grapple do not hold it, but out of a pit it cannot get. As often as you can pay.
des-skill-vampiric_blood = Vampiric Blood
des-skill-vampiric_blood-text =
    Whenever you deal a killing blow, you recover { $regain } fatigue. An Undying enemy must stay dead.
des-skill-wild_talent = Wild Talent
des-skill-wild_talent-text =
    You have Sorcery { $sorcery }. Against traps you roll { $dice ->
        [one] 1 more power die
       *[other] { $dice } more power dice
    }.
des-skill-willpower = Willpower
des-skill-willpower-text = +{ $armor } armor against magic attacks.

## Overlord cards

des-card-bane_spider_swarm = Bane Spider Swarm
des-card-bane_spider_swarm-text =
    Spawn { $normal ->
        [one] 1 Bane Spider
       *[other] { $normal } Bane Spiders
    } and { $master ->
        [one] 1 master Bane Spider
       *[other] { $master } master Bane Spiders
    }.
des-card-beastman_war_party = Beastman War Party
des-card-beastman_war_party-text =
    Spawn { $normal ->
        [one] 1 Beastman
       *[other] { $normal } Beastmen
    } and { $master ->
        [one] 1 master Beastman
       *[other] { $master } master Beastmen
    }.
des-card-skeleton_patrol = Skeleton Patrol
des-card-skeleton_patrol-text =
    Spawn { $normal ->
        [one] 1 Skeleton
       *[other] { $normal } Skeletons
    } and { $master ->
        [one] 1 master Skeleton
       *[other] { $master } master Skeletons
    }.
des-card-hell_hound_pack = Hell Hound Pack
des-card-hell_hound_pack-text =
    Spawn { $normal ->
        [one] 1 Hell Hound
       *[other] { $normal } Hell Hounds
    }.
des-card-razorwing_flock = Razorwing Flock
des-card-razorwing_flock-text =
    Spawn { $normal ->
        [one] 1 Razorwing
       *[other] { $normal } Razorwings
    }.
des-card-sorcerer_circle = Sorcerer Circle
des-card-sorcerer_circle-text =
    Spawn { $normal ->
        [one] 1 Sorcerer
       *[other] { $normal } Sorcerers
    }.
des-card-brilliant_commander = Brilliant Commander
des-card-brilliant_commander-text =
    Stays in play. Whenever an area is revealed, { $monsters ->
        [one] 1 normal monster in it becomes a master
       *[other] { $monsters } normal monsters in it become masters
    }.
des-card-doom = Doom!
des-card-doom-text =
    Stays in play. Every monster attack rolls { $dice ->
        [one] 1 more power die
       *[other] { $dice } more power dice
    }.
des-card-evil_genius = Evil Genius
des-card-evil_genius-text =
    Stays in play. You draw { $cards ->
        [one] 1 more card
       *[other] { $cards } more cards
    } each turn.
des-card-hordes_of_the_things = Hordes of the Things
des-card-hordes_of_the_things-text =
    Stays in play. Whenever an area is revealed, place { $normal ->
        [one] 1 more Beastman, Skeleton or Bane Spider
       *[other] { $normal } more Beastmen, Skeletons or Bane Spiders
    } there, all of one kind, next to another monster.
des-card-trapmaster = Trapmaster
des-card-trapmaster-text =
    Stays in play. Your traps cost { $discount } less threat, and those that wound deal { $wounds ->
        [one] 1 more wound
       *[other] { $wounds } more wounds
    }.
des-card-aim = Aim
des-card-aim-text =
    When a monster has declared an attack, before the roll: the attack is aimed, and any of its dice may be re-rolled once.
des-card-charge = Charge
des-card-charge-text =
    When you activate a monster: its speed is { $times ->
        [2] doubled
       *[other] { $times } times as high
    } for this activation.
des-card-dodge = Dodge
des-card-dodge-text = When a hero has rolled for an attack on a monster: it dodges, and you may have any of the dice re-rolled once.
des-card-gust_of_wind = Gust of Wind
des-card-gust_of_wind-text =
    Before your first monster is activated: until your next turn heroes see no farther than { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }. Monsters see as always.
des-card-rage = Rage
des-card-rage-text =
    When you activate a monster: it may attack { $times ->
        [2] twice as often
       *[other] { $times } times as often
    } in this activation.
des-card-crushing_block = Crushing Block
des-card-crushing_block-text =
    When a hero moves into an empty space with no obstacle next to it: rubble falls there. The hero suffers { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } that armor does not prevent, { $per_surge } less for each surge on { $dice ->
        [one] 1 power die
       *[other] { $dice } power dice
    }, and you put the hero on an adjacent empty space.
des-card-spiked_pit = Spiked Pit
des-card-spiked_pit-text =
    When a hero moves into an empty space: a pit opens there. The hero rolls { $dice ->
        [one] a power die
       *[other] { $dice } power dice
    }. On a blank the hero leaps to an adjacent empty space, otherwise falls in and suffers { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } that armor does not prevent.
des-card-explosive_door = Explosive Door
des-card-explosive_door-text =
    When a hero opens a door: every hero next to it suffers { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } that armor does not prevent, { $per_surge } less for each surge on { $dice ->
        [one] 1 power die
       *[other] { $dice } power dice
    }.
des-card-paralyzing_gas = Paralyzing Gas
des-card-paralyzing_gas-text =
    When a hero opens a door: the hero rolls { $dice ->
        [one] a power die
       *[other] { $dice } power dice
    }. Unless it shows a blank, the hero's turn ends and the hero gets { $tokens ->
        [one] a stun token
       *[other] { $tokens } stun tokens
    }.
des-card-monkey_god = Curse of the Monkey God
des-card-monkey_god-text =
    When a hero opens a chest: the hero rolls { $dice ->
        [one] a power die
       *[other] { $dice } power dice
    }. Unless it shows a blank, the hero's turn ends and the hero is a monkey for { $turns ->
        [one] the next turn
       *[other] the next { $turns } turns
    }: speed { $speed }, no armor, and nothing to do but move.
des-card-explosive_rune = Explosive Rune
des-card-explosive_rune-text =
    When a hero opens a chest: that hero and every hero next to the chest suffer { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    } that armor does not prevent, { $per_surge } less for each surge on { $dice ->
        [one] 1 power die
       *[other] { $dice } power dice
    }.
des-card-mimic = Mimic
des-card-mimic-text =
    When a hero opens a chest: the chest comes to life on an adjacent space as a Beastman and is activated at once. The heroes get what is inside when it is killed.
des-card-dark_charm = Dark Charm
des-card-dark_charm-text =
    Before your first monster is activated: choose a hero, who rolls { $dice ->
        [one] a power die
       *[other] { $dice } power dice
    }. Unless it shows a blank, the hero makes one attack of your choice on any hero in reach, the attacker included, and spends no fatigue on it.

## Decks and kinds of cards

des-deck-shop = shop items
des-deck-copper = copper treasures
des-deck-silver = silver treasures
des-deck-gold = gold treasures
des-deck-artifact = artifacts
des-deck-quest = items of the quest
des-deck-fighting = fighting skills
des-deck-subterfuge = subterfuge skills
des-deck-wizardry = wizardry skills
des-deck-overlord = overlord cards

des-type-weapon = weapon
des-type-armor = armor
des-type-shield = shield
des-type-rune = rune
des-type-other = other item
des-type-cache = cache
des-type-spawn = spawn
des-type-power = power
des-type-event = event
des-type-trap = trap

## Potions and tokens

des-potion-healing = healing potion
des-potion-healing-text =
    Drink it for { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }: you heal { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }, poison first. One potion a turn.
des-potion-vitality = vitality potion
des-potion-vitality-text =
    Drink it for { $points ->
        [one] 1 movement point
       *[other] { $points } movement points
    }: you recover all your fatigue. One potion a turn.

des-token-wound = wound
des-token-fatigue = fatigue
des-token-coin = coin
des-token-threat = threat
des-token-conquest = conquest token
des-token-burn = burn token
des-token-poison = poison token
des-token-stun = stun token
des-token-web = web token
des-token-money = money
des-token-potion = potion
des-token-chest = chest
des-token-artifact = artifact
des-token-key = rune key
des-token-glyph = glyph of transport
des-token-encounter = encounter
des-token-stairs = stairs
des-token-pit = pit
des-token-rubble = rubble
des-token-water = water
des-token-door = door
des-token-rune_door = rune-locked door
des-token-training = training token
des-token-town = town

des-chest-copper = copper chest
des-chest-silver = silver chest
des-chest-gold = gold chest

## Orders and actions

des-order-aim = Aim
des-order-aim-text =
    Before an attack roll you may say that you aim, and then re-roll any of the dice once. Lost when you are wounded, move or change what you have equipped.
des-order-dodge = Dodge
des-order-dodge-text =
    Until your next turn begins: whenever you are attacked, you may have any of the dice re-rolled, once per attack.
des-order-guard = Guard
des-order-guard-text =
    Once, at any moment of the overlord's turn, you may interrupt it with an attack. Lost when you are wounded, and when your next turn begins.
des-order-rest = Rest
des-order-rest-text = At the start of your next turn you may recover all your fatigue. Lost when you are wounded.

des-action-run = Run
des-action-run-text = Movement points equal to twice your speed, and no attack.
des-action-battle = Battle
des-action-battle-text = Two attacks, and no movement points.
des-action-advance = Advance
des-action-advance-text = Movement points equal to your speed, and one attack at any moment of the move.
des-action-ready = Ready
des-action-ready-text = Movement points equal to your speed or one attack, and an order at any moment.
