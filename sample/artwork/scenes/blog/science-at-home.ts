import { across, ball, colour, down, fadeUp, glow, lighter, lit, mix, skin } from "../../palette.ts";
import type { FigureOptions, Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { exerciseBook } from "../../props/classroom.ts";
import { bucket, kitchenShelf, sleepingCat } from "../../props/home.ts";
import { pupils } from "../../props/pupils.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { table, windowLight, windowOpening } from "../../surroundings/indoors.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { chance, ellipse, group, path, picture, place, polygon, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 110, child: 0.76 };

const lowering: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [6, 2] },
  armLeft: { to: [0.4, 0.62], bend: 1, size: 0.94 },
  armRight: { to: [0.72, 0.4], bend: 1, size: 0.98 },
  handLeft: "flat",
  handRight: "grip",
  lean: 14,
  nod: 0.4,
};
const leaningOnElbows: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [4, 2] },
  armLeft: { to: [-0.1, 0.06], bend: 1, size: 0.86 },
  armRight: { to: [0.2, 0.06], bend: -1, size: 0.86 },
  handLeft: "grip",
  handRight: "grip",
  lean: 6,
};
const dropping: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [6, 2] },
  armLeft: { angles: [10, 16] },
  armRight: { to: [0.7, 0.56], bend: 1, size: 0.98 },
  handRight: "open",
  lean: 16,
  nod: 0.5,
};

const matchbox: FigureOptions["held"] = ({ arms }) =>
  place(
    ...arms.left.end,
    rect(-40, -16, 90, 46, lit(colour.brick), { rx: 5 }) + rect(-40, -16, 90, 12, colour.butter),
  );

const orange = (size: number): string =>
  ellipse([0, 0], size, size * 0.96, ball(colour.saffron)) +
  path(
    `M0 ${-size}q${size * 0.5} ${-size * 0.5} ${size * 0.9} ${-size * 0.1}q${-size * 0.5} ${size * 0.3} ${-size * 0.9} ${size * 0.1}Z`,
    lit(colour.leaf),
  );

/** A candle in a plate of water under a tumbler: the flame grows small and the water climbs. */
const candleUnderGlass = (): string =>
  group([
    ellipse([0, 0], 120, 24, glow(colour.plum), { "fill-opacity": 0.5 }),
    ellipse([0, -8], 112, 24, lit("#c9d2d2")),
    ellipse([0, -11], 96, 18, down("#9fd3da", "#d8eef0")),
    rect(-13, -86, 26, 76, across("#fff7e2", "#e3cfae"), { rx: 4 }),
    ellipse([0, -108], 60, 60, glow("#ffd685"), { "fill-opacity": 0.8 }),
    path("M0 -130Q13 -106 0 -88Q-13 -106 0 -130Z", down("#fff6cf", "#f08a24")),
    path("M-46 -176L-40 -14Q0 -2 40 -14L46 -176Z", "#e6f3f2", { "fill-opacity": 0.34 }),
    path("M-41 -46Q0 -36 41 -46L40 -14Q0 -2 -40 -14Z", "#8fcad2", { "fill-opacity": 0.7 }),
    ellipse([0, -176], 46, 10, "#f4fbfa", { "fill-opacity": 0.5 }),
    stroke("M-34 -160L-29 -40", "#ffffff", 6, { "stroke-opacity": 0.8 }),
    stroke("M-46 -176A46 10 0 0 1 46 -176A46 10 0 0 1 -46 -176L-40 -14M46 -176L40 -14", "#bcd3d3", 3),
  ]);

/** Vinegar and baking soda have blown it up. */
const balloonOnBottle = (): string =>
  group([
    ellipse([0, 0], 40, 9, glow(colour.plum), { "fill-opacity": 0.5 }),
    path("M-24 0V-50Q-24 -66 -10 -74V-92H10V-74Q24 -66 24 -50V0Z", "#dcebe4", { "fill-opacity": 0.75 }),
    path("M-24 0V-24H24V0Z", lit(colour.gold), { "fill-opacity": 0.8 }),
    path("M-11 -88Q-60 -130 -34 -176Q0 -206 34 -176Q60 -130 11 -88Z", lit(colour.rose)),
    ellipse([-16, -160], 9, 15, "#fff0ec", { "fill-opacity": 0.7 }),
    stroke("M-15 -62V-10", "#ffffff", 4, { "stroke-opacity": 0.8 }),
  ]);

