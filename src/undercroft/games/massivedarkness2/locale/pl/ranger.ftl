# Tropiciel.

md2-class-ranger = Tropiciel

## Karty strzał

md2-arrow-straight_arrow = Prosta Strzała
md2-arrow-barbed_arrow = Strzała z Zadziorem
md2-arrow-piercing_arrow = Przebijająca Strzała
md2-arrow-fire_arrow = Ognista Strzała
md2-arrow-ice_arrow = Lodowa Strzała
md2-arrow-heavy_arrow = Ciężka Strzała

## Umiejętności

md2-skill-hunters_mark_1 = Znak Łowcy I
md2-skill-hunters_mark_2 = Znak Łowcy II
md2-skill-hunters_mark_3 = Znak Łowcy III
md2-skill-steady_hand_1 = Pewna Ręka I
md2-skill-steady_hand_2 = Pewna Ręka II
md2-skill-light_step = Żadna Gałązka Nie Trzaśnie
md2-skill-nimble_fingers_1 = Wyczucie Cięciwy I
md2-skill-nimble_fingers_2 = Wyczucie Cięciwy II
md2-skill-knife_in_the_boot = Nóż w Cholewie
md2-skill-field_dressing = Mech i Ślina
md2-skill-split_shot = Dwie na Jednej Cięciwie
md2-skill-camouflage = To Tylko Krzak
md2-skill-rain_of_arrows = Deszcz Strzał

md2-special-put_arrow_back = odrzuć ostatnio odkrytą kartę strzały, nawet jeśli była o jedną za dużo
md2-special-count_arrows =
    liczy się { $arrows ->
        [one] o 1 symbol strzały
        [few] o najwyżej { $arrows } symbole strzał
       *[other] o najwyżej { $arrows } symboli strzał
    } więcej lub mniej, niż widać na kartach

## Rozgrywka

md2-ask-arrow =
    { $who } napina łuk: { $n ->
        [one] 1 symbol strzały
        [few] { $n } symbole strzał
       *[other] { $n } symboli strzał
    }. Jeszcze jedna karta?
md2-ask-count-arrows =
    { $who }: { $n ->
        [one] 1 symbol strzały
        [few] { $n } symbole strzał
       *[other] { $n } symboli strzał
    }. Ile ma się liczyć?
md2-do-arrow-draw = Odkryj kolejną kartę
md2-do-arrow-loose = Wypuść strzałę
md2-do-arrows-more = o { $n } więcej
md2-do-arrows-fewer = o { $n } mniej
md2-log-arrow = { $who } odkrywa kartę: { $card }; symbole strzał: { $n }.
md2-log-arrow-back = { $who } odkłada kartę: { $card }.
md2-log-loose-arrow = { $who } wypuszcza jeszcze jedną strzałę: { $card }.
md2-log-arrows-quick = Mniej niż siedem: szybki strzał.
md2-log-arrows-critical = Dokładnie siedem: trafienie krytyczne!
md2-log-arrows-overdraw = Więcej niż siedem: przeciągnięcie.
