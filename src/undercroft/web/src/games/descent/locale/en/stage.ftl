# Descent's cards as they lie large over the map: the shop, skills, the overlord's hand, loot.

web-desp-stage-advised = Recommended for { $who }
web-desp-stage-why-weapon = The best weapon here for what there is to spend: { $n } damage on average, { $kind }
web-desp-stage-why-armor = Takes something off every hit
web-desp-stage-why-shield = Stops wounds, and there is a hand free for it
web-desp-stage-why-other = Worth its price to this hero
web-desp-stage-why-healing = Saves a life when things go wrong
web-desp-stage-why-vitality = Fatigue back when it is needed most
web-desp-stage-why-town = Stronger than anything on the shelves
web-desp-stage-why-keep = These suit the hero well.
web-desp-stage-why-exchange = Suits this hero least
web-desp-stage-why-play = Worth its threat now
web-desp-stage-why-discard = Least worth keeping
web-desp-stage-balance = Together { $n }
web-desp-stage-unarmed = { $who } has no weapon, and { $n } coins to buy one. Bare hands hardly wound anything. Leave all the same?
web-desp-stage-unarmed-yes = Leave unarmed
web-desp-stage-unarmed-no = Back to the shop
web-desp-stage-treasure = The top card of this treasure deck, whatever it is.
web-desp-stage-skill = The top card of this skill deck, for the rest of the game.
web-desp-stage-replaces = Into the pack for it: { $items }
web-desp-stage-sell = Sell for { $n }
web-desp-stage-buy = Buy for { $n }
web-desp-stage-exchange = Exchange it
web-desp-stage-found = Just found
web-desp-stage-of-price = of { $price } threat
web-desp-stage-heroes = Good heroes to begin with stand first.
web-desp-stage-play-hero = Play { $hero }
