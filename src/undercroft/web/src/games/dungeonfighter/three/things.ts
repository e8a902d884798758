// Table, target, gadgets and dice as bodies of three.js. Centimetres, z upwards, the middle of the target is the origin.

import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  Path,
  PlaneGeometry,
  Shape,
  SphereGeometry,
  type Material,
  type Object3D,
} from "three";
import type { CutOut, DieKind, Gadgets, Ware } from "../scene";
import { CUT_OUTS, kindOf, shapeOf } from "../throwing/poses";
import { colourOf, squareTexture, targetTexture, triangleTexture, weakTexture, woodTexture } from "./paint";

const ICE = { color: "#bfe3f5", roughness: 0.15, metalness: 0, transparent: true, opacity: 0.82 } as const;
const ice = (): Material => new MeshPhysicalMaterial({ ...ICE, clearcoat: 0.6 });

function solid(geometry: BufferGeometry, material: Material | Material[], { casts = true } = {}): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = casts;
  mesh.receiveShadow = true;
  return mesh;
}

const box = (x: number, y: number, z: number, material: Material): Mesh => solid(new BoxGeometry(x, y, z), material);

export function table({ table: top }: Gadgets): Object3D {
  const wood = new MeshStandardMaterial({ map: woodTexture(), roughness: 0.62 });
  const edge = new MeshStandardMaterial({ color: "#4a301d", roughness: 0.8 });
  const board = solid(new BoxGeometry(top.length, top.width, top.thickness), [edge, edge, edge, edge, wood, edge], { casts: false });
  board.position.z = -top.thickness / 2;
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => {
      const leg = box(6, 6, -top.floor - top.thickness, edge);
      leg.position.set(x * (top.length / 2 - 8), y * (top.width / 2 - 8), (top.floor - top.thickness) / 2);
      return leg;
    }),
  );
  const floor = solid(new PlaneGeometry(900, 900), new MeshStandardMaterial({ color: "#3b3a3d", roughness: 1 }), { casts: false });
  floor.position.z = top.floor;
  return new Group().add(board, floor, ...legs);
}

export function target({ target: board }: Ware): Object3D {
  const outline = new Shape().absarc(0, 0, board.radius, 0, Math.PI * 2);
  for (const hole of board.holes) outline.holes.push(new Path().absarc(hole.x, hole.y, hole.radius, 0, Math.PI * 2));
  const geometry = new ExtrudeGeometry(outline, { depth: board.thickness, bevelEnabled: false, curveSegments: 64 });
  painted(geometry, board.radius);
  const face = new MeshStandardMaterial({ map: targetTexture(board), roughness: 0.7 });
  return solid(geometry, [face, new MeshStandardMaterial({ color: "#22384c" })], { casts: false });
}

/** The whole picture over the whole disc. */
function painted(geometry: BufferGeometry, radius: number): void {
  const places = geometry.getAttribute("position");
  const spots = new Float32Array(places.count * 2);
  for (let at = 0; at < places.count; at++) {
    spots[at * 2] = places.getX(at) / (2 * radius) + 0.5;
    spots[at * 2 + 1] = places.getY(at) / (2 * radius) + 0.5;
  }
  geometry.setAttribute("uv", new BufferAttribute(spots, 2));
}

export function iceberg({ iceberg: berg }: Gadgets): Object3D {
  const cone = solid(new CylinderGeometry(berg.radius * 0.2, berg.radius, berg.height, 10), ice());
  cone.rotation.x = Math.PI / 2;
  cone.position.z = berg.height / 2;
  return new Group().add(cone);
}

function disc({ radius, inner, thickness }: CutOut, material: Material): Object3D {
  const outline = new Shape().absarc(0, 0, radius, 0, Math.PI * 2);
  if (inner) outline.holes.push(new Path().absarc(0, 0, inner, 0, Math.PI * 2));
  const geometry = new ExtrudeGeometry(outline, { depth: thickness, bevelEnabled: false, curveSegments: 40 });
  painted(geometry, radius);
  geometry.translate(0, 0, -thickness / 2);
  return solid(geometry, material);
}

export function die(body: string, kind: DieKind): Object3D {
  const plain = { roughness: kind.id === "snow" ? 0.95 : 0.35, ...(kind.id === "water" ? { transparent: true, opacity: 0.9 } : {}) };
  if (kind.shape === "cube") {
    const sides = [0, 5, 1, 4, 2, 3].map((face) => new MeshStandardMaterial({ map: squareTexture(body, kind.faces[face]!), ...plain }));
    return solid(new BoxGeometry(kind.edge, kind.edge, kind.edge), sides);
  }
  const { corners, faces } = shapeOf(kind);
  const geometry = new BufferGeometry();
  const places: number[] = [];
  const spots: number[] = [];
  const ordered = faces.map((face) => outwards(face, corners));
  for (const face of ordered) {
    for (const corner of face) places.push(...corners[corner]!);
    spots.push(24 / 128, 16 / 128, 104 / 128, 16 / 128, 64 / 128, 98 / 128);
  }
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(places), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(spots), 2));
  ordered.forEach((_, at) => geometry.addGroup(at * 3, 3, at));
  geometry.computeVertexNormals();
  const sides = ordered.map((face) => new MeshStandardMaterial({ map: triangleTexture(body, kind, face), flatShading: true, ...plain }));
  return solid(geometry, sides);
}

