// Written by scripts/icons.mjs; do not edit.

/** Who drew the icons in use. */
export const ICON_CREDITS: readonly { author: string; icons: readonly string[] }[] = [
  { author: "Carl Olsen", icons: ["spider-alt"] },
  { author: "DarkZaitzev", icons: ["cauldron"] },
  { author: "Delapouite", icons: ["bow-arrow","giant-squid","goblin-head","griffin-symbol","jewel-crown","mummy-head","orc-head","pencil","perspective-dice-six-faces-random","rock-golem","shambling-zombie","spell-book","torch","upgrade","vampire-dracula"] },
  { author: "Faithtoken", icons: ["dragon-head"] },
  { author: "Lorc", icons: ["ankh","anvil","behold","boots","breastplate","broadsword","cauldron","checked-shield","clover","cog","conversation","crested-helmet","crossed-swords","crown","crowned-skull","cut-diamond","dragon-head","footprint","gem-pendant","ghost","hood","hourglass","hydra","laurels","minotaur","pointy-hat","relic-blade","robot-golem","round-bottom-flask","scroll-unfurled","scythe","skull-crossed-bones","treasure-map","wolf-trap"] },
  { author: "Lucas", icons: ["cloak"] },
  { author: "Sbed", icons: ["clover","death-skull"] },
  { author: "Skoll", icons: ["hearts","troll"] },
];
