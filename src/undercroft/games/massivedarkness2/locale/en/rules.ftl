massivedarkness2-title = Massive Darkness 2: Hellscape
massivedarkness2-blurb = Heroes against the hordes of hell: open doors, take what shines, grow faster than the dark does.

## Who and what

md2-hero-gheta = Gheta
md2-hero-ronen = Sir Ronen
md2-hero-irk = Irk
md2-hero-feydra = Feydra
md2-hero-mathrin = Mathrin
md2-hero-nahias = Nahias
md2-ally-summoner = Summoner Master
md2-enemy-demons = Demons
md2-enemy-undead = Undead
md2-enemy-fire_entities = Fire Entities
md2-enemy-fallen_angels = Fallen Angels
md2-enemy-satyrs = Satyrs
md2-enemy-gargoyles = Gargoyles
md2-enemy-imps = Infernal Imps
md2-enemy-skeletons = Skeletons
md2-enemy-lyidan = Lyidan, Incubus Lord
md2-enemy-ytheria = Ytheria, Undead Queen
md2-enemy-andra = Andra
md2-enemy-ghoul = the Ghoul
md2-enemy-michael = Michael, the Defiled Archangel
md2-enemy-reaper = the Reaper
md2-own-ability = the hero's own ability
md2-called-at = { $who } ({ $zone })
md2-called-nth = { $who } ({ $zone } no. { $n })
md2-side-heroes = the heroes
md2-side-darkness = the darkness
md2-attack-melee = melee attack
md2-attack-magic = magic attack
md2-attack-ranged = ranged attack
md2-rarity-common = common
md2-rarity-rare = rare
md2-rarity-epic = epic
md2-slot-head = head
md2-slot-torso = torso
md2-slot-legs = legs
md2-slot-misc = trinket
md2-slot-left = left hand
md2-slot-right = right hand
md2-slot-hand = one hand
md2-slot-two_hands = two hands
md2-slot-none = consumable
md2-die-yellow = yellow die
md2-die-orange = orange die
md2-die-blue = blue die
md2-die-purple = shadow die
md2-die-black = enemy die
md2-face-blank = blank
md2-face-sword = a sword
md2-face-sword2 = two swords
md2-face-sword3 = three swords
md2-face-sword_mana = a sword and mana
md2-face-mana = mana
md2-face-mana2 = two mana
md2-face-shadow = shadow
md2-face-shield = a shield
md2-face-shield2 = two shields
md2-face-scratch = a scratch
md2-face-claw = a claw
md2-face-claw_scratch = a claw and a scratch
md2-token-treasure = treasure
md2-token-loot = loot
md2-token-spawn = spawning place
md2-token-chest = chest
md2-token-greater_chest = greater chest
md2-token-fountain = fountain
md2-token-forge = forge
md2-token-column = column
md2-token-spike_trap = spike trap
md2-token-bear_trap = bear trap
md2-token-objective = objective
md2-token-corruption = corruption
md2-token-time = time
md2-zone = zone { $zone }

## What is asked

md2-ask-hero = Which hero do you play?
md2-ask-weapon = { $who }: which weapon to begin with?
md2-ask-potion = { $who }: which potion?
md2-ask-start = { $who }: where to begin?
md2-ask-skill = { $who }, level { $level }: which new skill?
md2-ask-next-hero = Whose turn is next?
md2-ask-turn = { $who }: { $actions ->
    [one] one action
   *[other] { $actions } actions
  }{ $mp ->
    [0] {""}
    [one] , one movement point
   *[other] , { $mp } movement points
  } left
md2-ask-rest = { $who } rests: how many of the { $n } points as health? The others are mana.
md2-ask-trade = { $who }: who takes or wears what?
md2-ask-item = { $who } has { $item }: what with it?
md2-ask-forge = { $who }: which card goes into the forge, number { $n } of three?
md2-ask-heal = Who is healed by { $n }?
md2-ask-quench = { $who } is healed by { $n }: how many points put out fire instead?
md2-ask-whom = Whom does it hit?
md2-ask-pool = { $who } against { $whom }: more dice before the roll?
md2-ask-resolve = { $who } against { $whom }: { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
  }, { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
  }. What next?
md2-ask-kill = { $who } has killed: and now?
md2-ask-who-gains = Nobody has struck this blow: who gains from it?
md2-ask-enemy = Which enemy acts next?
md2-ask-target = Several are equally near: who is attacked?
md2-ask-attack-type = { $who } can attack in several ways that are equally strong: which?
md2-ask-towards = { $who }: several heroes are equally near. Towards which zone?
md2-ask-way = { $who }: several ways are equally short. Which zone next?
md2-ask-reassemble = { $who } reassemble a comrade, unless you discard { $n } mana.
md2-ask-devour = Of which mob is a minion devoured?
md2-ask-called = Several mobs are equally near: which one is called?

