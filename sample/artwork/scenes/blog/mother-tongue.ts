import { lettering } from "../../lettering.ts";
import { across, colour, darker, down, fadeUp, glow, lighter, lit, mix, skin } from "../../palette.ts";
import type { Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { chair, table, windowLight, windowOpening } from "../../surroundings/indoors.ts";
import { bookStack, globe } from "../../surroundings/objects.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { blob, ellipse, group, path, picture, place, rect, ribbon, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 90, child: 0.72 };

/** Both hands in the air: this is how high the cat jumped. */
const telling: Pose = {
  legLeft: { angles: [-6, -3] },
  legRight: { angles: [8, 3] },
  armLeft: { to: [-0.6, -0.1], bend: -1, size: 0.95 },
  armRight: { to: [0.66, -0.24], bend: 1, size: 0.96 },
  handLeft: "open",
  handRight: "open",
  tilt: 4,
};
const listeningSeated: Pose = {
  legLeft: { angles: [82, 2, 0.9, 1] },
  legRight: { angles: [76, -4, 0.9, 1] },
  seated: true,
  armLeft: { to: [0.3, 0.86], bend: 1 },
  armRight: { to: [0.46, 0.82], bend: 1 },
  lean: 5,
  nod: 0.3,
};
/** The cat of the story, off with the butter. */
const thievingCat = (): string => {
  const fur = colour.saffron;
  return group([
    path(
      ribbon(
        [
          [120, -70],
          [170, -120],
          [150, -180],
          [186, -214],
        ],
        [26, 22, 18, 12],
      ),
      lit(darker(fur, 0.1)),
    ),
    path(
      ribbon(
        [
          [-70, -50],
          [-110, -20],
          [-150, -6],
        ],
        [34, 24, 20],
      ),
      lit(fur),
    ),
    path(
      ribbon(
        [
          [96, -50],
          [120, -14],
          [164, 6],
        ],
        [40, 26, 20],
      ),
      lit(darker(fur, 0.12)),
    ),
    path(
      ribbon(
        [
          [-40, -46],
          [-64, -8],
          [-96, 14],
        ],
        [34, 24, 20],
      ),
      lit(darker(fur, 0.06)),
    ),
    path(
      ribbon(
        [
          [70, -46],
          [76, -6],
          [108, 20],
        ],
        [40, 26, 20],
      ),
      lit(fur),
    ),
    path(
      blob([
        [-96, -96],
        [-20, -112],
        [80, -108],
        [128, -76],
        [110, -44],
        [0, -36],
        [-90, -50],
      ]),
      lit(fur),
    ),
    stroke(
      "M-30 -108q10 24 0 46M10 -110q10 26 0 50M50 -108q10 26 0 48M88 -98q8 22 0 40",
      darker(fur, 0.4),
      9,
      { "stroke-opacity": 0.6 },
    ),
    ellipse([-118, -106], 52, 46, lit(lighter(fur, 0.06))),
    path("M-158 -128L-160 -176L-124 -148ZM-106 -150L-82 -178L-74 -130Z", lit(fur)),
    ellipse([-136, -112], 8, 10, colour.ink),
    ellipse([-104, -112], 8, 10, colour.ink),
    ellipse([-134, -115], 3, 3, "#ffffff"),
    ellipse([-102, -115], 3, 3, "#ffffff"),
    rect(-176, -96, 56, 34, lit("#ffe9a0"), { rx: 6 }),
    path("M-120 -98Q-122 -88 -132 -90Z", colour.maroon),
    stroke("M-88 -96L-56 -102M-88 -90L-56 -88", colour.cream, 3),
  ]);
};

const cloud = blob(
  [
    [430, 330],
    [360, 250],
    [400, 130],
    [520, 70],
    [680, 40],
    [850, 56],
    [990, 110],
    [1030, 220],
    [970, 300],
    [820, 330],
    [650, 342],
    [540, 356],
  ],
  1.15,
);

/** Letters of both languages, let out of the story like birds. */
const letters = (): string =>
  (
    [
      ["अ", 452, 168, 66, colour.maroon, -12],
      ["A", 548, 128, 54, colour.teal, 10],
      ["क", 410, 258, 58, colour.saffron, 8],
      ["म", 766, 102, 56, colour.maroon, 10],
      ["B", 918, 176, 52, colour.indigo, -8],
      ["आ", 926, 272, 56, colour.saffron, -6],
      ["C", 508, 306, 44, colour.brick, -10],
      ["ख", 640, 100, 44, colour.green, 4],
    ] as const
  )
    .map(([letter, x, y, size, tone, rotate]) =>
      place(x, y, lettering(letter, 0, 0, { size, fill: tone, anchor: "middle" }), { rotate }),
    )
    .join("");

export const blogMotherTongue: Picture = {
  key: "blog-mother-tongue",
  width: 1200,
  height: 750,
  format: "jpeg",
  alt: "A little girl tells her father and her teacher a story of a cat and butter, with Hindi and English letters flying about it",
  draw: () =>
    picture(1200, 750, [
      rect(0, 0, 1200, 540, across("#f6d2bd", "#d99c92")),
      rect(0, 440, 1200, 110, lit(mix(colour.maroon, "#d99c92", 0.35))),
      rect(0, 436, 1200, 8, lighter("#f6d2bd", 0.4)),
      rect(0, 536, 1200, 214, down("#b9856b", "#8f5d4c")),
      place(70, 90, windowOpening(170, 240, { seed: 23 })),
      windowLight(130, 566, 300, 150, 0.3),
      ellipse([556, 372], 15, 11, colour.white),
      ellipse([574, 392], 9, 7, colour.white),
      path(cloud, down("#fffdf6", "#ffeede")),
      stroke(cloud, colour.white, 6, { "stroke-opacity": 0.8 }),
      ellipse([700, 300], 210, 20, glow(colour.clay), { "fill-opacity": 0.4 }),
      place(706, 290, thievingCat(), { scale: 0.86 }),
      letters(),
      place(1150, 566, pottedPlant(150, 9)),
      staged(stage, [
        {
          ...grownUps.nair,
          at: [1030, 596],
          facing: "left",
          pose: "handsClasped",
          expression: "grin",
          gaze: [-0.8, 0.6],
          size: 0.94,
        },
      ]),
      place(1000, 706, table(400, 210, { tone: colour.clay })),
      place(1120, 504, globe(110)),
      place(890, 506, bookStack(110, [colour.maroon, colour.teal, colour.gold])),
      place(300, 700, chair(270, colour.bark, "front")),
      staged(stage, [
        {
          age: "adult",
          sex: "m",
          skin: skin.brown,
          hair: "crop",
          moustache: "full",
          at: [312, 690],
          size: 0.92,
          facing: "right",
          pose: listeningSeated,
          expression: "grin",
          gaze: [0.8, 0.4],
          shadow: false,
          outfit: { kind: "shirt", colour: colour.linen, trousers: colour.slate },
        },
        {
          ...pupils.asha,
          at: [606, 700],
          size: 0.72,
          facing: "right",
          pose: telling,
          expression: "sing",
          gaze: [0.7, -0.3],
          outfit: { kind: "salwar", colour: colour.marigold, trousers: colour.maroon, dupatta: colour.rose },
        },
      ]),
      ellipse([150, 110], 760, 560, glow("#fff0d0"), { "fill-opacity": 0.32 }),
      rect(0, 670, 1200, 80, fadeUp(colour.plum), { "fill-opacity": 0.32 }),
    ]),
};
