import { ball, colour, lit, skin } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { benchAt } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { inBothHands } from "../../props/holding.ts";
import { box, face, person, thing, viewFrom } from "../../props/perspective.ts";
import { beam, room, sideWindow, sunOnFloor } from "../../props/room.ts";
import {
  bed,
  eyeChart,
  foldingScreen,
  heightBoard,
  medicineCabinet,
  stethoscope,
  wallLight,
} from "../../props/sickroom.ts";
import { wallClock } from "../../surroundings/indoors.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { ellipse, group, path, picture, place, rect, stroke } from "../../svg.ts";

/** A soft bear to hold on to, in the units of a figure. */
function teddy(): string {
  const fur = "#b98350";
  return group([
    ...[-44, 44].map((x) => ellipse([x, -96], 20, 20, ball(fur))),
    ...[-52, 52].map((x) => ellipse([x, 10], 24, 34, ball(fur))),
    ellipse([0, 10], 56, 62, ball(fur)),
    ellipse([0, -62], 52, 48, ball(fur)),
    ellipse([0, -46], 24, 18, lit("#e2bf8e")),
    ellipse([0, -54], 8, 6, colour.ink),
    ...[-20, 20].map((x) => ellipse([x, -74], 6, 7, colour.ink)),
  ]);
}

/** A poster of things that are good to eat, in a box from (0, 0). */
function goodFood(width: number, height: number): string {
  const fruit = (x: number, y: number, r: number, tone: string): string =>
    ellipse([x * width, y * height], r * width, r * width, ball(tone)) +
    stroke(`M${x * width} ${y * height - r * width}q4 -8 10 -10`, colour.leaf, 4);
  return group([
    rect(4, 6, width, height, colour.plum, { "fill-opacity": 0.2 }),
    rect(0, 0, width, height, lit("#f7e6b8"), { rx: 3 }),
    fruit(0.3, 0.3, 0.15, "#c8463f"),
    fruit(0.68, 0.28, 0.16, colour.saffron),
    fruit(0.5, 0.56, 0.15, colour.leafLight),
    path(
      `M${width * 0.16} ${height * 0.72}Q${width * 0.5} ${height * 1.02} ${width * 0.86} ${height * 0.68}Q${width * 0.5} ${height * 0.84} ${width * 0.16} ${height * 0.72}Z`,
      lit("#f0c93d"),
    ),
  ]);
}

