# Paper Dungeons: pierwsza gra, po jednej myśli naraz.

pd-lesson-welcome = Twoje podziemia
pd-lesson-welcome-text = Drużyna wchodzi od dołu i rysuje swoją drogę ołówkiem, komnata po komnacie. Po ośmiu rundach wygrywa największa chwała. Druga drużyna to bot na własnym arkuszu.
pd-lesson-dice = Sześć kości dla wszystkich
pd-lesson-dice-text = Co rundę rzuca się sześcioma kośćmi, a każdy używa trzech z nich, wszyscy jednocześnie. Czaszka nikomu nie służy i rani wszystkich.
pd-lesson-die = Weź kość
pd-lesson-die-text = Wybierz kość z bohaterem albo koniczyną: przyda się prawie do wszystkiego. Buty potrafią tylko chodzić, za to dalej.
pd-lesson-action = Do czego posłuży?
pd-lesson-action-text = Kość podnosi o poziom bohatera, którego pokazuje, daje część przedmiotu, warzy mikstury albo prowadzi drużynę. Na początek rusz się z miejsca.
pd-lesson-step = Wejdź do podziemi
pd-lesson-step-text = Naciśnij podświetloną komnatę. Kto wchodzi, bierze to, co tam leży. Potwór kosztuje serca, jeśli twój bohater jest słabszy niż liczba obok niego, więc najpierw spójrz.
pd-lesson-heroes = Druga kość: bohater
pd-lesson-heroes-text = Silni bohaterowie biją potwory bez ran i liczą się przeciw bossom; na koniec najwięcej liczy się najsłabszy z czworga. Weź kość ze znakiem bohatera i podnieś jego poziom. Kolor musi być ten z końca wiersza.
pd-lesson-items = Trzecia kość: jak chcesz
pd-lesson-items-text = Przedmiot powstaje z dwóch części: Płaszcz prowadzi przez ściany, Medalion przez wodę. Mikstura przyjmuje za ciebie dwa obrażenia. Można też iść dalej; co wolisz?
pd-lesson-others = Koniec rundy
pd-lesson-others-text = Teraz druga drużyna używa swoich kości, a potem czaszki robią swoje. Klejnot, który ktoś zabrał, przepada dla reszty. Idź dalej, żeby zobaczyć, co zrobili.
pd-lesson-bosses = Trzej bossowie
pd-lesson-bosses-text = Po rundach 3, 6 i 8 przychodzi boss. Do tego czasu trzeba odwiedzić jego komnatę i mieć dość siły, inaczej drużyna ucieka i traci chwałę. Wyróżniony wiersz pokazuje, co by było teraz.
pd-lesson-round = Reszta należy do ciebie
pd-lesson-round-text = Chwałę dają też zadanie i misje; są obok mapy. Tu są klawisze, księga zasad i ta lekcja. To, czego w rundzie nie skończono, można cofnąć.
