# The quests: their stories, and what is said when their events happen. The ids follow the quest files.

## Quest 1

des-quest-into_the_dark-title = Into the Dark
des-quest-into_the_dark-intro =
    The farms along the Ashford road stand empty. Every trail leads to the same hole in the hillside, and everyone who
    came back from it says one name: Narthak.
des-quest-into_the_dark-goal = Find the giant Narthak and kill him while the party has at least one conquest token.
des-quest-into_the_dark-victory =
    The giant falls like a tower. For the first time in a year, smoke rises from the chimneys of Ashford.
des-quest-into_the_dark-defeat =
    No one comes back up. By winter the road itself has been forgotten, and Narthak looks for a larger cave.
des-quest-into_the_dark-area-0 =
    A glyph of transport glows on the flagstones. Behind it is the way home; before you is a door that somebody has
    mended with bones.
des-quest-into_the_dark-area-1 =
    A long hall with rooms on both sides. Fires burn in the corners, and shaggy heads turn from their meal.
des-quest-into_the_dark-area-2 =
    It smells of sulphur and wet fur. Chains lie broken on the floor: whatever they held now walks about freely.
des-quest-into_the_dark-area-3 =
    Webs hang from the ceiling like curtains. At the far end a robed figure raises a hand, and wings unfold above you.
des-quest-into_the_dark-area-4 =
    The cave of the giant. A row of pits, two crouching manticores, and on a throne of wagon wheels Narthak himself.
des-named-narthak = Narthak

## Quest 2

des-quest-captives_of_the_salt_mine-title = Captives of the Salt Mine
des-quest-captives_of_the_salt_mine-intro =
    The beastmen who hold the mine of Grey Combe have let all miners go but two: Odda, who knows the old galleries, and
    Bram, who knows where the silver is. Their new master, Gorrow, wants both. So does the village.
des-quest-captives_of_the_salt_mine-goal = Find Odda and Bram and lead both of them out to the mouth of the mine.
des-quest-captives_of_the_salt_mine-victory =
    Odda blinks at the daylight, Bram laughs until he coughs. Behind you the mine is silent, and soon it will be yours.
des-quest-captives_of_the_salt_mine-defeat =
    The lamps at the mouth of the mine go out one by one. Grey Combe will not send anybody else.
des-quest-captives_of_the_salt_mine-area-1 =
    Daylight reaches a few steps into the mine, then gives up. The rails run on into the dark, towards a closed gate.
des-quest-captives_of_the_salt_mine-area-2 =
    The loading hall: broken carts, pillars of grey salt, and a pack of beastmen dividing the miners' bread.
des-quest-captives_of_the_salt_mine-area-3 =
    The old galleries. Salt crunches under your feet, and bones that were salted long ago rattle as they rise. Somewhere
    to the west a woman is singing quietly to herself.
des-quest-captives_of_the_salt_mine-area-4 =
    A cavern around a lake of brine, dead still, until wings stir on its far shore and something very heavy stands up.
des-quest-captives_of_the_salt_mine-area-5 =
    The vault of the mine. Gorrow has made it his hall. He does not get up at once: he has a guest in the corner, and a
    question that he has been asking for days.
des-quest-captives_of_the_salt_mine-item-odda = Odda
des-quest-captives_of_the_salt_mine-item-bram = Bram
des-quest-captives_of_the_salt_mine-encounter-tallyman = the tallyman
des-quest-captives_of_the_salt_mine-encounter-spring = a sweet spring
des-quest-captives_of_the_salt_mine-odda_found =
    “You took your time,” says Odda, and takes your arm. “The pits are deeper than they look. And they have heard you.”
des-quest-captives_of_the_salt_mine-bram_found =
    Bram can hardly stand, but he can walk. Far behind you a horn sounds: beastmen are gathering in the loading hall.
des-quest-captives_of_the_salt_mine-odda_free = Odda runs the last steps into the light.
des-quest-captives_of_the_salt_mine-bram_free = Bram kneels down in the grass outside and will not let go of it.
des-quest-captives_of_the_salt_mine-tallyman =
    The old tallyman has hidden behind his desk for a week. He pays you out of the wages chest and swears to tell it all.
des-quest-captives_of_the_salt_mine-spring = Sweet water, under all this salt. It washes the wounds clean.
des-named-gorrow = Gorrow

## Quest 3

des-quest-out_of_the_pit-title = Out of the Pit
des-quest-out_of_the_pit-intro =
    The garrison of the hill fort has marched out to burn a village, and left you for when it comes back. It did not look
    at what the last prisoner scratched into the floor of your cell: a glyph, and it still glows.
