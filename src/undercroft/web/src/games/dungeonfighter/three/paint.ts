// What is painted on things: canvases as textures. They are drawn once, when the table is laid.

import { CanvasTexture, SRGBColorSpace, type Texture } from "three";
import type { DieKind, Target } from "../scene";
import { bones, circle, sections } from "../target";

export const INKS = {
  wood: "#6d4a2f",
  woodDark: "#543822",
  ice: ["#f4fbff", "#dcefF9", "#bfe0f2", "#9ccbe6", "#7bb3d6"],
  ink: "#16324a",
  red: "#c8372d",
  green: "#2e8b57",
  blue: "#2f6bbd",
  white: "#f1f0ea",
  water: "#59b7e8",
  snow: "#fbfdff",
} as const;

function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const made = document.createElement("canvas");
  made.width = width;
  made.height = height;
  return [made, made.getContext("2d")!];
}

function texture(made: HTMLCanvasElement): Texture {
  const found = new CanvasTexture(made);
  found.colorSpace = SRGBColorSpace;
  found.anisotropy = 4;
  return found;
}

/** The face of the target, its middle in the middle of the picture. */
export function targetTexture(target: Target, size = 1024): Texture {
  const [made, draw] = canvas(size, size);
  draw.translate(size / 2, size / 2);
  draw.scale(size / 2 / target.radius, -size / 2 / target.radius);
  draw.fillStyle = "#2b4257";
  draw.fill(new Path2D(circle(target.radius)));
  draw.fillStyle = "#33506a";
  draw.fill(new Path2D(circle(target.bones)));
  draw.fillStyle = "#e8e4d6";
  for (const { x, y, turn } of bones(target)) {
    draw.save();
    draw.translate(x, y);
    draw.rotate((turn * Math.PI) / 180);
    for (const [bx, by, r] of [[-0.55, 0.14, 0.2], [-0.55, -0.14, 0.2], [0.55, 0.14, 0.2], [0.55, -0.14, 0.2]] as const) draw.fill(new Path2D(circle(r, { x: bx, y: by })));
    draw.fillRect(-0.55, -0.13, 1.1, 0.26);
    draw.restore();
  }
  for (const section of sections(target)) {
    const path = new Path2D(section.path);
    draw.fillStyle = section.ring === 0 ? "#d8412f" : INKS.ice[(section.ring + section.sector) % 2 ? section.ring - 1 : Math.min(4, section.ring)]!;
    draw.fill(path);
    draw.lineWidth = 0.16;
    draw.strokeStyle = INKS.ink;
    draw.stroke(path);
    draw.save();
    draw.translate(section.x, section.y);
    draw.scale(1, -1);
    draw.fillStyle = section.ring === 0 ? "#fff6e8" : INKS.ink;
    draw.font = `700 ${section.ring === 0 ? 2 : 1.9}px Faustina, Georgia, serif`;
    draw.textAlign = "center";
    draw.textBaseline = "middle";
    draw.fillText(String(section.value), 0, 0.1);
    draw.restore();
  }
  return texture(made);
}

/** Boards of a table. */
export function woodTexture(): Texture {
  const [made, draw] = canvas(1024, 640);
  draw.fillStyle = INKS.wood;
  draw.fillRect(0, 0, 1024, 640);
  let seed = 7;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let board = 0; board < 5; board++) {
    const top = board * 128;
    draw.fillStyle = `rgba(${random() < 0.5 ? "0,0,0" : "255,214,160"},${0.04 + random() * 0.06})`;
    draw.fillRect(0, top, 1024, 128);
    for (let grain = 0; grain < 34; grain++) {
      const y = top + random() * 128;
      draw.strokeStyle = `rgba(${random() < 0.6 ? "40,22,10" : "220,170,110"},${0.05 + random() * 0.12})`;
      draw.lineWidth = 0.6 + random() * 1.6;
      draw.beginPath();
      draw.moveTo(0, y);
      for (let x = 0; x <= 1024; x += 64) draw.lineTo(x, y + Math.sin(x / 90 + grain) * 3 * random());
      draw.stroke();
    }
    draw.fillStyle = "rgba(20,10,4,0.65)";
    draw.fillRect(0, top, 1024, 2.5);
  }
  return texture(made);
}

