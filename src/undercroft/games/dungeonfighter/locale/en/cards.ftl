# Names of the cards, what they do, and what they think of it.

dungeonfighter-title = Dungeon Fighter

## Heroes

dfi-hero-jack = Jack Sparrowson
dfi-hero-jack-quip = I was going to rob that monster anyway.
dfi-hero-maryla = Maryla Morningstar
dfi-hero-maryla-quip = Let love rule. If it will not, pass me the red die.
dfi-hero-daniel = Daniel Squatdown
dfi-hero-daniel-quip = The moustache does the work. I only hold the lute.
dfi-hero-rysiek = Richie Bear
dfi-hero-rysiek-quip = You cannot see me. I am a bush. Bushes throw dice all the time.

## Skills

dfi-skill-second_try = Second Try
dfi-skill-second_try-text = You may forget the result, pick the die up and throw it again.
dfi-skill-favourite_enemy = Favourite Enemy
dfi-skill-favourite_enemy-text = If you hit: +4 damage to your favourite type of foe, +1 to anybody else.
dfi-skill-spider_senses = Spider Senses
dfi-skill-spider_senses-text = If you miss: you take no damage, and your foe takes 2.
dfi-skill-panacea = Panacea
dfi-skill-panacea-text = Every hero still on their feet regains 1 life.
dfi-skill-sticky_fingers = Sticky Fingers
dfi-skill-sticky_fingers-text = A coin from the supply finds its way into the chest.
dfi-skill-self_healing = Self-Healing
dfi-skill-self_healing-text = You regain 3 life.
dfi-skill-pierce = Pierce
dfi-skill-pierce-text = If you hit: +2 damage.
dfi-skill-smash = Smash
dfi-skill-smash-text = If you hit: the section under your die counts as 5, whatever is painted on it.
dfi-skill-catchy_tune = Catchy Tune
dfi-skill-catchy_tune-text = If you hit: +2 damage, and the tune stays in the air for this fight. Anybody who throws with a spin meanwhile deals +2 on a hit.
dfi-skill-good_herbs = Good Herbs
dfi-skill-good_herbs-text = A hero of your choice regains 2 life, and 1 more for each curio in the discard pile.
dfi-skill-camouflage = Camouflage
dfi-skill-camouflage-text = If you hit: +1 damage for each shop symbol of this room; against the big bad, +3.
dfi-skill-bully = Bully
dfi-skill-bully-text = The bully token waits on the monster for this fight. Whoever lands on a line between sections may spend it and add up two of them.

## Kinds of foes

dfi-kind-beast = Beast
dfi-kind-humanoid = Humanoid
dfi-kind-undead = Undead
dfi-kind-elemental = Elemental

## Monsters

