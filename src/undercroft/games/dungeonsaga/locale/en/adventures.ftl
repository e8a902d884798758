### What the adventures that ship say.

sag-adventure-skeletons_in_the_cellar-title = Skeletons in the Cellar
sag-adventure-skeletons_in_the_cellar-story = Beneath the last farm on the road somebody has been walking up and down all night. Nobody on the farm has been down there for years, and nobody there has feet that rattle.
sag-adventure-skeletons_in_the_cellar-goal-heroes = Break the door and bring every hero to the far end of the cellar.
sag-adventure-skeletons_in_the_cellar-goal-overlord = Stun a hero, or keep them busy until your cards are spent.
sag-adventure-skeletons_in_the_cellar-rules = There are no rules of its own.
sag-adventure-skeletons_in_the_cellar-zone-1 = A passage with alcoves, and bones in each of them.
sag-adventure-skeletons_in_the_cellar-zone-2 = The passage goes on, and so do the bones.
