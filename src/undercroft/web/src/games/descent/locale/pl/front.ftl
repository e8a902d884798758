# Descent w poczekalni, razem z pierwszą stroną: krótko.

descent-title = Descent: Wędrówki w mroku
descent-front-text = Bohaterowie schodzą po złoto i sławę. Jeden z graczy jest tym, co tam na nich czeka: Panem Podziemi z pułapkami, potworami i cierpliwością.
descent-front-time = od 1 do 3 godzin
descent-front-art = Bohater z pochodnią przed ciemną bramą, z której patrzy dwoje oczu
descent-won-overlord = Pan Podziemi
descent-won-heroes = bohaterowie