dfi-monster-paratrooper_penguins = Paratrooper Penguins
dfi-monster-paratrooper_penguins-quip = Technically it is falling. They call it flying.
dfi-monster-mr_elastic = Mr Elastic
dfi-monster-mr_elastic-quip = Has not seen his own elbow from the front since Tuesday.
dfi-monster-sneezing_snowman = Sneezing Snowman
dfi-monster-sneezing_snowman-quip = Somebody keep an eye on the carrot.
dfi-monster-skeleton_on_skis = Skeleton on Skis
dfi-monster-skeleton_on_skis-quip = Broke both legs last season. And everything else.
dfi-monster-temp_yeti = Yeti from the Agency
dfi-monster-temp_yeti-quip = The abominable one is on holiday. This one is merely rude.
dfi-monster-bobber_goblin = Bobber Goblin
dfi-monster-bobber_goblin-quip = Bites if you bite.
dfi-monster-bloodthirsty_penguin = Bloodthirsty Penguin
dfi-monster-bloodthirsty_penguin-quip = Dressed for the funeral. Yours.
dfi-monster-cold_shower_monk = Monk of the Cold Shower
dfi-monster-cold_shower_monk-quip = Rises at four, freezes at five past, forgives nobody.
dfi-monster-frozen_accountant = Keeper of Frozen Assets
dfi-monster-frozen_accountant-quip = Death and taxes: why choose?
dfi-monster-howling_draught = Howling Draught
dfi-monster-howling_draught-quip = Who left the portal open?
dfi-monster-dizzy_mammoth = Dizzy Mammoth
dfi-monster-dizzy_mammoth-quip = Five tonnes, and no idea which way is down.
dfi-monster-bricklayer_troll = Bricklaying Troll
dfi-monster-bricklayer_troll-quip = Lost the bridge in a divorce and started again.
dfi-monster-shortsighted_spectre = Short-sighted Spectre
dfi-monster-shortsighted_spectre-quip = Has haunted a coat stand for ninety years.
dfi-monster-cellar_kraken = Cellar Kraken
dfi-monster-cellar_kraken-quip = Eight arms, and not one of them above the table.
dfi-monster-trainee_avalanche = Trainee Avalanche
dfi-monster-trainee_avalanche-quip = So far it has buried one garden gnome. It is very proud.
dfi-monster-troubled_king = Troubled King
dfi-monster-troubled_king-quip = Heavy lies the crown, and the rest of him on top of you.
dfi-monster-rotting_black_knight = Rotting Black Knight
dfi-monster-rotting_black_knight-quip = An arm off? He has been meaning to lose weight.
dfi-monster-unhappy_white_bear = Unhappy White Bear
dfi-monster-unhappy_white_bear-quip = Nobody hugs him twice.
dfi-monster-blue_dragon = Blue Dragon
dfi-monster-blue_dragon-quip = Not sad, just under-ventilated.
dfi-monster-ice_cream_golem = Ice-Cream Golem
dfi-monster-ice_cream_golem-quip = Three scoops of fury in a waffle of doom.
dfi-monster-frostbitten_choirmaster = Frostbitten Choirmaster
dfi-monster-frostbitten_choirmaster-quip = From the top! And this time, mind the icicles.
dfi-monster-phantom_stallkeeper = Phantom of the Stallkeeper
dfi-monster-phantom_stallkeeper-quip = No returns. Except mine.
dfi-monster-emperor_penguin = Emperor Penguin
dfi-monster-emperor_penguin-quip = Kneel! No, lower. I am ninety centimetres tall.
dfi-monster-awakened_horror = Awakened Horror
dfi-monster-awakened_horror-quip = Five more aeons, please.

## Rooms

dfi-room-steam_engine = Steam Engine
dfi-room-steam_engine-quip = Please do not lick the boiler.
dfi-room-frozen_chamber = Frozen Chamber
dfi-room-frozen_chamber-quip = The last visitors are still here. They are very quiet.
dfi-room-winter_solstice = Winter Solstice Chamber
dfi-room-winter_solstice-quip = The longest night of the year, and no chimney.
dfi-room-fountain_of_life = Fountain of Life
dfi-room-fountain_of_life-quip = Drink. No bathing. No, not even the feet.
dfi-room-slide = Slide
dfi-room-slide-quip = Stairs are for the living.
dfi-room-empty_hall = Entirely Empty Hall
dfi-room-empty_hall-quip = Suspicious, is it not?
dfi-room-lost_property = Lost Property
dfi-room-lost_property-quip = Umbrellas, gloves, one left arm. Help yourselves.
dfi-room-cloakroom = Compulsory Cloakroom
dfi-room-cloakroom-quip = Coats off. The monster has kept its own on.
dfi-room-dice_foundry = Dice Foundry
dfi-room-dice_foundry-quip = Freshly cast. Let the paint dry, they said. Nobody did.
dfi-room-snowball_arsenal = Snowball Arsenal
dfi-room-snowball_arsenal-quip = Stacked by calibre since the Great Recess.
dfi-room-small_change_vault = Vault of Small Change
dfi-room-small_change_vault-quip = A thousand years of tips.
dfi-room-flooded_corridor = Flooded Corridor
dfi-room-flooded_corridor-quip = The plumber is down there somewhere.
dfi-room-ice_rink = Ice Rink
dfi-room-ice_rink-quip = Skates for hire. Dignity to be left at the desk.
dfi-room-blown_out_torches = Corridor of Blown-out Torches
dfi-room-blown_out_torches-quip = Whose foot is this?
dfi-room-gallery_of_low_lintels = Gallery of Low Lintels
dfi-room-gallery_of_low_lintels-quip = Built by dwarves. Maintained by chiropractors.
dfi-room-trampoline_hall = Hall of Trampolines
dfi-room-trampoline_hall-quip = The ceiling is lower than it looks.
dfi-room-last_chance_chapel = Last Chance Chapel
dfi-room-last_chance_chapel-quip = Soup after the service.
dfi-room-iceberg_nursery = Iceberg Nursery
dfi-room-iceberg_nursery-quip = Nine tenths of them are still asleep.
dfi-room-thin_ice = Thin Ice
dfi-room-thin_ice-quip = One at a time. Lightest first. No, without the armour.
dfi-room-anatomy_class = Anatomy Class
dfi-room-anatomy_class-quip = Today: where it hurts.

