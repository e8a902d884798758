# What the rules ask, offer, refuse and tell. Names are put in as they are (content.ftl, adventures.ftl).

## Things named in other messages

sag-overlord = The overlord
sag-side-heroes = the heroes
sag-side-overlord = the overlord
sag-minion = { $kind } { $n }
sag-trap = A trap
sag-square = Square { $square }
sag-lock = the lock ({ $what })
sag-ward = { $what }, ward of strength { $n }
sag-facing-north = north
sag-facing-east = east
sag-facing-south = south
sag-facing-west = west
sag-facing-left = left
sag-facing-right = right
sag-yes = Yes
sag-no = No
sag-done = Enough
sag-nobody = Nobody else
sag-continue = Go on

sag-result-nothing = no harm done
sag-result-wound = a wound
sag-result-ignored = shrugged off
sag-result-bones = falls apart
sag-result-destroyed = smashed to dust
sag-lock-broken = the lock breaks
sag-lock-holds = the lock holds
sag-spared = the wound is turned aside
sag-not-spared = no help this time

## Questions before the game and between adventures

sag-ask-share = Who plays { $who }?
sag-ask-start = { $who }: where do you begin?
sag-ask-facing = { $who }: which way to face?
sag-ask-skill = { $who } has learned something. Which skill is it?
sag-ask-continue = The next adventure is “{ $adventure }”. Shall we?

## Questions in a turn

sag-ask-next-hero = Whose turn is next?
sag-ask-turn =
    { $who }: what next? Left: { $steps ->
        [0] no movement
        [one] 1 square of movement
       *[other] { $steps } squares of movement
    }, { $acts ->
        [0] no action
        [one] 1 action
       *[other] { $acts } actions
    }.
sag-ask-target = { $who } casts { $spell }. On whom, or on what?
sag-ask-crystal = { $who } casts { $spell } on { $whom }. Spend an energy crystal?
sag-ask-exchange = { $giver } would hand { $item } to { $taker }. Agreed?
sag-ask-strike = { $who } is in your reach. Who makes a free strike?
sag-ask-feat =
    { $who }: whom to fight next? { $left ->
        [one] 1 is left.
       *[other] { $left } are left.
    }
sag-ask-volley =
    { $who }: whom to shoot at? { $left ->
        [one] 1 arrow is left.
       *[other] { $left } arrows are left.
    }

## Questions to the overlord

sag-ask-order =
    Left: { $orders ->
        [0] no orders
        [one] 1 order
       *[other] { $orders } orders
    }{ $extra ->
        [0] {""}
        [one] , 1 model by your card
       *[other] , { $extra } models by your card
    }{ $raises ->
        [0] {""}
        [one] , 1 Raise Dead by your card
       *[other] , { $raises } times Raise Dead by your card
    }. What do you command?
sag-ask-interrupt = One hero has finished, the next has not begun. Do you interrupt?
sag-ask-interrupt-model =
    Your interrupt, for { $left ->
        [one] 1 model
       *[other] up to { $left } models
    }: who moves and acts?
sag-ask-bones = { $who } falls apart. On which of its squares do the bones lie?
sag-ask-stance = { $who } rises and needs four free squares. Where is the upper left one?
sag-ask-rise =
    Which bones rise? { $left ->
        [one] 1 pile is left.
       *[other] { $left } piles are left.
    }
sag-ask-ghost = { $who } calls a ghost. Where does it appear?

## Answers in a turn

sag-do-step = Move to { $square }
sag-do-break-away = Break away to { $square }
sag-do-face = Face { $way }
sag-do-turn = Turn { $way }
sag-do-fight = Fight { $whom }
sag-do-shoot = Shoot at { $whom }
sag-do-break = Break the lock: { $what }
sag-do-cast = Cast { $spell }
sag-do-feat = Feat, in place of the turn: { $feat }
sag-do-use = Use { $item }
sag-do-give = Give { $item } to { $who }
sag-do-take = Take { $item } from { $who }
sag-do-crystal =
    Spend { $item }: { $n ->
        [one] 1 die more
       *[other] { $n } dice more
    }
sag-no-crystal = Spend none
sag-do-strike = { $who } strikes
sag-no-strike = Nobody strikes
sag-do-end = End the turn

## Answers of the overlord

sag-do-order = Order to { $who }
sag-do-raise = Raise { $who } on { $square }
sag-do-end-overlord = End your turn

## Refusals

sag-no-turn = { $who } has taken a turn this round; the next comes with the next round.
sag-no-action = One action a turn, and it is spent.
sag-no-step-still = Nobody moves any more once an action or a feat has begun.
sag-no-step-halted = In an enemy's front arc all movement ends. You may still turn, and act.
sag-no-step-far = { $who } has no movement left.
sag-no-step-model = { $whom } stands there. Nobody walks through anybody.
sag-no-step-furniture = In the way: { $what }.
sag-no-step-wall = There is nothing to stand on.
sag-no-step-large = { $who } needs four free squares, and steps only straight ahead, diagonally ahead or straight back.
sag-no-step-diagonal = Too narrow: for a diagonal step, one of the two squares beside it must be free.
sag-no-step-held = You are engaged: break away only to a square that is in no enemy's front arc.
sag-no-fight-behind = { $whom } is behind you. You fight only what is in your front arc.
sag-no-bow = { $who } has no bow.
sag-no-shot-engaged = { $who } is engaged: no shooting from an enemy's front arc.
sag-no-shot-adjacent = { $whom } is too close to shoot at.
sag-no-shot-behind = { $whom } is behind you.
sag-no-shot-far = { $whom } is out of range.
sag-no-sight = No line of sight to { $whom }.
sag-no-target = Nothing and nobody is there to use it on.
sag-no-force = The lock is magic ({ $what }): force is useless, only a spell weakens the ward.
sag-no-spell-turned =
    Not ready: the card stands upright again { $rounds ->
        [1] at the end of this round
        [2] at the end of the next round
       *[other] after { $rounds } rounds
    }.
