# A board of square spaces, whatever is played on it.

web-grid-keys = { $board }. Arrow keys move from space to space, N goes to the next choice, Enter chooses, I looks closer.
web-grid-keys-turn = { web-grid-keys } Shift with an arrow turns whoever acts.
web-grid-menu = What to do at { $cell }?
web-grid-look = Look closer
web-grid-close = Close
web-grid-not-now = Not now
