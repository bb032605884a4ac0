import { lettering } from "../../lettering.ts";
import { colour } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { childsPainting } from "../../props/childrens-art.ts";
import { brushJar, paintBox, pencil } from "../../props/desk-things.ts";
import { benchAt, bookPile, lowShelf, openBookOn } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { inBothHands, inHand } from "../../props/holding.ts";
import { person, tableBox, thing, viewFrom } from "../../props/perspective.ts";
import { beam, room, sideWindow, sunOnFloor } from "../../props/room.ts";
import { blackboard, pinnedDrawings } from "../../surroundings/indoors.ts";
import { bookCover, globe } from "../../surroundings/objects.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { clipped, group, picture, place } from "../../svg.ts";

function draw(): string {
  const view = viewFrom({ centre: 610, horizon: 290, eye: 1.58, focal: 1230 });
  const back = 6.8;
  const metre = view.scale(back);
  const light = { x: -2.6, from: 3, to: 4.5 };
  const farLight = { x: -2.6, from: 5, to: 6.3 };
  const writing = gesture({
    legs: "chair",
    left: [-0.26, 0.56],
    right: [0.16, 0.58],
    handLeft: "flat",
    handRight: "grip",
    nod: 0.8,
    tilt: 6,
  });
  const writer = person(view, {
    ...pupil.dev,
    x: -0.08,
    z: 3.98,
    metres: 1.28,
    pose: writing,
    expression: "focus",
  });
  const teacher = person(view, {
    ...grownUp.sudhaMiss,
    outfit: { kind: "sari", colour: "#c4633f", border: colour.gold, blouse: colour.green },
    x: 0.5,
    z: 4.02,
    pose: gesture({
      left: [0.44, 0.78],
      right: [0.62, 0.88],
      handLeft: "flat",
      handRight: "flat",
      lean: 27,
      nod: 0.5,
      elbows: [1, 1],
    }),
    facing: "left",
    gaze: [-0.5, 1],
    shade: 0.6,
  });
  const painter = person(view, {
    ...pupil.zoya,
    x: -1.45,
    z: 4.75,
    pose: gesture({
      legs: "chair",
      left: [-0.3, 0.58],
      right: [0.2, 0.5],
      handLeft: "flat",
      handRight: "grip",
      nod: 0.5,
      tilt: 5,
    }),
    facing: "right",
    gaze: [0.1, 1],
    expression: "grin",
    ...inHand("right", pencil(170, colour.maroon), [60, -90], 122),
  });
  const reader = person(view, {
    ...pupil.gurnoor,
    x: 1.68,
    z: 4.7,
    pose: gesture({
      legs: "chair",
      left: [-0.24, 0.48],
      right: [0.24, 0.48],
      handLeft: "grip",
      handRight: "grip",
      nod: 0.5,
    }),
    facing: "left",
    gaze: [-0.2, 1],
    ...inBothHands(bookCover(250, colour.teal)),
  });
  return picture(1200, 900, [
    room(view, {
      left: -2.6,
      right: 2.7,
      back,
      height: 3.2,
      wall: "#f0cf84",
      dado: "#a5552f",
      floor: "#a86f46",
      tile: 0,
    }),
    sideWindow(view, farLight),
    sideWindow(view, light),
    sunOnFloor(view, farLight),
    sunOnFloor(view, light),
    place(
      ...view.at(-0.9, 2.5, back),
      blackboard(
        metre * 1.9,
        metre * 1,
        lettering("पढ़ो और बढ़ो", metre * 0.95, metre * 0.62, {
          size: 52,
          fill: colour.cream,
          anchor: "middle",
          opacity: 0.9,
        }),
      ),
    ),
    place(...view.at(-2.3, 2.9, back), pinnedDrawings(metre * 1.25, 48, 5)),
    lowShelf(view, { x: 1.5, z: back - 0.36, width: 1.15, height: 1.2, depth: 0.32 }, 3, 8, "#9a6844"),
    thing(view, 1.85, 1.2, back - 0.25, globe(44)),
    thing(view, 2.35, 1.2, back - 0.25, pottedPlant(46, 3)),

    person(view, {
      ...pupil.lata,
      x: -1.12,
      z: 6.2,
      pose: gesture({
        legs: "floor",
        left: [-0.26, 0.6],
        right: [0.26, 0.6],
        handLeft: "grip",
        handRight: "grip",
        nod: 0.5,
      }),
      facing: "right",
      expression: "focus",
      ...inBothHands(bookCover(240, colour.indigo)),
    }),
    person(view, {
      ...pupil.imran,
      x: -0.5,
      z: 6.1,
      pose: gesture({ legs: "floor", left: [0.1, 0.6], right: [0.4, 0.62], handRight: "flat", nod: 0.4 }),
      facing: "left",
      gaze: [-0.8, 0.8],
      expression: "grin",
    }),
    beam(view, light, { strength: 0.3 }),

    benchAt(view, -1.45, 4.8, { width: 0.6 }),
    painter,
    tableBox(view, { x: -2.1, z: 4.2, width: 1.35, height: 0.56, depth: 0.46 }, "#c08a55"),
    place(
      ...view.at(-1.72, 0.57, 4.58),
      group([childsPainting(150, 92, 0)], { transform: "skewX(-16) scale(1 0.56)" }),
    ),
    thing(view, -1.9, 0.56, 4.45, brushJar(22, colour.peacock)),
    thing(view, -0.98, 0.57, 4.38, paintBox(22)),
    clipped(`M0 0H1200V${view.at(0, 0.6, 4.7)[1]}H0Z`, painter),

    benchAt(view, 1.68, 4.75, { width: 0.6 }),
    reader,
    tableBox(view, { x: 1.1, z: 4.15, width: 1.3, height: 0.56, depth: 0.42 }, "#c08a55"),
    bookPile(view, 2.1, 0.56, 4.35, [colour.maroon, colour.indigo, colour.gold], 7),
    clipped(`M0 0H1200V${view.at(0, 0.57, 4.65)[1]}H0Z`, reader),

    benchAt(view, -0.08, 4, { width: 0.9 }),
    writer,
    teacher,
    tableBox(view, { x: -0.78, z: 3.28, width: 1.45, height: 0.6, depth: 0.56 }, "#c98f5c"),
    openBookOn(view, -0.08, 0.6, 3.48, { width: 0.44, depth: 0.26, cover: colour.maroon }),
    bookPile(view, -0.54, 0.6, 3.56, [colour.green, colour.saffron], 2),
    thing(view, 0.44, 0.6, 3.6, brushJar(16, colour.indigo)),
    clipped(`M0 0H1200V${view.at(0, 0.62, 3.95)[1]}H0Z`, writer + teacher),
    vignette(1200, 900, 0.3),
  ]);
}

export const mission: Picture = {
  key: "mission",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "A teacher bending over a desk to help a boy write, while classmates read and paint around them",
  draw,
};
