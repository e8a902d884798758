dfi-throw = Throw
dfi-throw-no-slips = A throw is told as a slip for every body, and the frames last
dfi-throw-slips = { $count ->
    [one] A throw needs one slip for the body that is thrown
   *[other] A throw needs { $count } slips for the bodies that are thrown
}
dfi-throw-bodies = The slips must begin with { $bodies }
dfi-throw-moved = Only what lies on the table can have been moved, and everything once
dfi-throw-touched = There is nothing called { $what } to touch
dfi-throw-typing = A real throw: where it lies (a number of the target, bullseye, hole, margin, bones, table, floor, or 3.5,2 in centimetres from the middle), then eye, blank or deep_snow, then straight if it did not bounce, and no-pond or the like for a technique that failed