## What can be done

md2-do-go = to { $zone }
md2-do-open = open the door ({ $zones })
md2-do-take = pick up the { $rarity } treasure
md2-do-touch = use the { $what }
md2-do-melee = strike at { $whom }
md2-do-magic = cast at { $whom }
md2-do-ranged = shoot at { $whom }
md2-do-rest = rest
md2-do-trade = trade and equip
md2-do-end = end the turn
md2-do-stop = stay here
md2-do-use = use { $what }
md2-do-act = action: { $what }
md2-do-roll = roll
md2-do-die = resolve the { $die }: { $face }
md2-do-reroll = reroll the { $die }: { $face }
md2-do-finish = resolve the rest and count
md2-do-keep = into the inventory
md2-do-wear = wear it ({ $slot })
md2-do-give = hand it to { $whom }
md2-do-trade-done = done
md2-do-trade-wear = { $who } wears { $item } ({ $slot })
md2-do-trade-off = { $who } takes off what is there: { $slot }
md2-do-trade-give = { $who } gives { $item } to { $whom }
md2-do-reassemble-pay = discard { $n } mana
md2-do-reassemble-let = let it happen

## What has happened

md2-log-hero = { $seat } plays { $who }.
md2-log-round = Round { $round }.
md2-log-turn = { $who } acts.
md2-log-step = { $who } moves { $steps ->
    [one] a zone
   *[other] { $steps } zones
  }.
md2-log-reaction = { $who } turns away from { $n ->
    [one] an enemy
   *[other] { $n } enemies
  }: a blow from each.
md2-log-door = { $who } opens a door.
md2-log-door-card = { $card }: { $text }
md2-log-spawn = { $who } appear: a leader and { $n ->
    [one] a minion
   *[other] { $n } minions
  }.
md2-log-spawn-roaming = { $who } roams the dungeon.
md2-log-duplicate = { $who } are here already, and act.
md2-log-stronger = { $who } grow stronger.
md2-log-minion = { $who }: { $n } more.
md2-log-treasure = A { $rarity } treasure.
md2-log-turned-up = Turned up: { $what }.
md2-log-fountain = { $who } drinks: { $n } health.
md2-log-chest = { $who } opens a chest: { $n } { $rarity } { $n ->
    [one] item
   *[other] items
  }.
md2-log-forge = { $who } forges something { $rarity }.
md2-log-trap-blank = { $who } steps on a trap that does nothing.
md2-log-bear-trap = { $who } is caught in a bear trap and loses an action.
md2-log-item = { $who } finds { $item }.
md2-log-mob-item = { $who } takes { $item } from the leader.
md2-log-not-ours = { $item } is for a class that nobody plays: another card.
md2-log-equip = { $who } equips { $item }.
md2-log-give = { $who } hands { $item } to { $whom }.
md2-log-rest = { $who } rests: { $health } health, { $mana } mana.
md2-log-use = { $who } uses { $what }.
md2-log-heal = { $who } is healed: { $n } health{ $fire ->
    [0] {""}
   *[other] , { $fire } fire put out
  }.
md2-log-mana = { $who }: { $n } mana.
md2-log-shadow = { $who } uses the shadow.
md2-log-reroll = Rerolled: { $die } shows { $face }.
md2-log-claw = { $who }: the special ability.
md2-log-attack = { $who }, { $kind } on { $whom }: { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
  } against { $shields ->
    [one] 1 shield
   *[other] { $shields } shields
  }, { $wounds ->
    [0] no wound
    [one] one wound
   *[other] { $wounds } wounds
  }.
md2-log-wounds = { $who } takes { $n ->
    [one] a wound
   *[other] { $n } wounds
  }.
md2-log-enemy-wounds = { $who }: { $n ->
    [one] a wound
   *[other] { $n } wounds
  }{ $killed ->
    [0] {""}
    [one] ; one dies
   *[other] ; { $killed } die
  }.
md2-log-killed = { $who } has killed { $whom }.
md2-log-knocked-out = { $who } is knocked out.
md2-log-revived = A Lifebringer brings { $who } back; { $left } left.
md2-log-ally-gone = { $who } is gone.
md2-log-xp = { $who }: { $n } experience.
md2-log-xp-all = Every hero: { $n } experience.
md2-log-level = { $who } reaches level { $level }.
md2-log-skill = { $who } learns { $skill }.
md2-log-fire = { $who }: { $n } fire.
md2-log-frost = { $who }: { $n } frost.
md2-log-burn = { $who }: fire, { $n ->
    [one] a wound
   *[other] { $n } wounds
  }.
md2-log-frozen = { $who }: frozen.
md2-log-activation = The turn of { $who }.
md2-log-scheme = { $who }: { $what }
md2-log-enemy-step = { $who }: a move of { $steps ->
    [one] one zone
   *[other] { $steps } zones
  }.
