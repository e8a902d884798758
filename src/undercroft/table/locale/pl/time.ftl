# Ile czasu ma kto.

table-no-clock = Przy tym stole nikt nie ma ograniczonego czasu.
