# Missions: their stories, goals and rules, and what happens in them. The names of the messages follow the files.

## 0: Training

md2-mission-training-title = Training
md2-mission-training-story =
    The order has a cellar for beginners. It used to have a wine rack; now it has a rift, a small one, and somebody has
    to close it before the inspection.
md2-mission-training-goal = Take the scroll of the ritual from the chamber, then destroy the rift beyond it.
md2-mission-training-rules =
    The scroll is taken for a movement point, and all heroes gain 5 XP. Whoever holds it destroys the rift with an action.
md2-mission-training-won = The rift closes with a sound like a cork. The cellar smells of brimstone, and a little of wine.
md2-mission-training-lost = The inspection finds the rift open and nobody at home.
md2-mission-training-task-scroll = the scroll is found
md2-mission-training-task-rift = the rift is destroyed

## 1: Highway to Hellscape

md2-mission-highway_to_hellscape-title = Highway to Hellscape
md2-mission-highway_to_hellscape-story =
    Below the keep runs a road that was never built. It ends at a Gate with a white frame, and behind the Gate something
    hums that once was an altar. Two levers hold it shut; their keepers have not slept for a century.
md2-mission-highway_to_hellscape-goal = Move both levers, which opens the Gate, then leave the dungeon by the altar.
md2-mission-highway_to_hellscape-rules =
    A lever is moved for a movement point and brings 3 XP. The Gate lets enemies through even while it is closed, but not
    your eyes. At the altar a hero leaves for a movement point; all have to.
md2-mission-highway_to_hellscape-won = The last of you steps onto the altar. The road lies behind you, and ahead there is only heat.
md2-mission-highway_to_hellscape-lost = The road keeps what walks on it.
md2-mission-highway_to_hellscape-task-gate = the Gate is open
md2-mission-highway_to_hellscape-task-leave = all have left

## 2: The Passage

md2-mission-the_passage-title = The Passage
md2-mission-the_passage-story =
    The Summoner Master knows how to make a rift lead where one wants. He is old, walks slowly, stops at every corpse and
    has no intention of being hurried. He has to get there alive; nobody else can do it.
md2-mission-the_passage-goal = See the Summoner Master safely to the rift, then enter it, all of you.
md2-mission-the_passage-rules =
    He has 8 health and defends with two blue dice. From round 2 on he goes two zones towards the white-framed door at the
    start of every Hero Phase, and opens only that one. He never leaves a zone with enemies. If he dies, all is lost.
md2-mission-the_passage-won = The rift takes you in, one after the other. On the other side somebody is already waiting, and complaining about the draught.
md2-mission-the_passage-lost = Without the old man the rift is only a hole in the world.
md2-mission-the_passage-task-summoner = the Summoner Master has reached the rift
md2-mission-the_passage-task-leave = all have entered the rift

## 3: The Demon Artifact

md2-mission-the_demon_artifact-title = The Demon Artifact
md2-mission-the_demon_artifact-story =
    It broke into three when it fell, and hell has been looking for the pieces ever since. So have you. Here the forge
    stands that can join them, and it is still warm.
md2-mission-the_demon_artifact-goal = Collect the three shards, then forge them together at the hellforge.
md2-mission-the_demon_artifact-rules =
    A shard is collected for a movement point and brings 5 XP. Once all three are found, everybody who holds one must be at
    the hellforge; then one action is enough.
md2-mission-the_demon_artifact-won = Three pieces, one blow. What lies on the anvil hums in a key that nobody can sing.
md2-mission-the_demon_artifact-lost = The shards change owners. The forge has waited for them as well.
md2-mission-the_demon_artifact-task-shards = all shards are found
md2-mission-the_demon_artifact-task-artifact = the artifact is forged

## 4: The Cursed Sword

md2-mission-the_cursed_sword-title = The Cursed Sword
md2-mission-the_cursed_sword-story =
    Five crystals feed on the sins of those who come too near, and only one blade cuts them. It is large, it is ugly, and
    it is hungry. Take turns.
md2-mission-the_cursed_sword-goal = Destroy the five Crystals of Sin with the cursed sword, and let it defeat none of you.
md2-mission-the_cursed_sword-rules =
    At the start of every Hero Phase its bearer suffers 1 wound, then 2, then 3; whoever begins a fourth round with it loses the
    mission for all. Handing it over in a trade begins the count anew, and it is never put away. A crystal takes an action
    and brings 5 XP; each of them makes the sword stronger. Alone, the sword always wounds for 1 and never more.
md2-mission-the_cursed_sword-won = The last crystal bursts, and the sword goes quiet. It looks almost ordinary now, except for the size.
md2-mission-the_cursed_sword-lost = The sword has found somebody to keep.
md2-mission-the_cursed_sword-task-crystals = all crystals are destroyed