des-quest-out_of_the_pit-goal =
    Bring every hero to the fort's outer gate at the same time, before the end of round 36. Warden Holt has the key of the
    portcullis.
des-quest-out_of_the_pit-victory =
    The gate, the ditch, the trees. Behind you they start to shout, but they shout at an empty yard.
des-quest-out_of_the_pit-defeat =
    The cell is as you left it. This time they bring a mason, and the mason brings a trowel.
des-quest-out_of_the_pit-area-0 = The common cell. Straw, a bucket, and a door that the jailer forgot to bolt.
des-quest-out_of_the_pit-area-1 =
    The cell block. Not all of the prisoners here are alive, and those who are not have stopped minding the bars.
des-quest-out_of_the_pit-area-2 =
    The guard room. Cards, ale, a table set for six. Warden Holt looks up from the head of it, a blue key on his chest.
des-quest-out_of_the_pit-area-3 =
    The kennels. They are built around a furnace, because hounds of this kind do not like to be cold.
des-quest-out_of_the_pit-area-4 =
    The great hall of the fort. Its banners are cobwebs now, and the weavers are at home. To the north is the portcullis.
des-quest-out_of_the_pit-area-5 =
    A covered gallery along the wall. Moonlight falls through the arrow slits, and across it falls the shadow of wings.
des-quest-out_of_the_pit-area-6 =
    The gatehouse. Somebody had to stay behind and mind it: somebody who fills most of it.
des-quest-out_of_the_pit-encounter-ale = a barrel of ale
des-quest-out_of_the_pit-encounter-niche = a niche in the wall
des-quest-out_of_the_pit-warden_dead = Holt drops his cards and his key. The blue key is yours.
des-quest-out_of_the_pit-alarm = A bell begins to ring in the cell block. They have found your cell empty.
des-quest-out_of_the_pit-gate_seen = Beyond the gatehouse you can smell pine trees.
des-quest-out_of_the_pit-garrison_returns = Torches on the road, and boots. The garrison has come home.
des-quest-out_of_the_pit-ale = It is the good barrel. Everybody feels better for it.
des-quest-out_of_the_pit-niche =
    Names are carved into the niche, hundreds of them, and below them the words: tell somebody. You will.
des-named-warden_holt = Warden Holt

## Quest 4

des-quest-three_black_candles-title = Three Black Candles
des-quest-three_black_candles-intro =
    Mother Vesh has lit three candles in three chapels under the abbey, and reads from a book that has no words in it.
    When the candles have burned down, whatever listens to her will answer.
des-quest-three_black_candles-goal =
    Put out the three black candles: a hero must end a move on each of them. The rite is finished at the end of round 20.
des-quest-three_black_candles-victory =
    The third flame dies, and with it the voice. In the silence a book falls to the floor and is only a book.
des-quest-three_black_candles-defeat = The wicks drown in wax. Something on the other side says: at last.
des-quest-three_black_candles-area-1 =
    The stair ends in a vestibule. From behind the door comes a chant in three voices, though you know of one singer.
des-quest-three_black_candles-area-2 =
    A rotunda with a still pool in the middle. The dead of the abbey stand along its wall as they did at evening prayer.
des-quest-three_black_candles-area-3 =
    The west chapel. Beastmen kneel clumsily before the altar and the black candle on it; an ogre keeps them at it.
des-quest-three_black_candles-area-4 =
    The east chapel. Scorch marks on the pews, a hot wind, and behind three hounds the second candle.
des-quest-three_black_candles-area-5 =
    The north chapel. Mother Vesh reads on without raising her eyes. Somebody else does, and stands up behind her.
des-quest-three_black_candles-area-6 =
    The ossuary. Skulls fill the walls up to the ceiling. Some of the webs between them are new.
des-quest-three_black_candles-area-7 =
    The bell ringers' passage. The bell lies where it fell, in a hole in the floor, and what knocked it down nests here.
des-quest-three_black_candles-encounter-stoup = the holy water stoup
des-quest-three_black_candles-encounter-west_candle = the western candle
des-quest-three_black_candles-encounter-east_candle = the eastern candle
des-quest-three_black_candles-encounter-north_candle = the northern candle
des-quest-three_black_candles-encounter-bone_choir = the choir of bones
des-quest-three_black_candles-candle_out =
    The flame goes out with a sigh. One of the three voices stops, and those who were kept asleep by it wake.
