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
web-analysis-split-how = W setnych częściach zwycięstwa: co dały ci kości i karty w porównaniu ze zwykłymi i co zostaje na decyzje wszystkich.
web-analysis-mistakes = Co kosztowało cię najwięcej
web-analysis-gave = Twój wybór
web-analysis-better = Lepiej
web-analysis-wordless = inny wybór
web-analysis-to-win = { $chance } na zwycięstwo
web-analysis-then = potem { $plan }
web-analysis-on = potem { $plan } i tak dalej
web-analysis-why =
    Kosztowało to { $cost } na sto, z dokładnością do { $error }. Przy tym samym losie to drugie było lepsze { $better } { $better ->
        [one] raz
       *[other] razy
    } na { $games }.
web-analysis-differences = Potem średnio
web-analysis-see = Zobacz
web-analysis-try = Spróbuj od tej chwili
web-analysis-none = O żadnej twojej decyzji nie da się powiedzieć na pewno, że coś kosztowała.
web-analysis-fineness =
    { $doubted ->
        [one] Jedna twoja odpowiedź była inna
        [few] { $doubted } twoje odpowiedzi były inne
       *[many] { $doubted } twoich odpowiedzi było innych
    } niż bota. Dokładność: { $points } punktów krzywej, z każdego wyobrażonych gier, rozegranych do końca: { $games }; do każdego porównania: { $deals }, w których wyszukiwanie ocenia, jak stoją sprawy po kilku rundach. Żadnej nie dało się odróżnić od prawdziwej. Im dłuższa gra, tym mniej.
