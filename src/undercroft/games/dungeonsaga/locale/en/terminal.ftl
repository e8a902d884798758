# The drawing in a terminal: titles, the signs on the map and their legend, and short notes.

## Signs on the map. Every kind of minion has another letter, every kind of furniture another sign of three.

sag-draw-minion =
    { $kind ->
        [skeleton_warrior] s
        [skeleton_archer] a
        [zombie] z
        [armoured_zombie] Z
        [dwarf_revenant] r
        [ghost] g
       *[zombie_troll] T
    }
sag-draw-furniture =
    { $kind ->
        [barrel] bar
        [book] boo
        [bookcase] cas
        [dwarf_crypt] cry
        [dwarf_throne] thr
        [lectern] lec
        [sorcerer_bookcase] sor
        [table] tab
        [weapon_rack] rac
       *[well] wel
    }
sag-draw-threat = in an enemy's front arc
sag-draw-exit = the way out
sag-draw-bones =
    { $n ->
        [one] bone pile
       *[other] { $n } bone piles
    }
sag-draw-locked = { $what }, lock { $n }
sag-draw-warded = { $what }, ward { $n }
sag-draw-open = { $what }, open

## Titles

sag-draw-map = Dungeon
sag-draw-party = Heroes
sag-draw-minions = Minions
sag-draw-odds = Chances
sag-draw-campaign = Campaign
sag-draw-goal-heroes = The heroes win
sag-draw-goal-overlord = The overlord wins
sag-draw-special = Special rules
sag-draw-cropped = (a part of it: map shows more)
sag-draw-sight = { $tag } { $who } sees the squares with •
sag-draw-no-map = The dungeon is not laid out yet.
sag-draw-no-sight = No hero is on the board.
sag-draw-no-minions = The overlord has no model on the board.

## The adventure

sag-draw-adventure = { $letter }: { $title }
sag-draw-campaign-place = { $n } of { $of }
sag-draw-round = Round { $round }
sag-draw-last-round = of { $of }
sag-draw-part =
    { $part ->
        [heroes] the heroes' turns
       *[overlord] the overlord's turn
    }
sag-draw-clock =
    { $n ->
        [one] last round
       *[other] { $n } rounds left
    }
sag-draw-deck-out =
    { $side ->
        [heroes] then the heroes win
       *[overlord] then the overlord wins
    }

## Cards of heroes and bosses

sag-draw-move = move
sag-draw-fight = fight
sag-draw-shoot = shoot
sag-draw-armour = armour
sag-draw-injured =
    { $who ->
       *[other] injured
    }
sag-draw-stunned =
    { $who ->
       *[other] stunned
    }
sag-draw-signed =
    { $n ->
        [1] +1
        [2] +2
        [3] +3
        [4] +4
        [5] +5
       *[other] { $n }
    }
sag-draw-steps = movement left
sag-draw-acts = actions left
sag-draw-held = engaged with { $by }
sag-draw-halted = stopped by an enemy
sag-draw-spells = Spells
sag-draw-items = Items
sag-draw-feats = Feats
sag-draw-skills = Skills
sag-draw-abilities = Abilities

## The overlord

sag-draw-orders = orders a turn
sag-draw-orders-left = orders left
sag-draw-extra = models by a card
sag-draw-raises-left = Raise Dead by a card
sag-draw-interrupt = interrupting models left
sag-draw-hand = hand
sag-draw-deck = deck
sag-draw-hand-cards = In hand
sag-draw-played = Played
sag-draw-raises = Can be raised
sag-draw-damage =
    { $more ->
        [yes] { $hits }+ hits
       *[no] { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
        }
    }: { $result ->
        [ignored] shrugged off
        [bones] bones
       *[destroyed] dust
    }

## Attacks and their odds

sag-draw-attack =
    { $kind ->
        [strike] Free strike
        [shot] Shot
        [magic] Magic attack
       *[fight] Fight
    }: { $who } → { $whom }
sag-draw-last-attack =
    Last { $kind ->
        [strike] free strike
        [shot] shot
        [magic] magic attack
       *[fight] fight
    }: { $who } → { $whom }
sag-draw-dice = { $dice } dice against { $defence }, armour { $armour }
sag-draw-rolled = Rolled
sag-draw-hits = hits
sag-draw-outcome =
    { $hits ->
        [0] No hit
        [one] 1 hit
       *[other] { $hits } hits
    }: { $outcome }
sag-draw-against = armour { $armour }
sag-draw-modifier =
    { $side ->
        [attacker] attacker
       *[defender] defender
    } { $why } { $n ->
        [1] +1
        [2] +2
        [3] +3
        [4] +4
        [5] +5
       *[other] { $n }
    }
sag-draw-why =
    { $why ->
        [injured] injured
        [outnumbered] outnumbered
        [behind] from behind
        [furniture] across furniture
       *[magic] magic item
    }
sag-draw-chance =
    { $result ->
        [nothing] no harm
        [holds] holds
        [ignored] shrugged off
        [wound] wound
        [bones] bones
        [stunned] stunned
        [destroyed] dust
       *[broken] broken
    } { $chance } %
sag-draw-hurts = { $who } hurt { $chance } %
sag-draw-breaking-away = Breaking away, free strikes:
sag-draw-escape =
    { $result ->
        [unharmed] unharmed
        [wounded] wounded
        [stunned] stunned
       *[lost] gone
    } { $chance } %

## Options before the game

dungeonsaga-option-adventure = Adventure
dungeonsaga-option-campaign = Campaign: this adventure and all after it
