# Pierwsze gry do nauki.

table-no-lesson = Ta gra nie ma partii do nauki.
table-others-wait = Grają tu też inni: boty nie czekają na jedną osobę.

table-no-practice = W tej grze nie ma czego ćwiczyć.
