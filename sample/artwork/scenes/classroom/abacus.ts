import { lettering } from "../../lettering.ts";
import { colour, glow, lit } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { pupil } from "../../props/cast.ts";
import { lyingAbacus, pencil, slate } from "../../props/desk-things.ts";
import { bookPile } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { inBothHands } from "../../props/holding.ts";
import { overTable } from "../../props/over-table.ts";
import { box, person, type Standing, tableBox, thing, viewFrom } from "../../props/perspective.ts";
import { beam, room, sideWindow } from "../../props/room.ts";
import { blackboard, framed } from "../../surroundings/indoors.ts";
import { bookCover, bookStack } from "../../surroundings/objects.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { ellipse, group, picture, place, rect } from "../../svg.ts";

/** Rows of dots from one to five, to count by. */
function countingChart(width: number, height: number): string {
  const tones = [colour.maroon, colour.saffron, colour.teal, colour.indigo, colour.leaf];
  return group([
    rect(0, 0, width, height, lit("#fdf3da")),
    ...tones.flatMap((tone, row) =>
      Array.from({ length: row + 1 }, (_, index) =>
        ellipse(
          [width * (0.36 + index * 0.13), height * (0.14 + row * 0.18)],
          width * 0.05,
          width * 0.05,
          lit(tone),
        ),
      ),
    ),
    ...["1", "2", "3", "4", "5"].map((digit, row) =>
      lettering(digit, width * 0.16, height * (0.18 + row * 0.18), {
        size: height * 0.15,
        fill: tones[row] as string,
        anchor: "middle",
      }),
    ),
  ]);
}

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 236, eye: 1.36, focal: 1300 });
  const back = 4.9;
  const metre = view.scale(back);
  const light = { x: -2.1, from: 2.6, to: 4 };
  const top = 0.56;
  const counting = (more = {}): ReturnType<typeof gesture> =>
    gesture({
      left: [0.5, 0.9],
      right: [0.74, 0.76],
      handLeft: "flat",
      handRight: "flat",
      nod: 0.3,
      lean: 5,
      elbows: [1, 1],
      ...more,
    });
  const reading = gesture({
    legs: "chair",
    left: [-0.24, 0.5],
    right: [0.24, 0.5],
    handLeft: "grip",
    handRight: "grip",
    nod: 0.6,
  });
  const girl: Standing = {
    ...pupil.zoya,
    x: -0.5,
    y: -0.15,
    z: 2.5,
    pose: counting({ tilt: 4 }),
    facing: "right",
    gaze: [0.3, 1],
    expression: "grin",
  };
  const boy: Standing = {
    ...pupil.kabir,
    x: 0.52,
    y: -0.15,
    z: 2.52,
    pose: counting({ tilt: 3 }),
    facing: "left",
    gaze: [-0.3, 1],
  };
  return picture(1200, 900, [
    room(view, {
      left: -2.1,
      right: 2.2,
      back,
      height: 2.9,
      wall: "#f3c25f",
      dado: "#d98a34",
      floor: "#a9734a",
      tile: 0,
    }),
    sideWindow(view, light),
    place(
      ...view.at(-1.55, 2.12, back),
      framed(metre * 0.8, metre * 0.95, countingChart(metre * 0.8, metre * 0.95), colour.maroon),
    ),
    place(
      ...view.at(-0.42, 2.08, back),
      blackboard(
        metre * 1.3,
        metre * 0.72,
        lettering("गणित", metre * 0.65, metre * 0.3, { size: 46, fill: colour.butter, anchor: "middle" }) +
          lettering("7 × 8 = 56", metre * 0.65, metre * 0.58, {
            size: 54,
            fill: colour.cream,
            anchor: "middle",
          }),
      ),
    ),
    box(view, { x: 1.15, y: 1.2, z: back - 0.25, width: 0.95, height: 0.06, depth: 0.25 }, colour.bark),
    thing(view, 1.42, 1.26, back - 0.12, pottedPlant(46, 3)),
    thing(view, 1.85, 1.26, back - 0.12, bookStack(40, [colour.teal, colour.maroon, colour.indigo])),
    ellipse([240, 240], 620, 520, glow("#fff1c4"), { "fill-opacity": 0.5 }),
    person(view, {
      ...pupil.rohan,
      x: 1.34,
      z: 3.9,
      pose: reading,
      facing: "left",
      expression: "focus",
      ...inBothHands(bookCover(230, colour.teal)),
    }),
    person(view, {
      ...pupil.sana,
      x: -1.26,
      z: 4,
      pose: reading,
      facing: "right",
      expression: "focus",
      ...inBothHands(bookCover(230, colour.maroon)),
    }),
    tableBox(view, { x: 0.85, z: 3.3, width: 1.1, height: top, depth: 0.45 }, "#b5794a"),
    tableBox(view, { x: -1.9, z: 3.4, width: 1.1, height: top, depth: 0.45 }, "#b5794a"),
    beam(view, light, { strength: 0.3 }),
    person(view, girl),
    person(view, boy),
    box(view, { x: -1.15, y: top - 0.06, z: 1.62, width: 2.3, height: 0.06, depth: 0.7 }, "#9a5f36"),
    lyingAbacus(view, { x: -0.36, y: top, z: 1.76, width: 0.72, depth: 0.44 }, [4, 7, 2, 5, 8]),
    thing(
      view,
      -0.8,
      top + 0.02,
      1.98,
      group([slate(30, 22, "२ + ३ = ५")], { transform: "scale(1 0.66)" }),
      -6,
    ),
    bookPile(view, 0.8, top, 1.98, [colour.indigo, colour.teal], 3),
    thing(view, 0.56, top + 0.01, 1.78, pencil(20), -10),
    overTable(view, girl, top),
    overTable(view, boy, top),
    vignette(1200, 900, 0.3),
  ]);
}

export const abacusLesson: Picture = {
  key: "class-abacus",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "A girl and a boy counting the beads of a big abacus together",
  draw,
};
