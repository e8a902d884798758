### Co mówią przygody z pudełka.

sag-adventure-skeletons_in_the_cellar-title = Szkielety w piwnicy
sag-adventure-skeletons_in_the_cellar-story = Pod ostatnim gospodarstwem przy trakcie ktoś całą noc chodzi tam i z powrotem. Nikt z domowników nie schodził tam od lat i nikomu z nich nie grzechoczą stopy.
sag-adventure-skeletons_in_the_cellar-goal-heroes = Wyważcie drzwi i doprowadźcie wszystkich bohaterów na drugi koniec piwnicy.
sag-adventure-skeletons_in_the_cellar-goal-overlord = Ogłusz jednego z bohaterów albo zatrzymaj ich, aż skończą się twoje karty.
sag-adventure-skeletons_in_the_cellar-rules = Nie ma własnych zasad.
sag-adventure-skeletons_in_the_cellar-zone-1 = Korytarz z niszami, a w każdej niszy kości.
sag-adventure-skeletons_in_the_cellar-zone-2 = Korytarz ciągnie się dalej, a kości razem z nim.
