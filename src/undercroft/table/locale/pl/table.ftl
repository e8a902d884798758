# Co mówi serwer stołu w przeglądarce.

table-unknown = Nie ma takiego stołu.
table-wrong-token = Ten odnośnik nie otwiera tego stołu.
table-hello-first = Najpierw się przywitaj.
table-hello-again = Już się przywitano.
table-full = Przy tym stole nie ma już miejsca dla widzów.
table-too-fast = Za dużo naraz. Poczekaj chwilę.
table-made-too-many =
    Przed chwilą powstało stąd wiele stołów. Następny będzie można przygotować za { $seconds ->
        [one] sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }.
table-message-long = Ta wiadomość ma więcej niż { $limit } bajtów.
table-chat-long = Zmieść się w { $limit } znakach.
table-not-understood = Ta wiadomość jest niezrozumiała: { $problem }
table-no-database = Baza danych nie odpowiada.
table-broken = Coś poszło nie tak. Nic się nie zmieniło.
table-not-kept = Nie udało się zapisać odpowiedzi, więc się nie liczy. Spróbuj ponownie.
table-rule-failed = Reguła gry zawiodła przy tym wyborze. Nic się nie zmieniło; wybierz coś innego.
table-not-your-seat = To nie twoje miejsce.
table-bot-plays = Na tym miejscu gra bot. Najpierw odbierz mu miejsce.
table-over = Gra jest skończona.
table-not-asked = To miejsce nie ma teraz o niczym decydować.
table-late = O tym już zdecydowano.
table-nothing-to-undo = Nie ma czego cofnąć.
table-no-vote = Nikt nie prosi teraz o cofnięcie.
table-no-say = Twoja zgoda już jest albo nie jest potrzebna.
table-undo-declined = { $name } woli, żeby zostało tak, jak jest.
table-undo-declined-nameless = Inna osoba woli, żeby zostało tak, jak jest.
table-no-such-bot = Nie ma takiego bota. Są: { $bots }.
table-no-such-game = Nie ma takiej gry. Są: { $games }.
table-bad-input = Tego nie da się użyć: { $problem }
table-no-such-decision = Gra nie zaszła tak daleko.
table-secrets = Dopóki gra trwa, może to zrobić tylko osoba, która trzyma wszystkie miejsca ludzi.
table-only-over = Oczami innych miejsc można oglądać tylko skończoną grę.
table-no-such-language = Nie ma takiego języka. Są: { $langs }.
table-no-pages = Stół jest nakryty, ale jego strony nie są zbudowane. Zainstaluj Undercroft ponownie tam, gdzie jest Node.js 20 lub nowszy, albo uruchom make play w katalogu ze źródłami. Potem odśwież tę stronę.
table-no-such-page = Tu nic nie ma.
table-record-long = Zapis gry może mieć najwyżej { $limit } bajtów.
table-away = Ten stół jest właśnie przenoszony. Spróbuj za chwilę.
table-outdated = Zasady lub zawartość tej gry zmieniły się od jej rozpoczęcia i według dzisiejszych nie da się jej kontynuować. Można ją tylko oglądać.
table-other-rules = Tę grę prowadzi inny serwer, według innych zasad. Tutaj można ją tylko oglądać.
table-before-rules = To było przed zmianą zasad tej gry: można wrócić tylko do tego, co działo się potem.
table-fork-seats = Ta gra może toczyć się dalej tylko z tyloma miejscami, ile miała: { $players }.
