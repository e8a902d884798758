# What a throw was, for the page and for those who cannot see it.

dfi-told = { $die }: { $bounces ->
    [0] no bounce
    [one] bounced once
    [2] bounced twice
   *[other] bounced { $bounces } times
  }, came to rest: { $lies }.
dfi-told-failed = { $die }: { $bounces ->
    [0] no bounce
    [one] bounced once
    [2] bounced twice
   *[other] bounced { $bounces } times
  }, came to rest: { $lies }. Not fulfilled: { $techniques }.
dfi-told-flip = { $what }: turned by { $degrees }° in the air.
