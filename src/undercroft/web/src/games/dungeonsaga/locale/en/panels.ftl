# Dungeon Saga in the browser: panels and prompts.

web-saga-tabs = Cards and panels
web-saga-tab-hero = Hero
web-saga-tab-minions = Minions
web-saga-tab-overlord = Overlord
web-saga-tab-adventure = Adventure
web-saga-no-heroes = No heroes yet.
web-saga-no-minions = No minions afoot.
web-saga-none = none

## Where the game stands

web-saga-round = Round { $n }
web-saga-phase-setup = Setting up
web-saga-phase-heroes = The heroes' turns
web-saga-phase-overlord = The overlord's turn
web-saga-phase-interrupt = An interrupt
web-saga-phase-over = It is over
web-saga-clock =
    { $n ->
        [0] deck empty
        [one] 1 card left
       *[other] { $n } cards left
    }
web-saga-deck =
    { $n ->
        [one] card in the deck. He draws one each round: it is the clock.
       *[other] cards in the deck. He draws one each round: they are the clock.
    }
web-saga-deck-out-heroes = If he cannot draw, the heroes win.
web-saga-deck-out-overlord = If he cannot draw, the overlord wins.
web-saga-deck-out-goes_on = If he cannot draw, the game goes on.

## A hero's card

web-saga-track = { $n } of { $most } wounds; injured from { $white }
web-saga-injured-text = Injured: one die less in every fight and shot, attacking or defending.
web-saga-legend = legend
web-saga-spells = Spells
web-saga-feats = Feats
web-saga-items = Items
web-saga-skills = Abilities and skills
web-saga-effects = In effect
web-saga-used = used
web-saga-once = once a game
web-saga-not-usable = cannot use it
web-saga-until =
    { $until ->
        [turn] this turn
        [own_turn] until its next turn
       *[round] this round
    }
web-saga-recovers =
    { $n ->
        [0] ready
        [one] ready after this round
       *[other] ready after { $n } rounds
    }
web-saga-spell-grade =
    { $major ->
        [true] major
       *[false] minor
    }
web-saga-spell-kind = Spell
web-saga-school = School
web-saga-range = Range
web-saga-activation = Used
web-saga-activation-passive = always on
web-saga-activation-triggered = when its moment comes
web-saga-activation-use = in your turn
web-saga-accessory = Can be passed on
web-saga-yes-no =
    { $yes ->
        [true] yes
       *[false] no
    }
web-saga-kind-spell = Spell
web-saga-kind-item = Item
web-saga-kind-feat = Feat
web-saga-kind-skill = Skill
web-saga-kind-command = Command card
web-saga-kind-ability = Ability

## Minions

web-saga-damage = What hits do to it
web-saga-hits =
    { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
web-saga-damage-ignored = nothing
web-saga-damage-bones = bones
web-saga-damage-destroyed = destroyed
web-saga-on-board = { $n } on the board
web-saga-large-text = Large: it covers four squares, turns by quarters, and outnumbers small models by itself.

## The overlord

web-saga-orders =
    { $n ->
        [one] order
       *[other] orders
    } { $phase ->
        [overlord] left
       *[other] a turn
    }
web-saga-orders-left =
    { $n ->
        [one] order
       *[other] orders
    }
web-saga-extra = by a card
web-saga-raises = Raise Dead by a card
web-saga-hand = Hand
web-saga-hand-hidden =
    { $n ->
        [one] 1 card in hand, face down
       *[other] { $n } cards in hand, face down
    }
web-saga-discard = Played
web-saga-raising = Who can be raised
web-saga-afoot = { $have } of { $most } afoot
web-saga-command-extra = Extra orders
web-saga-command-double = Double orders
web-saga-command-raise = Raise Dead
web-saga-command-interrupt = Interrupt
web-saga-commands = Orders
web-saga-order-models = An order: who moves and acts?
web-saga-raise-title = An order: raise the dead
web-saga-raise-at = on { $square }
web-saga-prospect = can get at { $whom }: { $chance } to hurt
web-saga-prospect-none = cannot get at anybody
web-saga-ambush = { $who } could get at { $whom }: { $chance } to hurt
web-saga-ambush-none = Nobody of yours could get at a hero now.
web-saga-why-order = There is more to do than orders for it
web-saga-why-interrupt = A hero stands where it will hurt
web-saga-why-crystal = Worth spending here
web-saga-why-skill = Of most use to this hero
web-saga-play = Play it
web-saga-learn = Learn it

## The adventure

web-saga-goal-heroes = The heroes win if
web-saga-goal-overlord = The overlord wins if
web-saga-rules = Special rules
web-saga-how-it-ends = How it ends
web-saga-stunned-loses = The first stunned hero is the overlord's victory.
web-saga-campaign = The campaign
web-saga-adventure-won =
    { $side ->
        [heroes] The heroes have won this adventure.
       *[overlord] The overlord has won this adventure.
    }

## A turn

web-saga-turn = Turn
web-saga-granted-order = By order
web-saga-granted-extra = By a card
web-saga-granted-interrupt = Interrupt
web-saga-granted-spell = By a spell
web-saga-steps =
    { $n ->
        [one] square
       *[other] squares
    }
web-saga-acts =
    { $n ->
        [one] action
       *[other] actions
    }
web-saga-engaged = engaged
web-saga-halted = stopped by an enemy
web-saga-slips = nobody can hold it
web-saga-attacks = Attacks
web-saga-plans = Not in front yet
web-saga-more-plans =
    { $n ->
        [one] 1 more
       *[other] { $n } more
    }
web-saga-face = Which way to face
web-saga-threats =
    { $n ->
        [one] in 1 enemy's front arc
       *[other] in { $n } enemies' front arcs
    }

## Attacks

web-saga-attacker = attacker
web-saga-defender = defender
web-saga-against = against
web-saga-dice-attacker =
    Attacker: { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
web-saga-dice-defender =
    Defender: { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
web-saga-armour-beats = Armour { $n }: a die must be higher to count
web-saga-armour-is = armour { $n }
web-saga-odds-chart = What may become of { $whom }
web-saga-odds-crystal = With { $item }: { $chance }
web-saga-result-nothing = nothing
web-saga-result-ignored = shrugged off
web-saga-result-bones = bones
web-saga-result-destroyed = destroyed
web-saga-result-wound = wound
web-saga-result-stunned = stunned
web-saga-result-holds = holds
web-saga-result-broken = broken
web-saga-result-weakened = weakened
web-saga-last-attack = The last attack
web-saga-last =
    { $kind ->
        [shot] { $who } shoots at { $whom }
        [magic] { $who } attacks { $whom } by magic
        [strike] { $who } strikes freely at { $whom }
       *[fight] { $who } fights { $whom }
    }
web-saga-hits-of =
    { $n ->
        [0] No hit:
        [one] 1 hit:
       *[other] { $n } hits:
    }
web-saga-die-attack =
    { $verdict ->
        [hit] { $face }: a hit
        [open] { $face }: a hit, nothing against it
        [held] { $face }: held
       *[weak] { $face }: too weak against the armour
    }
web-saga-die-defence = { $face } in defence
web-saga-verdict-hit = hit
web-saga-verdict-open = hit: nothing against it
web-saga-verdict-held = held
web-saga-verdict-weak = too weak against the armour
web-saga-verdict-idle = meets nothing

## Questions that need not be asked

web-saga-auto-strikes = Make every free strike without being asked
