// Written by scripts/icons.mjs; do not edit.

/** Who drew the icons in use. */
export const ICON_CREDITS: readonly { author: string; icons: readonly string[] }[] = [
  { author: "Carl Olsen", icons: ["crossbow","flame","spider-alt"] },
  { author: "Caro Asercion", icons: ["badger"] },
  { author: "Cathelineau", icons: ["medusa-head","witch-face"] },
  { author: "DarkZaitzev", icons: ["cauldron","hooded-assassin","hooded-figure","ninja-head"] },
  { author: "Delapouite", icons: ["all-seeing-eye","barbarian","blindfold","bow-arrow","bow-string","brute","camp-cooking-pot","cave-entrance","charging-bull","clockwise-rotation","closed-barbute","convergence-target","door","dwarf-face","egyptian-bird","enrage","exit-door","floating-ghost","flower-emblem","gargoyle","giant","giant-squid","goblin-head","griffin-symbol","half-body-crawling","healing","health-potion","horned-reptile","ice-golem","iceberg","ionic-column","jewel-crown","jump-across","knight-banner","knocked-out-stars","leg-armor","lily-pads","magic-potion","mimic-chest","mummy-head","musical-notes","ogre","orc-head","pencil","person","perspective-dice-six-faces-random","pirate-captain","plain-padlock","prisoner","quiver","rat","ring","robin-hood-hat","rock-golem","saber-toothed-cat-head","shambling-zombie","shop","skateboard","skull-staff","spell-book","spiked-dragon-head","squirrel","star-altar","stone-pile","stone-wall","sunglasses","table","torch","two-coins","upgrade","vampire-dracula","viking-head","walk","warhammer","warlock-eye","warlock-hood","water-fountain","waterfall","wizard-face","woman-elf-face"] },
  { author: "Faithtoken", icons: ["card-pick","dragon-head"] },
  { author: "Felbrigg", icons: ["dodge"] },
  { author: "Kier Heyl", icons: ["dwarf-helmet","dwarf-king","elf-helmet"] },
  { author: "Lorc", icons: ["angel-outfit","angel-wings","ankh","anvil","arrow-cluster","backstab","battle-axe","behold","bird-claw","bleeding-wound","boot-prints","boot-stomp","boots","breastplate","broadsword","broken-heart","broken-skull","campfire","cauldron","checked-shield","clover","cobweb","cog","compass","conversation","cowled","crested-helmet","crossed-bones","crossed-swords","crown","crowned-explosion","crowned-skull","crystal-cluster","crystal-growth","crystal-shine","cubes","cut-diamond","daemon-skull","daggers","dragon-head","evil-minion","feather","fire-bowl","fire-silhouette","fireball","fist","flaming-arrow","floating-crystal","footprint","gem-pendant","ghost","ghost-ally","grim-reaper","hammer-drop","hand","hanging-spider","harpy","haunting","hawk-emblem","heart-drop","hood","hound","hourglass","hydra","imp","key","laurel-crown","laurels","leaky-skull","leather-vest","lever","lion","locked-chest","magic-gate","magic-portal","magic-shield","magic-swirl","mailed-fist","minotaur","monkey","moon","plain-dagger","pointy-hat","poison-bottle","potion-ball","prayer","punch","queen-crown","relic-blade","robot-golem","rogue","rosa-shield","round-bottom-flask","run","rune-stone","scar-wound","scorpion","screaming","scroll-unfurled","scythe","skull-bolt","skull-crossed-bones","snowflake-1","spider-web","spiked-armor","sprint","standing-potion","stopwatch","swap-bag","target-shot","tied-scroll","totem-mask","treasure-map","tribal-mask","triple-scratches","uncertainty","unlocking","visored-helm","vortex","whirlwind","wildfires","wizard-staff","wolf-head","wolf-trap"] },
  { author: "Lucas", icons: ["cloak"] },
  { author: "Sbed", icons: ["acid","clover","death-skull","electric","evil-wings","hand","head-shot","key","shield","spikes"] },
  { author: "Skoll", icons: ["d4","evil-eyes","fist","goat","hearts","open-treasure-chest","raise-skeleton","raise-zombie","skeleton","stopwatch","troll"] },
  { author: "Sparker", icons: ["bear-face"] },
  { author: "Starseeker", icons: ["potion-of-madness"] },
  { author: "Willdabeast", icons: ["chain-mail","round-shield"] },
];
