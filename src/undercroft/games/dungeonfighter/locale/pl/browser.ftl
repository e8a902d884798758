# Czym był rzut: dla strony i dla tych, którzy go nie widzą.

dfi-told = { $die }: { $bounces ->
    [0] bez odbicia
    [one] jedno odbicie
    [few] { $bounces } odbicia
   *[many] { $bounces } odbić
  }, leży: { $lies }.
dfi-told-failed = { $die }: { $bounces ->
    [0] bez odbicia
    [one] jedno odbicie
    [few] { $bounces } odbicia
   *[many] { $bounces } odbić
  }, leży: { $lies }. Nie wyszło: { $techniques }.
dfi-told-flip = { $what }: obrót w powietrzu o { $degrees }°.
