import { colour, down, glow } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { keyboardAt, monitor, type Program } from "../../props/computers.ts";
import { benchAt } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { overTable } from "../../props/over-table.ts";
import { box, person, type Standing, thing, viewFrom } from "../../props/perspective.ts";
import { room } from "../../props/room.ts";
import { windowOpening } from "../../surroundings/indoors.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { ellipse, group, type Point, path, picture, place, polygon, rect } from "../../svg.ts";

/** Coloured blocks that make a program, as shown on the wall for all: go, turn, go, repeat. */
function firstProgram(width: number, height: number): string {
  const block = (x: number, y: number, w: number, tone: string): string =>
    rect(width * x, height * y, width * w, height * 0.13, tone, { rx: height * 0.03 });
  return group([
    rect(0, 0, width, height, down("#f4f7f2", "#dfe8e6")),
    rect(0, 0, width, height * 0.12, colour.indigo),
    block(0.08, 0.2, 0.3, colour.marigold),
    block(0.08, 0.36, 0.38, colour.teal),
    block(0.14, 0.52, 0.3, colour.rose),
    block(0.14, 0.68, 0.34, colour.leaf),
    block(0.08, 0.84, 0.3, colour.marigold),
    path(
      polygon([
        [width * 0.66, height * 0.74],
        [width * 0.66, height * 0.34],
        [width * 0.9, height * 0.34],
        [width * 0.9, height * 0.74],
      ]),
      "none",
      { stroke: colour.maroon, "stroke-width": width * 0.014, "stroke-dasharray": "10 7" },
    ),
    path(
      polygon([
        [width * 0.64, height * 0.8],
        [width * 0.66, height * 0.66],
        [width * 0.7, height * 0.78],
      ]),
      colour.saffron,
    ),
  ]);
}

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 336, eye: 1.34, focal: 1270 });
  const back = 6.6;
  const metre = view.scale(back);
  const top = 0.6;
  const typing = gesture({
    legs: "chairSideways",
    left: [0.62, 0.56],
    right: [0.74, 0.5],
    handLeft: "flat",
    handRight: "flat",
    nod: 0.1,
    lean: 4,
  });
  const pointing = gesture({
    legs: "chairSideways",
    left: [0.5, 0.58],
    right: [0.86, 0.06],
    handRight: "flat",
    lean: 5,
    elbows: [1, 1],
  });
  interface Pair {
    side: 1 | -1;
    z: number;
    /** How far from the middle of the room. */
    out: number;
    driver: Partial<Standing>;
    helper: Partial<Standing>;
    program: Program;
  }
  const pair = ({ side, z, out, driver, helper, program }: Pair): string => {
    const facing = side > 0 ? "right" : "left";
    const gaze: Point = [side * 0.9, 0.1];
    const helping: Standing = { pose: pointing, facing, gaze, ...helper, x: side * (out + 0.4), z: z + 0.5 };
    const driving: Standing = { pose: typing, facing, gaze, ...driver, x: side * out, z };
    const [near, far]: [Point, Point] = [
      [side * (out + 1.06), z - 0.32],
      [side * (out + 0.74), z + 0.16],
    ];
    const leg = (at: number): string =>
      box(
        view,
        { x: side * (out + 0.36) - 0.03, z: at, width: 0.06, height: top - 0.05, depth: 0.06 },
        "#6b5160",
      );
    return [
      leg(z + 0.6),
      benchAt(view, side * (out + 0.36), z + 0.52, { height: 0.3, tone: colour.saffron }),
      person(view, helping),
      benchAt(view, side * (out - 0.04), z + 0.02, { height: 0.3, tone: colour.saffron }),
      person(view, driving),
      box(
        view,
        {
          x: side > 0 ? out + 0.26 : -out - 1.3,
          y: top - 0.05,
          z: z - 0.55,
          width: 1.04,
          height: 0.05,
          depth: 1.3,
        },
        "#b58a6a",
      ),
      leg(z - 0.5),
      keyboardAt(view, side > 0 ? out + 0.3 : -out - 0.46, top, z - 0.24),
      monitor(view, {
        left: side > 0 ? far : near,
        right: side > 0 ? near : far,
        y: top,
        program,
        height: 0.38,
      }),
      overTable(view, helping, top),
      overTable(view, driving, top),
    ].join("");
  };
  return picture(1200, 900, [
    room(view, {
      left: -2.7,
      right: 2.7,
      back,
      height: 3.1,
      wall: "#7c80ad",
      dado: "#474c7d",
      floor: "#7d6f86",
      tile: 0.6,
    }),
    place(
      ...view.at(-1.3, 2.5, back),
      rect(-8, -8, metre * 2.6 + 16, metre * 1.05 + 16, "#2f3350", { rx: 4 }) +
        firstProgram(metre * 2.6, metre * 1.05),
    ),
    ellipse([600, 240], 520, 300, glow("#dff0f4"), { "fill-opacity": 0.35 }),
    ...[-2.45, 1.65].map((x, index) =>
      place(
        ...view.at(x, 2.45, back),
        windowOpening(metre * 0.72, metre * 0.95, { shutters: false, seed: 4 + index }) +
          rect(0, 0, metre * 0.72, metre * 0.95, "#4a4a86", { "fill-opacity": 0.5 }),
      ),
    ),
    thing(view, -2.2, 0, 6.2, pottedPlant(96, 4)),
    thing(view, 2.2, 0, 6.2, pottedPlant(90, 6)),
    pair({ side: -1, z: 5.15, out: 1, driver: pupil.joseph, helper: pupil.naina, program: "sums" }),
    pair({ side: 1, z: 5.15, out: 1, driver: pupil.sana, helper: pupil.arjun, program: "bars" }),
    person(view, {
      ...grownUp.farahMiss,
      outfit: { kind: "salwar", colour: colour.maroon, trousers: colour.linen, dupatta: colour.marigold },
      x: 0.02,
      z: 4.75,
      pose: gesture({
        left: [-0.02, 0.62],
        right: [0.7, 0.3],
        handRight: "open",
        lean: 6,
        nod: 0.2,
        elbows: [1, 1],
      }),
      facing: "right",
      gaze: [0.8, 0.7],
      shade: 0.7,
    }),
    pair({
      side: -1,
      z: 3.4,
      out: 0.5,
      driver: { ...pupil.lata, expression: "grin" },
      helper: pupil.gurnoor,
      program: "drawing",
    }),
    pair({
      side: 1,
      z: 3.35,
      out: 0.42,
      driver: pupil.kabir,
      helper: { ...pupil.meher, expression: "grin" },
      program: "map",
    }),
    rect(0, 0, 1200, 900, "#2a2f5a", { "fill-opacity": 0.08 }),
    vignette(1200, 900, 0.36),
  ]);
}

export const computerClass: Picture = {
  key: "class-computers",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children working in pairs at computers, their faces lit by the screens, the teacher among them and a first program on the wall",
  draw,
};
