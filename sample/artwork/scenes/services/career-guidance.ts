import { colour, glow, lit } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { brushJar, pencil } from "../../props/desk-things.ts";
import { bookPile, lowShelf } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { overTable } from "../../props/over-table.ts";
import { box, person, type Standing, thing, viewFrom } from "../../props/perspective.ts";
import { beam, room, sideWindow } from "../../props/room.ts";
import { globe } from "../../surroundings/objects.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { ellipse, group, path, picture, place, rect, stroke } from "../../svg.ts";

/** Signs for eight callings in a unit of 100, centred on the origin. */
const signs: string[] = [
  stroke("M-22 -30Q-24 8 0 10Q24 8 22 -30M0 10V26Q2 40 22 36", colour.cream, 8) +
    ellipse([26, 34], 10, 10, colour.cream),
  ellipse([0, 0], 22, 22, "none", { stroke: colour.cream, "stroke-width": 12, "stroke-dasharray": "12 7" }) +
    ellipse([0, 0], 16, 16, "none", { stroke: colour.cream, "stroke-width": 8 }),
  stroke("M0 42V-10", colour.cream, 7) +
    [-30, -14, 2, 18]
      .map(
        (y) =>
          ellipse([-11, y], 10, 6, colour.cream, { transform: `rotate(40 -11 ${y})` }) +
          ellipse([11, y], 10, 6, colour.cream, { transform: `rotate(-40 11 ${y})` }),
      )
      .join(""),
  path("M-40 6L-6 -2L-14 -34L2 -34L16 -6L36 -10Q44 -6 36 0L16 6L2 34L-14 34L-6 6L-34 14Z", colour.cream),
  path(
    "M0 -34C28 -34 42 -14 36 4C32 16 16 4 10 16C6 28 14 34 0 34C-24 34 -38 18 -38 0C-38 -20 -22 -34 0 -34Z",
    colour.cream,
  ) +
    [
      [-16, -12],
      [6, -18],
      [22, -4],
      [-18, 12],
    ]
      .map(([x, y]) => ellipse([x as number, y as number], 6, 6, colour.maroon))
      .join(""),
  rect(-32, -26, 64, 42, "none", { stroke: colour.cream, "stroke-width": 8, rx: 4 }) +
    rect(-42, 22, 84, 9, colour.cream, { rx: 4 }),
  path("M-36 -22Q-16 -34 0 -20Q16 -34 36 -22V26Q16 14 0 28Q-16 14 -36 26Z", colour.cream) +
    stroke("M0 -18V26", colour.maroon, 4),
  stroke("M0 -34V34M-34 -22H34M-18 36H18", colour.cream, 7) +
    path("M-46 8L-34 -20L-22 8Q-34 18 -46 8ZM22 8L34 -20L46 8Q34 18 22 8Z", colour.cream),
];

const tones = [
  colour.peacock,
  colour.indigo,
  colour.leaf,
  colour.dustyBlue,
  colour.terracotta,
  colour.slate,
  colour.maroon,
  colour.bark,
];

