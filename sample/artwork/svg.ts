import { definePaints } from "./palette.ts";

export type Point = readonly [x: number, y: number];

export function round(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

const xy = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

type Attributes = Record<string, string | number | undefined>;

export function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? round(value) : value}"`)
    .join("");
}

/** Outlines may be written with plain arithmetic; what is drawn has two decimals. */
function tidy(d: string): string {
  return d.replace(/-?\d*\.\d{3,}(?:e-?\d+)?/g, (number) => String(round(Number(number))));
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return `<path d="${tidy(d)}"${attributes({ fill, ...more })}/>`;
}

/** An open line with round ends. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return path(d, "none", {
    stroke: colour,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });
}

export function ellipse(centre: Point, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return `<ellipse${attributes({ cx: centre[0], cy: centre[1], rx, ry, fill, ...more })}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string {
  return `<rect${attributes({ x, y, width, height, fill, ...more })}/>`;
}

export function group(children: readonly string[], more: Attributes = {}): string {
  return `<g${attributes(more)}>${children.join("")}</g>`;
}

export interface Placing {
  scale?: number;
  rotate?: number;
  /** Mirrors left and right; the light then comes from the wrong side, so keep it for small or even-lit things. */
  flip?: boolean;
  opacity?: number;
}

/** Puts something drawn around the origin at (x, y). */
export function place(x: number, y: number, body: string, placing: Placing = {}): string {
  const { scale = 1, rotate = 0, flip = false, opacity } = placing;
  const steps = [`translate(${round(x)} ${round(y)})`];
  if (rotate) steps.push(`rotate(${round(rotate)})`);
  if (scale !== 1 || flip) steps.push(`scale(${flip ? -scale : scale} ${scale})`);
  return group([body], { transform: steps.join(" "), opacity });
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(xy).join("L")}Z`;
}

/** A soft curve through all points (Catmull-Rom turned into Béziers). */
export function curve(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length;
  const pick = (index: number): Point =>
    (closed ? points[(index + count) % count] : points[Math.min(count - 1, Math.max(0, index))]) as Point;
  let d = `M${xy(pick(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    const first: Point = [
      from[0] + ((to[0] - before[0]) / 6) * tension,
      from[1] + ((to[1] - before[1]) / 6) * tension,
    ];
    const second: Point = [
      to[0] - ((after[0] - from[0]) / 6) * tension,
      to[1] - ((after[1] - from[1]) / 6) * tension,
    ];
    d += `C${xy(first)} ${xy(second)} ${xy(to)}`;
  }
  return closed ? `${d}Z` : d;
}

export const blob = (points: readonly Point[], tension = 1): string => curve(points, true, tension);

/** Reflects the right half of a symmetrical outline (listed top to bottom) to close it. */
export function mirrored(rightHalf: readonly Point[]): Point[] {
  const left = rightHalf.filter(([x]) => x !== 0).map(([x, y]): Point => [-x, y]);
  return [...rightHalf, ...left.reverse()];
}

interface Sample {
  point: Point;
  normal: Point;
  width: number;
}

/** Evenly spaced places along a soft curve, with the direction across it and the width there. */
function sampleAlong(points: readonly Point[], widths: readonly number[], steps: number): Sample[] {
  const last = points.length - 1;
  const pick = (index: number): Point => points[Math.min(last, Math.max(0, index))] as Point;
  const widthAt = (index: number): number => widths[Math.min(widths.length - 1, index)] as number;
  const samples: Sample[] = [];
  for (let index = 0; index < last; index += 1) {
    const [a, b, c, d] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    for (let step = index === 0 ? 0 : 1; step <= steps; step += 1) {
      const t = step / steps;
      const along = (axis: 0 | 1): number =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      const slope = (axis: 0 | 1): number =>
        0.5 *
        (c[axis] -
          a[axis] +
          2 * (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t +
          3 * (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t);
      const length = Math.hypot(slope(0), slope(1)) || 1;
      const ease = t * t * (3 - 2 * t);
      samples.push({
        point: [along(0), along(1)],
        normal: [-slope(1) / length, slope(0) / length],
        width: widthAt(index) + (widthAt(index + 1) - widthAt(index)) * ease,
      });
    }
  }
  return samples;
}

const beside = ({ point, normal, width }: Sample, side: number): Point => [
  point[0] + normal[0] * width * 0.5 * side,
  point[1] + normal[1] * width * 0.5 * side,
];

/** A band of changing width along a soft curve: limbs, plaits, branches, brows. Ends are rounded unless `flat` (both, or only the last). */
export function ribbon(
  points: readonly Point[],
  widths: readonly number[],
  { steps = 4, flat = false }: { steps?: number; flat?: boolean | "end" } = {},
): string {
  const samples = sampleAlong(points, widths, steps);
  const left = samples.map((sample) => beside(sample, 1));
  const right = samples.map((sample) => beside(sample, -1)).reverse();
  const end = samples[samples.length - 1] as Sample;
  const start = samples[0] as Sample;
  const cap = (sample: Sample, to: Point): string =>
    flat === true || (flat === "end" && sample === end) || sample.width < 0.5
      ? `L${xy(to)}`
      : `A${round(sample.width / 2)} ${round(sample.width / 2)} 0 0 0 ${xy(to)}`;
  const open = (line: Point[]): string => curve(line).slice(1);
  return `M${open(left)}${cap(end, right[0] as Point)}${open(right).replace(/^[^C]*/, "")}${cap(start, left[0] as Point)}Z`;
}

/** The strip of a ribbon that lies away from the light, to be laid over it as shade. */
export function ribbonShade(
  points: readonly Point[],
  widths: readonly number[],
  inner = 0.15,
  steps = 4,
): string {
  const samples = sampleAlong(points, widths, steps);
  const away = samples.map((sample) => {
    const facing = sample.normal[0] * 0.85 + sample.normal[1] * 0.53;
    return { sample, side: facing >= 0 ? 1 : -1, strength: Math.min(1, Math.abs(facing) * 1.6) };
  });
  const outer = away.map(({ sample, side }) => beside(sample, side));
  const core = away.map(({ sample, side, strength }) => beside(sample, side * (1 - (1 - inner) * strength)));
  return `${curve(outer)}L${curve(core.reverse()).slice(1)}Z`;
}

/** Repeatable chance: the same seed draws the same picture on every machine. */
export function chance(seed: number): (low?: number, high?: number) => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return (low = 0, high = 1) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}

function nameOf(d: string): string {
  let hash = 5381;
  for (let index = 0; index < d.length; index += 1) hash = (Math.imul(hash, 33) ^ d.charCodeAt(index)) >>> 0;
  return `${hash.toString(36)}${d.length.toString(36)}`;
}

/** Shows the body only inside the outline. */
export function clipped(outline: string, body: string): string {
  const id = `clip${nameOf(outline)}`;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;
}

/** The part of an outline that stays uncovered when the outline itself is moved by (dx, dy). */
export function crescent(outline: string, dx: number, dy: number, fill: string, opacity: number): string {
  const moved = `<path transform="translate(${round(dx)} ${round(dy)})" d="M-5000-5000h10000v10000h-10000z${outline}" fill-rule="evenodd" fill="${fill}" fill-opacity="${opacity}"/>`;
  return clipped(outline, moved);
}

/** A finished picture: paints used by the body are defined, and paper grain is laid over it. */
export function picture(
  width: number,
  height: number,
  body: readonly string[],
  { grain = true } = {},
): string {
  const drawn = body.join("");
  const paper = grain ? rect(0, 0, width, height, "url(#grain)") : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${definePaints(drawn + paper)}${drawn}${paper}</svg>`;
}
