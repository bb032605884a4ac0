import { across, colour, darker, fadeUp, glow, lighter, lit, mix } from "../../palette.ts";
import type { FigureOptions, Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { floorBoards } from "../../props/classroom.ts";
import { archedWindow, shelfEndPanel, shelfRun, stepStool } from "../../props/library.ts";
import { lightMap } from "../../props/lighting.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { bookBefore, readingBook } from "../../props/reading.ts";
import { chinInHand } from "../../props/seated-poses.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { windowLight } from "../../surroundings/indoors.ts";
import { bookStack } from "../../surroundings/objects.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { ellipse, path, picture, place, polygon, rect } from "../../svg.ts";

const stage: Stage = { horizon: 330, child: 0.72 };
const wood = "#9a6b45";

const reaching: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [4, 2] },
  armLeft: { to: [-0.1, 0.5], bend: 1, size: 0.8 },
  armRight: { angles: [128, 150] },
  handLeft: "grip",
  handRight: "flat",
  lean: 5,
  tilt: 6,
};

const closedBook: FigureOptions["held"] = ({ arms }) =>
  place(
    arms.left.end[0] + 20,
    arms.left.end[1] - 20,
    rect(-70, -90, 140, 176, lit(colour.saffron), { rx: 8 }),
    {
      rotate: 8,
    },
  );

const readers = (): string =>
  staged(stage, [
    { ...grownUps.vyas, at: [1052, 520], facing: "front", pose: "carrying", held: bookBefore(colour.maroon) },
    { ...pupils.rohan, at: [1180, 566], facing: "left", pose: "reading", held: bookBefore(colour.indigo) },
    {
      ...pupils.zoya,
      at: [936, 606],
      facing: "right",
      pose: "crossLeggedReading",
      gaze: [0.4, 1],
      held: readingBook(200, colour.teal),
    },
    { ...pupils.bhola, at: [1010, 622], facing: "left", pose: chinInHand, gaze: [-0.8, 0.9] },
    { at: [1322, 700], thing: (child) => stepStool(child * 0.56, child * 0.2) },
    {
      at: [1262, 776],
      thing: (child) => bookStack(child * 0.3, [colour.maroon, colour.gold, colour.teal, colour.indigo]),
    },
    {
      ...pupils.asha,
      at: [832, 712],
      facing: "right",
      pose: "crossLeggedReading",
      expression: "focus",
      held: readingBook(210, colour.saffron),
    },
    {
      ...pupils.kabir,
      at: [1056, 776],
      facing: "left",
      pose: "crossLeggedReading",
      gaze: [-0.2, 1],
      held: readingBook(220, colour.teal),
    },
  ]);

export const heroLibrary: Picture = {
  key: "hero-library",
  width: 1600,
  height: 800,
  format: "jpeg",
  alt: "Children reading between tall shelves in the school library",
  draw: () =>
    picture(1600, 800, [
      rect(0, 0, 1600, 560, across(lighter("#e6cfa2", 0.2), "#cdb084")),
      floorBoards(1600, 490, 800, [1040, 330], mix(wood, colour.clay, 0.5)),
      place(976, 440, archedWindow(136, 250)),
      path(
        polygon([
          [984, 492],
          [1106, 492],
          [1330, 800],
          [800, 800],
        ]),
        across(colour.maroon, darker(colour.maroon, 0.3)),
      ),
      path(
        polygon([
          [992, 492],
          [1098, 492],
          [1298, 800],
          [834, 800],
        ]),
        "none",
        { stroke: colour.gold, "stroke-width": 3, "stroke-opacity": 0.7 },
      ),
      shelfRun({ x: 612, top: -190, bottom: 800 }, { x: 918, top: 118, bottom: 492 }, 6, 4, wood),
      shelfRun({ x: 1720, top: -420, bottom: 930 }, { x: 1166, top: 118, bottom: 492 }, 6, 9, wood),
      shelfEndPanel(-20, -30, 634, 850, colour.green),
      windowLight(60, 60, 380, 300, 0.1),
      place(84, 806, pottedPlant(250, 8)),
      place(470, 812, bookStack(190, [colour.indigo, colour.terracotta, colour.gold, colour.maroon])),
      readers(),
      staged(stage, [
        {
          ...pupils.tara,
          at: [1322, 664],
          size: 1.06,
          facing: "right",
          pose: reaching,
          gaze: [0.7, -0.9],
          shadow: false,
          held: closedBook,
        },
      ]),
      lightMap(1600, 800, "#7d7f9c", [
        { at: [1040, 420], rx: 560, ry: 620, tone: "#fff6dd" },
        { at: [1000, 700], rx: 620, ry: 320, tone: "#fff1d0" },
        { at: [240, 120], rx: 620, ry: 560, tone: "#f6e6c4", strength: 0.8 },
        { at: [1300, 500], rx: 460, ry: 420, tone: "#ffeccb", strength: 0.7 },
      ]),
      ellipse([1044, 320], 320, 330, glow("#fff0c2"), { "fill-opacity": 0.3 }),
      rect(0, 690, 1600, 110, fadeUp(colour.plum), { "fill-opacity": 0.4 }),
    ]),
};
