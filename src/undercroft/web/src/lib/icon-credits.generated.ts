// Written by scripts/icons.mjs; do not edit.

/** Who drew the icons in use. */
export const ICON_CREDITS: readonly { author: string; icons: readonly string[] }[] = [
  { author: "Carl Olsen", icons: ["crossbow","flame","spider-alt"] },
  { author: "Caro Asercion", icons: ["badger"] },
  { author: "Cathelineau", icons: ["medusa-head","witch-face"] },
  { author: "DarkZaitzev", icons: ["cauldron","hooded-assassin","ninja-head"] },
  { author: "Delapouite", icons: ["bow-arrow","charging-bull","convergence-target","egyptian-bird","giant","giant-squid","goblin-head","griffin-symbol","health-potion","horned-reptile","jewel-crown","knocked-out-stars","magic-potion","mummy-head","ogre","orc-head","pencil","perspective-dice-six-faces-random","rat","ring","robin-hood-hat","rock-golem","saber-toothed-cat-head","shambling-zombie","spell-book","squirrel","torch","two-coins","upgrade","vampire-dracula","viking-head","warhammer","warlock-eye","warlock-hood","wizard-face"] },
  { author: "Faithtoken", icons: ["dragon-head"] },
  { author: "Felbrigg", icons: ["dodge"] },
  { author: "Kier Heyl", icons: ["elf-helmet"] },
  { author: "Lorc", icons: ["ankh","anvil","battle-axe","behold","boot-prints","boots","breastplate","broadsword","campfire","cauldron","checked-shield","clover","cobweb","cog","conversation","cowled","crested-helmet","crossed-swords","crown","crowned-skull","cut-diamond","daemon-skull","dragon-head","fire-bowl","flaming-arrow","footprint","gem-pendant","ghost","hand","hanging-spider","harpy","hawk-emblem","hood","hound","hourglass","hydra","key","laurel-crown","laurels","leather-vest","lion","locked-chest","magic-swirl","mailed-fist","minotaur","monkey","plain-dagger","pointy-hat","poison-bottle","punch","relic-blade","robot-golem","round-bottom-flask","run","rune-stone","scorpion","scroll-unfurled","scythe","skull-crossed-bones","swap-bag","treasure-map","tribal-mask","uncertainty","visored-helm","wizard-staff","wolf-head","wolf-trap"] },
  { author: "Lucas", icons: ["cloak"] },
  { author: "Sbed", icons: ["clover","death-skull","electric","hand","key"] },
  { author: "Skoll", icons: ["evil-eyes","hearts","raise-zombie","troll"] },
  { author: "Willdabeast", icons: ["chain-mail","round-shield"] },
];
