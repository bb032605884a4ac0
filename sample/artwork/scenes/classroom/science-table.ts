import { lettering } from "../../lettering.ts";
import { across, ball, colour, darker, down, glow, lighter, lit } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { leaf, pencil } from "../../props/desk-things.ts";
import { openBookOn } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { face, person, thing, viewFrom } from "../../props/perspective.ts";
import { beam, room, sideWindow } from "../../props/room.ts";
import { framed } from "../../surroundings/indoors.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { clipped, ellipse, group, path, picture, place, polygon, rect, stroke } from "../../svg.ts";

/** A glass tank of water with things that float on it and things that have sunk; from (0, 0) at its upper left corner. */
function tank(width: number, height: number): string {
  const level = height * 0.22;
  const deep = width * 0.05;
  const bubbles = [
    [0.62, 0.5, 5],
    [0.64, 0.62, 7],
    [0.61, 0.4, 4],
    [0.66, 0.74, 4],
  ].map(([x, y, r]) =>
    ellipse([(x as number) * width, (y as number) * height], r as number, r as number, "#ffffff", {
      "fill-opacity": 0.6,
    }),
  );
  return group([
    ellipse([width * 0.52, height + 6], width * 0.62, 26, glow(colour.plum), { "fill-opacity": 0.6 }),
    path(
      polygon([
        [0, 0],
        [deep, -deep * 0.7],
        [width - deep, -deep * 0.7],
        [width, 0],
      ]),
      "#ffffff",
      { "fill-opacity": 0.25 },
    ),
    rect(0, 0, width, height, "#e6f4f2", { "fill-opacity": 0.22 }),
    rect(0, level, width, height - level, down("#8fd0d6", "#2f8c9c"), { "fill-opacity": 0.72 }),
    path(
      polygon([
        [0, level],
        [deep, level - deep * 0.6],
        [width - deep, level - deep * 0.6],
        [width, level],
      ]),
      "#c9ecec",
      { "fill-opacity": 0.85 },
    ),
    path(
      polygon([
        [width * 0.1, level],
        [width * 0.3, level],
        [width * 0.5, height],
        [width * 0.22, height],
      ]),
      "#ffffff",
      { "fill-opacity": 0.14 },
    ),
    ...bubbles,
    place(
      width * 0.2,
      level - 2,
      group([
        path("M-58 0Q0 40 58 0L44 -6H-46Z", lit(colour.saffron)),
        path("M-2 -4V-62L38 -12Z", lit(colour.cream)),
        stroke("M-2 0V-66", colour.bark, 4),
      ]),
    ),
    place(width * 0.46, level - 4, leaf(86, colour.leaf), { rotate: -4 }),
    ellipse([width * 0.82, level + 4], 34, 33, ball(colour.saffron)),
    clipped(
      `M${width * 0.82 - 34} ${level + 4}a34 33 0 0 0 68 0Z`,
      rect(width * 0.7, level + 4, width * 0.24, 40, "#2f8c9c", { "fill-opacity": 0.4 }),
    ),
    path(`M${width * 0.14} ${height - 8}q14 -44 58 -36q40 6 44 36Z`, lit("#77706c")),
    path(`M${width * 0.36} ${height - 8}q10 -26 34 -22q22 4 24 22Z`, lit("#9a8f86")),
    ellipse([width * 0.58, height - 14], 17, 7, lit(colour.gold)),
    stroke(`M${width * 0.7} ${height - 14}L${width * 0.88} ${height - 40}`, "#c9d2d4", 8),
    ellipse([width * 0.9, height - 44], 20, 12, lit("#c9d2d4"), {
      transform: `rotate(-18 ${width * 0.9} ${height - 44})`,
    }),
    stroke(`M0 0V${height}H${width}V0`, "#f4fbf9", 7, { "stroke-opacity": 0.85 }),
    stroke(`M0 0L${deep} ${-deep * 0.7}H${width - deep}L${width} 0Z`, "#f4fbf9", 5, {
      "stroke-opacity": 0.8,
    }),
    stroke(`M${width * 0.05} ${height * 0.1}V${height * 0.8}`, "#ffffff", 9, { "stroke-opacity": 0.5 }),
  ]);
}

