# Co karty mówią poza tym, co składa abilities.ftl: dla tych, którzy je przeglądają.

md2-text-blessed = Błogosławiona – { $what }
md2-text-adds-tool = Dokłada żeton do twojego woreczka: { $token }
md2-text-poison =
    { $n ->
        [one] Twoja trucizna zadaje o 1 ranę więcej
        [few] Twoja trucizna zadaje o { $n } rany więcej
       *[other] Twoja trucizna zadaje o { $n } ran więcej
    }
md2-text-boss-claws =
    { $n ->
        [0] Bez pazurów
        [one] 1 pazur
        [few] { $n } pazury
       *[other] { $n } pazurów
    }: { $what }
md2-text-boss-space = { $n }. pole toru: { $what }
md2-text-tool-poison = Zatruwa atakowanego wroga
md2-text-tool-shadow = Liczysz się jako stojący w cieniu
md2-text-arrow-quick = Mniej niż siedem: { $what }
md2-text-arrow-critical = Dokładnie siedem: { $what }
md2-text-arrow-overdraw = Więcej niż siedem: { $what }
