# The client's shell: header, lobby, new table, rules, credits.

## Small parts

ui-close = Close
