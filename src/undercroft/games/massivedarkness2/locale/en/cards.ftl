# Names of the items, of the powers of the set and of the door cards, and what those cards say.

## Items

md2-item-worn_leather_armour = Worn Leather Armour
md2-item-rusty_sword = Rusty Sword
md2-item-blunt_axe = Blunt Axe
md2-item-short_bow = Short Bow
md2-item-wooden_staff = Wooden Staff
md2-item-dagger = Dagger
md2-item-ash_wand = Ash Wand
md2-item-tribal_spear = Tribal Spear
md2-item-magic_ocarina = Magic Ocarina
md2-item-health_vial = Health Vial
md2-item-mana_vial = Mana Vial
md2-item-soldiers_sword = Deserter's Sword
md2-item-hand_axe = Kindling Axe
md2-item-bone_club = Splintering Club
md2-item-fencing_foil = Left-hand Foil
md2-item-lit_torch = Torch by the Wrong End
md2-item-throwing_knives = Circus Knives
md2-item-hand_crossbow = Pocket Crossbow
md2-item-blowgun = Blowpipe
md2-item-hazel_wand = Hazel Wand
md2-item-ember_wand = Ember Wand
md2-item-frost_rod = Rod of Cold Hands
md2-item-big_freakin_greatsword = Big Freakin' Greatsword
md2-item-pitchfork = Peasant's Argument
md2-item-war_flail = Flail of Sore Shins
md2-item-quarterstaff = Quarterstaff
md2-item-hunting_bow = Poacher's Bow
md2-item-light_crossbow = Creaky Crossbow
md2-item-apprentice_staff = Apprentice's Staff
md2-item-oak_longstaff = Knotty Longstaff
md2-item-wooden_shield = Wooden Shield
md2-item-saucepan_lid = Saucepan Lid
md2-item-leather_cap = Leather Cap
md2-item-candle_helmet = Candle Helmet
md2-item-bandana = Lucky Bandana
md2-item-pilgrims_hood = Pilgrim's Hood
md2-item-padded_jerkin = Padded Jerkin
md2-item-studded_leather = Studded Leather
md2-item-scale_vest = Fish-scale Vest
md2-item-fur_coat = Moth-eaten Fur
md2-item-sturdy_boots = Sturdy Boots
md2-item-patched_trousers = Patched Trousers
md2-item-soft_slippers = Felt Slippers
md2-item-loners_greaves = Loner's Greaves
md2-item-silver_ring = Silver Ring
md2-item-copper_ring = Copper Ring
md2-item-rabbits_foot = Rabbit's Foot (Rabbit Included)
md2-item-mana_pendant = Glass Pendant
md2-item-wolf_tooth_necklace = Wolf's Milk Tooth
md2-item-thumb_ring = Archer's Thumb Ring
md2-item-iron_belt = Iron Belt
md2-item-shadow_slayer_boots = Shadow Slayer's Boots
md2-item-shadow_slayer_knife = Shadow Slayer's Knife
md2-item-health_potion = Health Potion
md2-item-mana_potion = Mana Potion
md2-item-potion_of_might = Potion of Might
md2-item-stone_skin_draught = Stone Skin Draught
md2-item-firebomb = Bottle of Bad Ideas
md2-item-frost_flask = Bottled Winter
md2-item-bandages = Clean-ish Bandages
md2-item-potion_of_luck = Four-leaf Brew
md2-item-knights_sword = Knight's Sword
md2-item-twin_fang = Twin Fang
md2-item-leech_dagger = Leech Dagger
md2-item-war_pick = War Pick
md2-item-flame_tongue = Flame Tongue
md2-item-throwing_axes = Boomerang Axes
md2-item-repeating_crossbow = Impatient Crossbow
md2-item-wand_of_sparks = Wand of Sparks
md2-item-bone_wand = Finger-bone Wand
md2-item-witch_doll = Witch's Doll
md2-item-greataxe = Oversized Axe
md2-item-grudge_blade = Grudge Blade
md2-item-boar_spear = Boar Spear
md2-item-longbow = Yew Longbow
md2-item-heavy_crossbow = Wall Crossbow
md2-item-storm_staff = Staff of Small Storms
md2-item-pilgrims_crook = Pilgrim's Crook
md2-item-kite_shield = Kite Shield
md2-item-spiked_shield = Spiked Shield
md2-item-iron_helmet = Iron Helmet
md2-item-circlet_of_focus = Circlet of Focus
md2-item-hawk_mask = Hawk Mask
md2-item-wolf_hood = Wolf's-head Hood
md2-item-chainmail = Chainmail
md2-item-mages_robe = Robe of Many Pockets
md2-item-night_cloak = Cloak of Pocket Night
md2-item-salamander_coat = Salamander Coat
md2-item-thorn_mail = Hedgehog Mail
md2-item-riding_boots = Riding Boots (Horse Sold Separately)
md2-item-acrobats_shoes = Acrobat's Shoes
md2-item-loaded_dice = Loaded Dice
md2-item-whetstone = Grandfather's Whetstone
md2-item-blood_ring = Ring of the Red Drop
md2-item-company_standard = Company Standard
md2-item-mana_crystal = Humming Crystal
md2-item-shadow_slayer_wand = Shadow Slayer's Wand
md2-item-shadow_slayer_mace = Shadow Slayer's Mace
md2-item-shadow_slayer_axe = Shadow Slayer's Axe
md2-item-shadow_slayer_sickle = Shadow Slayer's Sickle
md2-item-shadow_slayer_totem = Shadow Slayer's Totem
md2-item-shadow_slayer_bow = Shadow Slayer's Bow
md2-item-shadow_slayer_hood = Shadow Slayer's Hood
md2-item-shadow_slayer_amulet = Shadow Slayer's Amulet
md2-item-shadow_slayer_buckler = Shadow Slayer's Buckler
md2-item-great_health_potion = Bucket of Health
md2-item-elixir_of_wrath = Elixir of Wrath
md2-item-dragons_breath = Dragon's Breath (Vintage)
md2-item-book_of_deeds = How to Be a Hero, Volume II
md2-item-elixir_of_haste = Triple-strength Coffee
md2-item-queens_rapier = The Queen's Rapier
md2-item-soul_drinker = Soul Drinker
md2-item-dragons_fang = Dragon's Fang
md2-item-winters_bite = Winter's Bite
md2-item-star_knives = Star Knives
md2-item-wand_of_storms = Wand of Large Storms
md2-item-skull_sceptre = Talkative Sceptre
md2-item-giantsbane = Giantsbane
md2-item-reapers_scythe = Borrowed Scythe
md2-item-howling_cleaver = Howling Cleaver
md2-item-warbow = Warbow of the Host
md2-item-handheld_ballista = Handheld Ballista
md2-item-starfall_staff = Staff of Falling Stars
md2-item-archmages_staff = Archmage's Walking Stick
md2-item-staff_of_life = Blossoming Staff
md2-item-angel_spear = Spear of the Morning
md2-item-tower_shield = Somebody's Front Door
md2-item-aegis = Aegis of Deaf Ears
md2-item-lich_crown = Second-hand Crown
md2-item-dragon_helm = Dragon Helm
md2-item-plate_armour = Full Plate
md2-item-archmages_robe = Archmage's Dressing Gown
md2-item-shadow_slayer_coat = Shadow Slayer's Coat
md2-item-seven_league_boots = Seven-league Boots
md2-item-wind_greaves = Greaves of the Tailwind
md2-item-phoenix_feather = Phoenix Feather
md2-item-hourglass = Hourglass of Stolen Time
md2-item-horn_of_heroes = Horn of the Whole Company
md2-item-signet_of_dawn = Signet of Dawn