/** A chart of the callings: discs in two rows joined to a path; from (0, 0). */
function professions(width: number, height: number): string {
  const at = (index: number): readonly [number, number] => [
    width * (0.14 + (index % 4) * 0.24),
    height * (index < 4 ? 0.3 : 0.72),
  ];
  const r = height * 0.17;
  return group([
    rect(0, 0, width, height, lit("#fbf1d8")),
    stroke(
      `M${at(0).join(" ")}H${at(3)[0]}Q${width * 0.99} ${height * 0.5} ${at(7).join(" ")}H${at(4)[0]}`,
      colour.marigold,
      r * 0.16,
      { "stroke-dasharray": `${r * 0.3} ${r * 0.24}` },
    ),
    ...signs.map((sign, index) => {
      const [x, y] = at(index);
      return ellipse([x, y], r, r, lit(tones[index] as string)) + place(x, y, sign, { scale: r / 62 });
    }),
  ]);
}

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 262, eye: 1.6, focal: 1260 });
  const back = 5.6;
  const metre = view.scale(back);
  const light = { x: -2.5, from: 2.9, to: 4.4 };
  const top = 0.72;
  const senior = { age: "teen", metres: 1.56 } as const;
  const counsellor: Standing = {
    ...grownUp.rekhaMiss,
    hair: "bun",
    outfit: { kind: "sari", colour: "#8a3a52", border: colour.gold, blouse: colour.green },
    x: 0,
    y: -0.26,
    z: 3.2,
    metres: 1.6,
    pose: gesture({
      left: [-0.56, 0.86],
      right: [0.56, 0.3],
      handLeft: "flat",
      handRight: "open",
      tilt: 4,
      elbows: [1, 1],
    }),
    gaze: [0.7, 0.2],
    expression: "grin",
  };
  const girl: Standing = {
    ...pupil.ira,
    ...senior,
    outfit: { kind: "uniform", bottom: "skirt", sweater: true },
    x: -0.94,
    y: -0.3,
    z: 2.78,
    pose: gesture({
      left: [0.5, 0.78],
      right: [0.86, 0.6],
      handLeft: "flat",
      handRight: "flat",
      lean: 6,
      elbows: [1, 1],
    }),
    facing: "right",
    gaze: [0.6, 1],
  };
  const boy: Standing = {
    ...pupil.rohan,
    ...senior,
    metres: 1.62,
    outfit: { kind: "uniform", bottom: "trousers", sweater: true },
    x: 0.98,
    y: -0.32,
    z: 2.76,
    pose: gesture({
      left: [0.46, 0.76],
      right: [0.8, 0.66],
      handLeft: "flat",
      handRight: "flat",
      lean: 5,
      tilt: 3,
      elbows: [1, 1],
    }),
    facing: "left",
    gaze: [-0.8, 0.1],
    expression: "grin",
  };
  const [far, near] = [2.86, 2.04];
  const [a, b, c] = [
    view.at(-0.56, top + 0.01, far),
    view.at(0.56, top + 0.01, far),
    view.at(-0.56, top + 0.01, near),
  ];
  const lying = [(b[0] - a[0]) / 400, 0, (c[0] - a[0]) / 220, (c[1] - a[1]) / 220, ...a]
    .map((value) => value.toFixed(3))
    .join(" ");
  return picture(1200, 900, [
    room(view, {
      left: -2.5,
      right: 2.6,
      back,
      height: 3,
      wall: "#cfd0a4",
      dado: "#5c7a55",
      floor: "#94663f",
      tile: 0,
    }),
    sideWindow(view, light),
    place(
      ...view.at(-1.15, 2.5, back),
      rect(6, 8, metre * 2.3, metre * 1.1, colour.plum, { "fill-opacity": 0.2 }) +
        rect(-8, -8, metre * 2.3 + 16, metre * 1.1 + 16, lit(colour.bark)) +
        professions(metre * 2.3, metre * 1.1),
    ),
    lowShelf(view, { x: 1.55, z: back - 0.36, width: 1, height: 1.5, depth: 0.32 }, 4, 18, "#7d4a30"),
    thing(view, 2.05, 1.5, back - 0.25, globe(40)),
    thing(view, -2.05, 0, 5.2, pottedPlant(110, 5)),
    ellipse([300, 250], 560, 460, glow("#fff3cf"), { "fill-opacity": 0.45 }),
    person(view, counsellor),
    beam(view, light, { strength: 0.3 }),
    person(view, girl),
    person(view, boy),
    box(view, { x: -0.9, y: top - 0.06, z: 1.72, width: 1.8, height: 0.06, depth: 1.3 }, "#a9693c"),
    group([professions(400, 220)], { transform: `matrix(${lying})` }),
    thing(view, 0.66, top, 2.86, brushJar(17, colour.teal)),
    bookPile(view, -0.62, top, 1.96, [colour.indigo, colour.saffron], 6),
    thing(view, 0.34, top + 0.01, 1.94, pencil(18, colour.maroon), -12),
    overTable(view, counsellor, top),
    overTable(view, girl, top),
    overTable(view, boy, top),
    vignette(1200, 900, 0.32),
  ]);
}

export const careerGuidance: Picture = {
  key: "service-career-guidance",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "A counsellor talking with two older students over a chart of professions",
  draw,
};
