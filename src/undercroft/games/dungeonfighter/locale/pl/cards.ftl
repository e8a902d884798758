# Nazwy kart, to, co robią, i co o tym myślą.

dungeonfighter-title = Wojownicy podziemi

## Bohaterowie

dfi-hero-jack = Jack Wróbel
dfi-hero-jack-quip = I tak miałem tego potwora obrabować.
dfi-hero-maryla = Maryla Morgensztern
dfi-hero-maryla-quip = Niech rządzi miłość. A jak nie chce, podajcie mi czerwoną kość.
dfi-hero-daniel = Daniel Przysiadło
dfi-hero-daniel-quip = Robotę robi wąs. Ja tylko trzymam lutnię.
dfi-hero-rysiek = Rysiek Niedźwiedź
dfi-hero-rysiek-quip = Nie widzicie mnie, jestem krzakiem. Krzaki bez przerwy rzucają kośćmi.

## Umiejętności

dfi-skill-second_try = Poprawka
dfi-skill-second_try-text = Możesz puścić wynik w niepamięć, podnieść kość i rzucić jeszcze raz.
dfi-skill-favourite_enemy = Ulubiony wróg
dfi-skill-favourite_enemy-text = Przy trafieniu: +4 obrażenia, jeśli to twój ulubiony typ wroga, a +1 w każdego innego.
dfi-skill-spider_senses = Pajęcze zmysły
dfi-skill-spider_senses-text = Przy pudle: nie otrzymujesz obrażeń, a wróg otrzymuje 2.
dfi-skill-panacea = Panaceum
dfi-skill-panacea-text = Każdy bohater, który stoi na nogach, odzyskuje 1 punkt życia.
dfi-skill-sticky_fingers = Lepkie rączki
dfi-skill-sticky_fingers-text = Moneta z zapasów sama trafia do skrzyni.
dfi-skill-self_healing = Samoleczenie
dfi-skill-self_healing-text = Odzyskujesz 3 punkty życia.
dfi-skill-pierce = Przebicie
dfi-skill-pierce-text = Przy trafieniu: +2 obrażenia.
dfi-skill-smash = Rąbnięcie
dfi-skill-smash-text = Przy trafieniu: sekcja pod kością liczy się jako 5, cokolwiek na niej namalowano.
dfi-skill-catchy_tune = Chwytliwa melodia
dfi-skill-catchy_tune-text = Przy trafieniu: +2 obrażenia, a melodia wisi w powietrzu do końca walki. Kto w tym czasie rzuci z półobrotu i trafi, zadaje +2.
dfi-skill-good_herbs = Niezłe ziółka
dfi-skill-good_herbs-text = Wskazany przez ciebie bohater odzyskuje 2 punkty życia i jeszcze 1 za każde kuriozum na stosie kart odrzuconych.
dfi-skill-camouflage = Kamuflaż
dfi-skill-camouflage-text = Przy trafieniu: +1 obrażenie za każdy symbol kramiku w tej komnacie; w walce z wielkim złym +3.
dfi-skill-bully = Zabijaka
dfi-skill-bully-text = Żeton zabijaki czeka na karcie potwora do końca walki. Kto wyląduje na linii między sekcjami, może go zużyć i zsumować dwie z nich.

## Typy wrogów

dfi-kind-beast = Bestia
dfi-kind-humanoid = Humanoid
dfi-kind-undead = Nieumarły
dfi-kind-elemental = Żywiołak

## Potwory