des-quest-three_black_candles-chant_grows = The chant grows louder. The candles are half burned down.
des-quest-three_black_candles-chant_peaks = The floor hums with the chant. There is little left of the candles.
des-quest-three_black_candles-stoup = There is still water in it, and it is still holy.
des-quest-three_black_candles-bone_choir =
    The jaws in the wall open and sing against her, in the voice that they borrow from you. It hurts. It helps.
des-named-mother_vesh = Mother Vesh

## Quest 5

des-quest-the_drowning_vault-title = The Drowning Vault
des-quest-the_drowning_vault-intro =
    The old waterworks under the city were sealed with all the tax records in them. Now the river has found a way in. There
    is a wheel that closes the sluice; there was a crank for it, too, until somebody took it down to the pumps.
des-quest-the_drowning_vault-goal =
    Find the crank and carry it to the sluice wheel, behind the yellow door. From the end of round 8 on the water hurts
    whoever is in the lower levels; at the end of round 30 everything is under it.
des-quest-the_drowning_vault-victory =
    The wheel screams, then turns. Slowly, level by level, the vault begins to breathe again.
des-quest-the_drowning_vault-defeat = The water closes over the last lantern without a sound.
des-quest-the_drowning_vault-area-1 =
    A landing at the foot of a long stair. The door is swollen with damp, and there is a light behind it that moves.
des-quest-the_drowning_vault-area-2 =
    A gallery runs around two deep basins, and a bridge between them. The clerks on it have been dead for a hundred years
    and still do not want visitors.
des-quest-the_drowning_vault-area-3 =
    The pump room. Beastmen have lit a fire under a boiler that nobody should light a fire under.
des-quest-the_drowning_vault-area-4 =
    The archive. Rows of fallen shelves stand in a finger's depth of water, and readers turn round who need no lamps.
des-quest-the_drowning_vault-area-5 =
    The cistern, the lowest place under the city. Something long glides round a pillar, and then once more, the other way.
des-quest-the_drowning_vault-area-6 =
    The sluice chamber shakes with the weight of the river. At its far end is the wheel, and before it is what the river
    brought along.
des-quest-the_drowning_vault-item-crank = the crank
des-quest-the_drowning_vault-encounter-clerk = the chief clerk
des-quest-the_drowning_vault-encounter-drain = the old drain
des-quest-the_drowning_vault-encounter-wheel = the sluice wheel
des-quest-the_drowning_vault-crank_taken = An iron crank, as long as an arm. It will fit.
des-quest-the_drowning_vault-water_enters =
    Somewhere below a wall breaks. Two rounds from now the cistern will be no place to breathe in.
des-quest-the_drowning_vault-cistern_deep = The cistern is filling up. Parts of it are out of your depth already.
des-quest-the_drowning_vault-gallery_floods = The basins of the gallery run over. There is no dry place left.
des-quest-the_drowning_vault-wheel_stuck = The wheel has no crank. Bare hands will not move it.
des-quest-the_drowning_vault-drain = You tear away the grating. The water in the cistern gurgles and falls a little.
des-quest-the_drowning_vault-clerk = The chief clerk, a skeleton of few words, hands you back your taxes.
des-named-ssilvath = Ssilvath

## Quest 6

des-quest-three_hides-title = Three Hides for the Huntsman
des-quest-three_hides-intro =
    The Baron's huntsman lost his hand to the Widow, his hounds to Cinder and his horse to Old Quill. He pays in gold for
    three hides, and he does not ask in which order.
des-quest-three_hides-goal = Kill Widow Ash, Cinder and Old Quill.
des-quest-three_hides-victory =
    The huntsman walks round the three hides, twice. Then he pulls out his purse with the hand that he has left.
des-quest-three_hides-defeat = Three new trophies hang in three caves. The huntsman starts to ask around again.
des-quest-three_hides-area-1 = The huntsman's camp, in the mouth of the cave. The ashes are cold.
des-quest-three_hides-area-2 =
    The great cave, where all the ways meet. A beastman tribe lives on what the three beasts leave over.
des-quest-three_hides-area-3 =
    A forest of stone and web. In the oldest corner of it something grey folds its legs and waits for you to come closer.
des-quest-three_hides-area-4 =
    Black walls, black floor, glass where there was sand. Cinder lies on the warm stones in the middle and lifts her head.
des-quest-three_hides-area-5 =
    Below the cliff. The rock is full of ledges, and on the ledges are full bellies, bored eyes and long spines.
des-quest-three_hides-area-6 =
    The eyrie. Quills as long as spears stick in every wall. Their owner is in, and he has grown back a few.
