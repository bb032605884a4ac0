import { fittingSize, lettering } from "../../lettering.ts";
import { colour, darker, distant, hairColour, mix } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { bookPile, rug } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { inBothHands, inHand } from "../../props/holding.ts";
import { box, person, softShade, thing, viewFrom } from "../../props/perspective.ts";
import { bookCover, matka, openBook, schoolBus } from "../../surroundings/objects.ts";
import { dapple, grass, hills, sky, sunbeams, treeLine, vignette } from "../../surroundings/outdoors.ts";
import { banyan, floweringBush, foliage } from "../../surroundings/plants.ts";
import { flagPole, schoolBuilding } from "../../surroundings/school.ts";
import { ellipse, path, picture, place, ribbon, stroke } from "../../svg.ts";

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 392, eye: 1.5, focal: 1180 });
  const name = "Adarsh Vidya Gurukul";
  return picture(1200, 900, [
    sky(1200, 460, { mood: "morning", clouds: 3, seed: 6, sun: [700, 120] }),
    hills(1200, 400, 70, distant(colour.leaf, 0.62), 7),
    treeLine(1200, 408, 80, 9, 0.45),
    place(
      600,
      424,
      schoolBuilding({
        width: 600,
        height: 250,
        bays: 10,
        nameBoard: (w, h) =>
          lettering(name, w / 2, h * 0.72, {
            size: fittingSize(name, w, h),
            fill: colour.butter,
            anchor: "middle",
          }),
      }),
    ),
    place(556, 430, flagPole(250, 66)),
    grass(1200, 418, 900, 5),
    place(900, 478, schoolBus(280)),
    ...[640, 740, 850].map((x, index) =>
      place(x, 432, floweringBush(80, 40, index % 2 ? colour.rose : colour.marigold, 50 + index)),
    ),
    ellipse([430, 700], 760, 190, "#d9b98a", { "fill-opacity": 0.8 }),
    place(190, 592, banyan(740, 21)),
    foliage([190, 150], 560, 190, mix(colour.leaf, colour.green, 0.6), 77),
    softShade(view, -1.4, 5.6, 2.2, 1, 0.4),
    dapple(40, 600, 1000, 260, 9),
    box(view, { x: -2.9, z: 5, width: 2.5, height: 0.42, depth: 1.3 }, "#b98a63"),
    box(view, { x: -2.95, y: 0.42, z: 4.95, width: 2.6, height: 0.07, depth: 1.4 }, "#d9b98f"),

    stroke(
      [0.14, 0.28]
        .map((y) => `M${view.at(-2.9, y, 5).join(" ")}L${view.at(-0.4, y, 5).join(" ")}`)
        .concat(
          Array.from({ length: 9 }, (_, index) => {
            const y = 0.14 * (index % 3);
            const x = -2.75 + index * 0.27;
            return `M${view.at(x, y, 5).join(" ")}L${view.at(x, y + 0.14, 5).join(" ")}`;
          }),
        )
        .join(""),
      darker("#b98a63", 0.5),
      3,
      { "stroke-opacity": 0.35 },
    ),
    person(view, {
      ...grownUp.mehtaSir,
      age: "elder",
      hairColour: hairColour.white,
      moustache: "full",
      glasses: "round",
      outfit: { kind: "kurta", colour: colour.cream, stole: colour.saffron },
      x: -1.3,
      y: 0.5,
      z: 5.3,
      pose: gesture({
        legs: "floor",
        left: [-0.2, 0.6],
        right: [0.56, 0.16],
        handLeft: "grip",
        handRight: "open",
        elbows: [1, 1],
      }),
      facing: "right",
      ...inHand("left", openBook(220, colour.maroon), [40, 10]),
      gaze: [0.7, 0.5],
      expression: "smile",
      shadow: false,
    }),
    thing(view, -2.3, 0.49, 5.4, matka(40)),
    bookPile(view, -0.68, 0.49, 5.2, [colour.green, colour.maroon, colour.indigo], 5),

    rug(view, { x: -0.65, z: 3.6, width: 2.9, depth: 2.4 }, "#8c4a2c", colour.gold, colour.cream),
    person(view, { ...pupil.sana, x: 0.5, z: 5.6, pose: "crossLegged", facing: "left", gaze: [-0.9, 0] }),
    person(view, {
      ...pupil.arjun,
      x: 1.12,
      z: 5.35,
      pose: gesture({
        legs: "floor",
        left: [-0.3, 0.66],
        right: [0.56, -0.5],
        handRight: "open",
        elbows: [1, 1],
      }),
      facing: "left",
      expression: "grin",
      gaze: [-0.9, -0.1],
    }),
    person(view, {
      ...pupil.lata,
      x: 1.72,
      z: 4.9,
      pose: gesture({
        legs: "floor",
        left: [-0.26, 0.62],
        right: [0.26, 0.62],
        handLeft: "grip",
        handRight: "grip",
      }),
      facing: "left",
      gaze: [-0.9, -0.1],
      ...inBothHands(bookCover(220, colour.teal)),
    }),
    person(view, { ...pupil.zoya, x: -0.18, z: 4.45, pose: "crossLegged", facing: "back" }),
    person(view, {
      ...pupil.gurnoor,
      x: 1.2,
      z: 4.25,
      pose: gesture({
        legs: "floor",
        left: [-0.1, 0.6],
        right: [0.36, 0.56],
        handLeft: "flat",
        handRight: "grip",
        nod: 0.1,
      }),
      facing: "left",
      gaze: [-0.9, -0.2],
      ...inBothHands(openBook(250, colour.indigo), 20, 30),
    }),
    person(view, { ...pupil.dev, x: 0.5, z: 3.95, pose: "crossLegged", facing: "back" }),
    sunbeams(60, -60, 620, 900, 0.13),
    person(view, {
      ...pupil.ira,
      x: -1.32,
      z: 4.05,
      pose: gesture({
        legs: "floor",
        left: [-0.16, 0.66],
        right: [0.3, 0.7],
        handLeft: "flat",
        handRight: "grip",
        tilt: -6,
      }),
      facing: "right",
      gaze: [0.1, -1],
    }),
    path(
      ribbon(
        [
          [-20, 60],
          [260, 34],
          [520, -10],
        ],
        [40, 22, 8],
      ),
      colour.barkDeep,
    ),
    foliage([60, 10], 560, 200, colour.green, 71),
    foliage([430, -40], 520, 150, colour.leaf, 74),
    vignette(1200, 900, 0.3),
  ]);
}

export const taglineGurukul: Picture = {
  key: "tagline-gurukul",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "An old teacher seated under a banyan tree, explaining a book to attentive children, with the modern school building and its bus behind",
  draw,
};
