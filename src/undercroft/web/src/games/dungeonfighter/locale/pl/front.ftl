# Dungeon Fighter w poczekalni, razem z pierwszą stroną: krótko.

dungeonfighter-title = Dungeon Fighter
dungeonfighter-front-text = Od jednego do czterech bohaterów rzuca kośćmi w tarczę: od stołu, zza rogu albo z zamkniętymi oczami. Kto trafi, trafia potwora. Kto nie trafi, sam oberwie.
dungeonfighter-front-time = 45–75 minut
dungeonfighter-front-art = Czerwona kość odbija się od stołu ku lodowej tarczy; za nią potwór otwiera jedno oko
dungeonfighter-won-heroes = bohaterowie
dungeonfighter-won-dungeon = loch
dungeonfighter-chosen-normal = Zwykły
dungeonfighter-chosen-tough = Hardy
dungeonfighter-chosen-infernal = Infernalny
