# Cards that lie large over the board, whatever is played.

web-stage-label = Cards to choose from
web-stage-aside = See the board
web-stage-back = Lay the cards out
web-stage-advised = Recommended
