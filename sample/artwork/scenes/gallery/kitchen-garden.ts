import { ball, colour, darker, distant, down, glow, lighter, lit } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { gesture } from "../../props/gestures.ts";
import { inHand } from "../../props/holding.ts";
import {
  brinjalPlant,
  cabbage,
  greensTuft,
  harvestBasket,
  tomatoPlant,
  wateringCan,
} from "../../props/kitchen-garden.ts";
import { face, person, softShade, thing, type View, viewFrom } from "../../props/perspective.ts";
import { hills, sky, treeLine, vignette } from "../../surroundings/outdoors.ts";
import { floweringBush, foliage, palm } from "../../surroundings/plants.ts";
import { chance, ellipse, group, path, picture, place, polygon, rect, stroke } from "../../svg.ts";

/** A raised bed that runs away from us, with something planted along it. */
function bed(view: View, x: number, width: number, near: number, far: number): string {
  const tone = "#7d5236";
  return [
    face(
      view,
      [
        [x - 0.06, 0, near],
        [x + width + 0.06, 0, near],
        [x + width + 0.06, 0, far],
        [x - 0.06, 0, far],
      ],
      darker(tone, 0.3),
    ),
    face(
      view,
      [
        [x, 0.12, near],
        [x + width, 0.12, near],
        [x + width, 0.12, far],
        [x, 0.12, far],
      ],
      down(lighter(tone, 0.15), tone),
    ),
    face(
      view,
      [
        [x - 0.06, 0, near],
        [x + width + 0.06, 0, near],
        [x + width, 0.12, near],
        [x, 0.12, near],
      ],
      darker(tone, 0.1),
    ),
  ].join("");
}

/** A figure of straw in an old shirt, to frighten crows. */
function scarecrow(): string {
  return group([
    rect(-3, -150, 6, 150, colour.clay),
    rect(-64, -116, 128, 6, colour.clay),
    path("M-58 -124H58L52 -96H24L28 -48H-28L-24 -96H-52Z", lit("#b8443a")),
    stroke("M-20 -90h40M-20 -74h40M-22 -60h44", "#e8c27a", 4),
    stroke("M-64 -112l-14 8M-62 -108l-12 14M64 -112l14 8M62 -108l12 14", "#e0b860", 4),
    ellipse([0, -142], 20, 22, ball("#e8cf9a")),
    ellipse([-7, -145], 2.6, 3, colour.ink),
    ellipse([7, -145], 2.6, 3, colour.ink),
    stroke("M-8 -134q8 6 16 0", colour.maroon, 2.4),
    path("M-34 -156Q0 -168 34 -156L20 -160Q14 -186 0 -186Q-14 -186 -20 -160Z", lit(colour.clay)),
  ]);
}

