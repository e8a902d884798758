# Massive Darkness 2 in the lobby, with the first page: short.

massivedarkness2-title = Massive Darkness 2
