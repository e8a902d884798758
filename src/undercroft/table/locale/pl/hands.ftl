table-nobody-throws = Ktoś musi rzucać kośćmi: przy stole z prawdziwymi kośćmi choć jedno miejsce zajmuje człowiek.
