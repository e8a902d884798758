# Pierwsze gry, stoły gotowe do gry i siła botów.

lesson-begin = Ucz się, grając
web-lesson-do = Spróbuj
web-lesson-next = Dalej
web-lesson-pass = Pomiń to
web-lesson-skip = Zakończ lekcję
web-lesson-done = Gramy

web-bot-beginner = początkujący
web-bot-hardest = najtrudniejszy
web-bot-search = myśli naprzód

levels-title = Jak silne są boty?
levels-text-beginner = Gra jak wprawny, ale myli się w jednej decyzji na dziesięć.
levels-text-greedy = Planuje każdą turę.
levels-text-hardest = Lepiej niż wprawny ocenia, co się w końcu opłaci; może namyślać się dłużej.
levels-text-search = Sprawdza swoje plany w grach, które sobie wyobraża, i wybiera najlepszy.
levels-won = { $percent } % wygranych w { $games } grach przeciwko { $bot }.
levels-won-side = Strona „{ $side }”: { $percent } % wygranych w { $games } grach przeciwko { $bot }.
levels-won-together = Strona „{ $side }”: { $percent } % wygranych w { $games } grach.
levels-against-beginner = botom początkującym
levels-against-greedy = botom wprawnym
levels-against-hardest = botom najtrudniejszym
levels-against-search = botom, które myślą naprzód
