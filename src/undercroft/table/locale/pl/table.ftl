# Co mówi serwer stołu w przeglądarce.

table-unknown = Nie ma takiego stołu.
table-deleted = Ten stół został usunięty.
table-wrong-token = Ten odnośnik nie otwiera tego stołu.
table-seat-taken = Zaproszenie jest ważne dla jednej osoby, a ktoś już zajął to miejsce. Możesz oglądać grę albo poprosić gospodarza o inne miejsce.
table-weak-token = Taki klucz nie nadaje się do miejsca: trzeba nowego, ze 128 losowych bitów.
table-still-here = Osoba, do której należy to miejsce, siedzi przy stole. Innej osobie można oddać tylko miejsce kogoś, kto odszedł.
table-hello-first = Najpierw się przywitaj.
table-hello-again = Już się przywitano.
table-full = Przy tym stole nie ma już miejsca dla widzów.
table-too-fast = Za dużo naraz. Poczekaj chwilę.
table-chat-fast = Mówisz zbyt szybko. Poczekaj chwilę.
table-house-full = Nie ma tu teraz miejsca dla kolejnych osób. Spróbuj za chwilę.
table-read-too-much =
    Zbyt wiele zapytań naraz. Spróbuj ponownie za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
table-made-too-many =
    Przed chwilą powstało stąd wiele stołów. Następny będzie można przygotować za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
table-message-long = Ta wiadomość ma więcej niż { $limit } bajtów.
table-address-long = Ten adres ma więcej niż { $limit } bajtów.
table-chat-long = Zmieść się w { $limit } znakach.
table-not-understood = Ta wiadomość jest niezrozumiała: { $problem }
table-no-database = Baza danych nie odpowiada.
table-worker-away = Część serwera nie odpowiada.
table-disk-full = Na dysku serwera nie ma już miejsca. Nic nie przepadło, ale dopóki go brakuje, niczego nie da się zapisać. Spróbuj później.
table-damaged = To, co serwer przechował z tego stołu, jest uszkodzone. Osoba prowadząca serwer może mieć kopię zapasową.
table-broken = Coś poszło nie tak. Nic się nie zmieniło.
table-not-kept = Nie udało się zapisać odpowiedzi, więc się nie liczy. Spróbuj ponownie.
table-rule-failed = Reguła gry zawiodła przy tym wyborze. Nic się nie zmieniło; wybierz coś innego.
table-not-your-seat = To nie twoje miejsce.
table-host-only = Może to zrobić tylko osoba, która przygotowała stół.
table-bot-plays = Na tym miejscu gra bot. Najpierw odbierz mu miejsce.
table-over = Gra jest skończona.
table-not-asked = To miejsce nie ma teraz o niczym decydować.
table-late = O tym już zdecydowano.
table-nothing-to-undo = Nie ma czego cofnąć.
table-seed-told = Gra jest skończona i ziarno jej losów jest już jawne, więc niczego nie da się cofnąć. Spójrz wstecz i otwórz nowy stół od wcześniejszej chwili.
table-account-later = Jak przebiegła gra, dowiemy się, gdy się skończy.
table-analysis-later = Grę można przeanalizować, gdy się skończy: w trwającej nikt nie dostaje rad.
table-analysis-own = Analizę miejsca widzi tylko osoba, która na nim grała.
table-analysis-off = Ten serwer nie analizuje gier.
table-analyses-many = Kilka twoich analiz już czeka. Poczekaj, aż któraś się skończy.
table-analyses-busy = Wiele gier czeka na analizę. Spróbuj ponownie za minutę.
table-luck-later = Ziarno losów poznamy, gdy gra się skończy.
table-luck-unknown = Ten stół powstał bez zobowiązania co do losów, więc nie ma czego sprawdzać.
table-no-vote = Nikt nie prosi teraz o cofnięcie.
table-no-say = Twoja zgoda już jest albo nie jest potrzebna.
table-undo-declined = { $name } woli, żeby zostało tak, jak jest.
table-undo-declined-nameless = Inna osoba woli, żeby zostało tak, jak jest.
table-no-such-bot = Nie ma takiego bota. Są: { $bots }.
table-no-such-game = Nie ma takiej gry. Są: { $games }.
table-bad-input = Tego nie da się użyć: { $problem }
table-no-such-decision = Gra nie zaszła tak daleko.
table-secrets = Dopóki gra trwa, może to zrobić tylko osoba, do której należą wszystkie miejsca, na których gra lub grał człowiek.
table-only-over = Oczami innych miejsc można oglądać tylko skończoną grę.
table-no-such-language = Nie ma takiego języka. Są: { $langs }.
table-no-pages = Stół jest nakryty, ale jego strony nie są zbudowane. Zainstaluj Undercroft ponownie tam, gdzie jest Node.js 20 lub nowszy, albo uruchom make play w katalogu ze źródłami. Potem odśwież tę stronę.
table-no-such-page = Tu nic nie ma.
table-record-long = Zapis gry może mieć najwyżej { $limit } bajtów.
table-record-lines = Zapis gry może mieć najwyżej { $limit } wierszy.
table-record-decisions = Zapis gry może mieć najwyżej { $limit } decyzji.
table-record-slow = Odtwarzanie tego zapisu trwało zbyt długo i zostało przerwane.
table-imports-busy = Właśnie wczytywanych jest wiele zapisów. Spróbuj za chwilę.
table-away = Ten stół jest właśnie przenoszony. Spróbuj za chwilę.
table-outdated = Zasady lub zawartość tej gry zmieniły się od jej rozpoczęcia i według nowych nie da się jej kontynuować. Można ją tylko oglądać.
table-other-rules = Tę grę prowadzi inny serwer, według innych zasad. Tutaj można ją tylko oglądać.
table-before-rules = To było przed zmianą zasad tej gry: można wrócić tylko do tego, co działo się potem.
table-fork-seats = Ta gra może toczyć się dalej tylko z tyloma miejscami, ile miała: { $players }.