dfi-monster-paratrooper_penguins = Pingwiny desantowe
dfi-monster-paratrooper_penguins-quip = Ściśle biorąc, to spadanie. One mówią, że lot.
dfi-monster-mr_elastic = Pan Elastyczny
dfi-monster-mr_elastic-quip = Od wtorku nie widział własnego łokcia z przodu.
dfi-monster-sneezing_snowman = Bałwan z katarem
dfi-monster-sneezing_snowman-quip = Niech ktoś pilnuje marchewki.
dfi-monster-skeleton_on_skis = Szkielet na nartach
dfi-monster-skeleton_on_skis-quip = W zeszłym sezonie złamał obie nogi. I całą resztę.
dfi-monster-temp_yeti = Yeti z agencji pracy
dfi-monster-temp_yeti-quip = Straszny jest na urlopie. Ten jest tylko niegrzeczny.
dfi-monster-bobber_goblin = Goblin-spławik
dfi-monster-bobber_goblin-quip = Jak wy bierzecie, to on też.
dfi-monster-bloodthirsty_penguin = Krwiożerczy pingwin
dfi-monster-bloodthirsty_penguin-quip = Ubrany jak na pogrzeb. Wasz.
dfi-monster-cold_shower_monk = Mnich od zimnych pryszniców
dfi-monster-cold_shower_monk-quip = Wstaje o czwartej, marznie pięć po, nie wybacza nikomu.
dfi-monster-frozen_accountant = Księgowy od zamrożonych aktywów
dfi-monster-frozen_accountant-quip = Śmierć czy podatki? U nas w pakiecie.
dfi-monster-howling_draught = Wyjący przeciąg
dfi-monster-howling_draught-quip = Kto zostawił otwarty portal?
dfi-monster-dizzy_mammoth = Mamut z zawrotami głowy
dfi-monster-dizzy_mammoth-quip = Pięć ton i zero pojęcia, gdzie jest dół.
dfi-monster-bricklayer_troll = Troll murarz
dfi-monster-bricklayer_troll-quip = Most wzięła żona, więc zaczął od fundamentów.
dfi-monster-shortsighted_spectre = Krótkowzroczna zjawa
dfi-monster-shortsighted_spectre-quip = Od dziewięćdziesięciu lat straszy wieszak na płaszcze.
dfi-monster-cellar_kraken = Kraken piwniczny
dfi-monster-cellar_kraken-quip = Osiem ramion i żadnego nad stołem.
dfi-monster-trainee_avalanche = Lawina na stażu
dfi-monster-trainee_avalanche-quip = Jak dotąd zasypała jednego krasnala ogrodowego. Jest z tego dumna.
dfi-monster-troubled_king = Zafrasowany król
dfi-monster-troubled_king-quip = Ciężka ta korona, a cała reszta króla jeszcze cięższa.
dfi-monster-rotting_black_knight = Nadgniły czarny rycerz
dfi-monster-rotting_black_knight-quip = Ręka odpadła? I tak miał schudnąć.
dfi-monster-unhappy_white_bear = Nieszczęśliwy biały miś
dfi-monster-unhappy_white_bear-quip = Nikt nie przytulił go dwa razy.
dfi-monster-blue_dragon = Niebieski smok
dfi-monster-blue_dragon-quip = To nie smutek, to słaba wentylacja.
dfi-monster-ice_cream_golem = Golem lodziarz
dfi-monster-ice_cream_golem-quip = Trzy gałki furii w wafelku zagłady.
dfi-monster-frostbitten_choirmaster = Dyrygent odmrożonego chóru
dfi-monster-frostbitten_choirmaster-quip = Od początku! I tym razem uważać na sople.
dfi-monster-phantom_stallkeeper = Widmo kramarza
dfi-monster-phantom_stallkeeper-quip = Zwrotów nie przyjmujemy. Sam wróciłem, i wystarczy.
dfi-monster-emperor_penguin = Pingwin cesarski
dfi-monster-emperor_penguin-quip = Na kolana! Nie, niżej. Mam dziewięćdziesiąt centymetrów.
dfi-monster-awakened_horror = Przebudzony horror
dfi-monster-awakened_horror-quip = Jeszcze pięć eonów, błagam.

## Komnaty

