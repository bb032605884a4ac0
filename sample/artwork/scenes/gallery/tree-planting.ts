import { lettering } from "../../lettering.ts";
import { colour, distant, lit } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { gesture } from "../../props/gestures.ts";
import { earthHeap, spade, wateringCan } from "../../props/kitchen-garden.ts";
import { person, softShade, thing, viewFrom } from "../../props/perspective.ts";
import { grass, hills, sky, treeLine, vignette } from "../../surroundings/outdoors.ts";
import { floweringBush, foliage, neem, sapling } from "../../surroundings/plants.ts";
import { boundaryWall, schoolBuilding } from "../../surroundings/school.ts";
import { ellipse, group, path, picture, place, rect, stroke } from "../../svg.ts";

const nurseryBag = (height: number): string =>
  group([
    place(0, -height * 0.36, sapling(height * 0.7)),
    path(
      `M${-height * 0.17} ${-height * 0.4}H${height * 0.17}L${height * 0.14} 0H${-height * 0.14}Z`,
      lit("#3a3a3f"),
    ),
    ellipse([0, -height * 0.4], height * 0.17, height * 0.05, lit(colour.bark)),
  ]);

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 346, eye: 1.5, focal: 1290 });
  return picture(1200, 900, [
    sky(1200, 420, { mood: "day", clouds: 5, seed: 15 }),
    hills(1200, 372, 90, distant(colour.leaf, 0.5), 9),
    hills(1200, 392, 60, distant(colour.green, 0.4), 4),
    treeLine(1200, 392, 70, 5, 0.3),
    place(-60, 398, schoolBuilding({ width: 430, height: 180, bays: 8 })),
    place(360, 408, boundaryWall(860, 46, 0.15)),
    grass(1200, 396, 900, 7),
    ...[430, 560, 700, 860, 1010, 1150].map((x, index) =>
      place(
        x,
        440 + (index % 2) * 8,
        group([
          neem(90 + (index % 3) * 26, 60 + index, 0.1, colour.leafLight),
          stroke("M-16 0V-44M16 0V-44M-16 -38H16M-16 -18H16", colour.clay, 4),
        ]),
      ),
    ),
    place(1120, 500, neem(520, 14, 0.02)),
    place(210, 452, floweringBush(150, 70, colour.marigold, 5)),

    thing(
      view,
      0.3,
      0,
      8,
      group([
        rect(-4, -130, 8, 130, colour.bark),
        rect(-78, -150, 156, 66, lit(colour.cream), { rx: 4 }),
        rect(-74, -146, 148, 58, lit(colour.green), { rx: 3 }),
        lettering("पेड़ लगाओ", 0, -106, { size: 34, fill: colour.butter, anchor: "middle" }),
      ]),
    ),

    person(view, {
      ...pupil.rohan,
      x: -2.15,
      z: 7.4,
      pose: gesture({
        legs: "stepping",
        left: [-0.2, 0.6],
        right: [0.24, 0.56],
        handLeft: "grip",
        handRight: "grip",
      }),
      facing: "right",
      held: ({ arms }) =>
        place((arms.left.end[0] + arms.right.end[0]) / 2, arms.left.end[1] + 170, nurseryBag(400)),
      shade: 0.9,
    }),
    person(view, {
      ...pupil.sana,
      x: -1.45,
      z: 7.2,
      pose: gesture({
        legs: "stepping",
        left: [-0.2, 0.6],
        right: [0.24, 0.56],
        handLeft: "grip",
        handRight: "grip",
      }),
      facing: "right",
      expression: "grin",
      held: ({ arms }) =>
        place((arms.left.end[0] + arms.right.end[0]) / 2, arms.left.end[1] + 170, nurseryBag(360)),
      shade: 0.9,
    }),

    person(view, {
      ...grownUp.nanduMali,
      x: 1.3,
      z: 5.2,
      pose: gesture({
        left: [0.2, 0.44],
        right: [0.34, 0.3],
        handLeft: "grip",
        handRight: "grip",
        tilt: 4,
        elbows: [1, 1],
      }),
      facing: "left",
      gaze: [-0.6, 0.8],
      shade: 1.1,
      held: ({ arms }) => place(arms.left.end[0], arms.left.end[1], spade(560), { rotate: 4 }),
    }),
    person(view, {
      ...pupil.zoya,
      x: -0.66,
      z: 5.1,
      pose: gesture({
        left: [0.2, 0.6],
        right: [0.6, 0.34],
        handLeft: "grip",
        handRight: "grip",
        lean: 7,
        nod: 0.3,
        elbows: [1, 1],
      }),
      facing: "right",
      gaze: [0.6, 1],
      expression: "grin",
      shade: 0.8,
      held: ({ arms }) =>
        place(arms.right.end[0] + 10, arms.right.end[1] + 10, wateringCan(300, colour.peacock, true), {
          rotate: 6,
        }),
    }),
    person(view, {
      ...pupil.joseph,
      x: 0.72,
      z: 5.3,
      pose: gesture({ left: [-0.1, 0.5], right: [0.14, 0.46], handLeft: "flat", handRight: "flat" }),
      facing: "left",
      expression: "grin",
      gaze: [-0.6, 0.9],
      shade: 0.7,
    }),

    thing(view, 0, 0, 4.5, earthHeap(96, 4)),
    thing(view, 0, 0.06, 4.42, sapling(74)),
    stroke(`M${view.at(0.06, 0.05, 4.4).join(" ")}L${view.at(0.06, 0.9, 4.4).join(" ")}`, colour.clay, 7),
    softShade(view, 0.75, 4.2, 0.5, 0.2, 0.4),
    person(view, {
      ...pupil.gurnoor,
      x: 0.74,
      z: 4.2,
      pose: gesture({
        legs: "kneeling",
        left: [0.66, 0.74],
        right: [0.9, 0.68],
        handLeft: "flat",
        handRight: "flat",
        lean: 16,
        nod: 0.4,
      }),
      facing: "left",
      gaze: [-0.7, 0.9],
    }),
    person(view, {
      ...pupil.lata,
      x: -0.86,
      z: 4.1,
      pose: gesture({
        legs: "kneeling",
        left: [0.66, 0.74],
        right: [0.92, 0.66],
        handLeft: "flat",
        handRight: "grip",
        lean: 14,
        nod: 0.4,
      }),
      facing: "right",
      gaze: [0.7, 0.9],
      expression: "grin",
    }),
    thing(view, -1.68, 0, 4.3, nurseryBag(60)),
    thing(view, -1.46, 0, 4.1, nurseryBag(54)),
    thing(view, 1.6, 0, 4.2, nurseryBag(60)),
    foliage([-10, 10], 420, 190, colour.leaf, 33),
    foliage([130, -30], 340, 130, colour.green, 36),
    vignette(1200, 900, 0.22),
  ]);
}

export const treePlanting: Picture = {
  key: "gallery-tree-planting",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children and the old gardener planting a sapling on a green slope, a girl watering it, others bringing more young trees",
  draw,
};
