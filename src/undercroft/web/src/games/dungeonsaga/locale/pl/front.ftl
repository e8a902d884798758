# Dungeon Saga w poczekalni, razem z pierwszą stroną: krótko.

dungeonsaga-title = Dungeon Saga
dungeonsaga-front-text = Do czterech bohaterów przeciw władcy grobowca. Każdy ma swój przód i swoje plecy, o wszystkim rozstrzygają kostki przeciw kostkom, a umarli nie zostają tam, gdzie padli.
dungeonsaga-front-time = od 30 do 90 minut
dungeonsaga-front-art = Dwaj bohaterowie przed tronem, na którym siedzi martwy król krasnoludów; z posadzki wyrastają kościane dłonie
dungeonsaga-won-overlord = władca podziemi
dungeonsaga-won-heroes = bohaterowie