const tiles = (): string => {
  const random = chance(6);
  return Array.from({ length: 13 * 3 }, (_, index) => {
    const [row, column] = [Math.floor(index / 13), index % 13];
    return rect(
      column * 96 - 24,
      250 + row * 74,
      92,
      70,
      random() > 0.82 ? lit("#e9c98b") : lit(random() > 0.5 ? "#d3e6df" : "#c6ded7"),
      {
        rx: 4,
      },
    );
  }).join("");
};

export const blogScienceAtHome: Picture = {
  key: "blog-science-at-home",
  width: 1200,
  height: 750,
  format: "jpeg",
  alt: "In the kitchen a father and his children lower a tumbler over a candle and float an orange in a bucket",
  draw: () =>
    picture(1200, 750, [
      rect(0, 0, 1200, 480, across("#f6e6c4", "#e0c090")),
      tiles(),
      rect(0, 470, 1200, 280, down("#c79a73", "#9b6d4c")),
      place(96, 60, windowOpening(230, 210, { shutters: false, seed: 17 })),
      place(470, 120, kitchenShelf(640, 7)),
      place(470, 226, kitchenShelf(640, 15)),
      rect(0, 452, 1200, 22, lit(mix(colour.clay, colour.sand, 0.5))),
      windowLight(150, 500, 330, 190, 0.34),
      place(396, 456, pottedPlant(96, 5)),
      staged(stage, [
        {
          age: "adult",
          sex: "m",
          skin: skin.honey,
          hair: "wavy",
          glasses: "square",
          beard: "stubble",
          at: [874, 556],
          size: 0.94,
          facing: "left",
          pose: "handsClasped",
          gaze: [-0.6, 0.9],
          outfit: { kind: "kurta", colour: colour.dustyBlue, trousers: colour.linen },
          held: matchbox,
        },
        {
          ...pupils.pari,
          at: [486, 590],
          facing: "right",
          pose: lowering,
          expression: "sing",
          gaze: [0.7, 0.8],
          outfit: { kind: "salwar", colour: colour.rose, trousers: colour.linen, dupatta: colour.butter },
        },
        {
          ...pupils.tenzin,
          at: [706, 576],
          size: 0.88,
          facing: "left",
          pose: leaningOnElbows,
          expression: "grin",
          gaze: [-0.6, 0.7],
          outfit: { kind: "shirt", colour: colour.marigold, trousers: colour.slate },
        },
      ]),
      place(600, 716, table(560, 240, { tone: colour.clay })),
      place(604, 484, candleUnderGlass(), { scale: 0.66 }),
      place(
        404,
        482,
        ellipse([0, 0], 60, 14, lit("#c9d2d2")) + place(0, -26, orange(28)) + place(-40, -14, orange(22)),
      ),
      place(772, 482, balloonOnBottle(), { scale: 0.78 }),
      place(700, 488, exerciseBook(92)),
      staged({ ...stage, horizon: 130 }, [
        {
          ...pupils.noor,
          at: [1010, 704],
          size: 0.72,
          facing: "right",
          pose: dropping,
          expression: "grin",
          gaze: [0.6, 1],
          outfit: {
            kind: "salwar",
            colour: colour.leafLight,
            trousers: colour.green,
            dupatta: colour.butter,
          },
        },
      ]),
      place(
        1124,
        716,
        bucket(
          128,
          colour.indigo,
          place(-18, -10, orange(22)) +
            path(
              polygon([
                [14, -6],
                [40, -10],
                [34, 4],
              ]),
              lit(colour.clay),
            ),
        ),
      ),
      place(190, 690, sleepingCat(170, colour.steel)),
      ellipse([180, 100], 760, 560, glow("#fff2c6"), { "fill-opacity": 0.4 }),
      ellipse([600, 380], 150, 130, glow("#ffd88a"), { "fill-opacity": 0.4 }),
      rect(0, 660, 1200, 90, fadeUp(colour.plum), { "fill-opacity": 0.34 }),
      rect(0, 0, 1200, 16, lighter(colour.clay, 0.1)),
    ]),
};
