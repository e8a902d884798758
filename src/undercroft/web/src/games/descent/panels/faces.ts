// Faces of dice, from their keys such as r2d1s1.

export interface Shown {
  range: number;
  damage: number;
  surge: number;
  power: boolean;
  miss: boolean;
}

export function shown(key: string): Shown {
  const number = (letter: string): number => Number(new RegExp(`${letter}(\\d)`).exec(key)?.[1] ?? 0);
  const plain = key === "miss" || key === "blank" || key === "power" || key === "surge";
  return {
    range: plain ? 0 : number("r"),
    damage: plain ? 0 : number("d"),
    surge: key === "surge" ? 1 : plain ? 0 : number("s"),
    power: key === "power",
    miss: key === "miss",
  };
}