des-quest-three_hides-area-7 = The tribe's den, full of stolen sheep, stolen kettles, and thieves.
des-quest-three_hides-encounter-cache = the huntsman's cache
des-quest-three_hides-encounter-cairn = a cairn
des-quest-three_hides-widow_killed = Widow Ash curls up, as spiders do. That is one hide nobody will want to touch.
des-quest-three_hides-cinder_killed = Cinder goes out. You will need tongs for the hide.
des-quest-three_hides-quill_killed = Old Quill's last volley goes into the ceiling. The hide is more hole than hide.
des-quest-three_hides-scent_of_blood = Two beasts are dead, and the tribe smells its chance: it comes out in force.
des-quest-three_hides-cache = Bandages, dried meat and a purse, under the third stone on the left, as he said.
des-quest-three_hides-cairn = The grave of an earlier hunter. You set the stones straight, and feel watched over.
des-named-widow_ash = Widow Ash
des-named-cinder = Cinder
des-named-old_quill = Old Quill

## Quest 7

des-quest-the_long_night-title = The Long Night
des-quest-the_long_night-intro =
    While the flame burns in the hill church, the dead below the hill keep still. Tonight the priest is dead too, the oil
    will last until dawn, and everything that hates the flame knows it.
des-quest-the_long_night-goal =
    Hold out until the end of round 12. At the end of every round from the second on, the party loses 1 conquest token if
    no hero stands in the sanctum around the altar, and 1 if a monster does.
des-quest-the_long_night-victory =
    Grey light in the window over the altar. Outside, something sighs and lies down, all over the hill.
des-quest-the_long_night-defeat = The flame leans over, shrinks to a blue point, and is gone. There are many feet in the dark.
des-quest-the_long_night-area-1 =
    The church: a nave, two arms, an altar with a flame on it. Three doors. You have wedged them as well as you could.
des-quest-the_long_night-area-2 = The churchyard. The stones lean outwards, and the earth before them is fresh.
des-quest-the_long_night-area-3 =
    The cloister. The herd has broken in through the garden, and tramples round and round as if it was looking for you.
des-quest-the_long_night-area-4 = The charnel house. Legs and wings move between the heaps, and none of them has a body that fits.
des-quest-the_long_night-area-5 =
    The bell tower. The rope still hangs there, but what hangs from the beams beside it is not rope.
des-quest-the_long_night-area-6 =
    Under the vestry lies an older church, and an older congregation, which has been waiting for somebody to come down.
des-quest-the_long_night-encounter-bell = the bell rope
des-quest-the_long_night-encounter-saint = the saint's bones
des-quest-the_long_night-south_breaks = The south door bursts in a cloud of splinters and grave dust.
des-quest-the_long_night-west_breaks = Horns hit the west door, once, twice, and it is no longer a door.
des-quest-the_long_night-east_breaks = The east door does not break. It is pulled off its hinges, slowly, from outside.
des-quest-the_long_night-abbot_comes =
    The noise stops. Up the path through the graves comes a tall pale shape in a burning habit, and takes its time.
des-quest-the_long_night-flame_gutters = A claw reaches for the altar, and the flame gutters.
des-quest-the_long_night-flame_alone = Nobody watches the flame. It sinks.
des-quest-the_long_night-bell =
    You ring the bell as hard as you can. In the valley, windows light up: somebody knows now. So does everything else.
des-quest-the_long_night-saint = You touch the shrine, and warmth runs up through the floor into everybody who stands on it.
des-named-pale_abbot = The Pale Abbot

## Quest 8

des-quest-the_light_below-title = The Light Below
des-quest-the_light_below-intro =
    Before the sun cult died out it buried its sword with it, so that nobody would use it. Nobody asked what the sword was
    keeping out. Take up the Blade of Light, carry it to the altar it was made for, and close what has opened.
des-quest-the_light_below-goal =
    Find the Blade of Light and carry it to the altar in the sun court. The door of the court opens when the blade is
    taken.
des-quest-the_light_below-victory =
    The blade sinks into the altar up to its hilt, and it is noon, for the first time down here in nine hundred years.
des-quest-the_light_below-defeat = The blade goes dark in a dead hand. Below the court, something finishes climbing.
des-quest-the_light_below-area-1 = The pilgrims' gate. A glyph, two dry basins, and feet have worn the floor hollow.
des-quest-the_light_below-area-2 =
    The way of pits. Pilgrims had to cross it blindfolded; those who camp here now would have liked to see that.
