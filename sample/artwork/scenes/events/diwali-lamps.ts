import { across, colour, darker, down, glow, lighter, lit, mix } from "../../palette.ts";
import type { FigureOptions, Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { rangoli, sparkler } from "../../props/diwali.ts";
import { lightMap, screened } from "../../props/lighting.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { diya } from "../../surroundings/objects.ts";
import { garland, neem } from "../../surroundings/plants.ts";
import { column, tiledFloor } from "../../surroundings/school.ts";
import { chance, ellipse, group, type Point, picture, place, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 300, child: 0.86 };
const centre: Point = [600, 742];

/** Lamps round the rangoli; the places where children kneel are still empty. */
const lamps: Point[] = [
  ...Array.from({ length: 15 }, (_, index) => (index / 15) * Math.PI * 2 + 0.2)
    .filter((angle) => Math.abs(Math.cos(angle)) < 0.86)
    .map((angle): Point => [centre[0] + Math.cos(angle) * 268, centre[1] + Math.sin(angle) * 106]),
  centre,
];

/** Lamps on the edge of the verandah, between the people. */
const sill: Point[] = [86, 216, 476, 700, 996, 1122].map((x) => [x, 512]);

/** Where the flames of the lamps in the children's hands are. */
const carried: Point[] = [
  [608, 500],
  [385, 636],
  [845, 632],
];

const placingLamp: Pose = {
  legLeft: { angles: [28, -86, 0.9, 0.9] },
  legRight: { angles: [80, 2, 0.86, 0.9] },
  armLeft: { to: [0.62, 0.84], bend: 1 },
  armRight: { to: [0.74, 0.76], bend: 1 },
  handLeft: "flat",
  handRight: "flat",
  lean: 24,
  nod: 0.5,
};
const sheltering: Pose = {
  legLeft: { angles: [-72, 76, 0.86, 0.86] },
  legRight: { angles: [72, -76, 0.86, 0.86] },
  crossLegged: true,
  armLeft: { to: [-0.14, 0.74], bend: 1, size: 0.9 },
  armRight: { to: [0.2, 0.7], bend: -1, size: 0.9 },
  handLeft: "flat",
  handRight: "flat",
  nod: 0.7,
};

const festive = (tone: string, trousers: string): NonNullable<FigureOptions["outfit"]> => ({
  kind: "kurta",
  colour: tone,
  trousers,
});

const lampInHand: FigureOptions["held"] = ({ arms }) =>
  place(arms.right.end[0] + 50, arms.right.end[1] + 10, diya(96));

const children = (): string =>
  staged(stage, [
    {
      ...grownUps.ansari,
      at: [150, 610],
      facing: "right",
      pose: "handsClasped",
      gaze: [0.7, 0.7],
    },
    {
      ...pupils.chitra,
      at: [600, 600],
      facing: "front",
      pose: sheltering,
      gaze: [0, 1],
      outfit: { kind: "salwar", colour: colour.marigold, trousers: colour.maroon, dupatta: colour.rose },
      held: ({ arms }) => place((arms.left.end[0] + arms.right.end[0]) / 2, arms.left.end[1] - 6, diya(110)),
    },
    {
      ...pupils.asha,
      at: [258, 766],
      facing: "right",
      pose: placingLamp,
      gaze: [0.6, 1],
      outfit: {
        kind: "lehenga",
        colour: colour.rose,
        blouse: colour.maroon,
        border: colour.gold,
        dupatta: colour.butter,
      },
      held: lampInHand,
    },
    {
      ...pupils.farhan,
      at: [948, 760],
      facing: "left",
      pose: placingLamp,
      gaze: [-0.6, 1],
      outfit: festive(colour.teal, colour.linen),
      held: ({ arms }) => place(arms.left.end[0] - 50, arms.left.end[1] + 10, diya(96)),
    },
    {
      ...pupils.bhola,
      at: [836, 602],
      size: 0.9,
      facing: "left",
      pose: "kneeling",
      gaze: [-0.6, 1],
      outfit: festive(colour.saffron, colour.linen),
    },
    {
      ...pupils.noor,
      at: [372, 604],
      size: 0.9,
      facing: "right",
      pose: "crouching",
      gaze: [0.5, 1],
      outfit: { kind: "salwar", colour: colour.leafLight, trousers: colour.green, dupatta: colour.butter },
    },
    {
      ...pupils.jaspreet,
      at: [1062, 640],
      facing: "left",
      pose: "armRaised",
      expression: "grin",
      outfit: festive(colour.indigo, colour.linen),
    },
  ]);

export const eventDiwaliLamps: Picture = {
  key: "event-diwali-lamps",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children setting out small clay lamps around a rangoli at dusk",
  draw: () => {
    const random = chance(3);
    const stars = Array.from({ length: 40 }, () =>
      ellipse([random(0, 1200), random(0, 300)], random(1.4, 3), random(1.4, 3), "#ffffff"),
    );
    return picture(1200, 900, [
      rect(0, 0, 1200, 540, down("#5a5f9c", "#f2a98c")),
      ...stars,
      place(880, 520, neem(400, 8, 0.05, colour.green)),
      place(420, 520, neem(280, 4, 0.1, colour.green)),
      rect(0, 505, 1200, 40, lit(mix(colour.sand, colour.clay, 0.4))),
      rect(0, 530, 1200, 30, across(lighter(colour.brick, 0.1), darker(colour.brick, 0.3))),
      place(60, 530, column(600, 58)),
      place(700, 530, column(600, 54)),
      place(1160, 530, column(600, 58)),
      rect(0, 0, 1200, 60, down(darker(colour.maroon, 0.3), colour.maroon)),
      tiledFloor(1200, 552, 900, "#d8b48c", 8),
      place(...centre, rangoli(232, 0.4, [colour.rose, colour.saffron, colour.butter, colour.teal])),
      garland([60, 60], [380, 60], 84, 20),
      garland([380, 60], [700, 60], 84, 20),
      garland([700, 60], [930, 60], 70, 20),
      garland([930, 60], [1160, 60], 70, 20),
      ...sill.map(([x, y]) => place(x, y, diya(26))),
      ...lamps.filter(([, y]) => y < centre[1]).map(([x, y]) => place(x, y, diya(40))),
      children(),
      ...lamps.filter(([, y]) => y >= centre[1]).map(([x, y]) => place(x, y, diya(48))),
      lightMap(1200, 900, "#5b578f", [
        { at: [600, 700], rx: 640, ry: 420, tone: "#ffe2b0" },
        { at: [600, 760], rx: 420, ry: 240, tone: "#fff6e4" },
        { at: [1030, 380], rx: 240, ry: 260, tone: "#ffe6bd" },
        ...sill.map(([x, y]) => ({ at: [x, y - 10] as Point, rx: 80, ry: 70, tone: "#ffdca0" })),
      ]),
      screened(
        group([
          ...lamps.map(([x, y]) =>
            ellipse([x + 10, y - 24], 62, 54, glow("#ff9a3a"), { "fill-opacity": 0.75 }),
          ),
          ...carried.map(([x, y]) => ellipse([x, y], 56, 50, glow("#ff9a3a"), { "fill-opacity": 0.7 })),
          ...sill.map(([x, y]) => ellipse([x + 6, y - 14], 40, 34, glow("#ff9a3a"), { "fill-opacity": 0.8 })),
        ]),
      ),
      ...lamps.map(([x, y]) => flame(x + 11, y - 22, y < centre[1] ? 16 : 20)),
      ...sill.map(([x, y]) => flame(x + 6, y - 14, 10)),
      ...carried.map(([x, y]) => flame(x, y, 18)),
      stroke("M1006 350L984 282", colour.steel, 4),
      place(982, 274, sparkler(46)),
    ]);
  },
};

/** Flames again, over the night that was laid on everything. */
function flame(x: number, y: number, size: number): string {
  return (
    ellipse([x, y - size * 0.2], size * 0.32, size * 0.7, "#ffb648") +
    ellipse([x, y], size * 0.18, size * 0.42, "#fff8dc")
  );
}
