// Whose dice are whose: heroes roll blue ones, the overlord those of bone.

import type { Scene } from "../scene";

/** Whether an attacker is a hero; one who is gone, or a trap, is the overlord's. */
export function heroicBy(by: number | string | null, scene: Scene): boolean {
  return scene.heroes.some(({ key }) => key === String(by));
}