## Equipment

dfi-type-weapon = Weapon
dfi-type-armour = Armour
dfi-type-curio = Curio
dfi-type-rarity = Rarity

dfi-item-horned_helmet = Horned Helmet
dfi-item-horned_helmet-quip = The pointed end of diplomacy.
dfi-item-ramboril = Ramboril
dfi-item-ramboril-quip = Forged by an elf who had seen things.
dfi-item-hydrodynamics_2 = Hydrodynamics Part II
dfi-item-hydrodynamics_2-quip = Part I is what is left on the ceiling.
dfi-item-anvil = Anvil
dfi-item-anvil-quip = Lightweight model. Only one porter has died.
dfi-item-rubber_battering_ram = Rubber Battering Ram
dfi-item-rubber_battering_ram-quip = Knock, knock. Knock. Knock. Knock.
dfi-item-pocket_catapult = Pocket Catapult
dfi-item-pocket_catapult-quip = Keep away from eyes, princesses and soup.
dfi-item-hammer_on_a_string = Hammer on a String
dfi-item-hammer_on_a_string-quip = Duck. No, you duck.
dfi-item-sword_for_the_other_hand = Sword for the Other Hand
dfi-item-sword_for_the_other_hand-quip = It was half price. Now you know which half.
dfi-item-oracles_poker = Oracle's Poker
dfi-item-oracles_poker-quip = She never saw it coming either.
dfi-item-everlasting_winter_coat = Everlasting Winter Coat
dfi-item-everlasting_winter_coat-quip = Warm, waterproof, and full of blizzard.
dfi-item-woolly_breastplate = Woolly Breastplate
dfi-item-woolly_breastplate-quip = Knitted by somebody's grandmother, of chain.
dfi-item-mirror_shield = Mirror Shield
dfi-item-mirror_shield-quip = They get such a fright.
dfi-item-boots_of_hindsight = Boots of Hindsight
dfi-item-boots_of_hindsight-quip = You know exactly what you should have done.
dfi-item-mostronomicon = Mostronomicon
dfi-item-mostronomicon-quip = Nobody has read past the table of contents and kept both eyebrows.
dfi-item-sniper_sprinkler = Sniper Sprinkler
dfi-item-sniper_sprinkler-quip = The lawn will never know what hit it.
dfi-item-enlargement_elixir = Enlargement Elixir
dfi-item-enlargement_elixir-quip = Results may vary. Trousers will.
dfi-item-hot_water_bottle = Hot-Water Bottle
dfi-item-hot_water_bottle-quip = The only thing down here that means well.
dfi-item-stone_snowball = Snowball with a Stone in It
dfi-item-stone_snowball-quip = You never grew up. Good.
dfi-item-snow_cannon = Snow Cannon
dfi-item-snow_cannon-quip = Winter on demand.
dfi-item-dice_magnet = Dice Magnet
dfi-item-dice_magnet-quip = The dice are made of bone. It works anyway. Do not ask.
dfi-item-phoenix_heart = Phoenix Heart
dfi-item-phoenix_heart-quip = Serve flambé.
dfi-item-lucky_amulet = Lucky Amulet
dfi-item-lucky_amulet-quip = The former owner will not be needing it.
dfi-item-packed_lunch = Packed Lunch for the Team
dfi-item-packed_lunch-quip = A coin a sandwich. Whose business is it anyway?

## What cards of the shop do

dfi-effect-winter_coat = Once a fight, when you miss: you take no damage, and then flip both frost cut-outs.
dfi-effect-soften = Once a fight, when you miss: you take { $n } damage less.
dfi-effect-retort = Once a fight, when you miss: your foe takes { $n } damage.
dfi-effect-throw_again = Once a fight, when you miss: forget the result and throw the die again.
dfi-effect-mostronomicon = When the active hero misses: that hero takes no damage, and you flip the weak point. Discard.
dfi-effect-water_cubes = The team gets the water cubes for this fight. Discard.
dfi-effect-both_sections = When a die lies on a line between sections: add up two of them. Discard.
dfi-effect-heal = A hero of your choice regains { $n } life. Discard.
dfi-effect-strike = Your foe takes { $n } damage. Discard.
dfi-effect-snow_die = The team gets the snow die for this fight. Discard.
dfi-effect-recover = The three coloured dice are back, and it costs nobody anything, not even against the big bad. Discard.
dfi-effect-phoenix = Discard it: every hero who lies knocked out gets up with 1 life, and without a scar.
dfi-effect-amulet = Bullseye without an eye? Discard it: the hit is ultra-critical after all.
dfi-effect-lunch = In your turn you may pay a coin from the chest and regain { $n } life.

