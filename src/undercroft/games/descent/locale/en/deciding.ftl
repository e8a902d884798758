## Why a monster does not appear there

des-no-spawn-seen = A hero sees it.
des-no-spawn-figure = Somebody stands there.
des-no-spawn-obstacle = An obstacle or a pit is there.
des-no-spawn-glyph = An activated glyph lies there.
