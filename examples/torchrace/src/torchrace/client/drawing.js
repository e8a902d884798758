// How the tunnel looks. The pages allow no style in the page itself, but a sheet made by a script is welcome; colours
// and letters come from the client's own theme, so day and torchlight suit it.

export const SHEET = new CSSStyleSheet();
SHEET.replaceSync(`
.torchrace { display: grid; gap: 0.6rem; max-width: 34rem; margin: 0 auto; padding: 1rem; }
.torchrace p { margin: 0; }
.torchrace .torch { display: flex; gap: 0.35rem; justify-content: center; }
.torchrace .torch i { width: 0.9rem; height: 1.3rem; border: 1.5px solid var(--ink-2); border-radius: 50% 50% 50% 50% / 70% 70% 30% 30%; }
.torchrace .torch .lit { border-color: #b3541e; background: radial-gradient(circle at 50% 75%, #ffe08a, #f2a03c 60%, #c4561d); }
.torchrace ol { display: grid; margin: 0; padding: 0; border: 2px solid var(--line-2); border-radius: var(--radius); list-style: none; overflow: hidden; }
.torchrace li { display: grid; grid-template-columns: 3.4rem repeat(var(--thieves), 2.4rem) minmax(0, 1fr); align-items: stretch; min-height: 2.6rem; border-top: 1px solid var(--line); background: var(--paper-2); }
.torchrace li:first-child { border-top: 0; }
.torchrace [data-lit] { background: var(--glow); box-shadow: inset 0 0 0 3px var(--focus); }
.torchrace .depth { display: flex; gap: 0.3rem; align-items: center; padding-left: 0.6rem; color: var(--ink-2); font-family: var(--font-title); }
.torchrace .relic { color: var(--accent); }
.torchrace .lane { display: grid; place-items: center; border-left: 1px dashed #0003; background: color-mix(in srgb, #17110c calc(var(--deep) * 7%), #a08a68); }
.torchrace .thief { display: grid; place-items: center; width: 1.9rem; height: 1.9rem; border: 2px solid var(--seat); border-radius: 50%; background: var(--paper); color: var(--ink); font-weight: 700; }
.torchrace .turn { box-shadow: 0 0 0 3px var(--paper), 0 0 0 5px var(--seat); }
.torchrace .deeds { display: flex; flex-wrap: wrap; gap: 0.3rem; align-items: center; padding: 0.2rem 0.4rem 0.2rem 0.8rem; }
.torchrace button { min-height: 2.2rem; padding: 0.2rem 0.7rem; border: 1px solid var(--accent); border-radius: var(--radius); background: var(--paper); color: var(--ink); font: inherit; line-height: 1.15; cursor: pointer; }
.torchrace button:hover:enabled { background: var(--glow); }
@media (max-width: 860px) { .torchrace { padding: 0.6rem; } .torchrace li { min-height: 2.2rem; } .torchrace .thief { width: 1.5rem; height: 1.5rem; } }
.torchrace .secret { text-align: center; color: var(--ink-2); }
`);

/** An element with attributes and what is in it. */
export function element(tag, attributes, ...inside) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== "") made.setAttribute(name, String(value));
  made.append(...inside);
  return made;
}
