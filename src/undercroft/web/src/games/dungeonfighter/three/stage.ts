// The table in three dimensions. Fetched only where it is shown; it draws when something has changed, and not otherwise.

import {
  AmbientLight,
  ArrowHelper,
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  Raycaster,
  Scene,
  SRGBColorSpace,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Material,
  type Object3D,
} from "three";
import type { BodySeen, Ware } from "../scene";
import { between, type Flight } from "../throwing/frames";
import type { Standing } from "../throwing/gadgets";
import type { Point } from "../throwing/gesture";
import { placed, type Placed } from "../throwing/poses";
import * as things from "./things";

export interface Laid {
  lying: readonly BodySeen[];
  icebergs: readonly number[];
  gadgets: readonly Standing[];
}

/** Where one looks from: degrees round the table and above it, and centimetres from what is looked at. */
export interface Eyes {
  bearing: number;
  above: number;
  away: number;
}

export const SEATED: Eyes = { bearing: -90, above: 52, away: 118 };
const NEARER = 16;
/** Milliseconds that a picture may keep one waiting; after several that take longer it becomes simpler. */
const SLOW = 34;
/** Pictures that take long because everything is new. */
const FIRST = 3;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export class Stage {
  eyes: Eyes = { ...SEATED };
  /** What is looked at, above the middle of the table. */
  #towards = new Vector3();
  #scene = new Scene();
  #camera = new PerspectiveCamera(42, 1, 1, 800);
  #renderer: WebGLRenderer;
  #bodies = new Map<string, Object3D>();
  #icebergs: Object3D[];
  #gadgets = new Map<string, Object3D>();
  #held: { name: string; object: Object3D } | null = null;
  #arrow = new ArrowHelper(new Vector3(0, 1, 0), new Vector3(), 10, "#ffb347", 3, 2);
  #wanted = false;
  #shadow: DirectionalLight;
  #slow = 0;
  /** How many pictures there have been. */
  #shown = 0;
  /** Sees the table from behind the hand, at its height. */
  #low = false;

  /** Throws where there is no WebGL. */
  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly ware: Ware,
  ) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: "high-performance" });
    this.#renderer.outputColorSpace = SRGBColorSpace;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.#camera.up.set(0, 0, 1);
    this.#scene.background = new Color("#1d2430");
    const sky = new HemisphereLight("#eaf4ff", "#6b5440", 1.6);
    sky.position.set(0, 0, 1);
    this.#scene.add(sky, new AmbientLight("#ffffff", 0.5));
    const sun = (this.#shadow = new DirectionalLight("#fff1da", 2.4));
    sun.position.set(-45, 35, 95);
    sun.castShadow = true;
    sun.shadow.mapSize.set(2048, 2048);
    const { left, right, top, bottom, near, far } = { left: -70, right: 70, top: 62, bottom: -62, near: 20, far: 220 };
    Object.assign(sun.shadow.camera, { left, right, top, bottom, near, far });
    sun.shadow.bias = -0.0006;
    sun.shadow.normalBias = 0.03;
    sun.shadow.radius = 3;
    this.#scene.add(sun, things.table(ware.gadgets), things.target(ware));
    this.#icebergs = ware.target.holes.map(({ x, y }) => {
      const berg = things.iceberg(ware.gadgets);
      berg.position.set(x, y, 0);
      berg.visible = false;
      return berg;
    });
    this.#arrow.visible = false;
    this.#scene.add(...this.#icebergs, this.#arrow);
    this.look();
  }

  resize(width: number, height: number): void {
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / Math.max(1, height);
    this.#camera.fov = width < height ? 54 : 42;
    this.look();
  }

  dispose(): void {
    this.#scene.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      for (const material of [object.material].flat() as (Material & { map?: { dispose(): void } | null })[]) {
        material.map?.dispose();
        material.dispose();
      }
    });
    this.#renderer.dispose();
  }

  // -- looking ---------------------------------------------------------------------------------------------------------

  /** Turn round the table and up or down, in degrees, or come nearer. */
  turn(by: Partial<Eyes>): void {
    const { bearing, above, away } = this.eyes;
    this.eyes = {
      bearing: bearing + (by.bearing ?? 0),
      above: Math.min(89.5, Math.max(4, above + (by.above ?? 0))),
      away: Math.min(190, Math.max(35, away * (1 + (by.away ?? 0)))),
    };
    this.look();
  }

  /** From the height of the table, behind the hand; or as before. */
  stoop(low: boolean): void {
    this.#low = low;
    this.look();
  }

  /** Degrees to turn, and centimetres to rise, on top of where one looks from. */
  look(spun = 0, raised = 0): void {
    const { bearing, above, away } = this.#low ? { bearing: this.eyes.bearing, above: 1.6, away: 85 } : this.eyes;
    const angle = radians(bearing + spun);
    const flat = away * Math.cos(radians(above));
    // A little towards whoever looks, so that their hand is in the picture; not so from straight above.
    const lean = this.#low ? 0 : NEARER * Math.cos(radians(above));
    this.#towards.set(lean * Math.cos(angle), lean * Math.sin(angle), this.#low ? 1 : 0);
    this.#camera.position.set((flat + lean) * Math.cos(angle), (flat + lean) * Math.sin(angle), Math.max(2, away * Math.sin(radians(above))) + raised);
    this.#camera.lookAt(this.#towards);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
    this.draw();
  }

  /** Finds out where on the table a place of the page is, as one looks now, however the view turns meanwhile. */
  mapper(): (x: number, y: number) => Point | null {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    const camera = this.#camera.clone();
    const level = new Plane(new Vector3(0, 0, 1), 0);
    const ray = new Raycaster();
    return (x, y) => {
      ray.setFromCamera(new Vector2(((x - left) / width) * 2 - 1, 1 - ((y - top) / height) * 2), camera);
      const found = ray.ray.intersectPlane(level, new Vector3());
      return found && found.length() < 400 ? { x: found.x, y: found.y } : null;
    };
  }

  /** Where on the page a place on the table is. */
  pageAt({ x, y }: Point): Point {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    const seen = new Vector3(x, y, 0).project(this.#camera);
    return { x: left + ((seen.x + 1) / 2) * width, y: top + ((1 - seen.y) / 2) * height };
  }

  // -- what there is to see --------------------------------------------------------------------------------------------

  lay({ lying, icebergs, gadgets }: Laid): void {
    this.#icebergs.forEach((berg, at) => (berg.visible = icebergs.includes(at + 1)));
    const known = new Set<string>(lying.map(({ id }) => id));
    for (const [name, object] of this.#bodies) if (!known.has(name)) object.visible = false;
    for (const { id, pose } of lying) put(this.#body(id), placed(pose));
    this.place(gadgets);
    this.draw();
  }

  /** Put up what a technique needs. */
  place(gadgets: readonly Standing[]): void {
    for (const object of this.#gadgets.values()) object.visible = false;
    for (const one of gadgets) {
      const object = this.#gadget(one.what);
      object.visible = true;
      object.position.set(one.x, one.y, one.what === "wall" ? this.ware.gadgets.wall.size[2] / 2 : one.z);
      object.rotation.set(0, -radians(one.slope), radians(one.yaw), "ZYX");
    }
    this.draw();
  }

  /** The die in the hand, at a height above a place; null opens the hand. */
  hold(name: string | null, at: Point = { x: 0, y: 0 }, height = 5, pull: Point | null = null): void {
    if (this.#held && this.#held.name !== name) {
      this.#scene.remove(this.#held.object);
      this.#held = null;
    }
    this.#arrow.visible = false;
    if (name !== null) {
      if (!this.#held) {
        this.#held = { name, object: things.grip(name, this.ware) };
        this.#scene.add(this.#held.object);
      }
      const { object } = this.#held;
      object.position.set(at.x, at.y, 0);
      object.getObjectByName("held")!.position.z = Math.max(1, height);
      const length = pull ? Math.hypot(pull.x, pull.y) : 0;
      if (pull && length > 0.5) {
        this.#arrow.visible = true;
        this.#arrow.position.set(at.x, at.y, Math.max(1, height));
        this.#arrow.setDirection(new Vector3(pull.x, pull.y, 0).normalize());
        this.#arrow.setLength(Math.min(40, length), 3, 2);
      }
    }
    this.draw();
  }

  /** A moment of a throw. */
  show(flight: Flight, time: number): void {
    for (const moving of flight.bodies) put(moving.name === "wall" ? this.#wall() : this.#body(moving.name), between(moving, time));
    this.draw();
  }

  #wall(): Object3D {
    const wall = this.#gadget("wall");
    wall.rotation.order = "XYZ";
    return wall;
  }

  #body(name: string): Object3D {
    const known = this.#bodies.get(name);
    if (known) {
      known.visible = true;
      return known;
    }
    const made = things.body(name, this.ware);
    this.#bodies.set(name, made);
    this.#scene.add(made);
    return made;
  }

  #gadget(what: Standing["what"]): Object3D {
    const known = this.#gadgets.get(what);
    if (known) return known;
    const made = what === "head" ? things.head() : things[what](this.ware.gadgets);
    this.#gadgets.set(what, made);
    this.#scene.add(made);
    return made;
  }

  // -- drawing ---------------------------------------------------------------------------------------------------------

  /** Draw with the next frame of the page. */
  draw(): void {
    if (this.#wanted) return;
    this.#wanted = true;
    const asked = performance.now();
    requestAnimationFrame((now) => {
      this.#wanted = false;
      this.#renderer.render(this.#scene, this.#camera);
      this.#keepUp(now - asked);
    });
  }

  /** A slow machine gets a simpler picture: first without fine shadows, then with fewer points. */
  #keepUp(took: number): void {
    if (++this.#shown <= FIRST) return;
    // A picture that takes seconds counts for many: whoever has such a machine sees only a few.
    this.#slow = took > SLOW ? this.#slow + took / SLOW : Math.max(0, this.#slow - 1);
    if (this.#slow < 8) return;
    this.#slow = 0;
    const { mapSize } = this.#shadow.shadow;
    const ratio = this.#renderer.getPixelRatio();
    if (mapSize.x > 512) {
      mapSize.set(512, 512);
      this.#shadow.shadow.map?.dispose();
      this.#shadow.shadow.map = null;
    } else if (ratio > 0.5) {
      this.#renderer.setPixelRatio(Math.max(0.5, ratio * 0.7));
    }
  }
}

function put(object: Object3D, { x, y, z, q: [w, i, j, k] }: Placed): void {
  object.position.set(x, y, z);
  object.quaternion.set(i, j, k, w);
}
