import { colour, down, fadeUp, glow, mix } from "../../palette.ts";
import type { Outfit } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { together } from "../../props/costumes.ts";
import { rank } from "../../props/far-pupils.ts";
import { mownStripes } from "../../props/garden.ts";
import { pupils } from "../../props/pupils.ts";
import { batInHands, pads } from "../../props/sports-gear.ts";
import { crouchedReady, driving, keepingWicket } from "../../props/sports-poses.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { cricketBall, stumps } from "../../surroundings/objects.ts";
import { grass, hills, sky, treeLine } from "../../surroundings/outdoors.ts";
import { neem, palm } from "../../surroundings/plants.ts";
import { boundaryWall, schoolBuilding } from "../../surroundings/school.ts";
import { ellipse, path, picture, place, polygon, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 392, child: 0.94, shadow: [1.25, 0.12], shadowStrength: 0.42 };

const whites: Outfit = {
  kind: "sports",
  colour: colour.linen,
  shorts: colour.linen,
  long: true,
  white: true,
};
const cap = (tone: string) => ({ kind: "cap", colour: tone }) as const;

const players = (): string =>
  staged(stage, [
    {
      ...pupils.rohan,
      at: [968, 500],
      facing: "left",
      pose: crouchedReady,
      outfit: whites,
      headwear: cap(colour.green),
    },
    { ...pupils.meera, at: [700, 478], facing: "left", pose: "bowling", outfit: whites },
    {
      ...pupils.thomas,
      at: [1150, 560],
      facing: "left",
      pose: "catching",
      outfit: whites,
      headwear: cap(colour.green),
      gaze: [-0.8, -0.4],
    },
    {
      ...pupils.lakshmi,
      at: [1046, 716],
      facing: "left",
      pose: crouchedReady,
      outfit: whites,
      gaze: [-0.9, -0.2],
      expression: "grin",
    },
    { at: [318, 772], thing: (child) => stumps(child * 0.5) },
    {
      ...pupils.pari,
      at: [172, 800],
      facing: "right",
      pose: keepingWicket,
      outfit: whites,
      held: pads,
      gaze: [0.9, 0.2],
      headwear: cap(colour.maroon),
    },
    {
      ...pupils.kabir,
      at: [500, 806],
      facing: "right",
      pose: driving,
      outfit: whites,
      headwear: cap(colour.maroon),
      gaze: [0.9, 0.6],
      held: together(pads, batInHands(-24, 560)),
    },
  ]);

export const sportCricket: Picture = {
  key: "sport-cricket",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "A boy batting in a cricket match on the school ground in the late afternoon",
  draw: () =>
    picture(1200, 900, [
      sky(1200, 440, { mood: "evening", sun: [210, 210], clouds: 4, seed: 51 }),
      hills(1200, 420, 50, "#b58f8c", 7),
      treeLine(1200, 432, 70, 3, 0.35),
      place(640, 444, schoolBuilding({ width: 520, height: 170, bays: 8 })),
      place(120, 452, neem(300, 7, 0.12)),
      place(1150, 456, palm(330, 4, 0.1)),
      rect(0, 230, 1200, 220, fadeUp("#ffd9a0"), { "fill-opacity": 0.6 }),
      place(0, 456, boundaryWall(1200, 30, 0.2)),
      grass(1200, 448, 900, 9),
      rect(0, 448, 1200, 452, down("#e8c063", "#7f9440"), { "fill-opacity": 0.4 }),
      mownStripes(1200, 456, 900, 9),
      rank({
        from: [300, 462],
        to: [640, 460],
        count: 12,
        heights: [48, 48],
        haze: 0.25,
        facing: "front",
        arms: "raised",
        seed: 9,
      }),
      stroke("M-20 520Q600 440 1220 520", colour.white, 4, { "stroke-opacity": 0.75 }),
      path(
        polygon([
          [640, 470],
          [720, 470],
          [780, 900],
          [40, 900],
        ]),
        down("#ecd3a0", "#c79a63"),
      ),
      stroke("M100 838L700 824", colour.white, 6, { "stroke-opacity": 0.9 }),
      place(672, 474, stumps(40)),
      players(),
      stroke("M668 726Q780 650 866 560", colour.cream, 5, {
        "stroke-opacity": 0.55,
        "stroke-dasharray": "2 16",
      }),
      place(862, 562, cricketBall(17)),
      ellipse([640, 806], 90, 16, glow("#f2ddb0"), { "fill-opacity": 0.8 }),
      ellipse([210, 230], 900, 620, glow("#ffcf86"), { "fill-opacity": 0.4 }),
      rect(0, 780, 1200, 120, fadeUp(mix(colour.plum, colour.maroon, 0.3)), { "fill-opacity": 0.34 }),
    ]),
};
