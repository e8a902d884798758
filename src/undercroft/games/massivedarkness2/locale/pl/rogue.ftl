# Łotrzyk.

md2-class-rogue = Łotrzyk

## Żetony

md2-tool-fleet_foot = Chyże Nogi
md2-tool-keen_edge = Ostra Klinga
md2-tool-venom = Zatrucie
md2-tool-dusk = Cień
md2-tool-second_wind = Drugi Oddech
md2-tool-bandage = Bandaż
md2-tool-fine_blade = Szlachetna Stal
md2-tool-smoke_bomb = Bomba Dymna
md2-tool-none = bez żetonu: ta akcja wzięła się skądinąd
md2-action-attack = atak
md2-action-move = ruch
md2-action-rest = odpoczynek
md2-action-trade = wymiana i ekwipunek
md2-action-special = akcja specjalna

## Umiejętności

md2-skill-shadow_form_1 = Postać Cienia I
md2-skill-shadow_form_2 = Postać Cienia II
md2-skill-shadow_form_3 = Postać Cienia III
md2-skill-toxicology_1 = Toksykologia I
md2-skill-toxicology_2 = Toksykologia II
md2-skill-light_feet_1 = Lekki Chód I
md2-skill-light_feet_2 = Lekki Chód II
md2-skill-two_daggers = Po Jednym na Rękę
md2-skill-sleight_of_hand = Zwinne Palce
md2-skill-not_the_face = Tylko Nie w Twarz!
md2-skill-quiet_work = Cicha Robota
md2-skill-salt_in_the_wound = Sól na Ranę
md2-skill-bottomless_bag = Mieszek Bez Dna

md2-special-swap_tool = odrzuć aktywny żeton i dobierz inny
md2-special-fester = zatruty przeciwnik od razu odczuwa skutki zatrucia

## Rozgrywka

md2-ask-tool = { $who }: który żeton odwracasz ({ $what })?
md2-ask-tool-lost = { $who } traci akcję: który żeton odwracasz?
md2-ask-swap-tool = { $who }: którego żetonu się pozbywasz?
md2-log-tool = { $who } dobiera żeton: { $token }.
md2-log-tool-used = { $who } robi użytek z żetonu: { $token }.
md2-log-poison = { $who } zatruwa wroga: { $whom }.
