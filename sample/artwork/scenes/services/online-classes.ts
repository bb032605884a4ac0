import { colour, darker, down, glow, lit, mix } from "../../palette.ts";
import { figure } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { pencil } from "../../props/desk-things.ts";
import { bookPile, openBookOn, rug } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { inBothHands } from "../../props/holding.ts";
import { overTable } from "../../props/over-table.ts";
import { box, face, person, type Standing, tableBox, thing, viewFrom } from "../../props/perspective.ts";
import { room } from "../../props/room.ts";
import { tablet } from "../../props/tablet.ts";
import { tumbler } from "../../props/tableware.ts";
import { framed } from "../../surroundings/indoors.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { foliage, pottedPlant } from "../../surroundings/plants.ts";
import { chance, clipped, ellipse, group, path, picture, place, rect, stroke } from "../../svg.ts";

/** Rain over the lane, behind bars and between curtains; from (0, 0) at the upper left corner. */
function rainyWindow(width: number, height: number): string {
  const random = chance(9);
  const rain = Array.from({ length: 70 }, () => {
    const [x, y, length] = [random(0, width), random(0, height), random(14, 34)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * 0.24).toFixed(0)} ${length.toFixed(0)}`;
  });
  const curtain = (x: number, w: number): string =>
    path(
      `M${x} -18h${w}q-10 ${height * 0.6} 6 ${height + 50}h${-w - 12}q16 ${-height * 0.5} 6 ${-height - 50}Z`,
      lit(colour.terracotta),
    ) +
    stroke(
      [0.25, 0.5, 0.75].map((share) => `M${x + w * share} -10q6 ${height * 0.6} 0 ${height + 36}`).join(""),
      darker(colour.terracotta, 0.4),
      4,
      { "stroke-opacity": 0.35 },
    );
  return group([
    rect(-14, -14, width + 28, height + 28, lit(colour.sand)),
    clipped(
      `M0 0H${width}V${height}H0Z`,
      rect(0, 0, width, height, down("#5f7a8f", "#a9bcc0")) +
        rect(width * 0.52, height * 0.34, width * 0.5, height * 0.7, "#7d8a90") +
        rect(width * 0.6, height * 0.46, width * 0.12, height * 0.16, "#ffd98a") +
        rect(width * 0.8, height * 0.46, width * 0.12, height * 0.16, "#59666d") +
        foliage(
          [width * 0.2, height * 0.86],
          width * 0.6,
          height * 0.6,
          mix(colour.green, colour.dustyBlue, 0.4),
          6,
          0.15,
        ) +
        stroke(rain.join(""), "#e6f0f2", 2, { "stroke-opacity": 0.6 }),
    ),
    stroke([0.25, 0.5, 0.75].map((share) => `M${width * share} 0V${height}`).join(""), colour.bark, 5),
    rect(0, height * 0.48, width, 6, colour.bark),
    rect(-26, height + 12, width + 52, 18, lit(colour.sand)),
    curtain(-50, 74),
    curtain(width - 24, 74),
    rect(-70, -30, width + 140, 12, lit(colour.bark), { rx: 6 }),
  ]);
}

function draw(): string {
  const view = viewFrom({ centre: 560, horizon: 290, eye: 1.34, focal: 1320 });
  const back = 5.4;
  const metre = view.scale(back);
  const top = 0.52;
  const girl: Standing = {
    ...pupil.anaya,
    outfit: { kind: "kurta", colour: colour.rose, trousers: colour.linen },
    x: -0.34,
    y: -0.12,
    z: 2.86,
    metres: 1.28,
    pose: gesture({
      left: [0.3, 0.74],
      right: [0.62, 0.2],
      handLeft: "grip",
      handRight: "open",
      lean: 4,
      tilt: 3,
      elbows: [1, 1],
    }),
    facing: "right",
    expression: "grin",
    gaze: [0.8, 0.4],
  };
  const teacher =
    rect(-200, -200, 900, 700, down("#3f6b5c", "#2c4f45")) +
    stroke("M24 40h84M24 66h60M236 46h70M236 72h50", "#ffffff", 6, { "stroke-opacity": 0.5 }) +
    place(
      166,
      760,
      figure({
        ...grownUp.sudhaMiss,
        height: 740,
        pose: gesture({ left: [-0.2, 0.5], right: [0.56, 0.02], handRight: "open", elbows: [1, 1] }),
        expression: "grin",
        shadow: false,
      }),
    );
  return picture(1200, 900, [
    room(view, {
      left: -2.5,
      right: 2.6,
      back,
      height: 2.9,
      wall: "#e0a56a",
      dado: "#a8603c",
      dadoHeight: 0.8,
      floor: "#9c6444",
      tile: 0.5,
    }),
    ellipse([1010, 250], 480, 460, glow("#ffd98f"), { "fill-opacity": 0.8 }),
    place(...view.at(-1.7, 2.3, back), rainyWindow(metre * 1.35, metre * 1.05)),
    place(
      ...view.at(0.28, 2.25, back),
      framed(
        metre * 0.4,
        metre * 0.5,
        rect(0, 0, 200, 200, lit("#efe0c0")) +
          place(
            metre * 0.2,
            metre * 0.86,
            figure({ ...grownUp.mehtaSir, height: metre * 0.85, shadow: false }),
          ),
      ),
    ),
    place(
      ...view.at(0.84, 2.16, back),
      framed(
        metre * 0.34,
        metre * 0.42,
        rect(0, 0, 200, 200, lit("#dfe6d4")) +
          place(metre * 0.17, metre * 0.56, figure({ ...pupil.meher, height: metre * 0.58, shadow: false })),
      ),
    ),
    box(view, { x: 1.1, z: 4.9, width: 1.3, height: 0.86, depth: 0.45 }, "#7d4a30"),
    ...[1.18, 1.78].map((x) =>
      face(
        view,
        [
          [x, 0.1, 4.89],
          [x + 0.54, 0.1, 4.89],
          [x + 0.54, 0.78, 4.89],
          [x, 0.78, 4.89],
        ],
        lit("#8f5836"),
      ),
    ),
    thing(view, 1.35, 0.86, 5.1, pottedPlant(44, 5)),
    thing(
      view,
      2.05,
      0.86,
      5.1,
      group([
        rect(-2, -34, 4, 34, colour.gold),
        path("M-20 -34L-12 -62H12L20 -34Z", lit("#ffe3a8")),
        ellipse([0, -46], 70, 60, glow("#ffdf9a"), { "fill-opacity": 0.6 }),
      ]),
    ),
    rug(view, { x: -1.9, z: 3.1, width: 3.9, depth: 2 }, colour.indigo, colour.gold, colour.rose),
    person(view, {
      ...grownUp.kamlaDidi,
      x: -1.3,
      z: 4.35,
      pose: gesture({
        legs: "floor",
        left: [-0.2, 0.66],
        right: [0.2, 0.64],
        handLeft: "grip",
        handRight: "grip",
        nod: 0.1,
      }),
      facing: "right",
      gaze: [0.9, 0.1],
      ...inBothHands(
        group([ellipse([0, 40], 110, 42, lit("#b9c3c6")), ellipse([0, 28], 88, 30, lit(colour.leaf))]),
      ),
    }),
    person(view, girl),
    tableBox(view, { x: -0.75, z: 1.95, width: 1.75, height: top, depth: 0.72 }, "#8f5a34"),
    openBookOn(view, -0.22, top, 2.14, { width: 0.42, depth: 0.26, cover: colour.maroon }),
    thing(view, -0.06, top + 0.02, 2.06, pencil(17), -12),
    bookPile(view, 0.66, top, 2.42, [colour.green, colour.maroon, colour.gold], 4),
    thing(view, -0.62, top, 2.4, tumbler(12)),
    tablet(view, { left: [0.24, 2.5], right: [0.72, 2.12], y: top + 0.02, height: 0.34 }, teacher),
    overTable(view, girl, top),
    vignette(1200, 900, 0.34),
  ]);
}

export const onlineClasses: Picture = {
  key: "service-online-classes",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "A girl at home following a lesson on a tablet on a rainy evening, her teacher smiling from the screen and her grandmother looking on",
  draw,
};