## Mob items

md2-item-rib_club = Rib Club
md2-item-notched_cleaver = Notched Cleaver
md2-item-gnawed_shinbone = Gnawed Shinbone
md2-item-imp_pitchfork = Little Devil's Fork
md2-item-grave_shovel = Gravedigger's Shovel
md2-item-rusted_chain = Dungeon Chain
md2-item-horned_helmet = Horned Helmet
md2-item-goat_leg_warmers = Goatskin Leg Warmers
md2-item-gravestone_shield = Slightly Used Gravestone
md2-item-bouncers_belt = Gatekeeper's Belt
md2-item-crooked_bow = Crooked Bow
md2-item-bag_of_rocks = Bag of Rocks
md2-item-urchins_sling = Urchin's Sling
md2-item-harpoon = Landlubber's Harpoon
md2-item-imp_candle = Tallow Candle
md2-item-cracked_crystal = Cracked Crystal
md2-item-mumbling_skull = Mumbling Skull
md2-item-soot_robe = Robe of Soot
md2-item-bone_javelins = Bone Javelins
md2-item-cinder_glove = Cinder Glove
md2-item-headsmans_axe = Headsman's Axe
md2-item-serrated_sabre = Serrated Sabre
md2-item-butchers_knife = Butcher's Knife
md2-item-brimstone_maul = Brimstone Maul
md2-item-bear_claws = Second-hand Claws
md2-item-flail_of_skulls = Flail of Skulls
md2-item-ogres_belt = Ogre's Belt (Three Times Around)
md2-item-gargoyle_hide = Gargoyle Hide
md2-item-iron_hooves = Iron Hooves
md2-item-spiked_collar = Hellhound's Collar
md2-item-black_bow = Black Bow
md2-item-bolt_thrower = Bolt Thrower
md2-item-quill_bracer = Quill Bracer
md2-item-spitting_gargoyle = Spitting Gargoyle
md2-item-lantern_of_souls = Lantern of Souls
md2-item-hellfire_primer = My First Hellfire
md2-item-fallen_halo = Bent Halo
md2-item-robe_of_whispers = Robe of Whispers
md2-item-angel_glaive = Moulting Angel's Glaive
md2-item-poachers_machete = Soul-poacher's Machete
md2-item-worldsplitter = Worldsplitter
md2-item-demonlords_sabre = Demon Lord's Sabre
md2-item-tyrants_mace = Tyrant's Mace
md2-item-twin_hell_axe = One of the Two Axes of Hell
md2-item-bonecrusher = Bonecrusher
md2-item-earthquake_hammer = Earthquake Hammer
md2-item-titans_gauntlets = Titan's Gauntlets
md2-item-infernal_plate = Infernal Plate
md2-item-dread_visage = The Last Face You See
md2-item-stampede_greaves = Stampede Greaves
md2-item-archdemons_bow = Archdemon's Bow
md2-item-crossbow_of_the_gate = Crossbow of the Gate
md2-item-bottomless_quiver = Bottomless Quiver
md2-item-razor_disc = Razor Disc
md2-item-heart_of_the_inferno = Heart of the Inferno
md2-item-frozen_eye = The Eye That Never Blinks
md2-item-lichs_staff = Lich's Staff
md2-item-crown_of_embers = Crown of Embers
md2-item-archangels_blade = Fallen Archangel's Blade
md2-item-chain_of_the_pit = Chain of the Pit

