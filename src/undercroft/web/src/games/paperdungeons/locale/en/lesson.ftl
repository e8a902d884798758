# Paper Dungeons: the first game, one idea at a time.

pd-lesson-welcome = Your dungeon
pd-lesson-welcome-text = Your party enters from below and draws its way in pencil, room by room. After eight rounds the most glory wins. The other party is a bot on a sheet of its own.
pd-lesson-dice = Six dice for everybody
pd-lesson-dice-text = Each round six dice are thrown, and everybody uses three of them, all at the same time. A skull serves nobody and hurts everybody.
pd-lesson-die = Take a die
pd-lesson-die-text = Choose one that shows a hero or a clover: it can become almost anything. Boots can do nothing but walk, though farther.
pd-lesson-action = What is it for?
pd-lesson-action-text = A die raises the hero it shows by a level, makes a part of an item, brews potions, or moves your party. For a start, move.
pd-lesson-step = Go into the dungeon
pd-lesson-step-text = Press a lit room. Whoever enters takes what lies there. A monster costs you hearts if your hero is weaker than the number beside it, so look before you go.
pd-lesson-heroes = Second die: a hero
pd-lesson-heroes-text = Strong heroes beat monsters unharmed and count against bosses; in the end the weakest of the four counts most. Take a die with a hero's sign and raise that hero. The colour must be the one at the end of the row.
pd-lesson-items = Third die: your choice
pd-lesson-items-text = Two parts make an item: the cloak leads through walls, the medallion over water. A potion takes two damage in your stead. Or move on; what would you like?
pd-lesson-others = The round ends
pd-lesson-others-text = Now the other party uses its dice, and then the skulls do their harm. A gem that somebody has taken is lost to the rest. Go on to see what they did.
pd-lesson-bosses = Three bosses
pd-lesson-bosses-text = After rounds 3, 6 and 8 a boss comes. Have been in its room by then and be strong enough, or your party flees and loses glory. The row that is marked shows how it would end now.
pd-lesson-round = The rest is yours
pd-lesson-round-text = Your task and the missions bring glory too; you find them beside the map. Here are the keys, the rulebook and this lesson. What you have not finished in a round can be taken back.
