/**
 * Colours and paints. A paint names itself (`url(#lit-7a1f2b)`), and `picture` in svg.ts writes out the
 * gradients that a drawing turns out to use, so drawing functions stay plain functions from options to text.
 */

export const colour = {
  maroon: "#7a1f2b",
  maroonDeep: "#541520",
  brick: "#a8442f",
  terracotta: "#c4633f",
  saffron: "#e08a1e",
  marigold: "#f2a93b",
  gold: "#d9a441",
  butter: "#f6dfa4",
  cream: "#fbf6ec",
  sand: "#ead8b8",
  clay: "#b98a63",
  bark: "#6b4a38",
  barkDeep: "#4a3229",
  ink: "#221a16",
  plum: "#3d2233",
  rose: "#d9707a",
  pink: "#e6a3a0",
  lilac: "#9d83b0",
  indigo: "#34416e",
  dustyBlue: "#6f93a8",
  peacock: "#1f6f78",
  sky: "#bcdce4",
  skyDeep: "#7fb4c9",
  mist: "#dfeae6",
  green: "#1f4d3a",
  leaf: "#4f8a4b",
  leafLight: "#8fb35c",
  leafPale: "#c0cf8f",
  teal: "#2f7f6f",
  white: "#fffdf8",
  linen: "#f3ece0",
  steel: "#8d99a0",
  slate: "#2f3d3a",
  board: "#24443a",
} as const;

/** Skin from lightest to deepest. */
export const skin = {
  wheat: "#e9bb92",
  almond: "#dba679",
  honey: "#c98f61",
  tan: "#b3784d",
  brown: "#96603d",
  deep: "#774729",
} as const;

export const hairColour = {
  black: "#211a1c",
  brown: "#3a261f",
  henna: "#5e2f20",
  salt: "#6f6a69",
  grey: "#a39d98",
  white: "#e4ded6",
} as const;

type Rgb = [number, number, number];

function rgb(hex: string): Rgb {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)) as Rgb;
}

export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  const channel = (index: 0 | 1 | 2): string =>
    Math.round(a[index] + (b[index] - a[index]) * amount)
      .toString(16)
      .padStart(2, "0");
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** Towards the warm light of the upper left. */
export const lighter = (base: string, amount: number): string => mix(base, "#fff0cf", amount);
/** Towards the cool plum of the shadows. */
export const darker = (base: string, amount: number): string => mix(base, "#38192e", amount);
/** Paler and cooler, as seen through `amount` of air. */
export const distant = (base: string, amount: number): string => mix(base, "#d5e3e2", amount);

const bare = (hex: string): string => hex.slice(1);

/** The everyday paint: `base`, lit from the upper left and falling into shade at the lower right. */
export const lit = (base: string): string => `url(#lit-${bare(base)})`;
/** From one colour at the top to another at the bottom. */
export const down = (top: string, bottom: string): string => `url(#down-${bare(top)}-${bare(bottom)})`;
/** From one colour at the left to another at the right. */
export const across = (left: string, right: string): string => `url(#across-${bare(left)}-${bare(right)})`;
/** Strong in the middle, gone at the rim: light, cheeks, soft shadows. */
export const glow = (base: string): string => `url(#glow-${bare(base)})`;
/** A round body: light at the upper left, shade at the lower right. */
export const ball = (base: string): string => `url(#ball-${bare(base)})`;
/** Solid at the top, gone at the bottom (`fadeUp`: the other way about; `fadeRight`: gone at the right). */
export const fadeDown = (base: string): string => `url(#fadedown-${bare(base)})`;
export const fadeUp = (base: string): string => `url(#fadeup-${bare(base)})`;
export const fadeRight = (base: string): string => `url(#faderight-${bare(base)})`;

type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, tone, opacity]) =>
        `<stop offset="${offset}" stop-color="${tone}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");
}

const linear = (id: string, line: string, list: readonly Stop[]): string =>
  `<linearGradient id="${id}" ${line}>${stops(list)}</linearGradient>`;
const radial = (id: string, circle: string, list: readonly Stop[]): string =>
  `<radialGradient id="${id}" ${circle}>${stops(list)}</radialGradient>`;

const DIAGONAL = 'x1="0.1" y1="0" x2="0.9" y2="1"';
const DOWN = 'x1="0" y1="0" x2="0" y2="1"';
const RIGHT = 'x1="0" y1="0" x2="1" y2="0"';

type Definition = (id: string, first: string, second: string) => string;

const definitions: Record<string, Definition> = {
  lit: (id, base) =>
    linear(id, DIAGONAL, [
      [0, lighter(base, 0.2)],
      [0.42, base],
      [1, darker(base, 0.26)],
    ]),
  down: (id, top, bottom) =>
    linear(id, DOWN, [
      [0, top],
      [1, bottom],
    ]),
  across: (id, left, right) =>
    linear(id, RIGHT, [
      [0, left],
      [1, right],
    ]),
  glow: (id, base) =>
    radial(id, 'cx="0.5" cy="0.5" r="0.5"', [
      [0, base, 1],
      [0.45, base, 0.55],
      [1, base, 0],
    ]),
  ball: (id, base) =>
    radial(id, 'cx="0.34" cy="0.28" r="0.85"', [
      [0, lighter(base, 0.34)],
      [0.45, base],
      [1, darker(base, 0.38)],
    ]),
  fadedown: (id, base) =>
    linear(id, DOWN, [
      [0, base, 1],
      [1, base, 0],
    ]),
  fadeup: (id, base) =>
    linear(id, DOWN, [
      [0, base, 0],
      [1, base, 1],
    ]),
  faderight: (id, base) =>
    linear(id, RIGHT, [
      [0, base, 1],
      [1, base, 0],
    ]),
};

/** Noise is made once for a small tile and repeated: over a whole picture it would cost most of the drawing time. */
const GRAIN = `<filter id="grain-noise" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="0.72" numOctaves="1" seed="7" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 0.24  0 0 0 0 0.14  0 0 0 0 0.16  0.55 0.35 0 0 -0.40"/></filter><pattern id="grain" patternUnits="userSpaceOnUse" width="160" height="160"><rect width="160" height="160" filter="url(#grain-noise)" opacity="0.5"/></pattern>`;

/** The definitions of all self-named paints that occur in `drawn`. */
export function definePaints(drawn: string): string {
  const ids = new Set<string>();
  for (const match of drawn.matchAll(/url\(#([a-z]+(?:-[0-9a-f]{6})+)\)/g)) ids.add(match[1] as string);
  const gradients = [...ids].sort().map((id) => {
    const [kind, first, second] = id.split("-") as [string, string, string | undefined];
    const define = definitions[kind];
    if (!define) throw new Error(`There is no paint called ${kind}`);
    return define(id, `#${first}`, `#${second ?? first}`);
  });
  return `<defs>${gradients.join("")}${drawn.includes("url(#grain)") ? GRAIN : ""}</defs>`;
}
