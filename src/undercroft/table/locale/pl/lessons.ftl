# Pierwsze gry do nauki.

table-no-lesson = Ta gra nie ma partii do nauki.
table-others-wait = Grają tu też inni: boty nie czekają na jedną osobę.
