# Co komunikator pokazuje z odnośnika do stołu.

table-invited-by = { $name } zaprasza na partię gry { $game }
table-invited = Zaproszenie na partię gry { $game }
table-invited-free = { $free ->
    [one] 1 wolne miejsce
    [few] { $free } wolne miejsca
   *[many] { $free } wolnych miejsc
}. W przeglądarce, bez zakładania konta.
