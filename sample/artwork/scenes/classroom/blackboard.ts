import { lettering } from "../../lettering.ts";
import { colour, glow } from "../../palette.ts";
import type { FigureOptions } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { gesture } from "../../props/gestures.ts";
import { box, person, thing, viewFrom } from "../../props/perspective.ts";
import { beam, room, sideWindow } from "../../props/room.ts";
import { blackboard, pinnedDrawings } from "../../surroundings/indoors.ts";
import { openBook } from "../../surroundings/objects.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { ellipse, group, picture, place, rect } from "../../svg.ts";

/** Chalk letters and the ruled lines they stand on. */
function lesson(width: number, height: number): string {
  const rule = (y: number): string =>
    rect(width * 0.05, height * y, width * 0.9, 2, colour.cream, { "fill-opacity": 0.35 });
  const letters = (text: "अ आ इ ई उ ऊ" | "क ख ग घ ङ", y: number): string =>
    lettering(text, width * 0.06, height * y, { size: height * 0.25, fill: colour.cream, opacity: 0.92 });
  return group([
    rule(0.31),
    letters("अ आ इ ई उ ऊ", 0.29),
    rule(0.6),
    letters("क ख ग घ ङ", 0.58),
    ellipse([width * 0.79, height * 0.88], width * 0.16, height * 0.06, colour.white, {
      "fill-opacity": 0.08,
    }),
  ]);
}

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 492, eye: 1.18, focal: 1500 });
  const back = 4.9;
  const metre = view.scale(back);
  const light = { x: -2.1, from: 3, to: 4.2 };
  const attentive = gesture({ legs: "chair", left: [-0.3, 0.62], right: [0.3, 0.62] });
  const asking = gesture({
    legs: "chair",
    left: [-0.3, 0.62],
    right: [0.5, -0.74],
    handRight: "open",
    elbows: [1, 1],
  });
  const chalk: FigureOptions["held"] = ({ arms }) =>
    ellipse([arms.left.end[0] - 18, arms.left.end[1] - 24], 9, 20, colour.white);
  return picture(1200, 900, [
    room(view, {
      left: -2.1,
      right: 2.3,
      back,
      height: 3.1,
      wall: "#e3cb97",
      dado: "#7d9a70",
      floor: "#a98a66",
      tile: 0.5,
    }),
    sideWindow(view, light),
    place(
      ...view.at(-1.72, 2.28, back),
      blackboard(metre * 3.3, metre * 1.4, lesson(metre * 3.3, metre * 1.4)),
    ),
    place(...view.at(-1.9, 2.76, back), pinnedDrawings(metre * 3.8, 54, 33)),
    ellipse([240, 260], 520, 420, glow("#fff1c8"), { "fill-opacity": 0.35 }),
    box(view, { x: -2, z: 3.95, width: 4, height: 0.16, depth: 0.9 }, "#b5855a"),
    thing(view, -1.78, 0.16, 4.6, pottedPlant(66, 7)),
    beam(view, light, { strength: 0.3 }),
    person(view, {
      ...grownUp.rekhaMiss,
      outfit: { kind: "sari", colour: "#a8356b", border: colour.gold, blouse: colour.indigo },
      x: 1.12,
      y: 0.16,
      z: 4.4,
      pose: gesture({ left: [0.1, 0.5], right: [0.34, 0.46], handLeft: "grip", handRight: "grip", tilt: 5 }),
      facing: "left",
      held: ({ arms }) => place(arms.left.end[0] + 20, arms.left.end[1] + 10, openBook(200, colour.maroon)),
      gaze: [-0.8, 0.7],
    }),
    person(view, {
      ...pupil.kabir,
      x: -0.2,
      y: 0.16,
      z: 4.35,
      metres: 1.16,
      pose: gesture({ left: [-0.1, 0.6], right: [0.3, 0.5], handLeft: "grip", handRight: "open" }),
      facing: "right",
      expression: "grin",
      gaze: [0.8, -0.7],
    }),
    person(view, {
      ...pupil.anaya,
      x: 0.44,
      y: 0.16,
      z: 4.2,
      metres: 1.2,
      pose: gesture({ left: [0.14, 0.7], right: [0.66, -0.64], handRight: "grip", tilt: -6, elbows: [1, 1] }),
      facing: "left",
      gaze: [-0.8, -0.9],
      held: chalk,
    }),
    person(view, { ...pupil.rohan, x: -1.12, z: 3.45, pose: attentive, facing: "back" }),
    person(view, { ...pupil.sana, x: -0.6, z: 3.4, pose: asking, facing: "back" }),
    person(view, { ...pupil.lata, x: 0.68, z: 3.42, pose: { ...attentive, tilt: 8 }, facing: "back" }),
    person(view, { ...pupil.gurnoor, x: 1.2, z: 3.45, pose: { ...attentive, tilt: -8 }, facing: "back" }),
    box(view, { x: -2.4, y: 0.12, z: 3.2, width: 4.9, height: 0.38, depth: 0.05 }, "#8f5c36"),
    box(view, { x: -2.4, y: 0.5, z: 3.18, width: 4.9, height: 0.05, depth: 0.1 }, "#a9713f"),
    vignette(1200, 900, 0.42),
  ]);
}

export const blackboardLesson: Picture = {
  key: "class-blackboard",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "A small girl writing Devanagari letters on the blackboard while her teacher and classmates watch",
  draw,
};
