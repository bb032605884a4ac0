import { colour, distant, down, fadeUp, glow, lighter, mix } from "../../palette.ts";
import type { FigureOptions, Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { flowerBed } from "../../props/garden.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { frog, rainfall, rings, underUmbrella } from "../../props/rain.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { puddle, sky, treeLine } from "../../surroundings/outdoors.ts";
import { foliage, neem } from "../../surroundings/plants.ts";
import { schoolBuilding } from "../../surroundings/school.ts";
import { ellipse, path, picture, place, rect } from "../../svg.ts";

const stage: Stage = { horizon: 230, child: 0.74 };

const sheltered: Pose = {
  legLeft: { angles: [-16, -30] },
  legRight: { angles: [22, 6] },
  armLeft: { angles: [-14, -8] },
  armRight: { to: [0.5, 0.22], bend: 1, size: 0.9 },
  handRight: "grip",
  lean: 2,
};
/** Something precious between two cupped hands. */
const carryingFrog: Pose = {
  legLeft: { angles: [-16, -32] },
  legRight: { angles: [24, 8] },
  armLeft: { to: [0.3, 0.42], bend: 1, size: 0.88 },
  armRight: { to: [0.5, 0.4], bend: 1, size: 0.92 },
  handLeft: "open",
  handRight: "open",
  nod: 0.4,
};
const splashing: Pose = {
  legLeft: { angles: [-18, -30] },
  legRight: { angles: [40, -6] },
  armLeft: { angles: [-110, -136] },
  armRight: { angles: [104, 130] },
  handLeft: "open",
  handRight: "open",
  lift: 60,
  armsBehind: ["left", "right"],
};

const frogInHands: FigureOptions["held"] = ({ arms }) =>
  place((arms.left.end[0] + arms.right.end[0]) / 2, arms.right.end[1] + 4, frog(130));

/** Water thrown up from both sides of a jump. */
const splash = (x: number, y: number, size: number): string =>
  [-1, 1]
    .map((side) =>
      [0.5, 0.8, 1.1, 0.65]
        .map((reach, index) =>
          path(
            `M${x + side * size * 0.2} ${y}Q${x + side * size * reach * 0.7} ${y - size * (0.9 - index * 0.16)} ${x + side * size * reach} ${y - size * (0.34 - index * 0.08)}Q${x + side * size * reach * 0.6} ${y - size * (0.5 - index * 0.1)} ${x + side * size * 0.2} ${y}Z`,
            "#e6f4f5",
            { "fill-opacity": 0.75 },
          ),
        )
        .join(""),
    )
    .join("");

const procession = (): string =>
  staged(stage, [
    {
      ...grownUps.ansari,
      at: [1086, 560],
      facing: "left",
      pose: sheltered,
      expression: "grin",
      held: underUmbrella("left", [colour.maroon, colour.maroon], 560),
    },
    {
      ...pupils.rohan,
      at: [936, 580],
      facing: "left",
      pose: sheltered,
      expression: "grin",
      held: underUmbrella("left", [colour.teal, colour.cream]),
    },
    {
      ...pupils.lakshmi,
      at: [806, 604],
      facing: "left",
      pose: sheltered,
      expression: "sing",
      held: underUmbrella("left", [colour.rose, colour.butter]),
    },
    {
      ...pupils.tara,
      at: [560, 640],
      size: 0.82,
      facing: "left",
      pose: carryingFrog,
      gaze: [-0.3, 0.9],
      expression: "grin",
      held: frogInHands,
    },
    {
      ...pupils.farhan,
      at: [668, 626],
      size: 1.06,
      facing: "left",
      pose: sheltered,
      gaze: [-0.8, 0.7],
      held: underUmbrella("left", [colour.marigold, colour.saffron], 860),
    },
    { ...pupils.bhola, at: [250, 668], facing: "right", pose: splashing, expression: "grin" },
  ]);

export const blogMonsoon: Picture = {
  key: "blog-monsoon",
  width: 1200,
  height: 750,
  format: "jpeg",
  alt: "Children under bright umbrellas carry a frog through the rain while a boy splashes in a puddle",
  draw: () =>
    picture(1200, 750, [
      sky(1200, 380, { mood: "rain", clouds: 5, seed: 141 }),
      ...[
        [200, 90, 420],
        [640, 50, 480],
        [1040, 120, 420],
      ].map(([x, y, r]) =>
        ellipse([x as number, y as number], r as number, 120, glow("#5f737d"), { "fill-opacity": 0.55 }),
      ),
      treeLine(1200, 366, 110, 71, 0.42),
      place(480, 388, schoolBuilding({ width: 680, height: 220 })),
      rect(0, 60, 1200, 340, fadeUp("#cfdad9"), { "fill-opacity": 0.75 }),
      place(120, 410, neem(330, 81, 0.16, mix(colour.leaf, colour.teal, 0.25))),
      rect(0, 380, 1200, 370, down(distant("#8fa694", 0.2), "#5f7f63")),
      path("M0 470Q420 420 1200 452V750H0Z", down("#b3aa98", "#7d7466")),
      place(820, 440, flowerBed(420, 52, [colour.rose, colour.white], 91)),
      puddle(250, 676, 420),
      puddle(700, 690, 520),
      puddle(980, 620, 300),
      puddle(470, 560, 260),
      ...[
        [160, 700, 34],
        [360, 660, 26],
        [620, 702, 36],
        [840, 700, 30],
        [980, 626, 26],
        [470, 562, 22],
        [740, 670, 24],
      ].map(([x, y, r]) => rings(x as number, y as number, r as number)),
      procession(),
      splash(256, 676, 130),
      place(420, 716, frog(70)),
      rainfall(1200, 750, 420, 7),
      foliage([1190, 40], 340, 220, mix(colour.leaf, colour.teal, 0.3), 151),
      ellipse([160, 60], 700, 420, glow(lighter("#dfe9e6", 0.3)), { "fill-opacity": 0.4 }),
      rect(0, 660, 1200, 90, fadeUp(mix(colour.plum, colour.indigo, 0.4)), { "fill-opacity": 0.32 }),
    ]),
};