## 5: Hellish Maze

md2-mission-hellish_maze-title = Hellish Maze
md2-mission-hellish_maze-story =
    Four chambers float in the dark, and no corridor leads from one to another. There are runes on the floor instead, and
    they work, in both directions. Each chamber has a lair, and each lair has an owner.
md2-mission-hellish_maze-goal = Kill the four beasts that come out of the lairs.
md2-mission-hellish_maze-rules =
    Tiles are not connected. From a zone with a rune one steps to any other rune, and enemies do so as well. A beast appears in
    a lair when its chamber is revealed; roaming monsters from the portal do not count. Enemies on a tile without heroes
    make for the nearest rune.
md2-mission-hellish_maze-won = The fourth beast falls, and one by one the runes go out. Somebody should have thought of the way back first.
md2-mission-hellish_maze-lost = The maze has no exit, and now it needs none.
md2-mission-hellish_maze-task-beasts = all beasts are dead

## 6: The Horror Beast

md2-mission-the_horror_beast-title = The Horror Beast
md2-mission-the_horror_beast-story =
    It was locked in because nobody could kill it. The angel who tried has left nothing but feathers, all over the place, and
    the beast flinches from them as if they burned.
md2-mission-the_horror_beast-goal = Put an Angel Feather on the Horror Beast so that it can be wounded, and kill it.
md2-mission-the_horror_beast-rules =
    Nothing harms the beast unless a feather lies on it. A feather is collected for a movement point, and put on the beast for another
    by a hero in its zone. At the start of every round all feathers on it are gone; its wounds stay.
md2-mission-the_horror_beast-won = The beast goes down in a cloud of feathers, and for once the feathers are not to blame.
md2-mission-the_horror_beast-lost = There are a few more bones in its den.
md2-mission-the_horror_beast-task-beast = the Horror Beast is dead

## 7: Releasing Michael

md2-mission-releasing_michael-title = Releasing Michael
md2-mission-releasing_michael-story =
    Four seals hold an archangel who no longer knows whose side he is on. To free him you will have to break them. To save him you
    will have to beat him.
md2-mission-releasing_michael-goal = Break the four seals, then defeat Michael in the Corruption Chamber.
md2-mission-releasing_michael-rules =
    A seal takes an action, and all heroes gain 5 XP. Only then the white-framed door opens, and whoever walks through it begins the
    fight. As long as corruption lies in the chamber nothing harms Michael; to remove a token takes an action and an enemy die
    that may turn on you.
md2-mission-releasing_michael-won = The blackness falls off him like soot. He looks at the sword in his hand, and then at you, and puts it down.
md2-mission-releasing_michael-lost = Heaven has one archangel fewer, and hell has one more.
md2-mission-releasing_michael-task-seals = all seals are broken
md2-mission-releasing_michael-task-michael = Michael is free

## 8: The Soul Collector

md2-mission-the_soul_collector-title = The Soul Collector
md2-mission-the_soul_collector-story =
    The Gate opens for souls, and it is not particular about whose. There are four prisons full of them down here, and a good
    many owners who will not miss theirs.
md2-mission-the_soul_collector-goal = Collect ten souls for each hero, then leave through the Gate.
md2-mission-the_soul_collector-rules =
    Every minion and every leader is worth a soul, a roaming monster three. A Soul Prison is destroyed with an action: five souls,
    and 5 XP for whoever did it. With enough souls a hero leaves at the Gate for a movement point; all have to.
md2-mission-the_soul_collector-won = The Gate counts, twice, and lets you go.
md2-mission-the_soul_collector-lost = In the end the Gate has taken other souls.
md2-mission-the_soul_collector-task-souls = enough souls are collected
md2-mission-the_soul_collector-task-leave = all have left

## 9: The Soul Keys

md2-mission-the_soul_keys-title = The Soul Keys
md2-mission-the_soul_keys-story =
    Three keys are made of time, and time is what they run out of. Behind the door that they open sits the one who has all of it, and
    he does not like visitors.
md2-mission-the_soul_keys-goal = Collect the three Soul Keys before they vanish, then kill the Reaper.
md2-mission-the_soul_keys-rules =
    In every Darkness Phase each key loses a time token; one that has none to lose vanishes, and all is lost. A key takes an action,
    and all heroes gain 8 XP. Enemies pass closed doors. The white-framed door opens once you have all keys; whoever walks
    through it begins the fight. There, an action adds a time token to an hourglass: if one has to be taken from an
    empty one, all is lost as well.
md2-mission-the_soul_keys-won = The Reaper stops in the middle of a word. Somewhere a clock begins to tick.
md2-mission-the_soul_keys-lost = Time is up.
md2-mission-the_soul_keys-task-keys = all keys are found
md2-mission-the_soul_keys-task-reaper = the Reaper is dead

