table-no-such-parcel = Tym zdaniem nie ma już czego odebrać: działa raz i przez kwadrans. Utwórz nowe na tamtym urządzeniu.
table-parcels-full = Zbyt wiele osób przenosi się w tej chwili. Spróbuj za jakiś czas.
