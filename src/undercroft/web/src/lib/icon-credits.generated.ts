// Written by scripts/icons.mjs; do not edit.

/** Who drew the icons in use. */
export const ICON_CREDITS: readonly { author: string; icons: readonly string[] }[] = [
  { author: "Carl Olsen", icons: ["crossbow","flame","spider-alt"] },
  { author: "Caro Asercion", icons: ["badger"] },
  { author: "Cathelineau", icons: ["medusa-head","witch-face"] },
  { author: "DarkZaitzev", icons: ["cauldron","hooded-assassin","hooded-figure","ninja-head"] },
  { author: "Delapouite", icons: ["barbarian","bow-arrow","bow-string","brute","charging-bull","clockwise-rotation","closed-barbute","convergence-target","door","dwarf-face","egyptian-bird","exit-door","floating-ghost","giant","giant-squid","goblin-head","griffin-symbol","healing","health-potion","horned-reptile","jewel-crown","knight-banner","knocked-out-stars","magic-potion","mummy-head","ogre","orc-head","pencil","perspective-dice-six-faces-random","plain-padlock","rat","ring","robin-hood-hat","rock-golem","saber-toothed-cat-head","shambling-zombie","skull-staff","spell-book","squirrel","stone-wall","torch","two-coins","upgrade","vampire-dracula","viking-head","walk","warhammer","warlock-eye","warlock-hood","wizard-face","woman-elf-face"] },
  { author: "Faithtoken", icons: ["dragon-head"] },
  { author: "Felbrigg", icons: ["dodge"] },
  { author: "Kier Heyl", icons: ["dwarf-helmet","dwarf-king","elf-helmet"] },
  { author: "Lorc", icons: ["ankh","anvil","arrow-cluster","backstab","battle-axe","behold","bleeding-wound","boot-prints","boot-stomp","boots","breastplate","broadsword","broken-heart","broken-skull","campfire","cauldron","checked-shield","clover","cobweb","cog","compass","conversation","cowled","crested-helmet","crossed-bones","crossed-swords","crown","crowned-explosion","crowned-skull","crystal-cluster","crystal-growth","cut-diamond","daemon-skull","dragon-head","fire-bowl","fireball","flaming-arrow","floating-crystal","footprint","gem-pendant","ghost","ghost-ally","hammer-drop","hand","hanging-spider","harpy","haunting","hawk-emblem","hood","hound","hourglass","hydra","key","laurel-crown","laurels","leaky-skull","leather-vest","lion","locked-chest","magic-gate","magic-shield","magic-swirl","mailed-fist","minotaur","monkey","plain-dagger","pointy-hat","poison-bottle","punch","relic-blade","robot-golem","rosa-shield","round-bottom-flask","run","rune-stone","scorpion","screaming","scroll-unfurled","scythe","skull-bolt","skull-crossed-bones","spider-web","spiked-armor","sprint","standing-potion","stopwatch","swap-bag","tied-scroll","treasure-map","tribal-mask","uncertainty","unlocking","visored-helm","whirlwind","wildfires","wizard-staff","wolf-head","wolf-trap"] },
  { author: "Lucas", icons: ["cloak"] },
  { author: "Sbed", icons: ["acid","clover","death-skull","electric","hand","key","shield"] },
  { author: "Skoll", icons: ["evil-eyes","hearts","open-treasure-chest","raise-skeleton","raise-zombie","skeleton","stopwatch","troll"] },
  { author: "Starseeker", icons: ["potion-of-madness"] },
  { author: "Willdabeast", icons: ["chain-mail","round-shield"] },
];
