# Jak przebiegła misja, w liczbach.

md2-account-course = Zdrowie bohaterów
md2-account-kills = Zabici wrogowie
md2-account-wounds = Zadane rany
md2-account-suffered = Odniesione rany
md2-account-knocked_out = Ogłuszenia
md2-account-treasures = Skarby
md2-account-zones = Przebyte strefy
md2-account-attacks = Ataki
md2-account-levels = Zdobyte poziomy
md2-account-luck-swords = Miecze w ataku
md2-account-luck-shields = Tarcze w obronie
md2-account-luck-enemies = Miecze wrogów
