import { colour, darker, down, fadeUp, glow, lighter, mix } from "../../palette.ts";
import type { Outfit } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { rank } from "../../props/far-pupils.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { handsOnKnees } from "../../props/seated-poses.ts";
import { crouchedReady, raiding, tackling } from "../../props/sports-poses.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { sky, treeLine } from "../../surroundings/outdoors.ts";
import { foliage, neem } from "../../surroundings/plants.ts";
import { boundaryWall, bunting } from "../../surroundings/school.ts";
import { chance, ellipse, path, picture, place, polygon, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 300, child: 0.78, shadow: [0.5, 0.08], shadowStrength: 0.4 };

const home: Outfit = { kind: "sports", colour: colour.green, shorts: darker(colour.green, 0.3) };
const away: Outfit = { kind: "sports", colour: colour.marigold, shorts: colour.maroon };

/** Dust that rises where feet have slid. */
const dust = (): string => {
  const random = chance(14);
  return Array.from({ length: 16 }, () =>
    ellipse(
      [random(480, 980), random(760, 850)],
      random(30, 90),
      random(10, 30),
      glow(lighter(colour.terracotta, 0.55)),
      {
        "fill-opacity": random(0.25, 0.6),
      },
    ),
  ).join("");
};

const court = (): string =>
  path(
    polygon([
      [150, 520],
      [1060, 520],
      [1320, 900],
      [-120, 900],
    ]),
    down("#dca27a", "#b9673f"),
  ) +
  stroke("M150 520L-120 900M1060 520L1320 900M150 520H1060M604 520L596 900", colour.cream, 6, {
    "stroke-opacity": 0.9,
  }) +
  stroke("M356 520L200 900M850 520L990 900", colour.cream, 4, { "stroke-opacity": 0.6 });

const raid = (): string =>
  staged(stage, [
    {
      ...pupils.lakshmi,
      at: [264, 610],
      facing: "right",
      pose: crouchedReady,
      outfit: home,
      expression: "grin",
    },
    { ...pupils.pari, at: [382, 664], facing: "right", pose: crouchedReady, outfit: home, gaze: [0.9, 0.2] },
    { ...pupils.noor, at: [176, 700], facing: "right", pose: crouchedReady, outfit: home, gaze: [0.9, 0] },
    {
      ...pupils.meera,
      at: [728, 770],
      facing: "left",
      pose: raiding,
      outfit: away,
      expression: "sing",
      gaze: [-0.9, 0],
    },
    { ...pupils.devika, at: [1040, 842], facing: "left", pose: tackling, outfit: home, gaze: [-0.9, 0.2] },
    {
      ...pupils.rukmini,
      at: [330, 850],
      facing: "right",
      pose: crouchedReady,
      outfit: home,
      expression: "grin",
      gaze: [0.9, -0.2],
    },
    {
      ...grownUps.joshi,
      at: [1004, 566],
      facing: "left",
      pose: "pointing",
      outfit: { kind: "salwar", colour: colour.white, trousers: colour.maroon, dupatta: colour.saffron },
    },
  ]);

const waiting = (): string =>
  staged(stage, [
    { ...pupils.asha, at: [1092, 650], facing: "left", pose: handsOnKnees, outfit: away, expression: "grin" },
    { ...pupils.zoya, at: [1158, 700], facing: "left", pose: handsOnKnees, outfit: away, expression: "grin" },
  ]);

export const sportKabaddi: Picture = {
  key: "sport-kabaddi",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "A kabaddi raid: girls in green closing in on the raider in yellow",
  draw: () =>
    picture(1200, 900, [
      sky(1200, 420, { mood: "day", clouds: 3, seed: 61 }),
      treeLine(1200, 452, 120, 13, 0.3),
      place(140, 470, neem(330, 11, 0.15)),
      place(980, 474, neem(360, 16, 0.12)),
      rect(0, 220, 1200, 260, fadeUp("#f6e3c2"), { "fill-opacity": 0.6 }),
      place(0, 476, boundaryWall(1200, 58, 0.12)),
      rect(0, 474, 1200, 426, down("#d9b48a", mix(colour.clay, colour.terracotta, 0.4))),
      bunting([-10, 200], [620, 214], 60, 26),
      bunting([620, 214], [1210, 190], 60, 26),
      rank({
        from: [30, 500],
        to: [1190, 500],
        count: 26,
        heights: [92, 92],
        haze: 0.26,
        facing: "front",
        arms: "down",
        seed: 31,
      }),
      rank({
        from: [60, 516],
        to: [900, 516],
        count: 17,
        heights: [96, 96],
        haze: 0.16,
        facing: "front",
        arms: "raised",
        seed: 37,
        top: colour.butter,
      }),
      court(),
      waiting(),
      raid(),
      dust(),
      ellipse([160, 90], 820, 640, glow("#fff0c8"), { "fill-opacity": 0.4 }),
      foliage([1190, 20], 420, 200, colour.leaf, 81),
      foliage([1060, -20], 300, 120, mix(colour.leaf, colour.leafLight, 0.4), 83),
      rect(0, 800, 1200, 100, fadeUp(colour.plum), { "fill-opacity": 0.34 }),
    ]),
};
