# Jak przebiegła gra, jeśli ona sama nie ma o tym nic lepszego do powiedzenia.

account-standing = Kto prowadził
account-decisions = Decyzje
