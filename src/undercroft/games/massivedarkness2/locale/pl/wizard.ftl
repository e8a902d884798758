# Czarodziej.

md2-class-wizard = Czarodziej

## Amulet

md2-quadrant-north = u góry
md2-quadrant-east = po prawej
md2-quadrant-south = na dole
md2-quadrant-west = po lewej
md2-basic-spark = Iskra
md2-basic-chill_touch = Zimny Dotyk
md2-basic-ward = Osłona
md2-basic-blink = Długi Krok

## Umiejętności

md2-skill-path_of_fire_1 = Droga Ognia I
md2-skill-path_of_fire_2 = Droga Ognia II
md2-skill-path_of_fire_3 = Droga Ognia III
md2-skill-dark_magic_1 = Magia Mroku I
md2-skill-dark_magic_2 = Magia Mroku II
md2-skill-path_of_frost_1 = Droga Mrozu I
md2-skill-path_of_frost_2 = Droga Mrozu II
md2-skill-thorny_mirror_1 = Kolczaste Zwierciadło I
md2-skill-thorny_mirror_2 = Kolczaste Zwierciadło II
md2-skill-dog_ear = Ośli Róg
md2-skill-creased_map = Pomięta Mapa
md2-skill-borrowed_hour = Pożyczona Godzina
md2-skill-falling_sky = Walące Się Niebo

md2-special-set_needle = obróć wskaźnik na dowolną inną ćwiartkę; tam zostaje

## Rozgrywka

md2-ask-needle = { $who }: co na początku pokazuje wskaźnik?
md2-ask-quadrant = { $who }: którą ćwiartkę zakrywa { $skill }?
md2-ask-set-needle = { $who }: co ma pokazywać wskaźnik?
md2-ask-free-spell = { $who }: które zaklęcie ataku za darmo?
md2-do-quadrant = { $quadrant }: { $spell }
md2-do-needle = Obróć wskaźnik dalej (1 mana): { $spell }
md2-no-magic-weapon = Zaklęcia ataku wymagają broni z atakiem magicznym.
md2-no-needle = Wskaźnik pokazuje inne zaklęcie.
md2-log-needle = { $who }: wskaźnik pokazuje { $spell }.
