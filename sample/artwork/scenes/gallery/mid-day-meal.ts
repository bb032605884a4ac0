import { lettering } from "../../lettering.ts";
import { colour, down, fadeRight, glow, lit } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { gesture } from "../../props/gestures.ts";
import {
  face,
  person,
  type Standing,
  softShade,
  thing,
  type View,
  viewFrom,
} from "../../props/perspective.ts";
import { ladle, servingPot, thali, tumbler } from "../../props/tableware.ts";
import { wallClock } from "../../surroundings/indoors.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { floweringBush, foliage, neem } from "../../surroundings/plants.ts";
import { column } from "../../surroundings/school.ts";
import { ellipse, picture, place, rect, stroke } from "../../svg.ts";

function strip(view: View, x0: number, x1: number, tone: string): string {
  return (
    face(
      view,
      [
        [x0, 0, 2.2],
        [x1, 0, 2.2],
        [x1, 0, 9],
        [x0, 0, 9],
      ],
      tone,
    ) +
    [x0 + 0.06, x1 - 0.06]
      .map((x) =>
        stroke(`M${view.at(x, 0, 2.2).join(" ")}L${view.at(x, 0, 9).join(" ")}`, colour.marigold, 4, {
          "stroke-opacity": 0.7,
        }),
      )
      .join("")
  );
}

