import { colour, distant, mix } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { gesture } from "../../props/gestures.ts";
import { person, softShade, thing, viewFrom } from "../../props/perspective.ts";
import { climbingDome, seesaw, slide, swingFrame, swingSeat } from "../../props/playground.ts";
import { football } from "../../surroundings/objects.ts";
import { dapple, footpath, grass, hills, sky, treeLine, vignette } from "../../surroundings/outdoors.ts";
import { floweringBush, foliage, neem } from "../../surroundings/plants.ts";
import { boundaryWall, flagPole, schoolBuilding } from "../../surroundings/school.ts";
import { path, picture, place, ribbon } from "../../svg.ts";

function draw(): string {
  const view = viewFrom({ centre: 560, horizon: 372, eye: 1.75, focal: 1150 });
  const [leftSeat, rightSeat] = [swingSeat(1.75, -0.55), swingSeat(2.85, 0.3)];
  const swinging = gesture({
    legs: "chairSideways",
    left: [-0.3, -0.3],
    right: [0.34, -0.3],
    handLeft: "grip",
    handRight: "grip",
    lean: -14,
  });
  return picture(1200, 900, [
    sky(1200, 420, { mood: "day", clouds: 4, seed: 11 }),
    hills(1200, 372, 60, distant(colour.leaf, 0.62), 4),
    treeLine(1200, 380, 90, 6, 0.4),
    place(30, 392, schoolBuilding({ width: 420, height: 190, bays: 8 })),
    place(500, 394, flagPole(220, 62)),
    place(450, 402, boundaryWall(800, 46, 0.3)),
    ...[520, 700, 860, 1010, 1160].map((x, index) =>
      place(x, 404, floweringBush(90, 46, index % 2 ? colour.rose : colour.marigold, 40 + index)),
    ),
    grass(1200, 396, 900, 12),
    footpath([-60, 560], [-60, 660], [330, 404], [290, 404], colour.sand),
    place(1120, 470, neem(420, 9, 0.12)),

    climbingDome(view, 0.35, 10.6, 1.45),
    person(view, {
      ...pupil.joseph,
      x: -0.1,
      y: 0.78,
      z: 9.6,
      pose: "armRaised",
      facing: "right",
      shadow: false,
      expression: "grin",
    }),
    person(view, { ...pupil.ira, x: 1.15, z: 9.3, pose: "waving", facing: "left", shade: 0.8 }),

    swingFrame(view, 1.2, 7.4, 2.2, [-0.55, 0.3]),
    person(view, {
      ...pupil.lata,
      x: leftSeat[0],
      y: leftSeat[1] - 0.34,
      z: 7.4,
      pose: swinging,
      facing: "left",
      expression: "grin",
      shadow: false,
    }),
    person(view, {
      ...pupil.veer,
      x: rightSeat[0],
      y: rightSeat[1] - 0.34,
      z: 7.4,
      pose: swinging,
      facing: "right",
      expression: "grin",
      shadow: false,
    }),
    person(view, {
      ...grownUp.rekhaMiss,
      x: 2.1,
      z: 8.3,
      pose: gesture({
        left: [0.3, 0.4],
        right: [0.6, 0.3],
        handLeft: "flat",
        handRight: "flat",
        elbows: [1, 1],
      }),
      facing: "right",
      shade: 1.1,
    }),

    slide(view, -2.35, 5.6, { run: 2.3 }),
    person(view, {
      ...pupil.zoya,
      x: -1.2,
      y: 0.66,
      z: 5.6,
      pose: gesture({
        legs: "chairSideways",
        left: [-0.5, -0.62],
        right: [0.62, -0.66],
        handLeft: "open",
        handRight: "open",
        lean: -12,
        elbows: [-1, 1],
      }),
      facing: "right",
      expression: "grin",
      shadow: false,
    }),
    person(view, {
      ...pupil.kabir,
      x: -2.42,
      y: 0.62,
      z: 5.5,
      pose: gesture({
        legs: "stepping",
        left: [0.36, 0.1],
        right: [0.44, -0.1],
        handLeft: "grip",
        handRight: "grip",
        elbows: [1, 1],
      }),
      facing: "right",
      shadow: false,
    }),

    seesaw(view, 1.26, 4.9, 2.6, 0.32),
    person(view, {
      ...pupil.anaya,
      x: 0.18,
      y: -0.1,
      z: 4.85,
      pose: gesture({
        legs: "chairSideways",
        left: [0.4, 0.52],
        right: [0.48, 0.48],
        handLeft: "grip",
        handRight: "grip",
      }),
      facing: "right",
      expression: "grin",
      shadow: false,
    }),
    person(view, {
      ...pupil.gurnoor,
      x: 2.34,
      y: 0.42,
      z: 4.85,
      pose: gesture({
        legs: "chairSideways",
        left: [0.4, 0.52],
        right: [0.44, 0.48],
        handLeft: "grip",
        handRight: "grip",
        lean: -4,
      }),
      facing: "left",
      expression: "grin",
      shadow: false,
    }),

    person(view, {
      ...pupil.dev,
      x: -1.25,
      z: 4.1,
      pose: "running",
      facing: "right",
      expression: "grin",
      shade: 0.9,
    }),
    softShade(view, -0.42, 4, 0.2, 0.12),
    thing(view, -0.44, 0.13, 4, football(13)),
    dapple(650, 720, 560, 160, 5),
    foliage([-10, 20], 520, 240, mix(colour.green, colour.leaf, 0.5), 61),
    foliage([150, -20], 420, 170, colour.leaf, 63),
    path(
      ribbon(
        [
          [-40, 120],
          [120, 70],
          [330, 60],
        ],
        [26, 14, 4],
      ),
      colour.bark,
    ),
    foliage([250, 0], 300, 140, colour.leaf, 67),
    vignette(1200, 900, 0.2),
  ]);
}

export const playground: Picture = {
  key: "facility-playground",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children on the slide, the swings and the see-saw of a green playground, a boy running after a ball in front, the school behind",
  draw,
};