## What other cards say

dfi-text-weapon = +{ $n } damage on a hit. Technique: { $technique }.
dfi-text-technique = Every throw: { $technique }
dfi-text-careless = Careless: a die that lands in a section marked 1 may be thrown again
dfi-text-mad = Mad: every hit adds the next technique – { $techniques }
dfi-text-white_dice =
    { $n ->
        [one] One white die goes into the chest
       *[other] { $n } white dice go into the chest
    }
dfi-text-cheers = Every hero regains { $n } life
dfi-text-freebies =
    { $n ->
        [one] The top card of the shop deck is yours
       *[other] The top { $n } cards of the shop deck are yours
    }
dfi-text-gold =
    { $n ->
        [one] One coin goes into the chest
       *[other] { $n } coins go into the chest
    }
dfi-text-rough = The monster has { $n } more life
dfi-text-favourite = Favourite enemy: { $kind }
dfi-text-nothing = Nothing special
dfi-text-join = { $first }. { $then }
dfi-text-end = { $what }.
dfi-prepare-icebergs = Before the fight, icebergs go into the holes
dfi-prepare-frost = Before the fight, both frost cut-outs are flipped
dfi-prepare-weak = Before the fight, the weak point is flipped
dfi-prepare-water = You get the water cubes for this fight
dfi-prepare-snow = You get the snow die for this fight

## Techniques

dfi-technique-spin = Spin
dfi-technique-spin-text = Turn once round on your heel and throw the moment you are back.
dfi-technique-waterfall = Force of the Waterfall
dfi-technique-waterfall-text = Lay the die on the waterfall and tilt it: the die has to leave over the short edge.
dfi-technique-pond = Into the Pond
dfi-technique-pond-text = Put the pond down before you: the die has to bounce off the table inside it.
dfi-technique-wall = Own the Wall
dfi-technique-wall-text = Stand the ice wall by the target: the die has to touch it before it lands, and must not end up on it.
dfi-technique-launcher = Launcher
dfi-technique-launcher-text = Lay the die on a card and flick the card from below.
dfi-technique-thump = Thump
dfi-technique-thump-text = Hold the die in your fist: it leaves the fist as the fist strikes the table.
dfi-technique-skid = Skid
dfi-technique-skid-text = Lay down the ice floe: the die has to bounce off it before it reaches the target.
dfi-technique-headbutt = Headbutt
dfi-technique-headbutt-text = Throw the die off your head, or let it touch your head on its way.
dfi-technique-under_table = Under the Table
dfi-technique-under_table-text = The whole throw happens below the table top.
dfi-technique-weaker_hand = Weaker Hand
dfi-technique-weaker_hand-text = Throw with the hand you do not write with.
dfi-technique-secret_strike_x = Secret Strike X
dfi-technique-secret_strike_x-text = Cross your hands and throw the die from between the wrists.
dfi-technique-low_profile = Low Profile
dfi-technique-low_profile-text = Your eyes are level with the table top.
dfi-technique-blind = Blind
dfi-technique-blind-text = Throw with your eyes shut.
dfi-technique-airborne = Airborne
dfi-technique-airborne-text = Jump, and throw while you are in the air.
dfi-technique-prayer = Prayer
dfi-technique-prayer-text = Fold your hands round the die and throw it like that.

## Dice

dfi-die-red = red die
dfi-die-green = green die
dfi-die-blue = blue die
dfi-die-white = white die
dfi-die-water = water cubes
dfi-die-snow = snow die

## Difficulty and ranks

dfi-difficulty-normal = Normal
dfi-difficulty-tough = Tough
dfi-difficulty-infernal = Infernal
dfi-rank-losers = Losers
dfi-rank-optimists = Incurable optimists
dfi-rank-brawlers = Second-league brawlers
dfi-rank-troublemakers = Novice troublemakers
dfi-rank-would_be_heroes = Would-be heroes
dfi-rank-middle_class = Middle-class warriors
dfi-rank-better_sort = Tough guys of a slightly better sort
dfi-rank-almost_ballads = Almost heroic figures of ballads
dfi-rank-ballads = Truly heroic figures of ballads
dfi-rank-indestructible = Indestructible champions: strong men look away, embarrassed