/** Two columns to tick: what floats above the line, what sinks below it. */
function findings(width: number, height: number): string {
  const wave = `M0 ${height * 0.5}${"q20 -14 40 0t40 0".repeat(Math.ceil(width / 80))}`;
  return group([
    rect(0, 0, width, height, lit("#fdf3da")),
    rect(0, height * 0.5, width, height * 0.5, "#8fc7cf", { "fill-opacity": 0.6 }),
    stroke(wave, colour.peacock, 5),
    place(width * 0.26, height * 0.4, leaf(width * 0.26, colour.leaf)),
    ellipse([width * 0.68, height * 0.42], width * 0.09, width * 0.09, ball(colour.saffron)),
    path(`M${width * 0.2} ${height * 0.84}q8 -26 34 -22q24 4 26 22Z`, lit("#77706c")),
    ellipse([width * 0.68, height * 0.8], width * 0.08, width * 0.04, lit(colour.gold)),
  ]);
}

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 330, eye: 1.28, focal: 1280 });
  const back = 6;
  const metre = view.scale(back);
  const light = { x: -2.4, from: 3, to: 4.5 };
  const watching = (more = {}): ReturnType<typeof gesture> =>
    gesture({
      left: [-0.16, 0.58],
      right: [0.24, 0.56],
      handLeft: "flat",
      handRight: "flat",
      nod: 0.3,
      lean: 4,
      ...more,
    });
  return picture(1200, 900, [
    room(view, {
      left: -2.4,
      right: 2.6,
      back,
      height: 3,
      wall: "#bfe0d4",
      dado: "#3f8f8a",
      floor: "#a9a48e",
      tile: 0.5,
    }),
    sideWindow(view, light),
    place(
      ...view.at(-1.55, 2.42, back),
      framed(metre * 1.15, metre * 0.86, findings(metre * 1.15, metre * 0.86), colour.clay),
    ),
    lettering("विज्ञान", ...view.at(0.5, 2.3, back), {
      size: 58,
      fill: darker(colour.peacock, 0.25),
      anchor: "middle",
    }),
    face(
      view,
      [
        [1.1, 1.6, back],
        [2.5, 1.6, back],
        [2.5, 1.66, back],
        [1.1, 1.66, back],
      ],
      lit(colour.clay),
    ),
    thing(view, 1.5, 1.66, back, pottedPlant(50, 3)),
    thing(
      view,
      2.1,
      1.66,
      back,
      group([
        rect(-16, -34, 32, 34, "#e6f4f2", { "fill-opacity": 0.8, rx: 4 }),
        rect(-13, -20, 26, 18, lit(colour.leafLight), { rx: 3 }),
      ]),
    ),
    person(view, {
      ...grownUp.davidSir,
      x: 0.98,
      z: 4.5,
      pose: gesture({ left: [-0.06, 0.66], right: [0.16, 0.66] }),
      facing: "left",
      gaze: [-0.6, 0.8],
    }),
    beam(view, light, { strength: 0.34 }),
    person(view, {
      ...pupil.gurnoor,
      x: -0.98,
      z: 3.5,
      pose: watching(),
      facing: "right",
      expression: "grin",
      gaze: [0.8, 0.8],
    }),
    person(view, {
      ...pupil.dev,
      x: -0.1,
      z: 3.75,
      pose: watching(),
      facing: "right",
      gaze: [0.2, 1],
    }),
    person(view, {
      ...pupil.ira,
      x: 0.82,
      z: 3.3,
      pose: watching({ tilt: 6 }),
      facing: "left",
      gaze: [-0.8, 0.9],
    }),
    person(view, {
      ...pupil.joseph,
      x: -0.52,
      z: 3.12,
      pose: watching({ nod: 0.5 }),
      facing: "right",
      gaze: [0.6, 1],
    }),
    person(view, {
      ...pupil.anaya,
      x: 0.3,
      z: 3.1,
      metres: 1.28,
      pose: gesture({
        left: [0.16, 0.66],
        right: [0.5, 0.36],
        handLeft: "flat",
        handRight: "grip",
        nod: 0.3,
        elbows: [1, 1],
      }),
      facing: "left",
      expression: "sing",
      gaze: [-0.5, 1],
      held: ({ arms }) => ellipse([arms.left.end[0] - 24, arms.left.end[1] + 44], 38, 30, lit("#77706c")),
    }),
    face(
      view,
      [
        [-3, 0.66, 1.44],
        [3, 0.66, 1.44],
        [3, 0.66, 2.86],
        [-3, 0.66, 2.86],
      ],
      across("#e2b77e", "#c0894f"),
    ),
    rect(0, 330 + (0.62 * 1280) / 1.44, 1200, 60, lit("#9a6a3c")),
    place(340, 556, tank(500, 252)),
    thing(
      view,
      -0.72,
      0.66,
      2.15,
      group([
        ellipse([2, 1], 18, 5, colour.plum, { "fill-opacity": 0.25 }),
        ellipse([0, -2], 17, 5, lit(lighter(colour.clay, 0.3))),
        ellipse([-7, -7], 6, 5, ball("#77706c")),
        ellipse([5, -7], 5, 5, ball(colour.maroon)),
        ellipse([0, -4], 4, 3, lit(colour.gold)),
      ]),
    ),
    openBookOn(view, 0.66, 0.66, 1.74, { width: 0.34, depth: 0.22, cover: colour.leaf }),
    thing(view, 0.46, 0.67, 1.68, pencil(17), -24),
    vignette(1200, 900, 0.28),
  ]);
}

export const scienceTable: Picture = {
  key: "class-science-table",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children around a glass tank finding out what floats and what sinks, a girl about to drop a stone into the water",
  draw,
};