dfi-room-steam_engine = Machina parowa
dfi-room-steam_engine-quip = Prosimy nie lizać kotła.
dfi-room-frozen_chamber = Zmrożona komnata
dfi-room-frozen_chamber-quip = Poprzedni goście wciąż tu są. Bardzo spokojni.
dfi-room-winter_solstice = Komnata przesilenia zimowego
dfi-room-winter_solstice-quip = Najdłuższa noc w roku i ani jednego komina.
dfi-room-fountain_of_life = Fontanna życia
dfi-room-fountain_of_life-quip = Pić wolno. Kąpać się nie. Nie, stóp też nie.
dfi-room-slide = Ślizgawka
dfi-room-slide-quip = Schody są dla żywych.
dfi-room-empty_hall = Sala całkiem pusta
dfi-room-empty_hall-quip = Podejrzane, prawda?
dfi-room-lost_property = Biuro rzeczy znalezionych
dfi-room-lost_property-quip = Parasole, rękawiczki, jedna lewa ręka. Częstujcie się.
dfi-room-cloakroom = Szatnia obowiązkowa
dfi-room-cloakroom-quip = Płaszcze zostają. Potwór swojego nie oddał.
dfi-room-dice_foundry = Odlewnia kości
dfi-room-dice_foundry-quip = Świeżo malowane. Mówili, żeby nie dotykać. Wszyscy dotknęli.
dfi-room-snowball_arsenal = Arsenał śnieżek
dfi-room-snowball_arsenal-quip = Ułożone według kalibru od czasu Wielkiej Przerwy.
dfi-room-small_change_vault = Skarbiec drobniaków
dfi-room-small_change_vault-quip = Tysiąc lat napiwków.
dfi-room-flooded_corridor = Zalany korytarz
dfi-room-flooded_corridor-quip = Hydraulik jest gdzieś tam w głębi.
dfi-room-ice_rink = Lodowisko
dfi-room-ice_rink-quip = Łyżwy do wypożyczenia. Godność proszę zostawić w kasie.
dfi-room-blown_out_torches = Korytarz zgaszonych pochodni
dfi-room-blown_out_torches-quip = Czyja to stopa?
dfi-room-gallery_of_low_lintels = Galeria niskich nadproży
dfi-room-gallery_of_low_lintels-quip = Budowały krasnoludy, konserwują kręgarze.
dfi-room-trampoline_hall = Sala trampolin
dfi-room-trampoline_hall-quip = Sufit jest niżej, niż wygląda.
dfi-room-last_chance_chapel = Kaplica ostatniej szansy
dfi-room-last_chance_chapel-quip = Po nabożeństwie zupa.
dfi-room-iceberg_nursery = Żłobek gór lodowych
dfi-room-iceberg_nursery-quip = Dziewięć dziesiątych jeszcze śpi.
dfi-room-thin_ice = Cienki lód
dfi-room-thin_ice-quip = Pojedynczo. Najlżejsi przodem. Nie, bez zbroi.
dfi-room-anatomy_class = Sala od anatomii
dfi-room-anatomy_class-quip = Temat lekcji: gdzie boli.

## Ekwipunek

dfi-type-weapon = Broń
dfi-type-armour = Pancerz
dfi-type-curio = Kuriozum
dfi-type-rarity = Rarytas

dfi-item-horned_helmet = Rogaty hełm
dfi-item-horned_helmet-quip = Spiczasty koniec dyplomacji.
dfi-item-ramboril = Ramboril
dfi-item-ramboril-quip = Wykuł go elf, który swoje widział.
dfi-item-hydrodynamics_2 = Hydrodynamika cz. II
dfi-item-hydrodynamics_2-quip = Część I została na suficie.
dfi-item-anvil = Kowadło
dfi-item-anvil-quip = Model turystyczny. Zginął tylko jeden tragarz.
dfi-item-rubber_battering_ram = Gumowy taran
dfi-item-rubber_battering_ram-quip = Puk, puk. Puk. Puk. Puk.
dfi-item-pocket_catapult = Katapulta kieszonkowa
dfi-item-pocket_catapult-quip = Trzymać z dala od oczu, księżniczek i zupy.
dfi-item-hammer_on_a_string = Młot na sznurku
dfi-item-hammer_on_a_string-quip = Schyl się. Nie, ty się schyl.
dfi-item-sword_for_the_other_hand = Miecz do tej drugiej ręki
dfi-item-sword_for_the_other_hand-quip = Był za pół ceny. Już wiadomo, za którą połowę.
dfi-item-oracles_poker = Pogrzebacz wyroczni
dfi-item-oracles_poker-quip = Ona też tego nie przewidziała.
dfi-item-everlasting_winter_coat = Delia wiecznej zimy
dfi-item-everlasting_winter_coat-quip = Ciepła, nieprzemakalna i pełna zamieci.
dfi-item-woolly_breastplate = Wełniany napierśnik
dfi-item-woolly_breastplate-quip = Babcia zrobiła na drutach. Kolczastych.
dfi-item-mirror_shield = Lustrzana tarcza
dfi-item-mirror_shield-quip = Jak one się wtedy boją!
dfi-item-boots_of_hindsight = Buty mądrych po szkodzie
dfi-item-boots_of_hindsight-quip = Dokładnie wiesz, jak trzeba było rzucić.
dfi-item-mostronomicon = Mostronomicon
dfi-item-mostronomicon-quip = Nikt nie przeczytał dalej niż spis treści i nie zachował obu brwi.
dfi-item-sniper_sprinkler = Zraszacz snajperski
dfi-item-sniper_sprinkler-quip = Trawnik nawet się nie zorientuje.
dfi-item-enlargement_elixir = Eliksir powiększenia
dfi-item-enlargement_elixir-quip = Efekty bywają różne. Spodnie nie wytrzymają żadnego.
dfi-item-hot_water_bottle = Termofor
dfi-item-hot_water_bottle-quip = Jedyne, co tu na dole dobrze wam życzy.
dfi-item-stone_snowball = Śnieżka z kamieniem w środku
dfi-item-stone_snowball-quip = Nie dorośliście. I dobrze.
dfi-item-snow_cannon = Armatka śnieżna
dfi-item-snow_cannon-quip = Zima na żądanie.
dfi-item-dice_magnet = Magnes na kości
dfi-item-dice_magnet-quip = Kości są z kości. I tak działa. Nie pytajcie.
dfi-item-phoenix_heart = Serce feniksa
dfi-item-phoenix_heart-quip = Podawać płonące.
dfi-item-lucky_amulet = Szczęśliwy amulet
dfi-item-lucky_amulet-quip = Poprzedniemu właścicielowi już się nie przyda.
dfi-item-packed_lunch = Drugie śniadanie dla drużyny
dfi-item-packed_lunch-quip = Moneta za kanapkę. Kto tu właściwie zarabia?

