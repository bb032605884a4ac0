import { colour, down, fadeDown, glow, lit } from "../../palette.ts";
import type { Outfit } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { pupil } from "../../props/cast.ts";
import { powderBowl, rangoli } from "../../props/festival.ts";
import { gesture } from "../../props/gestures.ts";
import {
  box,
  face,
  longShadow,
  person,
  type Standing,
  softShade,
  thing,
  viewFrom,
} from "../../props/perspective.ts";
import { diya } from "../../surroundings/objects.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { floweringBush, garland, pottedPlant } from "../../surroundings/plants.ts";
import { archOutline, column } from "../../surroundings/school.ts";
import { ellipse, path, picture, place, rect, stroke } from "../../svg.ts";

const festive = (tone: string, border: string): Outfit => ({
  kind: "lehenga",
  colour: tone,
  blouse: border,
  border: colour.gold,
  dupatta: border,
});

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 96, eye: 2.35, focal: 1240 });
  const back = 8.2;
  const metre = view.scale(back);
  const [, foot] = view.at(0, 0.5, back);
  const pouring = gesture({
    legs: "crouching",
    left: [0.5, 0.62],
    right: [0.9, 0.6],
    handLeft: "grip",
    handRight: "grip",
    lean: 16,
    nod: 0.5,
  });
  const kneeling = gesture({
    legs: "kneeling",
    left: [0.54, 0.66],
    right: [0.92, 0.64],
    handLeft: "grip",
    handRight: "flat",
    lean: 18,
    nod: 0.5,
  });
  const sand = (tone: string): Pick<Standing, "held"> => ({
    held: ({ arms }) => {
      const [x, y] = arms.right.end;
      return path(
        `M${x - 8} ${y + 30}L${x + 14} ${y + 30}L${x + 24} ${y + 120}L${x - 18} ${y + 120}Z`,
        tone,
        { "fill-opacity": 0.6 },
      );
    },
  });
  const joints = Array.from({ length: 14 }, (_, index) => {
    const z = 3.2 + index * 0.55;
    return `M${view.at(-6, 0, z).join(" ")}L${view.at(6, 0, z).join(" ")}`;
  }).concat(
    Array.from({ length: 22 }, (_, index) => {
      const x = -6 + index * 0.55;
      return `M${view.at(x, 0, 2).join(" ")}L${view.at(x, 0, 9).join(" ")}`;
    }),
  );
  return picture(1200, 900, [
    rect(0, 0, 1200, 900, "#f2cf9a"),
    face(
      view,
      [
        [-8, 0, 1.5],
        [8, 0, 1.5],
        [8, 0, 9],
        [-8, 0, 9],
      ],
      "#d9a06c",
    ),
    stroke(joints.join(""), "#a8663f", 2, { "stroke-opacity": 0.3 }),
    ellipse([300, 300], 700, 480, glow("#fff0c8"), { "fill-opacity": 0.6 }),
    rect(0, 0, 1200, foot, "#f7e2bd"),
    ...[-3.6, -1.75, 0.1, 1.95].map((x) => {
      const [left] = view.at(x, 0, back);
      return (
        path(archOutline(left, foot, metre * 1.5, metre * 1.9), down("#5b2f33", "#a8695a")) +
        rect(left + metre * 0.5, foot - metre * 1.1, metre * 0.5, metre * 1.1, lit(colour.green))
      );
    }),
    rect(0, 0, 1200, 70, fadeDown(colour.plum), { "fill-opacity": 0.3 }),
    ...[-3.75, -1.9, -0.05, 1.8, 3.65].map((x) =>
      place(...view.at(x, 0.5, back), column(metre * 2.2, metre * 0.2)),
    ),
    ...[-3.75, -1.9, -0.05, 1.8].map((x) =>
      garland(view.at(x, 1.95, back), view.at(x + 1.85, 1.95, back), 46, 20),
    ),
    box(view, { x: -5, z: 7.4, width: 10, height: 0.5, depth: 0.8 }, "#c98a62"),
    box(view, { x: -5, z: 6.9, width: 10, height: 0.25, depth: 0.5 }, "#d8a379"),
    ...[-2.6, -1.5, -0.4, 0.7, 1.8, 2.9].map((x) => thing(view, x, 0.25, 7.1, diya(22))),
    thing(view, -3.3, 0, 6.4, pottedPlant(90, 4)),
    thing(view, 3.3, 0, 6.4, floweringBush(110, 70, colour.marigold, 6)),

    rangoli(view, 0, 4.88, 1.24),
    ...[
      [-1.5, 5.75, "#f2b92c"],
      [1.52, 5.7, "#d02f7a"],
      [1.62, 4.05, "#1f8a8c"],
      [-1.66, 4.2, "#e4602e"],
      [0.7, 3.2, "#7a2f8a"],
    ].map(([x, z, tone]) => thing(view, x as number, 0, z as number, powderBowl(22, tone as string))),

    longShadow(view, -0.55, 6.3, { length: 0.6 }),
    person(view, {
      ...pupil.meher,
      x: -0.62,
      z: 6.3,
      outfit: festive("#e0679a", colour.teal),
      pose: kneeling,
      facing: "right",
      gaze: [0.5, 1],
      expression: "grin",
      ...sand("#f2b92c"),
    }),
    person(view, {
      ...pupil.joseph,
      x: 0.66,
      z: 6.35,
      outfit: { kind: "kurta", colour: colour.saffron, trousers: colour.linen },
      pose: kneeling,
      facing: "left",
      gaze: [-0.5, 1],
    }),
    softShade(view, -1.75, 5, 0.5, 0.3, 0.4),
    person(view, {
      ...pupil.kabir,
      x: -1.95,
      z: 5,
      outfit: { kind: "kurta", colour: colour.peacock, trousers: colour.linen },
      pose: pouring,
      facing: "right",
      expression: "grin",
      gaze: [0.6, 1],
      ...sand("#e4602e"),
    }),
    softShade(view, 1.85, 4.9, 0.5, 0.3, 0.4),
    person(view, {
      ...pupil.lata,
      x: 2,
      z: 4.9,
      outfit: festive("#f2a93b", colour.maroon),
      pose: pouring,
      facing: "left",
      gaze: [-0.6, 1],
    }),
    softShade(view, -1.05, 3.75, 0.5, 0.25, 0.4),
    person(view, {
      ...pupil.zoya,
      x: -1.25,
      z: 3.72,
      outfit: festive("#7a4fa0", colour.marigold),
      pose: kneeling,
      facing: "right",
      gaze: [0.6, 1],
      expression: "grin",
      ...sand("#d02f7a"),
    }),
    softShade(view, 1.25, 3.66, 0.5, 0.25, 0.4),
    person(view, {
      ...pupil.gurnoor,
      x: 1.36,
      z: 3.66,
      outfit: { kind: "kurta", colour: colour.leaf, trousers: colour.linen },
      pose: pouring,
      facing: "left",
      gaze: [-0.6, 1],
    }),
    vignette(1200, 900, 0.26),
  ]);
}

export const rangoliMaking: Picture = {
  key: "gallery-rangoli",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children in festive clothes kneeling around a large bright rangoli and filling it with coloured powder in the courtyard",
  draw,
};
