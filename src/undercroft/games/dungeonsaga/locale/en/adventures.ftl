# Adventures: their stories and the words that go with their events. The names of messages follow the adventure files.

## A

sag-adventure-skeletons_in_the_cellar-title = Skeletons in the Cellar
sag-adventure-skeletons_in_the_cellar-story =
    An abandoned brewery on the road to Dolgarth looked like a dry place for the night. Then Orlaf and Rordin heard the
    barrels below them being rolled aside, one by one. The cellar runs right through the hill, and so will they.
sag-adventure-skeletons_in_the_cellar-goal-heroes = Fight your way through the cellar: both heroes must stand on the last row of squares.
sag-adventure-skeletons_in_the_cellar-goal-overlord = Stun one of them, or hold them up until your deck is used up.
sag-adventure-skeletons_in_the_cellar-rules = Skeleton warriors can be raised from the bones in the alcoves. There is a door to break down on the way.
sag-adventure-skeletons_in_the_cellar-zone-1 = A low vault with alcoves on both sides, and heaps of bones in them. Something stirs between the heroes and the door.
sag-adventure-skeletons_in_the_cellar-zone-2 = The far half of the cellar. Cold night air comes down from the hatch at its end.

## B

sag-adventure-the_sealed_stair-title = The Sealed Stair
sag-adventure-the_sealed_stair-story =
    Madriga's arrows and Danor's lantern arrive just in time: the only way down into the mountain begins under an old
    watchtower, behind a door of oak and a door that no axe will ever open.
sag-adventure-the_sealed_stair-goal-heroes = Reach the stair behind the sealed door: all four heroes must stand on it.
sag-adventure-the_sealed_stair-goal-overlord = Stun one hero, or hold them up until your deck is used up.
sag-adventure-the_sealed_stair-rules = The second door has a ward: only Danor's spells wear it down. Skeleton warriors and zombies can be raised.
sag-adventure-the_sealed_stair-zone-1 = The hall under the tower. The dead that shuffle here once paid to be buried in it.
sag-adventure-the_sealed_stair-zone-2 = A guard post with a niche on either side. Pale letters crawl over the door beyond.
sag-adventure-the_sealed_stair-zone-3 = The head of the stair. A bowstring creaks in the dark.

## 1

sag-adventure-the_kings_porch-title = The King's Porch
sag-adventure-the_kings_porch-story =
    Dolgarth, where the dwarf king Grund lies buried, was shut by its last masons from the inside. Lately somebody has
    been going in and out: a necromancer named Mortibris, and whatever he seeks there, he must not be the one to find it.
sag-adventure-the_kings_porch-goal-heroes = Open the great gate and bring all four heroes to the stair behind it, the northernmost row of squares.
sag-adventure-the_kings_porch-goal-overlord = Stun one hero, or hold them up until your deck is used up.
sag-adventure-the_kings_porch-rules =
    The great gate opens when both wheels have been turned, one in the guardroom in the west and one in the ossuary in the
    east: an action of a hero who stands beside the wheel. Danor may also wear down its ward.
sag-adventure-the_kings_porch-zone-1 = The porch. Dust lies ankle-deep, and the tracks in it are fresh.
sag-adventure-the_kings_porch-zone-2 = The guardroom. Its garrison has never been relieved.
sag-adventure-the_kings_porch-zone-3 = The ossuary, shelf upon shelf of it. Somebody has been sorting the bones.
sag-adventure-the_kings_porch-zone-4 = The gatehouse. A dwarf in rusted mail bars the way, just as he swore to five hundred years ago.
sag-adventure-the_kings_porch-deed-west_wheel_turned = Turn the western wheel
sag-adventure-the_kings_porch-deed-east_wheel_turned = Turn the eastern wheel
sag-adventure-the_kings_porch-wheel = Chains run through the walls. Somewhere a weight drops.
sag-adventure-the_kings_porch-gate = With a groan that can be felt in the teeth, the great gate swings open.

## 2

sag-adventure-what_the_troll_guards-title = What the Troll Guards
sag-adventure-what_the_troll_guards-story =
    The masons' accounts speak of a strongbox with the plans of the tomb, and of the reward promised to whoever guards it
    "as long as he shall last". Nobody had told the masons about necromancy.
