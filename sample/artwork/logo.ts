import { colour } from "./palette.ts";
import { attributes } from "./svg.ts";

/**
 * The school's mark: a banyan that grows out of an open book. Flat colours and few shapes, because it must be read
 * at 32 pixels; drawn in a square of 64.
 */
type Circle = readonly [x: number, y: number, radius: number];

const CROWN: readonly Circle[] = [
  [32, 15.5, 9.6],
  [21.4, 18.6, 8.4],
  [42.6, 18.6, 8.4],
  [13.6, 25.6, 7.4],
  [50.4, 25.6, 7.4],
  [24.4, 27.2, 7],
  [39.6, 27.2, 7],
  [32, 25, 8],
];
const SHADED_CROWN: readonly Circle[] = [
  [44.4, 21.4, 6.4],
  [50.8, 26.6, 6.2],
  [40.4, 28.6, 5.6],
];
const TRUNK =
  "M28.2 30C28.6 38.4 26.6 43.4 19.4 45.6C25 46.2 29.4 47.8 32 50.2C34.6 47.8 39 46.2 44.6 45.6C37.4 43.4 35.4 38.4 35.8 30Z";
const ROOTS = "M16.6 31V43.6M47.4 31V43.6M22.2 32.5V38.4M41.8 32.5V38.4";
const LEFT_PAGE = "M31.3 53.4C26.6 49.4 18.4 47.8 8.6 48.8V57.4C18.4 56.6 26.6 58 31.3 62Z";
const RIGHT_PAGE = "M32.7 53.4C37.4 49.4 45.6 47.8 55.4 48.8V57.4C45.6 56.6 37.4 58 32.7 62Z";

interface MarkColours {
  crown: string;
  shadedCrown: string;
  trunk: string;
  leftPage: string;
  rightPage: string;
}

const markOnMaroon: MarkColours = {
  crown: colour.marigold,
  shadedCrown: colour.saffron,
  trunk: colour.cream,
  leftPage: colour.cream,
  rightPage: "#ecdcc0",
};

/** The bare mark, to be placed on something maroon. */
export function logoMark(tones: MarkColours = markOnMaroon): string {
  const shape = (d: string, fill: string): string => `<path${attributes({ d, fill })}/>`;
  const disc = ([cx, cy, r]: Circle, fill: string): string => `<circle${attributes({ cx, cy, r, fill })}/>`;
  return [
    shape(LEFT_PAGE, tones.leftPage),
    shape(RIGHT_PAGE, tones.rightPage),
    `<path${attributes({ d: ROOTS, fill: "none", stroke: tones.trunk, "stroke-width": 1.9, "stroke-linecap": "round" })}/>`,
    shape(TRUNK, tones.trunk),
    ...CROWN.map((lobe) => disc(lobe, tones.crown)),
    ...SHADED_CROWN.map((lobe) => disc(lobe, tones.shadedCrown)),
  ].join("");
}

type Ground = "disc" | "square" | "touch" | "bleed";

/** The mark as a document of its own: on a disc, on a rounded square, on a square that telephones round off, or on one that a mask may cut. */
export function logo(size: number, ground: Ground = "disc"): string {
  const grounds: Record<Ground, string> = {
    disc: `<circle${attributes({ cx: 32, cy: 32, r: 32, fill: colour.maroon })}/><circle${attributes({ cx: 32, cy: 32, r: 29.9, fill: "none", stroke: colour.gold, "stroke-width": 1 })}/>`,
    square: `<rect${attributes({ width: 64, height: 64, rx: 13, fill: colour.maroon })}/>`,
    touch: `<rect${attributes({ width: 64, height: 64, fill: colour.maroon })}/>`,
    bleed: `<rect${attributes({ width: 64, height: 64, fill: colour.maroon })}/>`,
  };
  const shrink: Record<Ground, number> = { disc: 0.84, square: 0.94, touch: 0.86, bleed: 0.7 };
  const scale = shrink[ground];
  const mark = `<g transform="translate(${32 - 32 * scale} ${32 - 33.2 * scale}) scale(${scale})">${logoMark()}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">${grounds[ground]}${mark}</svg>`;
}
