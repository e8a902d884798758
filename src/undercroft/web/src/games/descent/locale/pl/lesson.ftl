# Descent: pierwsza gra, po jednej myśli naraz.

descent-hint-prepared = Umiejętności i ekwipunek wszystkich bohaterów dobiera gra, tak jak zrobiłby to wprawny gracz. Wyłącz, żeby samemu wymieniać umiejętności i robić zakupy.

web-desl-welcome = Prowadzisz dwóch bohaterów
web-desl-welcome-text = Gdzieś w tych norach mieszka olbrzym Narthak: kto go zabije, wygrywa. Panem Podziemi ze wszystkimi potworami gra bot. Czeka, aż przeczytasz, więc nie ma pośpiechu.
web-desl-conquest = Jak można przegrać
web-desl-conquest-text = Drużyna żyje z Żetonów Zwycięstwa. Zabity bohater wraca w mieście, ale kosztuje kilka z nich; gdy nie ma żadnego, wygrywa Pan Podziemi. Nowe dają glify i skrzynie.
web-desl-hero = Kto pierwszy?
web-desl-hero-text = W rundzie każdy bohater ma jedną turę, w dowolnej kolejności. Carthos pali wrogów z daleka, Trenloe musi stać tuż obok. Niech zacznie Carthos.
web-desl-equip = Ekwipunek
web-desl-equip-text = Tura zaczyna się od tego, co bohater trzyma i nosi. Wszystko jest w porządku: powiedz tylko, że gotowe.
web-desl-action = Jedna akcja na turę
web-desl-action-text = Bieg to podwójny ruch, Zmaganie to dwa ataki, Przygotowanie to rozkaz, na przykład unik. Wybierz Natarcie: ruch i jeden atak w dowolnej jego chwili.
web-desl-move = Ruch
web-desl-move-text = Oznaczone pola są w zasięgu. Wskaż pole, żeby zobaczyć drogę i jej koszt, naciśnij, żeby tam pójść. Drzwi są po prawej: podejdź do nich.
web-desl-door = Otwórz drzwi
web-desl-door-text = Stojąc obok drzwi, możesz je nacisnąć. Kosztuje to dwa punkty ruchu, a to, co jest za nimi, wychodzi na jaw.
web-desl-seen = Oto i oni
web-desl-seen-text = Naciśnij potwora, żeby zobaczyć jego rany, pancerz i kości. Te z czerwoną podstawką to mistrzowie: są silniejsi, a po śmierci zostawiają monety.
web-desl-attack = Atak
web-desl-attack-text = Naciśnij potwora, którego chcesz spalić. Z góry widać, jaka jest szansa, że oberwie i że zginie. Kości dają zasięg, obrażenia i przypływy: bez zasięgu atak chybia.
web-desl-spend = Wydaj, co wypadło
web-desl-spend-text = Za przypływy i wzmocnienia kupuje się zasięg albo obrażenia. Gdy brakuje zasięgu, atak chybia mimo wszystkich obrażeń, więc zasięg jest pierwszy. Na górze jest to, co da najwięcej: weź to albo kupuj po jednym.
web-desl-end = Zmęczenie i koniec tury
web-desl-end-text = Zmęczeniem bohater kupuje dalsze kroki albo kości do ataku. Graj dalej, jak długo chcesz, a potem zakończ turę.
web-desl-second = Teraz drugi bohater
web-desl-second-text = Wiesz już wszystko, czego trzeba. Trenloe może przejść przez otwarte drzwi i czekać na to, co nadejdzie, albo uderzyć, jeśli ktoś jest w zasięgu.
web-desl-overlord = Tura Pana Podziemi
web-desl-overlord-text = Pan Podziemi dostaje zagrożenie i karty, może za nie coś zagrać albo sprowadzić, a potem aktywuje raz każdego potwora: ruch i atak. Idź dalej i patrz, co robi.
web-desl-round = Tak wygląda runda
web-desl-round-text = I tak dalej, aż padnie Narthak albo skończą się żetony. Tu są klawisze, księga zasad i ta lekcja. Większość odpowiedzi można cofnąć, dopóki nie padną kości.
