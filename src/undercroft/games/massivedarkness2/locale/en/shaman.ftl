# The shaman.

md2-class-shaman = Shaman

## Spirits and the tops of the elements' tracks

md2-ally-fire_spirit = the Fire Spirit
md2-ally-frost_spirit = the Frost Spirit
md2-basic-heart_of_fire = Heart of Fire
md2-basic-heart_of_ice = Heart of Ice
md2-basic-heart_of_earth = Heart of Earth
md2-basic-heart_of_air = Heart of Air

## Skills

md2-skill-ember_breath_1 = Ember Breath I
md2-skill-ember_breath_2 = Ember Breath II
md2-skill-ember_breath_3 = Ember Breath III
md2-skill-cold_stare_1 = Cold Stare I
md2-skill-cold_stare_2 = Cold Stare II
md2-skill-mud_armour_1 = Mud Armour I
md2-skill-mud_armour_2 = Mud Armour II
md2-skill-tailwind = Wind in the Back
md2-skill-call_of_the_hearth = Call of the Hearth
md2-skill-call_of_the_glacier = Call of the Glacier
md2-skill-spring_rain = Spring Rain
md2-skill-drumbeat = Drumbeat
md2-skill-mountain_cough = The Mountain Coughs

md2-special-call_fire_spirit = the Fire Spirit comes to your zone
md2-special-call_frost_spirit = the Frost Spirit comes to your zone
md2-special-wake_spirit = activate a spirit once more, without an action

## Playing

md2-ask-element =
    { $who }: { $n ->
        [one] 1 mana
       *[other] { $n } mana
    } to gain. The next point as mana, or for an element?
md2-ask-raise-element = { $who }: which element rises by 1?
md2-ask-element-to-the-top = { $who }: which element rises to the top?
md2-ask-spirit = What does { $who } do?
md2-ask-wake = { $who }: which spirit is activated?
md2-do-mana = mana
md2-do-element = { $element } rises
md2-do-flip = Spend all of it and turn the marker over: { $element }
md2-do-wake = Activate { $who }
md2-do-wake-again = Activate { $who } again (1 action)
md2-no-element = It takes more of an element: { $element }, { $n }.
md2-no-flip = The marker has to be at the top, on space { $n }.
md2-no-flip-again = This marker is turned over already: once in a mission.
md2-log-element = { $who }: { $element } rises to { $n }.
md2-log-flip = { $who } turns a marker over: { $element }.
md2-log-summon = { $who } calls { $whom }.