## Powers of the Shadow Slayer set

md2-set-slayer_wizard = Night Reading
md2-set-slayer_paladin = A Lamp in the Dark
md2-set-slayer_berserker = Red Dusk
md2-set-slayer_rogue = Nobody There
md2-set-slayer_shaman = Spirits of the Gloaming
md2-set-slayer_ranger = Owl's Eye

## Door cards

md2-door-trapped_vault = Trapped Vault
md2-door-trapped_vault-text =
    The lock bites. { $wounds ->
        [one] You take 1 wound
       *[other] You take { $wounds } wounds
    }, and { $treasure ->
        [one] 1 more treasure lies
       *[other] { $treasure } more treasures lie
    } in the chamber.
md2-door-needle_in_the_lock = Needle in the Lock
md2-door-needle_in_the_lock-text =
    Somebody left a needle where fingers go. { $wounds ->
        [one] You take 1 wound
       *[other] You take { $wounds } wounds
    }.
md2-door-burning_threshold = Burning Threshold
md2-door-burning_threshold-text =
    Mind the step: you get { $fire } Fire. { $treasure ->
        [one] 1 more treasure lies
       *[other] { $treasure } more treasures lie
    } in the chamber.
md2-door-frozen_handle = Frozen Handle
md2-door-frozen_handle-text =
    Never lick a door handle in hell. You get { $frost } Frost.
md2-door-thirsty_runes = Thirsty Runes
md2-door-thirsty_runes-text =
    The runes on the door drink { $mana } of your mana. { $treasure ->
        [one] 1 more treasure lies
       *[other] { $treasure } more treasures lie
    } in the chamber.
md2-door-falling_ceiling = Falling Ceiling
md2-door-falling_ceiling-text =
    The door held more than itself. Every hero in your zone takes { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }.
md2-door-cold_welcome = A Cold Welcome
md2-door-cold_welcome-text =
    Every hero in your zone gets { $frost } Frost. { $treasure ->
        [one] 1 more treasure lies
       *[other] { $treasure } more treasures lie
    } in the chamber, well chilled.
md2-door-forgotten_hoard = Forgotten Hoard
md2-door-forgotten_hoard-text =
    Under the dust something glitters. { $treasure ->
        [one] 1 more treasure lies
       *[other] { $treasure } more treasures lie
    } in the chamber.