sag-adventure-what_the_troll_guards-goal-heroes = Open the strongbox in the treasury.
sag-adventure-what_the_troll_guards-goal-overlord = Stun one hero, or hold them up until your deck is used up.
sag-adventure-what_the_troll_guards-rules = The treasury lies behind a ward. Skeletons and zombies can be raised, but only one archer.
sag-adventure-what_the_troll_guards-zone-1 = A crossing of passages. Two of the dead have been waiting at it, with all the time in the world.
sag-adventure-what_the_troll_guards-zone-2 = The archive. Mice have read most of it.
sag-adventure-what_the_troll_guards-zone-3 = A pillared hall. Scratches in the floor lead to the warded door: something heavy was dragged in there.
sag-adventure-what_the_troll_guards-zone-4 = The treasury, and the smell of it.
sag-adventure-what_the_troll_guards-troll = What looked like a heap of rubble before the strongbox opens its eyes.
sag-adventure-what_the_troll_guards-found = Plans, drawn on copper so that they would last. A book lies on top that no dwarf has put there.

## 3

sag-adventure-the_last_scholar-title = The Last Scholar
sag-adventure-the_last_scholar-story =
    The plans are in a script that only one living dwarf can read, and Mortibris has him. Hedrin, scholar of Dolgarth, is
    kept behind his own library, and it is time that he got out of it.
sag-adventure-the_last_scholar-goal-heroes = Free Hedrin from his cell and leave together with him: everybody must stand at the eastern exit.
sag-adventure-the_last_scholar-goal-overlord = Stun a hero or Hedrin, or hold them up until your deck is used up.
sag-adventure-the_last_scholar-rules =
    When his cell is opened, Hedrin joins the heroes; whoever opened it plays him. The noise brings zombies out of the dark
    behind them. If Hedrin is stunned, the heroes have lost.
sag-adventure-the_last_scholar-zone-1 = The reading rooms. Nobody has asked for silence in a long time, and yet it is very quiet.
sag-adventure-the_last_scholar-zone-2 = The library. Between the bookcases there is always one aisle that cannot be seen.
sag-adventure-the_last_scholar-zone-3 = A cell, a candle, and a dwarf who looks up from his page.
sag-adventure-the_last_scholar-zone-4 = The eastern passage. Daylight, almost, and a captain of the old guard in front of it.
sag-adventure-the_last_scholar-zone-5 = A vault for books that bite. Their readers have stayed with them.
sag-adventure-the_last_scholar-hedrin = "At last! Do keep your voices down. They come when there is noise." Behind you, something comes.

## 4

sag-adventure-the_broken_heart-title = The Broken Heart
sag-adventure-the_broken_heart-story =
    Grund's minstrel Elshara sang at his burial until her heart broke, and Mortibris has put the pieces to use. As long as
    they exist she cannot rest, and nobody who hears her will ever leave.
sag-adventure-the_broken_heart-goal-heroes = Shatter all three pieces of Elshara's heart.
sag-adventure-the_broken_heart-goal-overlord = Stun one hero, or hold them up until your deck is used up.
sag-adventure-the_broken_heart-rules =
    The pieces are kept on the lectern of the chapel, under the book of the crypt and on the throne of the mourners' hall. A
    hero next to one shatters it as an action. When the second one breaks, Elshara appears in the mourners' hall, or at the
    entrance as long as nobody has opened it. If she falls, she comes back at once; as long as she sings, a ghost answers her
    at the end of every fourth round.
sag-adventure-the_broken_heart-zone-1 = The gallery of mourners. Somewhere inside the walls a woman sings.
sag-adventure-the_broken_heart-zone-2 = A chapel. On the lectern, where the book should be, lies a splinter of red glass.
sag-adventure-the_broken_heart-zone-3 = A crypt. The book on its floor moves a little, as if it breathed.
sag-adventure-the_broken_heart-zone-4 = The mourners' hall. They have not stopped, and they have not sat down.
sag-adventure-the_broken_heart-deed-chapel_piece_broken = Shatter the piece in the chapel
sag-adventure-the_broken_heart-deed-crypt_piece_broken = Shatter the piece in the crypt
sag-adventure-the_broken_heart-deed-hall_piece_broken = Shatter the piece in the hall
sag-adventure-the_broken_heart-piece = The glass bursts, and for one breath the song falters.
sag-adventure-the_broken_heart-comes = The song stops. A hand's breadth above the floor stands a woman in grey, and draws breath.
sag-adventure-the_broken_heart-silence = The last note fades. Elshara smiles, and is not there any more.
sag-adventure-the_broken_heart-song = Elshara sings, and from the wall steps one who has heard her before.
sag-adventure-the_broken_heart-returns = The grey shape tears like smoke, and gathers again.

