# O co pytają karty, gdy ktoś ich używa, i co mówi o nich dziennik. Nazwy i teksty kart są w content.ftl.

## Bohaterowie

des-ask-trade = { $who }: co oddajesz i za co?
des-trade-heal =
    Wydaj { $amount } zmęczenia i wylecz { $amount ->
        [one] 1 ranę
        [few] { $amount } rany
       *[other] { $amount } ran
    }
des-trade-bleed =
    Odnieś { $amount ->
        [one] 1 ranę
        [few] { $amount } rany
       *[other] { $amount } ran
    } i odzyskaj { $amount } zmęczenia
des-ask-overlord-pauses = Pan Podziemi ma działać dalej. Używasz przedtem karty?
des-ask-swap = { $who }: jaki rozkaz obowiązuje od tej chwili?
des-ask-weapon = { $who } atakuje. Czym?
des-ask-lead = { $who }: kto dostaje rozkaz?
des-ask-order = { $who }: jaki rozkaz kładziesz?
des-ask-telekinesis =
    { $who }, telekineza za { $pay } zmęczenia: którą figurkę przesuwasz o { $spaces ->
        [one] 1 pole
        [few] { $spaces } pola
       *[other] { $spaces } pól
    }?
des-ask-telekinesis-to =
    Przesuwa się { $who }: dokąd? { $left ->
        [one] To ostatnie pole.
        [few] Zostały { $left } pola.
       *[other] Zostało { $left } pól.
    }
des-telekinesis-to = Na { $cell }
des-log-used-up = { $who } zużywa przedmiot: { $item }.

## Pułapki

des-ask-crushed = Na głowę leci gruz: { $who }. Na którym polu stawiasz figurkę?
des-ask-leap = { $who }: ziemia ucieka spod nóg. Na które pole skaczesz?
des-trap-to = Na { $cell }
des-ask-mimic = Skrzynia ma zęby. Na którym polu staje?
des-ask-charm = Mroczny urok: który bohater ma zaatakować kogoś z drużyny? Pusta ścianka kości mocy go ratuje.
des-log-trap-escaped = { $who } – tylko strach i nic więcej.
des-log-paralyzed = { $who } wdycha gaz i zastyga: to koniec tury.
