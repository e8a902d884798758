# How long people may take.

table-no-clock = At this table everybody may take as long as they like.