function draw(): string {
  const view = viewFrom({ centre: 560, horizon: 268, eye: 1.5, focal: 1240 });
  const floorJoints = Array.from({ length: 12 }, (_, index) => {
    const z = 2.6 + index * 0.6;
    return `M${view.at(-4, 0, z).join(" ")}L${view.at(4, 0, z).join(" ")}`;
  });
  const eating = gesture({
    legs: "floor",
    left: [0.22, 0.04],
    right: [0.36, 0.72],
    handLeft: "grip",
    handRight: "flat",
    nod: 0.2,
    elbows: [1, 1],
  });
  const resting = gesture({
    legs: "floor",
    left: [0.1, 0.74],
    right: [0.5, 0.66],
    handLeft: "flat",
    handRight: "grip",
    nod: 0.3,
    lean: 4,
  });
  const chatting = gesture({
    legs: "floor",
    left: [0.1, 0.74],
    right: [0.6, 0.3],
    handRight: "open",
    elbows: [1, 1],
  });
  const guest = (side: 1 | -1, z: number, who: Omit<Standing, "x" | "z">): string =>
    [
      softShade(view, side * 1.2, z, 0.5, 0.25, 0.35),
      person(view, {
        facing: side > 0 ? "left" : "right",
        pose: eating,
        gaze: [side * -0.8, 0.5],
        ...who,
        x: side * 1.2,
        z,
      }),
      thing(view, side * 0.68, 0.02, z < 3.2 ? z + 0.24 : z - 0.22, thali(19, 0.42)),
      thing(view, side * 0.84, 0, z < 3.2 ? z + 0.04 : z - 0.48, tumbler(12)),
    ].join("");
  return picture(1200, 900, [
    rect(0, 0, 1200, 900, down("#e8d3a6", "#c99d6c")),
    rect(640, 0, 560, 560, down("#a9d9e2", "#fff0c8")),
    foliage([900, 330], 620, 240, colour.leafLight, 12, 0.3),
    place(1010, 470, neem(430, 5, 0.2)),
    place(760, 480, neem(300, 8, 0.35)),
    rect(620, 430, 600, 160, lit("#b9c77c")),
    ...[720, 850, 990, 1130].map((x, index) =>
      place(
        x,
        500 + index * 6,
        floweringBush(120, 64, index % 2 ? colour.rose : colour.marigold, 20 + index),
      ),
    ),
    face(
      view,
      [
        [-2.3, 0, 0.8],
        [-2.3, 0, 9.5],
        [-2.3, 3.4, 9.5],
        [-2.3, 3.4, 0.8],
      ],
      down("#f3e0b6", "#d9b27e"),
    ),
    face(
      view,
      [
        [-2.3, 0, 0.8],
        [-2.3, 0, 9.5],
        [-2.3, 0.95, 9.5],
        [-2.3, 0.95, 0.8],
      ],
      "#8c2f38",
    ),
    ...[3, 5.2, 7.2].map((z) =>
      face(
        view,
        [
          [-2.29, 0, z],
          [-2.29, 0, z + 0.95],
          [-2.29, 2.1, z + 0.95],
          [-2.29, 2.1, z],
        ],
        "#2f5a48",
      ),
    ),
    face(
      view,
      [
        [-2.3, 0, 9.5],
        [2.3, 0, 9.5],
        [2.3, 3.4, 9.5],
        [-2.3, 3.4, 9.5],
      ],
      lit("#e6cf9e"),
    ),
    face(
      view,
      [
        [-0.5, 0, 9.49],
        [0.5, 0, 9.49],
        [0.5, 2, 9.49],
        [-0.5, 2, 9.49],
      ],
      "#5c3a36",
    ),
    place(
      ...view.at(-1.9, 2.5, 9.49),
      rect(0, 0, 150, 92, lit("#8f5a34"), { rx: 3 }) +
        rect(6, 6, 138, 80, lit("#3f6b5c")) +
        lettering("सूचना पट्ट", 75, 34, { size: 24, fill: colour.butter, anchor: "middle" }) +
        [16, 62, 106]
          .map((x, index) => rect(x, 44, 30, 36, index === 1 ? colour.butter : colour.cream))
          .join(""),
    ),
    place(...view.at(1.3, 2.5, 9.49), wallClock(34, 12, 45)),
    face(
      view,
      [
        [-2.3, 3.4, 0.8],
        [2.3, 3.4, 0.8],
        [2.3, 3.4, 9.5],
        [-2.3, 3.4, 9.5],
      ],
      "#b58a62",
    ),
    face(
      view,
      [
        [-2.3, 0, 0.8],
        [2.35, 0, 0.8],
        [2.35, 0, 9.5],
        [-2.3, 0, 9.5],
      ],
      down("#d8ab7c", "#b37a52"),
    ),
    stroke(floorJoints.join(""), "#8f5a3c", 2, { "stroke-opacity": 0.25 }),
    ...[3.4, 5.4, 7.4].map((z) =>
      face(
        view,
        [
          [2.3, 0, z],
          [2.3, 0, z + 1.1],
          [0.4, 0, z + 0.6],
          [0.2, 0, z - 0.5],
        ],
        "#fff0c4",
        { "fill-opacity": 0.4 },
      ),
    ),
    strip(view, -1.58, -0.92, "#a8483a"),
    strip(view, 0.92, 1.58, "#a8483a"),
    ...[9, 7, 5].map((z) => {
      const metre = view.scale(z);
      return place(...view.at(2.3, 0, z), column(metre * 3.4, metre * 0.3));
    }),
    guest(-1, 7.1, { ...pupil.rohan, pose: resting }),
    guest(1, 7.1, { ...pupil.sana, pose: resting }),
    guest(-1, 6, { ...pupil.naina, pose: chatting, expression: "grin" }),
    guest(1, 6, { ...pupil.arjun }),
    person(view, {
      ...grownUp.kamlaDidi,
      x: 0.06,
      z: 5.7,
      pose: gesture({
        legs: "stepping",
        left: [0.3, 0.66],
        right: [0.5, 0.56],
        handLeft: "grip",
        handRight: "grip",
        lean: 12,
        nod: 0.2,
      }),
      facing: "right",
      gaze: [0.7, 0.8],
      shade: 0.8,
      held: ({ arms }) =>
        place(arms.left.end[0] - 10, arms.left.end[1] + 160, servingPot(130, "#e2a12c")) +
        stroke(
          `M${arms.left.end[0] - 80} ${arms.left.end[1] + 40}Q${arms.left.end[0] - 10} ${arms.left.end[1] - 60} ${arms.left.end[0] + 60} ${arms.left.end[1] + 40}`,
          "#9aa6a9",
          9,
        ) +
        place(arms.right.end[0], arms.right.end[1], ladle(150, "#e2a12c")),
    }),
    guest(-1, 4.85, { ...pupil.veer }),
    guest(1, 4.85, { ...pupil.zoya, pose: chatting, expression: "grin" }),
    guest(-1, 3.8, { ...pupil.lata, pose: resting, expression: "grin" }),
    guest(1, 3.8, { ...pupil.gurnoor }),
    guest(-1, 2.98, { ...pupil.kabir }),
    guest(1, 2.98, { ...pupil.tara, pose: chatting, expression: "grin" }),
    rect(0, 0, 700, 900, fadeRight("#fff3cf"), { "fill-opacity": 0.12 }),
    ellipse([980, 260], 420, 360, glow("#fff6da"), { "fill-opacity": 0.4 }),
    vignette(1200, 900, 0.3),
  ]);
}

export const midDayMeal: Picture = {
  key: "gallery-mid-day-meal",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children sitting in two rows on the verandah floor eating lunch from steel plates while a cook serves dal between them",
  draw,
};