## 5

sag-adventure-hoggars_larder-title = Hoggar's Larder
sag-adventure-hoggars_larder-story =
    Rordin went ahead to look for a way round the trolls' caves. He found it, and they found him. Hoggar, shaman of the dead
    trolls, likes his meat to hang for a while.
sag-adventure-hoggars_larder-goal-heroes = Defeat Hoggar.
sag-adventure-hoggars_larder-goal-overlord = Stun one hero, or hold them up until your deck is used up.
sag-adventure-hoggars_larder-rules =
    Rordin begins alone in the larder, behind its locked door. As soon as Hoggar is on the board, another zombie climbs out
    of his brew at the end of every third round.
sag-adventure-hoggars_larder-zone-1 = A troll's den. The troll is at home.
sag-adventure-hoggars_larder-zone-2 = The tunnel behind the den. From the south comes a voice that can only be Rordin's, counting.
sag-adventure-hoggars_larder-zone-3 = The larder. Some of the supplies have got up again, and one of them is a dwarf with an axe.
sag-adventure-hoggars_larder-zone-4 = Hoggar's cave. A huge shape stirs its brew with a tree trunk and does not even turn round.
sag-adventure-hoggars_larder-brew = The brew boils over. A hand takes hold of the rim.

## 6

sag-adventure-turned_around-title = Turned Around
sag-adventure-turned_around-story =
    Past the caves the dwarf halls begin, and with them the masons' humour. The chamber at the crossroads was built to turn,
    so that no thief would find the king, nor the way back. The heroes have become legends by now. The floor does not care.
sag-adventure-turned_around-goal-heroes = Get through the northern door: all four heroes must stand on the northernmost row of squares.
sag-adventure-turned_around-goal-overlord = Stun one hero, or hold them up until your deck is used up.
sag-adventure-turned_around-rules =
    At the start of every second round the junction turns clockwise by a quarter, with everything on it; what lies beyond its
    open sides is cut off. The northern door opens when both keystones, in the crypt in the west and at the lectern in the
    east, have been moved: an action of a hero beside them. Traps lie in the western, eastern and southern rooms.
sag-adventure-turned_around-zone-1 = A round floor, cut into the rock like a coin. Four passages, four doors, and a deep grinding below.
sag-adventure-turned_around-zone-2 = A crypt. Its two guardians were buried in their armour, and it still fits.
sag-adventure-turned_around-zone-3 = A shooting gallery, with the shooters.
sag-adventure-turned_around-zone-4 = The royal stair. The king's champions kneel before it, and rise.
sag-adventure-turned_around-zone-5 = A store room that no thief has ever come back from. They are still here.
sag-adventure-turned_around-deed-west_stone_turned = Move the western keystone
sag-adventure-turned_around-deed-east_stone_turned = Move the eastern keystone
sag-adventure-turned_around-trap = A slab gives way underfoot, and the wall spits darts.
sag-adventure-turned_around-stone = The keystone slides home. Behind the northern door a bolt draws back.
sag-adventure-turned_around-door = The last bolt. The northern door stands open.

## 7

sag-adventure-the_king_wakes-title = The King Wakes
sag-adventure-the_king_wakes-story =
    Mortibris has what he came for: the words that wake a king. His cantor sings them now, before the tomb, and Dolgarth
    shakes with every verse. Grund has slept for five hundred years. He is not in a good mood.