function draw(): string {
  const view = viewFrom({ centre: 620, horizon: 316, eye: 1.7, focal: 1180 });
  const random = chance(5);
  const along = (
    x: number,
    width: number,
    near: number,
    far: number,
    step: number,
    plant: (seed: number) => string,
  ): string => {
    const plants: string[] = [];
    for (let z = far - 0.2; z > near + 0.1; z -= step)
      plants.push(thing(view, x + width * random(0.3, 0.7), 0.12, z, plant(Math.round(z * 37 + x * 11))));
    return plants.join("");
  };
  return picture(1200, 900, [
    sky(1200, 400, { mood: "morning", sun: [210, 120], clouds: 3, seed: 5 }),
    hills(1200, 340, 70, distant(colour.leaf, 0.55), 8),
    treeLine(1200, 350, 90, 12, 0.4),
    place(1090, 370, palm(330, 3, 0.15)),
    place(980, 364, palm(260, 6, 0.25)),
    place(
      110,
      372,
      group([
        rect(0, -130, 190, 130, lit("#d9b27e")),
        path(
          polygon([
            [-22, -126],
            [95, -196],
            [212, -126],
          ]),
          lit(colour.terracotta),
        ),
        rect(26, -84, 54, 84, lit(colour.green)),
        rect(112, -90, 48, 42, "#4a3a34"),
        stroke("M112 -69h48M136 -90v42", colour.sand, 4),
      ]),
    ),
    rect(0, 346, 1200, 560, down("#a9b86c", "#8a8a4a")),
    stroke("M0 372H1200M0 356H1200", colour.clay, 5),
    stroke(Array.from({ length: 34 }, (_, index) => `M${index * 36 + 8} 340V384`).join(""), colour.clay, 6),
    ...[360, 520, 760, 880].map((x, index) =>
      place(x, 392, floweringBush(90, 40, index % 2 ? colour.rose : colour.marigold, 12 + index)),
    ),
    face(
      view,
      [
        [-0.5, 0, 2],
        [0.42, 0, 2],
        [0.42, 0, 13],
        [-0.5, 0, 13],
      ],
      down("#e0c08a", "#c99d68"),
    ),
    bed(view, -4.6, 1.2, 2.6, 11),
    bed(view, -2.9, 1.9, 2.8, 11),
    bed(view, 0.9, 1.9, 2.8, 11),
    bed(view, 3.4, 1.3, 2.6, 11),
    thing(view, -1.9, 0.12, 9.6, scarecrow()),
    along(-4.6, 1.2, 4, 11, 0.6, () => cabbage(44)),
    along(3.4, 1.3, 4, 11, 0.6, (seed) => greensTuft(40, seed)),
    along(-2.8, 0.8, 5.8, 11, 0.7, (seed) => tomatoPlant(96, seed)),
    along(1.9, 0.8, 5.4, 11, 0.75, (seed) => brinjalPlant(72, seed)),
    person(view, {
      ...grownUp.nanduMali,
      x: 0.02,
      z: 8.2,
      pose: gesture({
        legs: "stepping",
        left: [0.2, 0.7],
        right: [0.44, 0.66],
        handLeft: "grip",
        handRight: "grip",
      }),
      facing: "left",
      ...inHand("left", group([wateringCan(240, colour.steel)], { transform: "scale(-1 1)" }), [0, 20]),
      shade: 0.9,
    }),
    along(-1.9, 0.8, 4.7, 11, 0.8, (seed) => tomatoPlant(92, seed)),
    along(1, 0.8, 4.7, 11, 0.8, (seed) => brinjalPlant(70, seed)),
    person(view, {
      ...pupil.ira,
      x: -2.35,
      z: 5.25,
      pose: gesture({
        left: [0.2, 0.5],
        right: [0.66, 0.2],
        handLeft: "flat",
        handRight: "grip",
        elbows: [1, 1],
      }),
      facing: "right",
      gaze: [0.8, 0.1],
      shade: 0.5,
    }),
    person(view, {
      ...pupil.rohan,
      x: 2.1,
      z: 5,
      pose: gesture({
        legs: "crouching",
        left: [0.4, 0.6],
        right: [0.66, 0.5],
        handLeft: "grip",
        handRight: "grip",
        lean: 12,
        nod: 0.3,
      }),
      facing: "left",
      gaze: [-0.7, 0.7],
    }),

    thing(view, -1.35, 0.12, 4.35, tomatoPlant(104, 8)),
    thing(view, 1.55, 0.12, 4.3, brinjalPlant(76, 5)),
    softShade(view, -0.7, 4.05, 0.5, 0.25, 0.4),
    person(view, {
      ...pupil.meher,
      x: -0.62,
      z: 4.05,
      pose: gesture({
        legs: "kneeling",
        left: [0.4, 0.6],
        right: [0.78, 0.34],
        handLeft: "flat",
        handRight: "grip",
        lean: 6,
        elbows: [1, 1],
      }),
      facing: "left",
      gaze: [-0.8, 0.2],
      expression: "grin",
      ...inHand("left", ellipse([0, 0], 34, 32, ball("#d23a2c")), [-24, 10]),
    }),
    thing(view, 0.02, 0, 4.1, harvestBasket(52)),
    person(view, {
      ...pupil.dev,
      x: 0.78,
      z: 4.1,
      pose: gesture({
        legs: "crouching",
        left: [0.36, 0.64],
        right: [0.7, 0.44],
        handLeft: "grip",
        handRight: "grip",
        lean: 12,
        nod: 0.2,
        elbows: [1, 1],
      }),
      facing: "left",
      gaze: [-0.6, 0.8],
      expression: "grin",
      ...inHand("left", path("M0 0q30 10 26 70q-34 6 -44 -26q-4 -34 18 -44Z", lit("#5a2a6a")), [-20, 16]),
    }),
    ...[-1.7, -1.25, -0.9].map((x, index) => thing(view, x - 0.3, 0.12, 3.3 + index * 0.1, cabbage(46))),
    ...[1.1, 1.5, 1.95].map((x, index) =>
      thing(view, x, 0.12, 3.3 - index * 0.06, greensTuft(52, 40 + index)),
    ),
    ellipse([210, 140], 520, 420, glow("#fff0c4"), { "fill-opacity": 0.35 }),
    foliage([1190, -20], 380, 150, colour.leaf, 51),
    vignette(1200, 900, 0.24),
  ]);
}

export const kitchenGarden: Picture = {
  key: "gallery-kitchen-garden",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children picking tomatoes and brinjals between the beds of the school kitchen garden, a full basket between them and a scarecrow behind",
  draw,
};