function eye(draw: CanvasRenderingContext2D, x: number, y: number, size: number, colour: string): void {
  draw.save();
  draw.translate(x, y);
  draw.strokeStyle = draw.fillStyle = colour;
  draw.lineWidth = size * 0.13;
  draw.beginPath();
  draw.moveTo(-size, 0);
  draw.quadraticCurveTo(0, -size * 0.95, size, 0);
  draw.quadraticCurveTo(0, size * 0.95, -size, 0);
  draw.stroke();
  draw.beginPath();
  draw.arc(0, 0, size * 0.34, 0, Math.PI * 2);
  draw.fill();
  draw.restore();
}

function flake(draw: CanvasRenderingContext2D, x: number, y: number, size: number, colour: string): void {
  draw.save();
  draw.translate(x, y);
  draw.strokeStyle = colour;
  draw.lineWidth = size * 0.16;
  for (let arm = 0; arm < 6; arm++) {
    draw.rotate(Math.PI / 3);
    draw.beginPath();
    draw.moveTo(0, 0);
    draw.lineTo(0, -size);
    draw.moveTo(0, -size * 0.6);
    draw.lineTo(size * 0.28, -size * 0.85);
    draw.moveTo(0, -size * 0.6);
    draw.lineTo(-size * 0.28, -size * 0.85);
    draw.stroke();
  }
  draw.restore();
}

export function inkOn(body: string): string {
  return /^(white|snow|water)/.test(body) ? INKS.ink : "#fff8e8";
}

export function colourOf(body: string): string {
  const name = body.replace(/\d+$/, "") as keyof typeof INKS;
  const found = INKS[name];
  return typeof found === "string" ? found : "#bbbbbb";
}

/** A face of a tetrahedron: what is read at each of its corners stands by that corner. The picture's corners are those of the face. */
export function triangleTexture(body: string, kind: DieKind, corners: readonly number[]): Texture {
  const [made, draw] = canvas(128, 128);
  draw.fillStyle = colourOf(body);
  draw.fillRect(0, 0, 128, 128);
  const spots = [[24, 112], [104, 112], [64, 30]] as const;
  const middle = [64, 85] as const;
  draw.strokeStyle = "rgba(0,0,0,0.25)";
  draw.lineWidth = 5;
  draw.strokeRect(0, 0, 128, 128);
  corners.forEach((corner, at) => {
    if (kind.faces[corner] !== "eye") return;
    const [x, y] = spots[at]!;
    eye(draw, x + (middle[0] - x) * 0.32, y + (middle[1] - y) * 0.32, 15, inkOn(body));
  });
  return texture(made);
}

export function squareTexture(body: string, symbol: string): Texture {
  const [made, draw] = canvas(128, 128);
  draw.fillStyle = colourOf(body);
  draw.fillRect(0, 0, 128, 128);
  draw.strokeStyle = "rgba(20,50,80,0.35)";
  draw.lineWidth = 6;
  draw.strokeRect(0, 0, 128, 128);
  if (symbol === "eye") eye(draw, 64, 64, 40, inkOn(body));
  if (symbol === "deep_snow") flake(draw, 64, 64, 42, "#2f6bbd");
  return texture(made);
}

/** A crack: here it hurts most. */
export function weakTexture(): Texture {
  const [made, draw] = canvas(128, 128);
  draw.fillStyle = "#f2c14e";
  draw.fillRect(0, 0, 128, 128);
  draw.strokeStyle = "#7a2a12";
  draw.lineWidth = 6;
  for (const radius of [50, 30]) {
    draw.beginPath();
    draw.arc(64, 64, radius, 0, Math.PI * 2);
    draw.stroke();
  }
  draw.lineWidth = 7;
  draw.beginPath();
  draw.moveTo(60, 10);
  draw.lineTo(70, 40);
  draw.lineTo(56, 62);
  draw.lineTo(72, 84);
  draw.lineTo(62, 118);
  draw.stroke();
  return texture(made);
}
