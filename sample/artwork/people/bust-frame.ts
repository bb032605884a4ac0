import { colour, lit } from "../palette.ts";
import { clipped, crescent, curve, type Point, path, polygon } from "../svg.ts";
import type { Head } from "./looks.ts";
import type { Build } from "./skeleton.ts";

/** How far down a bust is drawn, in hundredths of the head below its middle. */
export const BOTTOM = 170;

/** Shoulders in head units, with the middle of the head as origin. */
export interface BustFrame {
  /** Half the breadth of shoulders and neck. */
  shoulder: number;
  neck: number;
  /** Height at which the neck meets the shoulders. */
  base: number;
  /** Places on the front: x in half shoulder breadths from the middle line, y in head units below the neck's base. */
  front(x: number, y: number): Point;
}

export function bustFrame(head: Head, build: Build): BustFrame {
  const unit = 100 / build.head;
  const shoulder = build.shoulder * unit * 1.06;
  const neck = head.grown > 0.8 ? (head.looks.sex === "m" ? 21 : 16.5) : 17;
  const base = 52 + build.neck * unit * 0.68;
  const narrow = 1 - 0.06 * Math.abs(head.turn);
  const front = (x: number, y: number): Point => {
    const near = x * head.turn < 0 ? 1.05 : narrow;
    return [x * shoulder * near + head.turn * (4 + Math.min(12, y * 0.2)), base + y];
  };
  return { shoulder, neck, base, front };
}

function closed({ front }: BustFrame, half: readonly Point[]): string {
  const right = half.map(([x, y]) => front(x, y));
  const left = half.map(([x, y]) => front(-x, y)).reverse();
  return `${curve(right)}L${curve(left).slice(1)}Z`;
}

/** A garment: what it covers, and the same without the neck, whose skin must not catch the garment's shade. */
interface Cut {
  outline: string;
  shaded: string;
}

function cutOf(frame: BustFrame, below: readonly Point[]): Cut {
  const { neck, shoulder } = frame;
  const collar: Point[] = [
    [(neck * 1.04) / shoulder, -7],
    [(neck * 1.3) / shoulder, 0],
  ];
  return { outline: closed(frame, [...collar, ...below]), shaded: closed(frame, [[0, 3], ...below]) };
}

export const wholeBust = (frame: BustFrame): Cut =>
  cutOf(frame, [
    [0.55, 5.5],
    [0.82, 13],
    [0.97, 27],
    [1.03, 52],
    [1.07, BOTTOM],
  ]);

/** The part between the armholes. */
export const betweenArms = (frame: BustFrame): Cut =>
  cutOf(frame, [
    [0.5, 4.5],
    [0.7, 9],
    [0.69, 26],
    [0.72, 48],
    [0.84, 66],
    [0.86, BOTTOM],
  ]);

/** The opening of a garment for the neck. */
export function neckHole(frame: BustFrame, depth: number, breadth: number, pointed: boolean): string {
  const { front } = frame;
  const rim = -12;
  return pointed
    ? polygon([
        front(-breadth, rim),
        front(-breadth * 0.98, -2),
        front(0, depth),
        front(breadth * 0.98, -2),
        front(breadth, rim),
      ])
    : `M${front(-breadth, rim).join(" ")}L${front(-breadth, -2).join(" ")}C${front(-breadth * 0.8, depth * 0.9).join(" ")} ${front(-breadth * 0.3, depth).join(" ")} ${front(0, depth).join(" ")}C${front(breadth * 0.3, depth).join(" ")} ${front(breadth * 0.8, depth * 0.9).join(" ")} ${front(breadth, -2).join(" ")}L${front(breadth, rim).join(" ")}Z`;
}

export function cloth({ outline, shaded }: Cut, tone: string, opening = ""): string {
  return (
    clipped(outline, path(outline + opening, lit(tone), { "fill-rule": "evenodd" })) +
    crescent(shaded, -9, -3, colour.plum, 0.16)
  );
}
