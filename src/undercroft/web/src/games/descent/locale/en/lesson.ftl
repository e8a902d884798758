# Descent: the first game, one idea at a time.

descent-hint-prepared = Skills and gear are chosen for every hero, as a skilled player would. Switch it off to exchange skills and go shopping yourselves.

web-desl-welcome = You lead two heroes
web-desl-welcome-text = Somewhere in this warren lairs the giant Narthak: slay him and you win. A bot plays the overlord with all his monsters. It waits while you read, so take your time.
web-desl-conquest = How you could lose
web-desl-conquest-text = The party lives on conquest tokens. A slain hero comes back in the town, but costs some of them; with none left the overlord wins. Glyphs and chests bring new ones.
web-desl-hero = Who goes first?
web-desl-hero-text = Each round every hero takes one turn, in the order you like. Carthos burns enemies from afar, Trenloe needs to stand beside them. Let Carthos begin.
web-desl-equip = Gear
web-desl-equip-text = A turn begins with what the hero holds and wears. All is in order: just say that you are done.
web-desl-action = One action for the turn
web-desl-action-text = Run is for moving twice as far, Battle for attacking twice, Ready for an order such as dodging. Take Advance: move, and attack once at any moment of the move.
web-desl-move = Move
web-desl-move-text = Lit spaces are in reach. Point at one to see the way and its price, press it to go there. The door is to the right: walk up to it.
web-desl-door = Open the door
web-desl-door-text = Beside a door you can press it. That costs two of your movement points, and whatever is behind it comes to light.
web-desl-seen = There they are
web-desl-seen-text = Press any monster to see its wounds, armour and dice. Those with a red base are masters: stronger, and worth coins when they fall.
web-desl-attack = Attack
web-desl-attack-text = Press the monster that you want to burn. You are told beforehand how likely it is to be hit and to die. Dice bring range, damage and surges: too little range is a miss.
web-desl-spend = Spend what you rolled
web-desl-spend-text = Surges and enhancements buy range or damage. Short of range the attack misses, whatever the damage, so that comes first. What does most stands on top: take it, or buy one thing at a time.
web-desl-end = Fatigue, and the end of the turn
web-desl-end-text = With fatigue a hero buys further steps, or dice in an attack. Go on as long as you like, then end the turn.
web-desl-second = Now the other hero
web-desl-second-text = You know everything it takes. Trenloe can walk through the open door and wait for what comes, or strike if somebody is in reach.
web-desl-overlord = The overlord's turn
web-desl-overlord-text = He gains threat and cards, may play or spawn something for it, and then activates every monster once: it moves and attacks. Go on, and watch what he does.
web-desl-round = That is a round
web-desl-round-text = It goes on like this until Narthak or your conquest is gone. Here are the keys, the rulebook and this lesson. Most answers can be taken back until dice have been thrown.
