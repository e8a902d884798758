"""Players made of code, with a hand that trembles."""