des-quest-the_light_below-area-3 =
    The scriptorium. The scribes are still copying. They look up, all of them, with the same dry sound.
des-quest-the_light_below-area-4 =
    The reliquary. At its head a sword hangs in the air and sheds the light you see by. Its guardians have stopped asking
    for the password.
des-quest-the_light_below-area-5 =
    A colonnade, open to a sky that is not there. Hooves, claws and chains, and behind the last columns a door of gold.
des-quest-the_light_below-area-6 =
    The sun court. The door leads past a giant to a round of worn stones, where Kharzul has pulled himself up to the
    waist out of the ground.
des-quest-the_light_below-area-7 =
    The bell stair, half flooded, half fallen in. Something with coils has claimed the dry half.
des-quest-the_light_below-encounter-ledger = the scribes' ledger
des-quest-the_light_below-encounter-fountain = the fountain
des-quest-the_light_below-blade_taken =
    The sword falls into your hand, and every shadow in the temple turns its head. The door of the sun court swings open;
    from the colonnade you hear wings, and from the way you came, feet.
des-quest-the_light_below-court_seen = There is the altar: a stone with a slot in it, and a sun around the slot.
des-quest-the_light_below-kharzul_dead = Kharzul slides back into the ground. It stays open behind him.
des-quest-the_light_below-fountain = The fountain still runs. You had forgotten what clean water tastes like.
des-quest-the_light_below-ledger =
    The last page lists everybody who will come for the blade. Your names are on it, and behind each a small sun.
des-named-kharzul = Kharzul

## Quest 9

des-quest-the_wyrm_below-title = The Wyrm Below
des-quest-the_wyrm_below-intro =
    Ashmaw has slept under the mountain for as long as there have been kings to pay for it. This year the tribute was
    short. Two wardens keep the keys to her lair, Varn in the forge and Seraphel in the drowned temple. Go in before she
    comes out.
des-quest-the_wyrm_below-goal =
    Kill the wyrm Ashmaw. Her wardens Varn and Seraphel have the yellow and the blue key to the front gate of her lair;
    the red key opens a back way.
des-quest-the_wyrm_below-victory =
    Ashmaw's head comes down on her own gold. The mountain shakes once more, and then it is only a mountain.
des-quest-the_wyrm_below-defeat = The summit opens like an eye. From the plain they see her rise, and nobody asks where you are.
des-quest-the_wyrm_below-area-1 = A gate in the root of the mountain, and a warm wind through it, in and out, in and out.
des-quest-the_wyrm_below-area-2 =
    The hall of tribute. Eight kings in stone look down on those who guard it now, and there is not much to choose between
    them.
des-quest-the_wyrm_below-area-3 =
    The forge. Varn the giant straightens up from his anvil, and the fire behind him does the same.
des-quest-the_wyrm_below-area-4 =
    A temple, drowned up to the steps. Seraphel has turned the font into a nest and the choir into a court.
des-quest-the_wyrm_below-area-5 =
    The antechamber, where kings had to wait. On the benches sit those who have waited longest.
des-quest-the_wyrm_below-area-6 =
    Gold, ash, bones, gold. What you took for a hill at the end of the cave opens an eye the size of a shield.
des-quest-the_wyrm_below-area-7 =
    The hoard's back room: what was too small for a dragon and too good for a king. The treasurers are not small.
des-quest-the_wyrm_below-encounter-old_banner = an old banner
des-quest-the_wyrm_below-encounter-anvil = the small anvil
des-quest-the_wyrm_below-encounter-idol = the sunken idol
des-quest-the_wyrm_below-varn_dead = Varn falls across his anvil. The yellow key is on a ring in his ear.
des-quest-the_wyrm_below-seraphel_dead = Seraphel sinks, and what she had swallowed comes up: the blue key.
des-quest-the_wyrm_below-mountain_stirs = Ashmaw turns in her sleep. Stones fall from the ceiling of the hall.
des-quest-the_wyrm_below-lair_seen = “So,” says Ashmaw. “The rest of the tribute.”
des-quest-the_wyrm_below-anvil = On the small anvil lie coins, freshly struck, with your faces on them. You take them.
des-quest-the_wyrm_below-idol = The idol wants blood for an answer. It takes yours, and tells you how she breathes.
des-quest-the_wyrm_below-old_banner =
    The banner of the last company that came this far. You lift it, and everybody stands a little straighter.
des-named-varn = Varn
des-named-seraphel = Seraphel
des-named-ashmaw = Ashmaw