sag-no-spell-more = One major spell or two different minor ones: more is not in an action.
sag-no-feat-twice = Once a game, and it is used.
sag-no-feat-begun = A feat takes a whole turn, and this one has begun.
sag-no-use = There is no using { $item }: it works by itself.
sag-no-user = { $item } is not for { $who }.
sag-no-wounds = { $who } has no wounds to heal.
sag-no-pass = { $item } is no accessory and stays with its owner.
sag-no-deed-who = That is nothing for { $who }.
sag-no-deed-far = Too far away.
sag-no-orders = No orders left.
sag-no-order-acted = { $who } has moved and acted already.
sag-no-raise-under = Somebody stands on these bones.
sag-no-raise-limit = Nothing can rise here: as many undead as allowed are afoot, or there is no room.
sag-no-card-more = One command card a turn, and you have played yours.
sag-no-card-interrupt = An interrupt waits for the gap between two heroes' turns.

## What has happened: the game

sag-log-share = { $seat } plays { $who }.
sag-log-round = Round { $round } begins.
sag-log-turn = { $who } takes a turn.
sag-log-win = Victory goes to { $side }!
sag-log-skill = { $who } learns { $skill }.
sag-log-deck-out = The overlord must draw a card, and there is none.

## What has happened: moving

sag-log-step =
    { $steps ->
       *[one] { $who } moves.
        [other] { $who } moves { $steps } squares.
    }
sag-log-face = { $who } faces { $way }.
sag-log-break-away = { $who } breaks away.

## What has happened: attacks, wounds and spells

sag-log-fight =
    { $who } fights { $whom }: { $dice } against { $answer }, armour { $armour }. { $hits ->
        [0] No hit
        [one] 1 hit
       *[other] { $hits } hits
    }: { $outcome }.
sag-log-strike =
    { $who } strikes at { $whom }: { $dice } against { $answer }, armour { $armour }. { $hits ->
        [0] No hit
        [one] 1 hit
       *[other] { $hits } hits
    }: { $outcome }.
sag-log-shot =
    { $who } shoots at { $whom }: { $dice } against { $answer }, armour { $armour }. { $hits ->
        [0] No hit
        [one] 1 hit
       *[other] { $hits } hits
    }: { $outcome }.
sag-log-magic =
    { $who } attacks { $whom }: { $dice } against { $answer }, armour { $armour }. { $hits ->
        [0] No hit
        [one] 1 hit
       *[other] { $hits } hits
    }: { $outcome }.
sag-log-wound = { $who } takes a wound: { $wounds } of 5.
sag-log-heal =
    { $who } heals { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
sag-log-stunned = { $who } is stunned and leaves the board.
sag-log-bones = { $who } falls apart: a bone pile is left.
sag-log-destroyed = Nothing is left of { $who }.
sag-log-amulet = { $item }: { $who } rolls { $die }, { $outcome }.
sag-log-tough = Toughness: { $who } rolls { $die }.
sag-log-cast = { $who } casts { $spell } on { $whom }.
sag-log-cast-self = { $who } casts { $spell }.
sag-log-armour =
    { $who }: armour { $n ->
        [1] +1
        [2] +2
       *[other] { $n }
    } until the end of the round.
sag-log-ward =
    { $left ->
        [0] The ward is broken: { $what }.
       *[other] The ward weakens to { $left }: { $what }.
    }
sag-log-no-crystal = { $who } rolls { $die }: no such crystal is left in the box.
sag-log-feat = { $who } uses a feat: “{ $feat }”.

## What has happened: doors, items, deeds

sag-log-door = The { $what } is open.
sag-log-chest = The chest is open.
sag-log-item = { $who } receives { $item }.
sag-log-use = { $who } uses { $item }.
sag-log-exchange = { $giver } hands { $item } to { $taker }.
sag-log-no-exchange = { $who } says no: { $item } stays where it is.
sag-log-deed = { $who }: { $deed }.

## What has happened: the overlord

sag-log-overlord =
    The overlord's turn: { $orders ->
        [0] no orders
        [one] 1 order
       *[other] { $orders } orders
    }.
sag-log-drawn = The overlord draws { $card }.
sag-log-card = The overlord plays { $card }.
sag-log-raise = Bones stir and rise: { $who }.

## What has happened: the adventure

sag-log-spawn = { $who } appears.
sag-log-join = { $who } joins the heroes.
sag-log-new-bones = Bones clatter to the floor.
sag-log-collapse = The floor gives way!
sag-log-turned = Stone grinds on stone: the junction turns.
sag-log-stuck = The junction shudders, but something heavy holds it fast.
sag-log-orders =
    From now on the overlord's orders each turn: { $n ->
        [1] +1
        [2] +2
       *[other] { $n }
    }.
sag-log-clock =
    Time runs out: the overlord's deck loses { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
