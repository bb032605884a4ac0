import { lettering } from "../../lettering.ts";
import { colour, darker, down, fadeUp, glow, mix, skin } from "../../palette.ts";
import type { FigureOptions, Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { flowerBed } from "../../props/garden.ts";
import { pupils } from "../../props/pupils.ts";
import { type Stage, staged } from "../../props/staging.ts";
import {
  earthRidge,
  leafyPlant,
  marigoldPlant,
  nameStick,
  onLeaf,
  snail,
  wateringCan,
} from "../../props/vegetables.ts";
import { sky, treeLine } from "../../surroundings/outdoors.ts";
import { foliage, neem } from "../../surroundings/plants.ts";
import { boundaryWall } from "../../surroundings/school.ts";
import { chance, ellipse, picture, place, rect } from "../../svg.ts";

const stage: Stage = { horizon: 190, child: 0.78, shadow: [0.6, 0.06], shadowStrength: 0.3 };

const watering: Pose = {
  legLeft: { angles: [-6, -3] },
  legRight: { angles: [10, 4] },
  armLeft: { to: [0.44, 0.7], bend: 1 },
  armRight: { to: [0.6, 0.62], bend: 1 },
  handLeft: "grip",
  handRight: "grip",
  lean: 14,
  nod: 0.4,
};
const bearing: Pose = {
  legLeft: { angles: [-14, -28] },
  legRight: { angles: [20, 6] },
  armLeft: { to: [0.26, 0.44], bend: 1, size: 0.86 },
  armRight: { to: [0.56, 0.4], bend: 1, size: 0.92 },
  handLeft: "open",
  handRight: "open",
  nod: 0.4,
};

const can: FigureOptions["held"] = ({ arms }) =>
  place(arms.left.end[0] - 60, arms.left.end[1] + 170, wateringCan(230, colour.peacock), { rotate: -22 });
const snailOnLeaf: FigureOptions["held"] = ({ arms }) =>
  place((arms.left.end[0] + arms.right.end[0]) / 2, arms.right.end[1] - 14, onLeaf(150, snail(140)));

const water = (): string => {
  const random = chance(4);
  return Array.from({ length: 34 }, () => {
    const t = random();
    return ellipse([504 - t * 34 + random(-16, 16) * (0.4 + t), 446 + t * t * 84], 2.4, 6, "#d6eef2", {
      "fill-opacity": 0.9,
    });
  }).join("");
};

const rows = (): string =>
  [
    { y: 372, size: 40, from: 60, to: 1160, step: 62 },
    { y: 436, size: 56, from: 20, to: 1190, step: 84 },
    { y: 520, size: 78, from: -10, to: 1210, step: 116 },
  ]
    .map(({ y, size, from, to, step }, row) => {
      const random = chance(row + 5);
      const plants: string[] = [];
      for (let x = from + step / 2; x < to; x += step)
        plants.push(
          place(
            x + random(-8, 8),
            y,
            leafyPlant(
              size * random(0.85, 1.15),
              Math.round(x),
              row === 1 ? mix(colour.leaf, colour.teal, 0.2) : colour.leaf,
            ),
          ),
        );
      return place(from, y + size * 0.14, earthRidge(to - from, size * 0.36, row + 3)) + plants.join("");
    })
    .join("");

const gardeners = (): string =>
  staged(stage, [
    { ...pupils.vihaan, at: [930, 470], facing: "left", pose: "kneeling", size: 0.92, gaze: [-0.5, 1] },
    {
      ...pupils.meera,
      at: [676, 590],
      facing: "left",
      pose: watering,
      gaze: [-0.6, 1],
      held: can,
      skin: skin.almond,
    },
    {
      ...pupils.thomas,
      at: [300, 486],
      facing: "right",
      pose: "crouching",
      size: 0.94,
      gaze: [0.4, 1],
      expression: "grin",
    },
    {
      ...pupils.lakshmi,
      at: [150, 610],
      facing: "right",
      pose: bearing,
      gaze: [0.4, 0.9],
      expression: "grin",
      held: snailOnLeaf,
    },
  ]);

export const blogKitchenGarden: Picture = {
  key: "blog-kitchen-garden",
  width: 1200,
  height: 750,
  format: "jpeg",
  alt: "Children watering and weeding the vegetable beds of the school, one of them carrying a snail on a leaf",
  draw: () =>
    picture(1200, 750, [
      sky(1200, 300, { mood: "morning", sun: [200, 70], clouds: 3, seed: 121 }),
      treeLine(1200, 316, 90, 61, 0.36),
      place(1060, 336, neem(300, 71, 0.12)),
      place(0, 330, boundaryWall(1200, 70, 0.12)),
      rect(0, 324, 1200, 426, down("#a5b56a", "#6f7f3c")),
      rect(0, 344, 1200, 406, down("#a47a55", "#6d4932"), { "fill-opacity": 0.62 }),
      place(-20, 350, flowerBed(480, 56, [colour.marigold, colour.saffron], 81)),
      place(700, 350, flowerBed(520, 56, [colour.rose, colour.marigold], 87)),
      rows(),
      place(
        384,
        530,
        nameStick(
          86,
          colour.butter,
          lettering("Asha", 0, -72, { size: 22, fill: colour.maroon, anchor: "middle" }),
        ),
      ),
      place(
        1010,
        532,
        nameStick(
          86,
          colour.sky,
          lettering("Ravi", 0, -72, { size: 22, fill: colour.indigo, anchor: "middle" }),
        ),
      ),
      gardeners(),
      water(),
      place(-30, 690, earthRidge(1260, 44, 17)),
      ...[60, 250, 420, 880, 1060, 1190].map((x, index) =>
        place(x, 700 + (index % 2) * 16, leafyPlant(130, index + 40, colour.leaf)),
      ),
      ...[520, 650, 776].map((x, index) =>
        place(x, 728 + (index % 2) * 12, marigoldPlant(124, index * 5 + 3)),
      ),
      place(334, 712, snail(126)),
      place(
        1110,
        640,
        nameStick(
          130,
          colour.white,
          lettering("Zoya", 0, -108, { size: 28, fill: colour.teal, anchor: "middle" }),
        ),
      ),
      foliage([20, 30], 340, 200, colour.leaf, 131),
      foliage([190, -10], 240, 110, colour.leafLight, 133),
      ellipse([200, 80], 820, 560, glow("#fff1bf"), { "fill-opacity": 0.4 }),
      rect(0, 660, 1200, 90, fadeUp(darker(colour.plum, 0.1)), { "fill-opacity": 0.34 }),
    ]),
};
