// Where gadgets stand for an aim, as undercroft/games/dungeonfighter/throw puts them.

import type { Ware } from "../scene";
import { handAt, type Values } from "./aims";

export type Gadget = "pond" | "floe" | "wall" | "waterfall" | "head";

export interface Standing {
  what: Gadget;
  x: number;
  y: number;
  z: number;
  /** Degrees against the clock from the x axis: whither the throw goes. */
  yaw: number;
  /** Degrees by which it slopes. */
  slope: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The gadgets of these techniques, standing where the aim puts them. */
export function standing(techniques: readonly string[], values: Values, { target, gadgets }: Ware): Standing[] {
  const hand = handAt(values);
  const bearing = values.bearing ?? -90;
  const out = (from: number, angle: number): { x: number; y: number } => ({ x: from * Math.cos(radians(angle)), y: from * Math.sin(radians(angle)) });
  const found: Standing[] = [];
  for (const technique of techniques) {
    if (technique === "pond") found.push({ what: "pond", ...out(target.radius + (values.pond ?? 10) + gadgets.pond.outer[1] / 2, bearing), z: 0, yaw: bearing + 180, slope: 0 });
    if (technique === "skid") found.push({ what: "floe", ...out(target.radius + (values.floe ?? 10) + gadgets.floe.size[1] / 2, bearing), z: 0, yaw: bearing + 180, slope: 0 });
    if (technique === "wall") {
      const angle = bearing + (values.wall ?? 180);
      found.push({ what: "wall", ...out(target.radius + gadgets.wall.gap + gadgets.wall.size[1] / 2, angle), z: 0, yaw: angle, slope: 0 });
    }
    if (technique === "waterfall") found.push({ what: "waterfall", ...hand, z: values.height ?? 10, yaw: bearing + 180 + (values.azimuth ?? 0), slope: values.loft ?? -35 });
    if (technique === "headbutt") found.push({ what: "head", ...hand, z: (values.height ?? 30) - 9, yaw: bearing + 180, slope: 0 });
  }
  return found;
}
