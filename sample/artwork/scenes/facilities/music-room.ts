import { colour, darker, down, glow, lighter, lit } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { rug } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { inBothHands } from "../../props/holding.ts";
import { dholak, flute, harmonium, manjira, sitar, tabla } from "../../props/instruments.ts";
import { person, softShade, thing, viewFrom } from "../../props/perspective.ts";
import { room, sunOnFloor } from "../../props/room.ts";
import { brassLamp } from "../../surroundings/objects.ts";
import { sunbeams, vignette } from "../../surroundings/outdoors.ts";
import { foliage, pottedPlant } from "../../surroundings/plants.ts";
import { archOutline } from "../../surroundings/school.ts";
import { clipped, ellipse, group, picture, place, rect, stroke } from "../../svg.ts";

/** A carved opening with the evening behind it; the foot of its left side is the origin. */
function jharokha(width: number, height: number, seed: number, sun: boolean): string {
  const arch = archOutline(0, 0, width, height);
  return group([
    stroke(arch, darker(colour.clay, 0.1), width * 0.16),
    stroke(arch, lighter(colour.clay, 0.3), width * 0.07),
    clipped(
      arch,
      rect(0, -height, width, height, down("#f0a978", "#ffe6b4")) +
        (sun ? ellipse([width * 0.66, -height * 0.42], width * 0.17, width * 0.17, "#fff3d0") : "") +
        foliage([width * 0.4, 0], width * 1.3, height * 0.36, colour.teal, seed, 0.3),
    ),
  ]);
}

/** A board with pegs to hang instruments on, centred at its place. */
function pegRail(x: number, y: number, width: number): string {
  return group([
    rect(x - width / 2, y - 6, width, 12, lit(colour.barkDeep), { rx: 4 }),
    ...[-0.3, 0, 0.3].map((share) => ellipse([x + share * width, y], 5, 5, lit(colour.gold))),
  ]);
}

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 250, eye: 1.5, focal: 1280 });
  const back = 6.6;
  const metre = view.scale(back);
  const singing = gesture({
    legs: "floor",
    left: [-0.16, 0.56],
    right: [0.5, 0.34],
    handRight: "open",
    elbows: [1, 1],
  });
  const lightThrough = { x: -2.9, from: 3.6, to: 5.4, sill: 0.5, head: 2.2 };
  return picture(1200, 900, [
    room(view, {
      left: -2.9,
      right: 2.9,
      back,
      height: 3.2,
      wall: "#b5654a",
      dado: "#6d2a33",
      dadoHeight: 0.85,
      floor: "#a0623e",
      tile: 0,
    }),
    ...[-2.2, -0.45, 1.3].map((x, index) =>
      place(...view.at(x, 0.95, back), jharokha(metre * 0.9, metre * 1.5, 20 + index, index === 1)),
    ),
    ellipse([600, 200], 560, 330, glow("#ffdf9e"), { "fill-opacity": 0.5 }),
    pegRail(...view.at(-0.98, 2.62, back), metre * 0.42),
    place(...view.at(-0.98, 1.62, back), sitar(metre, 90)),
    pegRail(...view.at(0.86, 2.62, back), metre * 0.5),
    stroke(`M${view.at(0.74, 2.6, back).join(" ")}l-14 62m14 -62l58 44`, colour.maroon, 3),
    place(...view.at(0.82, 2.14, back), group([dholak(78)], { transform: "rotate(-20)" })),
    stroke(`M${view.at(1, 2.6, back).join(" ")}V${view.at(1, 1.86, back)[1]}`, colour.maroon, 2),
    place(...view.at(1, 1.62, back), group([flute(84)], { transform: "rotate(-84)" })),
    thing(view, -2.55, 0, 6.1, pottedPlant(100, 4)),
    thing(view, 2.5, 0, 6, brassLamp(120)),
    sunOnFloor(view, lightThrough, { slant: 1.5, strength: 0.3 }),
    sunbeams(-60, -40, 420, 760, 0.24),
    rug(view, { x: -2.3, z: 3.35, width: 4.6, depth: 2.6 }, "#2c6468", colour.gold, colour.saffron),

    person(view, {
      ...pupil.ira,
      x: -1.0,
      z: 5.6,
      pose: singing,
      expression: "sing",
      facing: "right",
      gaze: [0.8, 0.1],
    }),
    person(view, {
      ...pupil.joseph,
      x: 1.32,
      z: 5.55,
      pose: singing,
      expression: "sing",
      facing: "left",
      gaze: [-0.8, 0.1],
    }),
    person(view, {
      ...pupil.meher,
      x: 0.74,
      z: 5.7,
      pose: gesture({
        legs: "floor",
        left: [-0.16, 0.42],
        right: [0.16, 0.42],
        handLeft: "grip",
        handRight: "grip",
      }),
      expression: "sing",
      ...inBothHands(manjira(52), 0, -10),
      facing: "left",
    }),
    person(view, {
      ...grownUp.ustadji,
      x: -0.02,
      z: 5.1,
      pose: gesture({
        legs: "floor",
        left: [-0.28, 0.66],
        right: [0.66, 0.1],
        handLeft: "flat",
        handRight: "open",
        elbows: [1, 1],
      }),
      expression: "sing",
    }),
    thing(view, -0.06, 0, 4.72, harmonium(66)),

    person(view, {
      ...pupil.lata,
      outfit: { kind: "uniform", bottom: "skirt" },
      x: -1.52,
      z: 4.55,
      pose: gesture({
        legs: "floor",
        left: [-0.3, 0.62],
        right: [0.66, 0.1],
        handLeft: "grip",
        handRight: "grip",
        tilt: 6,
        elbows: [1, -1],
      }),
      facing: "right",
      expression: "focus",
      held: ({ arms }) => place(arms.left.end[0] + 20, arms.left.end[1] + 40, sitar(780, 32)),
    }),
    person(view, {
      ...pupil.kabir,
      x: 1.45,
      z: 4.5,
      pose: gesture({
        legs: "floor",
        left: [-0.3, 0.72],
        right: [0.22, 0.72],
        handLeft: "flat",
        handRight: "flat",
        nod: 0.2,
        tilt: -5,
      }),
      facing: "left",
      expression: "grin",
      gaze: [-0.8, 0.2],
    }),
    thing(view, 1.38, 0, 4.18, tabla()),

    softShade(view, -0.62, 3.5, 0.5, 0.25, 0.4),
    person(view, { ...pupil.anaya, x: -0.66, z: 3.62, pose: "crossLegged", facing: "back" }),
    person(view, {
      ...pupil.imran,
      x: 0.62,
      z: 3.72,
      pose: gesture({
        legs: "floor",
        left: [0.14, 0.42],
        right: [0.26, 0.36],
        handLeft: "flat",
        handRight: "flat",
      }),
      facing: "left",
      expression: "grin",
      gaze: [-0.9, -0.2],
    }),
    vignette(1200, 900, 0.4),
  ]);
}

export const musicRoom: Picture = {
  key: "facility-music-room",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "An old music teacher singing at the harmonium with children who play sitar, tabla and small cymbals on a rug in evening light",
  draw,
};
