# Jak przebiegła gra: liczby, obraz, chwile, które rozstrzygnęły, i następna gra.

web-account-numbers = W liczbach
web-account-course = { $what }, od pierwszej decyzji do ostatniej
web-account-luck-of = { $got }, zwykle { $expected }
web-account-usual = zwykle { $expected }
web-account-moments = Co rozstrzygnęło
web-account-moment = Zobacz tę chwilę
web-account-round = Runda { $round }
web-account-none = –
web-account-none-aloud = nie dotyczy
web-ending-turned = Z zamianą miejsc

# Co rozstrzygnęło skończoną grę: szanse, los i decyzje, kosztowne wybory.

web-analysis-title = Analiza twojej gry
web-analysis-seat = Czyja gra
web-analysis-offer = Jak zmieniała się twoja szansa na zwycięstwo, co dał los, a co decyzje, i które z nich kosztowały cię najwięcej. Trwa to minutę lub dwie, a wynik zostaje przy grze.
web-analysis-begin = Przeanalizuj moją grę
web-analysis-waiting =
    { $ahead ->
        [one] Przed twoją jest jeszcze jedna gra.
        [few] Przed twoją są jeszcze { $ahead } gry.
       *[many] Przed twoją jest jeszcze { $ahead } gier.
    }
web-analysis-running = Rozgrywam wyobrażone gry z każdej chwili twojej…
web-analysis-closer = Przyglądam się decyzjom, które kosztowały najwięcej…
web-analysis-stop = Przerwij
web-analysis-leave = Możesz to zamknąć: analiza trwa dalej, a jej wynik będzie tutaj.
web-analysis-failed = Analiza się nie udała. Możesz poprosić o nią jeszcze raz.
web-analysis-curve = Twoja szansa na zwycięstwo
web-analysis-words = Od { $first } na początku do { $last } na końcu.
web-analysis-table = Szanse w tabeli
web-analysis-decision = Decyzja
web-analysis-chance = Szansa na zwycięstwo
web-analysis-split = Los i decyzje
web-analysis-luck = Los
web-analysis-choice = Decyzje
web-analysis-split-how = W zwycięstwach na sto takich gier, z dokładnością, z jaką to wiadomo. Decyzje to tyle, ile dały ci decyzje wszystkich w porównaniu z decyzjami bota. Los to reszta drogi od początku do końca: kości, karty i to, co wyszło na jaw.
web-analysis-choice-none = Tu wszyscy decydowali tak jak bot.
web-analysis-given = { $gave } ± { $error }
web-analysis-little = około 0 (± { $error })
web-analysis-untold = nie wiadomo
web-analysis-mistakes = Co kosztowało cię najwięcej
web-analysis-gave = Twój wybór
web-analysis-better = Lepiej
web-analysis-wordless = inny wybór
web-analysis-to-win = { $chance } na zwycięstwo
web-analysis-ends =
    { $games ->
        [one] Po obu rozegrano do końca po jednej grze, przy tym samym losie: po twoim wyborze wygrane: { $won }, po lepszym: { $better }.
        [few] Po obu rozegrano do końca po { $games } gry, przy tym samym losie: po twoim wyborze wygrane: { $won }, po lepszym: { $better }.
       *[many] Po obu rozegrano do końca po { $games } gier, przy tym samym losie: po twoim wyborze wygrane: { $won }, po lepszym: { $better }.
    }
web-analysis-cost =
    Kosztowało to więc około { $n ->
        [one] jednego zwycięstwa
       *[other] { $n } zwycięstw
    } na sto, z dokładnością do { $error }.
web-analysis-at-once = Po lepszym zwycięstwo jest od razu, zanim ktokolwiek musi o czymś zdecydować: tak było w { $n } z { $games }.
web-analysis-differences = Średnio po kilku rundach
web-analysis-see = Zobacz
web-analysis-try = Spróbuj od tej chwili
web-analysis-none = O żadnej twojej decyzji nie da się powiedzieć na pewno, że coś kosztowała.
web-analysis-fineness =
    { $doubted ->
        [0] Wszystkie twoje odpowiedzi były takie jak bota.
        [one] Jedna twoja odpowiedź była inna niż bota.
        [few] { $doubted } twoje odpowiedzi były inne niż bota.
       *[many] { $doubted } twoich odpowiedzi było innych niż bota.
    } Dokładność: punktów krzywej: { $points }; wyobrażonych gier z pierwszego: { $first }, z każdego dalszego: { $games }, po każdym z dwóch porównywanych planów najwyżej { $ends }. Wszystkie rozegrano do końca i żadnej nie dało się odróżnić od prawdziwej. Im dłuższa gra, tym mniej.
