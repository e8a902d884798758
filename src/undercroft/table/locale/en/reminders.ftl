# Being reminded of one's turn while one is away.

table-turn = Your turn
table-turn-subject = Your turn: { $title }
table-turn-letter =
    It is your turn at the table “{ $title }”.

    { $link }

    Open it in the browser in which you have your seat.
    No more e-mails about this table: { $stop }
table-letters-subject = E-mails about { $title }?
table-letters-letter =
    Somebody, most likely you, wants to be told by e-mail when it is their turn at the table “{ $title }”.

    If that was you, confirm it here:
    { $link }

    If not, do nothing: you will get no more e-mails.
table-letters-ask = Shall { $address } get an e-mail when it is your turn at this table and you are away?
table-letters-now = { $address } gets an e-mail when it is your turn at this table and you are away.
table-letters-yes = Yes, send e-mails
table-letters-no = No e-mails, please
table-letters-confirmed = Good: you will get an e-mail when you are waited for.
table-letters-stopped = You will get no more e-mails about this table.
table-letters-unknown = These e-mails have ended already.
table-letters-many = Too many e-mails were asked for. Try again in { $seconds } s.
table-no-reminders = This server cannot send that.
table-no-such-service = That is not the push service of a browser that we know.
table-no-such-address = That does not look like an e-mail address.
