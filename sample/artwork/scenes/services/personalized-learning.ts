import { ball, colour, glow } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { childsPainting } from "../../props/childrens-art.ts";
import { letterBlock, pencil } from "../../props/desk-things.ts";
import { bookPile, lowShelf, openBookOn, rug } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { inBothHands } from "../../props/holding.ts";
import { overTable } from "../../props/over-table.ts";
import { person, type Standing, softShade, tableBox, thing, viewFrom } from "../../props/perspective.ts";
import { beam, room, sideWindow, sunOnFloor } from "../../props/room.ts";
import { framed } from "../../surroundings/indoors.ts";
import { bookCover, openBook } from "../../surroundings/objects.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { ellipse, picture, place } from "../../svg.ts";

function draw(): string {
  const view = viewFrom({ centre: 620, horizon: 232, eye: 1.5, focal: 1330 });
  const back = 6;
  const metre = view.scale(back);
  const light = { x: -2.6, from: 2.9, to: 4.6, sill: 0.7 };
  const top = 0.3;
  const teacher: Standing = {
    ...grownUp.mehtaSir,
    outfit: { kind: "kurta", colour: colour.marigold, trousers: colour.linen },
    x: -0.98,
    z: 3.62,
    pose: gesture({
      legs: "floor",
      left: [0.14, 0.72],
      right: [0.74, 0.7],
      handLeft: "flat",
      handRight: "flat",
      lean: 10,
      nod: 0.3,
      elbows: [1, 1],
    }),
    facing: "right",
    gaze: [0.7, 0.7],
    expression: "grin",
  };
  const boy: Standing = {
    ...pupil.dev,
    x: 0.98,
    z: 3.55,
    metres: 1.26,
    pose: gesture({
      legs: "floor",
      left: [0.3, 0.66],
      right: [0.74, 0.54],
      handLeft: "flat",
      handRight: "grip",
      lean: 9,
      nod: 0.5,
      elbows: [1, 1],
    }),
    facing: "left",
    gaze: [-0.5, 1],
  };
  const reading = gesture({
    legs: "floor",
    left: [-0.26, 0.6],
    right: [0.26, 0.6],
    handLeft: "grip",
    handRight: "grip",
    nod: 0.6,
  });
  const cushion = (x: number, z: number, tone: string): string =>
    softShade(view, x, z, 0.4, 0.3, 0.4) +
    ellipse(view.at(x, 0.05, z), view.scale(z) * 0.38, view.scale(z) * 0.15, ball(tone));
  return picture(1200, 900, [
    room(view, {
      left: -2.6,
      right: 2.7,
      back,
      height: 3,
      wall: "#a9cbb8",
      dado: "#5f9a86",
      floor: "#b98a5f",
      tile: 0,
    }),
    sideWindow(view, light),
    sunOnFloor(view, light, { strength: 0.45, slant: 1 }),
    ...[-1.5, -0.5, 0.5].map((x, index) =>
      place(
        ...view.at(x, 2.35, back),
        framed(
          metre * 0.72,
          metre * 0.52,
          childsPainting(metre * 0.72, metre * 0.52, index + 1),
          colour.clay,
        ),
      ),
    ),
    lowShelf(view, { x: -1.7, z: back - 0.36, width: 4.2, height: 1.05, depth: 0.32 }, 2, 44, "#a8703f"),
    thing(view, 2.05, 1.05, back - 0.25, pottedPlant(56, 6)),
    thing(view, -1.4, 1.05, back - 0.25, pottedPlant(46, 2)),
    ellipse([200, 260], 560, 460, glow("#fff3cf"), { "fill-opacity": 0.5 }),
    cushion(0.2, 5.35, colour.rose),
    person(view, {
      ...pupil.lata,
      x: 0.2,
      z: 5.35,
      pose: reading,
      facing: "right",
      expression: "focus",
      ...inBothHands(bookCover(240, colour.maroon)),
    }),
    cushion(0.98, 5.25, colour.saffron),
    person(view, {
      ...pupil.gurnoor,
      x: 0.98,
      z: 5.25,
      pose: reading,
      facing: "left",
      gaze: [-0.2, 1],
      ...inBothHands(openBook(260, colour.indigo), 0, 10),
    }),
    cushion(1.78, 5.05, colour.lilac),
    person(view, {
      ...pupil.zoya,
      x: 1.78,
      z: 5.05,
      pose: reading,
      facing: "left",
      expression: "grin",
      gaze: [-0.3, 1],
      ...inBothHands(bookCover(240, colour.teal)),
    }),
    rug(view, { x: -1.75, z: 2.75, width: 3.3, depth: 1.75 }, "#8c3a3f", colour.gold, colour.cream),
    beam(view, light, { strength: 0.3 }),
    softShade(view, -0.95, 3.6, 0.6, 0.3, 0.45),
    person(view, teacher),
    softShade(view, 1, 3.55, 0.5, 0.3, 0.45),
    person(view, boy),
    tableBox(view, { x: -0.62, z: 2.95, width: 1.3, height: top, depth: 0.56 }, "#c08a55"),
    openBookOn(view, 0.26, top, 3.08, { width: 0.4, depth: 0.26, cover: colour.peacock }),
    letterBlock(view, -0.36, top, 3.16, "1", colour.maroon),
    letterBlock(view, -0.25, top, 3.2, "2", colour.peacock),
    letterBlock(view, -0.31, top + 0.09, 3.18, "3", colour.leaf),
    thing(view, -0.2, top + 0.01, 3.02, pencil(16), -8),
    overTable(view, boy, top),
    overTable(view, teacher, top),
    bookPile(view, -1.22, 0, 2.98, [colour.green, colour.saffron, colour.indigo], 5),
    vignette(1200, 900, 0.32),
  ]);
}

export const personalizedLearning: Picture = {
  key: "service-personalized-learning",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "A teacher working at a low table with one boy while three other children read on cushions nearby",
  draw,
};