function draw(): string {
  const view = viewFrom({ centre: 590, horizon: 318, eye: 1.5, focal: 1210 });
  const back = 5.8;
  const metre = view.scale(back);
  const light = { x: -2.35, from: 3.2, to: 4.6 };
  return picture(1200, 900, [
    room(view, {
      left: -2.35,
      right: 2.6,
      back,
      height: 3,
      wall: "#dfece0",
      dado: "#8cbfae",
      floor: "#c9d2c6",
      tile: 0.5,
    }),
    sideWindow(view, light),
    wallLight(view, back, -0.6),
    sunOnFloor(view, light, { slant: 1, strength: 0.55 }),
    place(...view.at(-1.95, 2.2, back), medicineCabinet(metre * 0.95, metre * 0.8)),
    place(...view.at(0.72, 2.4, back), eyeChart(metre * 0.55, metre * 0.95)),
    place(...view.at(-0.1, 2.3, back), goodFood(metre * 0.5, metre * 0.62)),
    place(...view.at(1.65, 2.45, back), wallClock(metre * 0.15, 10, 10)),
    thing(view, 1.5, 0, 5.6, foldingScreen(105, 175, "#f0d9c2")),
    thing(view, -1.95, 0, 5.5, pottedPlant(70, 6)),
    thing(view, -0.55, 0, 5.6, heightBoard(115)),
    person(view, {
      ...pupil.veer,
      x: -0.5,
      y: 0.02,
      z: 5.4,
      metres: 1.16,
      pose: "standing",
      facing: "front",
      expression: "grin",
    }),
    person(view, {
      ...grownUp.kamlaDidi,
      age: "adult",
      hair: "bun",
      skin: skin.honey,
      outfit: { kind: "sari", colour: colour.white, border: colour.dustyBlue, blouse: colour.dustyBlue },
      x: -1.22,
      z: 5.2,
      pose: gesture({ left: [0.2, 0.58], right: [0.82, -0.02], handRight: "flat", elbows: [1, 1], lean: 5 }),
      facing: "right",
      gaze: [0.8, 0.6],
      shade: 0.6,
    }),
    bed(view, 0.3, 4.05, 1.95),
    person(view, {
      ...pupil.kabir,
      x: 0.74,
      y: 0.22,
      z: 4.1,
      pose: gesture({
        legs: "chair",
        left: [-0.3, 0.78],
        right: [0.3, 0.78],
        handLeft: "flat",
        handRight: "flat",
      }),
      facing: "left",
      gaze: [-0.8, -0.2],
      shadow: false,
    }),
    beam(view, light, { strength: 0.3, slant: 1 }),
    person(view, {
      ...grownUp.nurse,
      x: 0.08,
      z: 3.9,
      pose: gesture({
        left: [0.32, 0.6],
        right: [0.82, 0.42],
        handLeft: "relaxed",
        handRight: "grip",
        lean: 9,
        nod: 0.2,
        elbows: [1, 1],
      }),
      facing: "right",
      gaze: [0.8, 0.5],
      shade: 0.7,
      held: ({ arms, chest }) =>
        place(chest[0] + 20, chest[1] + 10, stethoscope(62)) +
        stroke(
          `M${chest[0] + 20} ${chest[1] + 110}Q${chest[0] + 120} ${chest[1] + 190} ${arms.right.end[0] + 26} ${arms.right.end[1] + 4}`,
          colour.slate,
          10,
        ),
    }),
    box(view, { x: 1.3, z: 3.5, width: 0.6, height: 0.62, depth: 0.42 }, "#f2ead8"),
    ...[0.1, 0.36].map((y) =>
      face(
        view,
        [
          [1.36, y, 3.49],
          [1.84, y, 3.49],
          [1.84, y + 0.2, 3.49],
          [1.36, y + 0.2, 3.49],
        ],
        lit("#efe4cd"),
      ),
    ),
    thing(
      view,
      1.5,
      0.62,
      3.7,
      group([
        rect(-12, -17, 24, 17, "#c8463f", { rx: 2 }),
        rect(-3, -14, 6, 11, colour.white),
        rect(-6, -11, 12, 5, colour.white),
        stroke("M-5 -17q5 -7 10 0", colour.ink, 2),
      ]),
    ),
    thing(
      view,
      1.76,
      0.62,
      3.68,
      group([rect(-4, -14, 8, 14, colour.skyDeep, { rx: 2 }), rect(-3, -17, 6, 4, colour.cream)]),
    ),
    benchAt(view, -1.12, 3.66, { width: 1.05, height: 0.32, tone: "#c98f5c" }),
    person(view, {
      ...pupil.meher,
      x: -1.36,
      z: 3.58,
      metres: 1.14,
      pose: gesture({
        legs: "chair",
        left: [-0.16, 0.56],
        right: [0.2, 0.5],
        handLeft: "grip",
        handRight: "grip",
      }),
      facing: "right",
      gaze: [0.9, 0.1],
      ...inBothHands(teddy(), 0, 30),
    }),
    person(view, {
      ...pupil.dev,
      x: -0.86,
      z: 3.62,
      metres: 1.2,
      pose: gesture({ legs: "chair", left: [-0.2, 0.74], right: [0.36, 0.5], handRight: "open", tilt: -5 }),
      facing: "left",
      gaze: [-0.8, 0.4],
      expression: "grin",
    }),
    vignette(1200, 900, 0.24),
  ]);
}

export const healthRoom: Picture = {
  key: "facility-health-room",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "The school doctor listening to a boy’s chest on the bed of a mint-green health room while a nurse measures another boy’s height and two children wait on a bench",
  draw,
};
