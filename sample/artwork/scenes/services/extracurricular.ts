import { colour, darker, fadeDown, glow, lit } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { pupil } from "../../props/cast.ts";
import { chessboard } from "../../props/chess.ts";
import { childsPainting } from "../../props/childrens-art.ts";
import { benchAt, rug } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { dholak, tabla } from "../../props/instruments.ts";
import { overTable } from "../../props/over-table.ts";
import { box, person, type Standing, softShade, tableBox, thing, viewFrom } from "../../props/perspective.ts";
import { beam, room, sideWindow, sunOnFloor } from "../../props/room.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { bunting } from "../../surroundings/school.ts";
import { clipped, ellipse, group, path, picture, place, rect, stroke } from "../../svg.ts";

/** Stage curtains drawn aside, in a box from (0, 0). */
function curtains(width: number, height: number): string {
  const tone = colour.maroon;
  const half = (from: number, to: number): string => {
    const folds = Array.from({ length: 6 }, (_, index) => {
      const x = from + ((to - from) * (index + 0.5)) / 6;
      return `M${x} 0V${height}`;
    });
    return (
      rect(Math.min(from, to), 0, Math.abs(to - from), height, lit(tone)) +
      stroke(folds.join(""), darker(tone, 0.5), width * 0.012, {
        "stroke-opacity": 0.4,
        "stroke-linecap": "butt",
      })
    );
  };
  const swags = Array.from({ length: 6 }, (_, index) => {
    const [x, w] = [(index * width) / 6, width / 6];
    return (
      path(
        `M${x} 0H${x + w}Q${x + w / 2} ${height * 0.26} ${x} 0Z`,
        lit(index % 2 ? tone : darker(tone, 0.12)),
      ) + stroke(`M${x} 0Q${x + w / 2} ${height * 0.26} ${x + w} 0`, colour.gold, 5)
    );
  });
  return group([
    rect(0, 0, width, height, "#3a2030"),
    ellipse([width / 2, height * 0.9], width * 0.4, height * 0.6, glow("#ffcf8a"), { "fill-opacity": 0.5 }),
    half(0, width * 0.26),
    half(width * 0.74, width),
    rect(0, 0, width, height * 0.1, fadeDown(colour.plum), { "fill-opacity": 0.5 }),
    ...swags,
  ]);
}