## 10: Hellscape

md2-mission-hellscape-title = Hellscape
md2-mission-hellscape-story =
    The passage has spat you out in different corners of hell. Each of you has a Gate to the middle, and each Gate has its
    price. In the middle something waits until you are all there; it thinks that is more practical.
md2-mission-hellscape-goal = Meet on the tile in the middle, all of you, then kill the last roaming monster.
md2-mission-hellscape-rules =
    Everything is as if two heroes played, but for the last monster. A Dimension Gate opens by itself when there is no enemy left on its
    tile and all its chambers are revealed; from then on its heroes pass all Gates. When all doors of the middle are open,
    the last monster appears, armed.
md2-mission-hellscape-won = It falls, and hell is quiet for as long as it takes to leave.
md2-mission-hellscape-lost = Hell is large. There is room for all of you.
md2-mission-hellscape-task-gather = all have met in the middle
md2-mission-hellscape-task-last = the last monster is dead

## Objectives

md2-objective-scroll = Scroll
md2-objective-rift = Rift
md2-objective-lever = Lever
md2-objective-altar = Altar
md2-objective-passage_rift = Rift
md2-objective-shard = Shard
md2-objective-hellforge = Hellforge
md2-objective-crystal = Crystal of Sin
md2-objective-rune = Rune
md2-objective-lair = Lair
md2-objective-feather = Angel Feather
md2-objective-seal = Corruption Seal
md2-objective-stone = Corruption
md2-objective-soul_prison = Soul Prison
md2-objective-soul_gate = Gate
md2-objective-soul_key = Soul Key
md2-objective-hourglass = Hourglass

## What heroes do there

md2-deed-take_scroll = Take the scroll
md2-deed-destroy_rift = Destroy the rift
md2-deed-pull_lever = Move the lever
md2-deed-leave_by_altar = Leave by the altar
md2-deed-enter_rift = Enter the rift
md2-deed-collect_shard = Collect the shard
md2-deed-forge_artifact = Forge the artifact
md2-deed-destroy_crystal = Destroy the crystal
md2-deed-collect_feather = Pick up the feather
md2-deed-place_feather = Put a feather on the beast
md2-deed-break_seal = Break the seal
md2-deed-cleanse = Remove corruption
md2-deed-destroy_prison = Destroy the prison
md2-deed-leave_by_gate = Leave through the Gate
md2-deed-collect_key = Take the Soul Key
md2-deed-fill_hourglass = Put a time token into the hourglass

## What happens

md2-log-summoner = The Summoner Master walks { $steps ->
        [one] a zone
       *[other] { $steps } zones
    }.
md2-log-summoner-held = The Summoner Master does not leave enemies behind him.
md2-log-summoner-door = The Summoner Master opens the white-framed door.
md2-log-summoner-rift = The Summoner Master steps into the rift, and it turns.
md2-log-sword = The cursed sword bites { $who }: { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }.
md2-log-sword-passed = { $who } takes the cursed sword; it counts anew.
md2-log-beast = A beast is dead: { $who }, { $n } of { $of }.
md2-log-feather = { $who } puts a feather on { $whom }, and it can be wounded.
md2-log-feathers-gone = The feathers are gone; nothing harms { $who } any more.
md2-log-stone = Corruption gathers in the chamber.
md2-log-corrupted = { $who } is corrupted: a token on the dashboard.
md2-log-michael-bare = The last corruption is gone: Michael can be wounded.
md2-log-souls = Souls: { $n } of { $of }.
md2-log-key-time = Time runs out for a Soul Key: { $n } left.
md2-log-hourglass = A time token is put into the hourglass, which has { $n } now.
md2-log-hourglass-down = An hourglass loses a time token: { $n } left.
md2-log-last-armed = { $who } takes up a weapon: { $item }.

md2-lost-summoner = The Summoner Master is dead.
md2-lost-sword = A fourth round with the cursed sword begins.
md2-lost-key = A Soul Key vanishes.
md2-lost-hourglass = A time token is due from an empty hourglass.

## Asks and refusals

md2-ask-summoner = Which way does the Summoner Master go?
md2-ask-opener = Who counts as the hero who has opened the door?
md2-ask-sword = Who bears the cursed sword?
md2-ask-cursed = { $who }: which weapon is the cursed one?
md2-ask-stone = Where does corruption gather? { $n ->
        [one] 1 token
       *[other] { $n } tokens
    } left.
md2-ask-leave-out = Which tile is left out?
md2-do-leave-out = { $tile }

md2-no-white-door = This door opens in another way: the mission says how.
md2-no-white-door-yet = This door opens only once the task before it is done.
md2-no-sword = Only whoever has the cursed sword equipped can destroy a crystal.
md2-no-time = There is no time token left.
