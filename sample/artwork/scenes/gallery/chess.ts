import { colour, down, glow, lit } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { wallOfBooks } from "../../props/bookcases.ts";
import { pupil } from "../../props/cast.ts";
import { chessboard } from "../../props/chess.ts";
import { gesture } from "../../props/gestures.ts";
import { overTable } from "../../props/over-table.ts";
import { box, person, type Standing, thing, viewFrom } from "../../props/perspective.ts";
import { room } from "../../props/room.ts";
import { framed } from "../../surroundings/indoors.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { ellipse, group, path, picture, place, rect, stroke } from "../../svg.ts";

/** A lamp under a shade that hangs from above; the top of its cord is the origin. */
function hangingLamp(drop: number, width: number): string {
  const w = width / 2;
  return group([
    rect(-2, 0, 4, drop, colour.ink),
    path(`M${-w * 0.2} ${drop}H${w * 0.2}L${w} ${drop + width * 0.42}H${-w}Z`, lit(colour.green)),
    ellipse([0, drop + width * 0.42], w, width * 0.06, "#fff0b8"),
    ellipse([0, drop + width * 0.5], width * 1.5, width * 1.1, glow("#ffdf94"), { "fill-opacity": 0.6 }),
    path(`M${-w} ${drop + width * 0.42}H${w}L${w * 3.4} ${drop + width * 2.6}H${-w * 3.4}Z`, "#ffe9b0", {
      "fill-opacity": 0.13,
    }),
  ]);
}

/** Two dials in one wooden case; units of 100 to a metre. */
function chessClock(): string {
  const dial = (x: number, hand: string): string =>
    ellipse([x, -7], 3.6, 3.6, lit(colour.cream)) + stroke(hand, colour.ink, 0.7);
  return group([
    ellipse([1, 0], 12, 2, glow(colour.plum), { "fill-opacity": 0.6 }),
    rect(-10, -12, 20, 12, lit("#6b3a2c"), { rx: 1.6 }),
    dial(-4.8, "M-4.8 -7V-9.6M-4.8 -7L-3.2 -6.2"),
    dial(4.8, "M4.8 -7L6.8 -8.2M4.8 -7L4 -5.2"),
    rect(-7, -14, 4.4, 2, colour.gold, { rx: 0.8 }),
    rect(2.6, -13.2, 4.4, 1.4, colour.gold, { rx: 0.8 }),
  ]);
}

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 250, eye: 1.42, focal: 1320 });
  const back = 4.6;
  const top = 0.56;
  const metre = view.scale(back);
  const girl: Standing = {
    ...pupil.naina,
    x: -0.72,
    y: -0.14,
    z: 2.62,
    metres: 1.3,
    pose: gesture({
      left: [0.3, 0.82],
      right: [0.9, 0.62],
      handLeft: "flat",
      handRight: "grip",
      lean: 7,
      nod: 0.2,
      elbows: [1, 1],
    }),
    facing: "right",
    gaze: [0.5, 1],
  };
  const boy: Standing = {
    ...pupil.veer,
    outfit: { kind: "uniform", bottom: "trousers", sweater: true },
    x: 0.76,
    y: -0.14,
    z: 2.6,
    metres: 1.32,
    pose: gesture({
      left: [0.44, 0.8],
      right: [0.16, 0.02],
      handLeft: "flat",
      handRight: "relaxed",
      lean: 6,
      tilt: 4,
      elbows: [1, 1],
    }),
    facing: "left",
    gaze: [-0.5, 1],
  };
  const onlooker = gesture({ left: [-0.2, 0.62], right: [0.2, 0.6], nod: 0.3 });
  return picture(1200, 900, [
    room(view, {
      left: -2.3,
      right: 2.3,
      back,
      height: 3,
      wall: "#2f5a4c",
      dado: "#1c3c34",
      floor: "#6b442f",
      tile: 0,
    }),
    wallOfBooks(view, {
      x: -2.1,
      from: 1.6,
      to: 4.5,
      height: 2.4,
      shelves: 6,
      seed: 4,
      shade: 0.5,
      tone: "#8a5a34",
    }),
    wallOfBooks(view, {
      x: 2.1,
      from: 1.6,
      to: 4.5,
      height: 2.4,
      shelves: 6,
      seed: 7,
      shade: 0.2,
      tone: "#8a5a34",
    }),
    place(
      ...view.at(-1.2, 2.12, back),
      framed(
        metre * 0.62,
        metre * 0.5,
        rect(0, 0, 300, 200, down("#e8d3a0", "#c99d5c")) +
          path("M60 128H124L116 112Q100 92 104 62H80Q84 92 68 112Z", lit(colour.maroon)) +
          ellipse([92, 50], 17, 17, lit(colour.maroon)),
        colour.gold,
      ),
    ),
    place(
      ...view.at(0.6, 2.12, back),
      framed(
        metre * 0.62,
        metre * 0.5,
        rect(0, 0, 300, 200, down("#d9e0c0", "#9fb088")) +
          [0, 1, 2, 3]
            .map((row) =>
              [0, 1, 2, 3]
                .map((column) =>
                  rect(
                    30 + column * 30,
                    18 + row * 26,
                    30,
                    26,
                    (row + column) % 2 ? colour.green : colour.cream,
                  ),
                )
                .join(""),
            )
            .join(""),
        colour.gold,
      ),
    ),
    ellipse([600, 420], 560, 420, glow("#ffd98f"), { "fill-opacity": 0.5 }),
    person(view, {
      ...pupil.sana,
      x: 0.2,
      z: 3.85,
      metres: 1.46,
      pose: onlooker,
      facing: "left",
      gaze: [-0.3, 1],
    }),
    person(view, {
      ...pupil.joseph,
      x: -0.56,
      z: 3.5,
      pose: gesture({
        left: [-0.1, 0.66],
        right: [0.2, 0.02],
        handRight: "relaxed",
        lean: 5,
        nod: 0.3,
        elbows: [1, 1],
      }),
      facing: "right",
      gaze: [0.5, 1],
    }),
    person(view, {
      ...pupil.gurnoor,
      x: 0.5,
      z: 3.42,
      pose: gesture({ left: [0.1, 0.66], right: [0.3, 0.62], lean: 7, nod: 0.3, tilt: 4 }),
      facing: "left",
      gaze: [-0.4, 1],
    }),
    person(view, {
      ...pupil.ira,
      x: -0.08,
      z: 3.2,
      pose: gesture({
        left: [-0.06, 0.36],
        right: [0.06, 0.34],
        handLeft: "joined",
        handRight: "hidden",
        nod: 0.3,
        tilt: -5,
      }),
      gaze: [0.2, 1],
      expression: "grin",
    }),
    person(view, girl),
    person(view, boy),
    box(view, { x: -1, y: top - 0.06, z: 1.64, width: 2, height: 0.06, depth: 0.88 }, "#9a5a34"),
    chessboard(view, { x: -0.33, y: top, z: 1.72, size: 0.64 }),
    thing(view, -0.66, top, 1.95, chessClock()),
    overTable(view, girl, top),
    overTable(view, boy, top),
    place(600, -20, hangingLamp(70, 190)),
    rect(0, 0, 1200, 900, "#1c1420", { "fill-opacity": 0.1 }),
    vignette(1200, 900, 0.44),
  ]);
}

export const chessGame: Picture = {
  key: "gallery-chess",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "A girl moving a piece in a chess game under a hanging lamp while her opponent thinks and four classmates look on",
  draw,
};