md2-door-tax_collectors_den = The Tax Collector's Den
md2-door-tax_collectors_den-text =
    You always knew where he would end up. { $treasure ->
        [one] 1 more treasure lies
       *[other] { $treasure } more treasures lie
    } in the chamber.
md2-door-somebody_was_faster = Somebody Was Faster
md2-door-somebody_was_faster-text =
    Footprints, an empty box and a thank-you note. Discard { $loot ->
        [one] a loot token
       *[other] up to { $loot } loot tokens
    } of the chamber.
md2-door-full_house = Full House
md2-door-full_house-text =
    It is somebody's birthday. { $mobs ->
        [one] 1 more mob spawns
       *[other] { $mobs } more mobs spawn
    } in the chamber, and { $treasure ->
        [one] 1 more treasure lies
       *[other] { $treasure } more treasures lie
    } there.
md2-door-nobody_home = Nobody Home
md2-door-nobody_home-text =
    The soup is still warm. Discard { $spawns ->
        [one] a spawn token
       *[other] up to { $spawns } spawn tokens
    } of the chamber; nobody spawns there.
md2-door-do_not_wake = Please Do Not Wake
md2-door-do_not_wake-text =
    The sign hangs on the inside. A roaming monster spawns in the chamber, and { $treasure ->
        [one] 1 more treasure lies
       *[other] { $treasure } more treasures lie
    } there.
md2-door-healing_spring = Healing Spring
md2-door-healing_spring-text =
    Clean water runs out under the door. Every hero in your zone heals { $heal ->
        [one] 1 wound
       *[other] { $heal } wounds
    }.
md2-door-humming_walls = Humming Walls
md2-door-humming_walls-text =
    The walls know the tune. Every hero in your zone gains { $mana } mana.
md2-door-hidden_well = Hidden Well
md2-door-hidden_well-text =
    { $fountain ->
        [one] A fountain stands
       *[other] { $fountain } fountains stand
    } in the chamber that no map has shown.
md2-door-left_luggage = Left Luggage
md2-door-left_luggage-text =
    { $chest ->
        [one] A chest stands
       *[other] { $chest } chests stand
    } in the chamber, waiting for an owner who is late.
md2-door-writing_on_the_wall = Writing on the Wall
md2-door-writing_on_the_wall-text =
    Others were here before you and noted down their mistakes. You gain { $xp } XP.
md2-door-creaking_hinges = Creaking Hinges
md2-door-creaking_hinges-text =
    Half the dungeon has heard that. The nearest enemy performs { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } at once.
md2-door-crack_of_light = Crack of Light
md2-door-crack_of_light-text =
    A ray of daylight that has lost its way. { $actions ->
        [one] You gain 1 action
       *[other] You gain { $actions } actions
    } in this turn.
md2-door-sleepy_guards = Sleepy Guards
md2-door-sleepy_guards-text =
    Night shift. Every enemy that spawns in the chamber now gets { $frost } Frost.
md2-door-cooking_accident = Cooking Accident
md2-door-cooking_accident-text =
    You have opened the door at the worst moment for the cook. Every enemy that spawns in the chamber now gets { $fire } Fire.
md2-door-blood_altar = Blood Altar
md2-door-blood_altar-text =
    You may take { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }; then { $treasure ->
        [one] 1 more treasure lies
       *[other] { $treasure } more treasures lie
    } in the chamber.
md2-door-toll_demon = Toll Demon
md2-door-toll_demon-text =
    A palm is held out through the keyhole. You may spend { $mana } mana; then { $treasure ->
        [one] 1 more treasure lies
       *[other] { $treasure } more treasures lie
    } in the chamber.
md2-door-dead_mans_pack = Dead Man's Pack
md2-door-dead_mans_pack-text =
    He has no more use for it. You draw { $common ->
        [one] 1 common item
       *[other] { $common } common items
    }.
md2-door-silence = Silence
md2-door-silence-text =
    The hinges do not even creak. Nothing happens, which is suspicious.

## What cards ask

md2-ask-push = { $who } can be pushed: where to?
md2-ask-relocate = { $who } moves on, unhindered: where to?
md2-ask-gift = Who gains { $n } mana?
md2-ask-alarm = The hinges have woken somebody. Who acts?
md2-ask-offering = { $card }: does { $who } pay?
md2-do-stay = No further
md2-do-pay = Pay
md2-do-pass = Do not pay
