# Dungeon Saga: the first game, one idea at a time.

web-sagl-welcome = You lead two heroes
web-sagl-welcome-text = Orlaf the barbarian and Rordin the dwarf must break the door in the middle and reach the far end of the cellar. A bot plays the overlord with his skeletons. It waits while you read.
web-sagl-clock = How you could lose
web-sagl-clock-text = A hero with five wounds is stunned, and the overlord has won. So he has if his cards run out: he draws one each round, so there is no time to dawdle.
web-sagl-hero = Who goes first?
web-sagl-hero-text = In each round every hero has one turn, in the order you like: first move, then act. Let Orlaf begin, he hits hardest.
web-sagl-move = Move
web-sagl-move-text = Lit squares are in reach. Point at one to see the way, press it to go. Hatched squares are in front of an enemy: whoever enters one must stop there.
web-sagl-face = Turn
web-sagl-face-text = Everybody has a front and a back, see the arrow on the base. You fight only what is in front of you, and an attack from behind costs you a die. Turning is free: press an arrow around your hero, or Shift with an arrow key.
web-sagl-fight = Fight
web-sagl-fight-text = Press an enemy. You are told beforehand what both sides roll and how likely it is to fall; if it is not in front of you yet, the way and the turn are part of the plan. Take one.
web-sagl-dice = Dice against dice
web-sagl-dice-text = Dice no higher than the armour are struck out. The others meet the defender's from the highest down: a higher one is a hit, and so is one that meets nothing. Skeletons shrug off one hit, fall to bones at two, and are gone at three.
web-sagl-party = Wounds
web-sagl-party-text = White spaces first, then red ones. On the red ones a hero is injured and has a die less. Now play on: end the turn, and let Rordin have his.
web-sagl-overlord = The overlord's turn
web-sagl-overlord-text = He has two orders: for each one model moves and acts, or a bone pile rises again. Go on, and watch.
web-sagl-strikes = Breaking away
web-sagl-strikes-text = Whoever begins in an enemy's front arc is engaged. Leaving it gives every such enemy a free strike. You are told how likely it is to hurt before you go.
web-sagl-bones = Bones
web-sagl-bones-text = Bone piles can rise as skeletons, but not while somebody stands on them. Park a hero there, or hit harder: three hits leave no bones.
web-sagl-door = The door
web-sagl-door-text = A lock is fought like an enemy: stand before it, face it, and score one hit. What lies behind is laid out at once, with whoever waits there.
web-sagl-round = That is all
web-sagl-round-text = It goes on like this until somebody wins. Here are the keys, the rulebook and this lesson. Most answers can be taken back until dice have been thrown.