sag-adventure-the_king_wakes-goal-heroes = Send King Grund back to his rest.
sag-adventure-the_king_wakes-goal-overlord = Stun one hero, or hold them up until your deck is used up.
sag-adventure-the_king_wakes-rules =
    The porch falls in from the west, at the end of the rounds 2, 4 and 6. In the great hall the ghost of a cantor chants
    until it falls, or until a hero next to the lectern tears out the page (an action). After two rounds of its chant bones
    lie in the hall, after four the overlord has one more order in every turn.
sag-adventure-the_king_wakes-zone-1 = The porch of the tomb. Dust trickles from the ceiling, then gravel.
sag-adventure-the_king_wakes-zone-2 = The great hall. A ghost before a lectern sings, and the dead in the niches hum along.
sag-adventure-the_king_wakes-zone-3 = The tomb. On the throne sits Grund, his hammer across his knees, and looks at Rordin.
sag-adventure-the_king_wakes-deed-page_torn = Tear out the page
sag-adventure-the_king_wakes-fall = The ceiling comes down, and the floor does not stop it.
sag-adventure-the_king_wakes-chant_broken = The song breaks off in the middle of a word.
sag-adventure-the_king_wakes-stirs = Second verse. Bones gather in the aisles.
sag-adventure-the_king_wakes-wakes = Fourth verse. In the tomb something heavy is lifted, and set down again.
sag-adventure-the_king_wakes-king_falls = "Take it," says the king, and lets go of the hammer. Then there is only armour.

## 8

sag-adventure-only_one_gets_out_alive-title = Only One Gets Out Alive!
sag-adventure-only_one_gets_out_alive-story =
    Under the tomb Mortibris has built a house of his own, and everything that ever died in Dolgarth lives in it. He has
    called back Hoggar, Elshara and Grund once more. There will be no next time: for him, or for you.
sag-adventure-only_one_gets_out_alive-goal-heroes = Defeat Mortibris behind the last door. One hero left standing is enough.
sag-adventure-only_one_gets_out_alive-goal-overlord = Stun all four heroes, or hold them up until your deck is used up.
sag-adventure-only_one_gets_out_alive-rules =
    A stunned hero is not the end: the others go on. The overlord has all his command cards, and every figure of the box
    stands somewhere in his house. The copper plans show the way: through the armoury east to the cave, from there south to
    the throne, and from the throne east to the last door. Whatever lies beside it holds only chests, and their keepers.
sag-adventure-only_one_gets_out_alive-zone-1 = The armoury. The rack is half empty: those who took the other half are still here.
sag-adventure-only_one_gets_out_alive-zone-2 = A passage that branches. Arrows point three ways, all of them scratched by fingernails.
sag-adventure-only_one_gets_out_alive-zone-3 = The necromancer's library. Overdue readers are shot.
sag-adventure-only_one_gets_out_alive-zone-4 = A burial vault. Something far too big for a coffin gets up from behind the crypts.
sag-adventure-only_one_gets_out_alive-zone-5 = A cave with a well. The watchman fills half of it.
sag-adventure-only_one_gets_out_alive-zone-6 = A corridor with niches. The niches have been waiting.
sag-adventure-only_one_gets_out_alive-zone-7 = The den of something that has outgrown its door.
sag-adventure-only_one_gets_out_alive-zone-8 = A long gallery, and a grey light in the middle of it.
sag-adventure-only_one_gets_out_alive-zone-9 = A hall of pillars, and a throne.
sag-adventure-only_one_gets_out_alive-zone-a = A nook behind the gallery, with a chest that somebody wanted to forget.
sag-adventure-only_one_gets_out_alive-zone-b = The study. Its master closes his book over one finger, to keep the page.
sag-adventure-only_one_gets_out_alive-way = Just as on the plans. One door less between you and him.
sag-adventure-only_one_gets_out_alive-shaman = Hoggar is back, and has brought his ladle.
sag-adventure-only_one_gets_out_alive-banshee = Elshara weeps as she comes. It is not her will any more.
sag-adventure-only_one_gets_out_alive-king = The king stands up. His hands are empty: the hammer is on the other side this time.
sag-adventure-only_one_gets_out_alive-necromancer = "One of you may leave," says Mortibris, "to tell of it. I shall not say which."
sag-adventure-only_one_gets_out_alive-last_word = Mortibris looks for the word that would save him. He had lent out the book.