function draw(): string {
  const view = viewFrom({ centre: 590, horizon: 262, eye: 1.58, focal: 1230 });
  const back = 7;
  const metre = view.scale(back);
  const light = { x: -2.8, from: 3.2, to: 4.8 };
  const far = { x: -2.8, from: 5.3, to: 6.6 };
  const top = 0.5;
  const white: Standing = {
    ...pupil.ira,
    x: 0.34,
    z: 3.72,
    pose: gesture({
      legs: "chairSideways",
      left: [0.4, 0.5],
      right: [0.74, 0.44],
      handLeft: "flat",
      handRight: "grip",
      lean: 4,
      nod: 0.2,
      elbows: [1, 1],
    }),
    facing: "right",
    gaze: [0.6, 1],
  };
  const black: Standing = {
    ...pupil.rohan,
    x: 1.64,
    z: 3.72,
    pose: gesture({
      legs: "chairSideways",
      left: [0.42, 0.5],
      right: [0.22, 0.12],
      handLeft: "flat",
      handRight: "relaxed",
      lean: 4,
      nod: 0.2,
      elbows: [1, 1],
    }),
    facing: "left",
    gaze: [-0.6, 1],
  };
  return picture(1200, 900, [
    room(view, {
      left: -2.8,
      right: 2.8,
      back,
      height: 3.3,
      wall: "#e8dcae",
      dado: "#7fa58c",
      floor: "#b47a4c",
      tile: 0,
    }),
    sideWindow(view, far),
    sideWindow(view, light),
    sunOnFloor(view, far),
    sunOnFloor(view, light),
    place(...view.at(-1.8, 2.9, back), curtains(metre * 3.6, metre * 2.3)),
    box(view, { x: -2.1, z: 6.3, width: 4.2, height: 0.55, depth: 0.7 }, "#8f5a34"),
    bunting(view.at(-2.7, 2.62, 5.6), view.at(2.7, 2.62, 5.6), 50, 34),
    person(view, {
      ...pupil.tara,
      x: -0.55,
      y: 0.55,
      z: 6.5,
      pose: "dancing",
      facing: "right",
      expression: "grin",
      outfit: {
        kind: "lehenga",
        colour: colour.saffron,
        blouse: colour.teal,
        border: colour.gold,
        dupatta: colour.rose,
      },
    }),
    person(view, {
      ...pupil.joseph,
      x: 0.5,
      y: 0.55,
      z: 6.5,
      pose: "dancing",
      facing: "left",
      expression: "grin",
      outfit: { kind: "kurta", colour: colour.peacock, trousers: colour.linen },
    }),
    beam(view, light, { strength: 0.24 }),

    group([
      place(
        ...view.at(-0.28, 0, 5),
        group([
          ellipse([14, 0], 80, 12, glow(colour.plum), { "fill-opacity": 0.5 }),
          stroke("M30 -290L-30 0M60 -290L130 0M46 -290L80 -20", "#8f5a34", 10),
          group(
            [rect(-6, -6, 212, 150, "#8f5a34"), clipped("M0 0H200V138H0Z", childsPainting(200, 138, 1))],
            { transform: "matrix(0.92 0.08 0 1 -44 -280)" },
          ),
          stroke("M-62 -134L160 -116", "#a9713f", 10),
        ]),
      ),
    ]),
    person(view, {
      ...pupil.naina,
      x: -0.72,
      z: 4.8,
      pose: gesture({
        left: [0.1, 0.6],
        right: [0.66, 0.16],
        handLeft: "grip",
        handRight: "grip",
        elbows: [1, 1],
      }),
      facing: "right",
      gaze: [0.8, 0.1],
      expression: "grin",
      shade: 0.5,
      held: ({ arms }) =>
        place(
          arms.right.end[0],
          arms.right.end[1],
          stroke("M-50 60L60 -50", colour.clay, 13) + stroke("M60 -50l22 -20", colour.maroon, 18),
        ) +
        place(
          arms.left.end[0] + 10,
          arms.left.end[1],
          ellipse([0, 0], 92, 56, lit("#d8a970")) +
            [colour.maroon, colour.leaf, colour.indigo, "#f2d13c"]
              .map((tone, index) => ellipse([-48 + index * 32, -14 + (index % 2) * 22], 15, 11, tone))
              .join(""),
        ),
    }),

    rug(view, { x: -2.15, z: 3.2, width: 1.85, depth: 1.5 }, colour.indigo, colour.gold, colour.saffron),
    softShade(view, -1.6, 4.3, 0.5, 0.3, 0.4),
    person(view, {
      ...pupil.gurnoor,
      x: -1.62,
      z: 4.35,
      pose: gesture({
        legs: "floor",
        left: [-0.46, 0.52],
        right: [0.5, 0.52],
        handLeft: "flat",
        handRight: "flat",
        tilt: -4,
      }),
      facing: "right",
      expression: "grin",
      gaze: [0.8, 0.3],
      held: ({ arms }) =>
        place(
          (arms.left.end[0] + arms.right.end[0]) / 2,
          arms.left.end[1] + 66,
          group([dholak(56)], { transform: "scale(4.6)" }),
        ),
    }),
    person(view, {
      ...pupil.lata,
      x: -0.98,
      z: 3.85,
      pose: gesture({
        legs: "floor",
        left: [-0.26, 0.72],
        right: [0.24, 0.72],
        handLeft: "flat",
        handRight: "flat",
        tilt: 5,
      }),
      facing: "left",
      gaze: [-0.7, 0.5],
      expression: "grin",
    }),
    thing(view, -0.98, 0, 3.56, group([tabla()], { transform: "scale(0.8)" })),

    benchAt(view, 0.32, 3.74, { height: 0.3, tone: colour.teal }),
    benchAt(view, 1.66, 3.74, { height: 0.3, tone: colour.teal }),
    person(view, {
      ...pupil.kabir,
      x: 1,
      z: 4.3,
      pose: gesture({ left: [-0.2, 0.6], right: [0.24, 0.6], nod: 0.3 }),
      gaze: [0, 1],
    }),
    person(view, white),
    person(view, black),
    tableBox(view, { x: 0.57, z: 3.35, width: 0.86, height: top, depth: 0.72 }, "#a9693c"),
    chessboard(view, { x: 0.72, y: top, z: 3.42, size: 0.56 }),
    overTable(view, white, top),
    overTable(view, black, top),
    vignette(1200, 900, 0.3),
  ]);
}

export const extracurricular: Picture = {
  key: "service-extracurricular",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children busy with drums, paints and a chessboard in the activity hall, two dancers practising on its stage",
  draw,
};
