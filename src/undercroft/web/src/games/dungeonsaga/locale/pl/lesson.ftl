# Dungeon Saga: pierwsza gra, po jednej myśli naraz.

web-sagl-welcome = Prowadzisz dwóch bohaterów
web-sagl-welcome-text = Barbarzyńca Orlaf i krasnolud Rordin muszą wyłamać drzwi pośrodku i dotrzeć na drugi koniec piwnicy. Władcą podziemi i jego szkieletami gra bot. Czeka, aż przeczytasz.
web-sagl-clock = Jak można przegrać
web-sagl-clock-text = Bohater z pięcioma ranami jest ogłuszony i władca podziemi wygrywa. Wygrywa też, gdy skończą mu się karty: co rundę dobiera jedną, więc nie ma na co czekać.
web-sagl-hero = Kto pierwszy?
web-sagl-hero-text = W rundzie każdy bohater ma jedną turę, w dowolnej kolejności: najpierw ruch, potem akcja. Niech zacznie Orlaf, bije najmocniej.
web-sagl-move = Ruch
web-sagl-move-text = Podświetlone pola są w zasięgu. Wskaż pole, a zobaczysz drogę; naciśnij, żeby iść. Pola zakreskowane leżą przed wrogiem: kto tam wejdzie, musi się zatrzymać.
web-sagl-face = Obrót
web-sagl-face-text = Każdy ma przód i plecy, pokazuje to strzałka na podstawce. Walczysz tylko z tym, co masz przed sobą, a atak z tyłu kosztuje cię kostkę. Obrót jest za darmo: naciśnij strzałkę przy bohaterze albo Shift ze strzałką.
web-sagl-fight = Walka
web-sagl-fight-text = Naciśnij wroga. Z góry widać, czym rzucą obie strony i jak łatwo padnie; jeśli nie jest jeszcze z przodu, droga i obrót są częścią planu. Wybierz jeden.
web-sagl-dice = Kostki przeciw kostkom
web-sagl-dice-text = Kostki nie wyższe od pancerza odpadają. Pozostałe stają naprzeciw kostek obrońcy, od najwyższej: wyższa to trafienie, a ta, która nie ma nic naprzeciw, też. Szkielet nie zważa na jedno trafienie, po dwóch rozpada się w kości, po trzech znika.
web-sagl-party = Rany
web-sagl-party-text = Najpierw pola białe, potem czerwone. Na czerwonych bohater jest ranny i ma o kostkę mniej. Graj dalej: zakończ turę i oddaj głos Rordinowi.
web-sagl-overlord = Tura władcy podziemi
web-sagl-overlord-text = Ma dwa rozkazy: za każdy jeden model rusza i działa albo sterta kości powstaje na nowo. Dalej, patrz.
web-sagl-strikes = Oderwanie się
web-sagl-strikes-text = Kto zaczyna w przedniej strefie wroga, jest związany walką. Gdy odchodzi, każdy taki wróg ma wolny atak. Zanim pójdziesz, widać, jak łatwo o krzywdę.
web-sagl-bones = Kości
web-sagl-bones-text = Sterty kości mogą powstać jako szkielety, ale nie wtedy, gdy ktoś na nich stoi. Postaw tam bohatera albo bij mocniej: trzy trafienia nie zostawiają kości.
web-sagl-door = Drzwi
web-sagl-door-text = Z zamkiem walczy się jak z wrogiem: stań przed nim, obróć się do niego i zdobądź jedno trafienie. To, co za drzwiami, wykłada się od razu, razem z tym, kto tam czeka.
web-sagl-round = To wszystko
web-sagl-round-text = Tak toczy się gra, aż ktoś wygra. Tu są klawisze, zasady i ta lekcja. Większość odpowiedzi można cofnąć, dopóki nie padły kostki.