## Co robią karty z kramiku

dfi-effect-winter_coat = Raz na walkę, gdy spudłujesz: nie otrzymujesz obrażeń, a potem podrzucasz obie makiety zmarzliny.
dfi-effect-soften = Raz na walkę, gdy spudłujesz: otrzymujesz obrażenia mniejsze o { $n }.
dfi-effect-retort =
    Raz na walkę, gdy spudłujesz: wróg otrzymuje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }.
dfi-effect-throw_again = Raz na walkę, gdy spudłujesz: puść wynik w niepamięć i rzuć tą kością jeszcze raz.
dfi-effect-mostronomicon = Gdy aktywny bohater spudłuje: nie otrzymuje obrażeń, a ty podrzucasz makietę słabego punktu. Odrzuć.
dfi-effect-water_cubes = Drużyna dostaje kostki wody na tę walkę. Odrzuć.
dfi-effect-both_sections = Gdy kość leży na linii między sekcjami: dodaj do siebie dwie z nich. Odrzuć.
dfi-effect-heal =
    Wskazany bohater odzyskuje { $n ->
        [one] { $n } punkt życia
        [few] { $n } punkty życia
       *[many] { $n } punktów życia
    }. Odrzuć.
dfi-effect-strike =
    Wróg otrzymuje { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }. Odrzuć.
dfi-effect-snow_die = Drużyna dostaje kość śnieżną na tę walkę. Odrzuć.
dfi-effect-recover = Trzy kolorowe kości wracają i nikogo nic to nie kosztuje, nawet w walce z wielkim złym. Odrzuć.
dfi-effect-phoenix = Odrzuć: każdy ogłuszony bohater wstaje z 1 punktem życia i bez blizny.
dfi-effect-amulet = Sam środek tarczy, ale bez oka? Odrzuć: trafienie jest jednak ultra krytyczne.
dfi-effect-lunch =
    W swojej turze możesz zapłacić monetę ze skrzyni i odzyskać { $n ->
        [one] { $n } punkt życia
        [few] { $n } punkty życia
       *[many] { $n } punktów życia
    }.

## Co mówią inne karty

dfi-text-weapon =
    { $n ->
        [one] +{ $n } obrażenie
        [few] +{ $n } obrażenia
       *[many] +{ $n } obrażeń
    } przy trafieniu. Technika: { $technique }.
dfi-text-technique = Każdy rzut: { $technique }
dfi-text-careless = Nieuważny: rzut, po którym kość wylądowała w sekcji z cyfrą 1, można powtórzyć
dfi-text-mad = Szalony: każde trafienie dokłada następną technikę – { $techniques }
dfi-text-white_dice =
    Do skrzyni { $n ->
        [one] trafia biała kość
        [few] trafiają { $n } białe kości
       *[many] trafia { $n } białych kości
    }
dfi-text-cheers =
    Każdy bohater odzyskuje { $n ->
        [one] { $n } punkt życia
        [few] { $n } punkty życia
       *[many] { $n } punktów życia
    }
dfi-text-freebies =
    { $n ->
        [one] Wierzchnia karta z talii kramiku jest wasza
        [few] { $n } wierzchnie karty z talii kramiku są wasze
       *[many] { $n } wierzchnich kart z talii kramiku jest waszych
    }
