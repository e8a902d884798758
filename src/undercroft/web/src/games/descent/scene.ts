// What Descent's scene holds, as undercroft/games/descent/browser declares it, under the names that the board calls it by.

export type * from "./wire.generated";
export type { AttackSeen as Attack, DoorSeen as Door, OverlordSeen as Overlord } from "./wire.generated";

export type Trait = "melee" | "ranged" | "magic";