/** The corners of a face against the clock for whoever looks at it from outside. */
function outwards(face: readonly number[], corners: readonly (readonly [number, number, number])[]): number[] {
  const [a, b, c] = [0, 1, 2].map((at): readonly number[] => corners[face[at]!]!) as [readonly number[], readonly number[], readonly number[]];
  const [u, v] = [b, c].map((point) => point.map((part, at) => part - a[at]!)) as [number[], number[]];
  const normal = [u[1]! * v[2]! - u[2]! * v[1]!, u[2]! * v[0]! - u[0]! * v[2]!, u[0]! * v[1]! - u[1]! * v[0]!];
  const out = normal[0]! * a[0]! + normal[1]! * a[1]! + normal[2]! * a[2]!;
  return out > 0 ? [...face] : [face[0]!, face[2]!, face[1]!];
}

export function body(name: string, { dice, gadgets }: Ware): Object3D {
  if (name === "weak") return disc(gadgets.weak, new MeshStandardMaterial({ map: weakTexture(), roughness: 0.6 }));
  if (CUT_OUTS.includes(name)) return disc(gadgets.frost, new MeshStandardMaterial({ color: "#8fd0f0", roughness: 0.25 }));
  if (name === "wall") return wall(gadgets);
  return die(name, kindOf(name, dice));
}

export function wall({ wall: slab }: Gadgets): Object3D {
  return box(slab.size[1], slab.size[0], slab.size[2], ice());
}

export function floe({ floe: slab }: Gadgets): Object3D {
  const made = box(slab.size[1], slab.size[0], slab.size[2], ice());
  made.position.z = slab.size[2] / 2;
  return new Group().add(made);
}

export function pond({ pond: frame }: Gadgets): Object3D {
  const bank = new MeshStandardMaterial({ color: "#c9d8de", roughness: 0.8 });
  const [across, along] = frame.outer;
  const [wide, long] = frame.opening;
  const [side, end] = [(across - wide) / 2, (along - long) / 2];
  const group = new Group();
  for (const [x, y, sx, sy] of [
    [0, (wide + side) / 2, along, side],
    [0, -(wide + side) / 2, along, side],
    [(long + end) / 2, 0, end, wide],
    [-(long + end) / 2, 0, end, wide],
  ] as const) {
    const part = box(sx, sy, frame.thickness, bank);
    part.position.set(x, y, frame.thickness / 2);
    group.add(part);
  }
  const water = new Mesh(new PlaneGeometry(long, wide), new MeshStandardMaterial({ color: "#3f8fc4", roughness: 0.1, transparent: true, opacity: 0.55 }));
  water.position.z = 0.03;
  return group.add(water);
}

/** Its lip is at the origin, and x goes down it. */
export function waterfall({ waterfall: fall }: Gadgets): Object3D {
  const stone = new MeshStandardMaterial({ color: "#6fb4d8", roughness: 0.2 });
  const bed = box(fall.length, fall.width + 0.6, 0.6, stone);
  bed.position.set(-fall.length / 2, 0, -0.3);
  const rims = [1, -1].map((side) => {
    const rim = box(fall.length, 0.3, fall.rim, stone);
    rim.position.set(-fall.length / 2, (side * (fall.width + 0.3)) / 2, fall.rim / 2);
    return rim;
  });
  return new Group().add(bed, ...rims);
}

export function head(): Object3D {
  const skin = new MeshStandardMaterial({ color: "#d9a27a", roughness: 0.7 });
  const hair = new MeshStandardMaterial({ color: "#5a3418", roughness: 0.9 });
  const skull = solid(new SphereGeometry(9, 24, 18), skin);
  const cap = solid(new SphereGeometry(9.3, 24, 10, 0, Math.PI * 2, 0, Math.PI / 2.6), hair);
  cap.rotation.x = Math.PI / 2;
  return new Group().add(skull, cap);
}

/** What is in the hand before it is thrown: the die, and a ring on the table below it. */
export function grip(name: string, ware: Ware): Object3D {
  const held = body(name, ware);
  held.name = "held";
  const ring = new Mesh(new CylinderGeometry(2.6, 2.6, 0.06, 32, 1, true), new MeshStandardMaterial({ color: colourOf(name), side: 2, transparent: true, opacity: 0.7 }));
  ring.rotation.x = Math.PI / 2;
  ring.name = "ring";
  return new Group().add(held, ring);
}