md2-log-appears = { $who } appears.
md2-log-vanishes = { $who } vanishes from the map.
md2-log-devour = { $who } devours one: { $whom }.
md2-log-darkness = The darkness grows: space { $space } of side { $side }.
md2-log-darkness-mob = Mobs come through every portal.
md2-log-darkness-roaming = A roaming monster comes through its portal.
md2-log-darkness-rare = A rare treasure goes into the bag.
md2-log-darkness-epic = An epic treasure goes into the bag.
md2-log-deed = { $who }: { $what }.
md2-log-task = Done: { $task }
md2-log-left = { $who } has left the dungeon.
md2-log-boss = The heroes stand before { $who }. No way back.
md2-log-boss-acts = { $who }, { $n ->
    [one] 1 claw
   *[other] { $n } claws
  }: { $what }
md2-log-boss-track = The track: { $what }
md2-log-soul-drain = { $who } drinks from the heroes' souls.
md2-lost-lifebringer = No Lifebringer is left for a fallen hero.
md2-lost-nobody-to-spawn = No enemy is left that the mission needs.

## Schemes, bosses

md2-scheme-shun_the_light = the light burns: { $wounds } wounds, and back into the shadow.
md2-scheme-strike_from_afar = out of nowhere to the farthest hero within { $zones } zones: { $fire } fire and an attack.
md2-scheme-volley = an attack on everybody in sight.
md2-scheme-single_shot = an attack on the only hero in sight, with more dice.
md2-scheme-strike_and_vanish = strikes the weakest in sight and vanishes.
md2-scheme-appear_and_strike = appears beside the weakest hero and strikes.
md2-scheme-devour_minion = devours a minion and heals { $heal }.
md2-scheme-charge = runs { $zones } zones and attacks.
md2-boss-heavenly_justice = swoops down and strikes everybody there.
md2-boss-spear_throw = throws the spear at the healthiest hero in sight.
md2-boss-blessing_of_darkness = corruption returns, and he heals.
md2-boss-darkness_grows = more dice for his attacks.
md2-boss-corruption_strengthens = a yellow die more for each hero who carries corruption.
md2-boss-death_is_coming = walks up to the nearest hero and strikes.
md2-boss-soul_drain = every hero loses { $mana } mana, or takes a wound.
md2-boss-time_runs_out = takes time out of an hourglass and strikes.
md2-boss-sand_runs = time runs out of an hourglass.
md2-boss-fury_rises = strikes more often from now on.
md2-boss-dark_fury = strikes once more for every rise of fury.

## What is not allowed

md2-no-hero-taken = { $who } is taken: every hero is there once.
md2-no-turn = { $who } has had a turn, or is knocked out.
md2-no-action = No action is left.
md2-no-step-wall = There is a wall.
md2-no-step-door = The door is closed: open it first.
md2-no-step-abyss = Nobody can enter the abyss.
md2-no-interact = Not while there are enemies in the zone.
md2-no-rest = There is nothing to recover.
md2-no-range-melee = A melee attack reaches only the own zone.
md2-no-range-magic = A magic attack reaches the own zone and those one zone away in line of sight.
md2-no-range-ranged = A ranged attack needs a line of sight along a row or column to another zone.
md2-no-untouchable = Nothing can touch it now.
md2-no-weapon = There is no weapon in hand.
md2-no-mana = It takes { $n } mana.
md2-no-health = It takes { $n } health.
md2-no-shadow = Only in shadow.
md2-no-light = Only in light.
md2-no-wounded = Only with at least { $n } wounds.
md2-no-dual = Only when attacking with two weapons.
md2-no-alone = Only with no other hero in the zone.
md2-no-against = Not against this enemy.
md2-no-twice-in-combat = Once in a combat.
md2-no-twice-in-move = Once in a Move action.
md2-no-not-moving = Only in a Move action.
md2-no-again = It has been used already.
md2-no-use = It would do nothing now.
md2-no-reroll-resolved = This die has been resolved: it stays as it is.
md2-no-class = Only for the { $trade }.
md2-no-bound = It is bound to its bearer.
md2-no-forge-epic = Three epic cards cannot be forged: nothing is above them.
md2-no-forge-cards = It takes three cards to forge one.
md2-no-order = Something else has to be done first.
md2-no-holding = For that one needs the { $what }.
md2-no-all-here = All who carry a part have to be here.
md2-no-higher-level = There is no higher level.
md2-no-xp = There is not enough experience.
md2-no-skill-level = It takes level { $level }.
md2-no-skill-lower = A higher tier is known already.
md2-no-skill-tier = The tier below it comes first.

## At any time

md2-ask-any-time = { $who }: at any time
md2-do-drink = drink { $what }
md2-do-off = take off { $item }
md2-log-off = { $who } takes off { $item }.