dfi-text-gold =
    Do skrzyni { $n ->
        [one] trafia moneta
        [few] trafiają { $n } monety
       *[many] trafia { $n } monet
    }
dfi-text-rough =
    Potwór ma { $n ->
        [one] { $n } punkt życia więcej
        [few] { $n } punkty życia więcej
       *[many] { $n } punktów życia więcej
    }
dfi-text-favourite = Ulubiony wróg: { $kind }
dfi-text-nothing = Nic szczególnego
dfi-text-join = { $first }. { $then }
dfi-text-end = { $what }.
dfi-prepare-icebergs = Przed walką w dziurach tarczy stają góry lodowe
dfi-prepare-frost = Przed walką podrzućcie obie makiety zmarzliny
dfi-prepare-weak = Przed walką podrzućcie makietę słabego punktu
dfi-prepare-water = Na tę walkę dostajecie kostki wody
dfi-prepare-snow = Na tę walkę dostajecie kość śnieżną

## Techniki

dfi-technique-spin = Z półobrotu
dfi-technique-spin-text = Obróć się raz na pięcie i rzuć w chwili, gdy skończysz obrót.
dfi-technique-waterfall = Z siłą wodospadu
dfi-technique-waterfall-text = Połóż kość na wodospadzie i przechyl go: kość ma opuścić go krótszą krawędzią.
dfi-technique-pond = Do sadzawki
dfi-technique-pond-text = Połóż przed sobą sadzawkę: kość ma się odbić od stołu w jej środku.
dfi-technique-wall = Mur jest twój
dfi-technique-wall-text = Postaw przy tarczy lodowy mur: kość ma go dotknąć, zanim wyląduje, i nie może na nim zostać.
dfi-technique-launcher = Wyrzutnia
dfi-technique-launcher-text = Połóż kość na karcie i pstryknij kartę od spodu.
dfi-technique-thump = Łup
dfi-technique-thump-text = Ściśnij kość w pięści: ma z niej wylecieć w chwili, gdy pięść uderzy w stół.
dfi-technique-skid = Poślizg
dfi-technique-skid-text = Połóż na stole krę: kość ma się od niej odbić, zanim doleci do tarczy.
dfi-technique-headbutt = Z bańki
dfi-technique-headbutt-text = Rzuć kością z głowy albo niech po drodze o głowę zawadzi.
dfi-technique-under_table = Spod stołu
dfi-technique-under_table-text = Cały rzut odbywa się poniżej blatu.
dfi-technique-weaker_hand = Słabsza ręka
dfi-technique-weaker_hand-text = Rzucasz tą ręką, którą nie piszesz.
dfi-technique-secret_strike_x = Sekretny cios X
dfi-technique-secret_strike_x-text = Skrzyżuj ręce i rzuć kością trzymaną między nadgarstkami.
dfi-technique-low_profile = Niski profil
dfi-technique-low_profile-text = Oczy masz na wysokości blatu.
dfi-technique-blind = Na ślepo
dfi-technique-blind-text = Rzucasz z zamkniętymi oczami.
dfi-technique-airborne = Z powietrza
dfi-technique-airborne-text = Podskocz i rzuć, póki jesteś w powietrzu.
dfi-technique-prayer = Z modlitwy
dfi-technique-prayer-text = Złóż dłonie wokół kości jak do modlitwy i tak rzuć.

## Kości

dfi-die-red = czerwona kość
dfi-die-green = zielona kość
dfi-die-blue = niebieska kość
dfi-die-white = biała kość
dfi-die-water = kostki wody
dfi-die-snow = kość śnieżna

## Trudność i rangi

dfi-difficulty-normal = Zwykły
dfi-difficulty-tough = Hardy
dfi-difficulty-infernal = Infernalny
dfi-rank-losers = Lamusy
dfi-rank-optimists = Niepoprawni optymiści
dfi-rank-brawlers = Drugoligowi rozrabiacy
dfi-rank-troublemakers = Początkujące mąciwody
dfi-rank-would_be_heroes = Herosi z bożej łaski
dfi-rank-middle_class = Wojownicy klasy średniej
dfi-rank-better_sort = Twardziele ciut lepszego sortu
dfi-rank-almost_ballads = Prawie heroiczne postacie z ballad
dfi-rank-ballads = Prawdziwie heroiczne postacie z ballad
dfi-rank-indestructible = Niezniszczalni wymiatacze, na których widok mięśniaki spuszczają wzrok
