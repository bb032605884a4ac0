import { across, ball, colour, darker, fadeUp, glow, lighter, lit, mix } from "../../palette.ts";
import type { FigureOptions, Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { satchel } from "../../props/carried.ts";
import { together } from "../../props/costumes.ts";
import { lightMap, screened } from "../../props/lighting.ts";
import { niche, showcase, stoneDancer } from "../../props/museum.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { spotlight } from "../../props/stage.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { matka } from "../../surroundings/objects.ts";
import { tiledFloor } from "../../surroundings/school.ts";
import { ellipse, group, path, picture, place, polygon, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 330, child: 0.8 };

const sketching: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [4, 2] },
  armLeft: { to: [-0.16, 0.56], bend: 1, size: 0.8 },
  armRight: { to: [0.16, 0.46], bend: -1, size: 0.8 },
  handLeft: "flat",
  handRight: "grip",
  tilt: -4,
};
const copying: Pose = {
  legLeft: { angles: [-8, -2] },
  legRight: { angles: [26, -24] },
  armLeft: { to: [-0.5, -0.36], bend: -1, size: 0.94 },
  armRight: { to: [0.4, 0.72], bend: -1, size: 0.9 },
  handLeft: "open",
  handRight: "hidden",
  lean: -6,
  tilt: 9,
};

const notebook: FigureOptions["held"] = ({ arms }) =>
  place(
    (arms.left.end[0] + arms.right.end[0]) / 2 - 10,
    arms.left.end[1] - 20,
    rect(-90, -70, 180, 130, lit(colour.white), { rx: 6 }) +
      rect(-90, -70, 180, 22, lit(colour.teal), { rx: 6 }) +
      stroke("M-40 -20q30 -26 50 4t-8 56M-20 8h44", colour.bark, 6, { "stroke-opacity": 0.7 }) +
      stroke("M40 20L86 -70", colour.saffron, 10),
  );

/** A row of framed miniatures on the far wall. */
const miniature = (x: number, y: number, tone: string): string =>
  place(
    x,
    y,
    group([
      rect(-6, -6, 112, 142, lit(colour.gold)),
      rect(0, 0, 100, 130, lit(colour.butter)),
      rect(10, 10, 80, 110, tone),
      ellipse([50, 50], 18, 22, ball(colour.saffron)),
      path("M22 110Q50 60 78 110Z", lit(colour.maroon)),
    ]),
  );

const visitors = (): string =>
  staged(stage, [
    {
      ...grownUps.vyas,
      at: [950, 740],
      facing: "left",
      pose: "pointing",
      gaze: [-0.8, -0.6],
      outfit: { kind: "sari", colour: colour.indigo, border: colour.gold, blouse: colour.maroon },
    },
    {
      ...pupils.farhan,
      at: [330, 746],
      facing: "right",
      pose: sketching,
      gaze: [0.8, -0.8],
      held: together(satchel(colour.clay, 1), notebook),
    },
    {
      ...pupils.chitra,
      at: [192, 800],
      facing: "right",
      pose: "handsClasped",
      gaze: [0.8, -0.7],
      held: satchel(colour.teal, 1),
    },
    {
      ...pupils.devika,
      at: [790, 800],
      facing: "left",
      pose: copying,
      expression: "grin",
      gaze: [-0.6, -0.8],
    },
    {
      ...pupils.jaspreet,
      at: [1080, 838],
      facing: "left",
      pose: sketching,
      gaze: [-0.4, 0.8],
      held: notebook,
    },
    {
      ...pupils.pari,
      at: [434, 852],
      facing: "right",
      pose: "handOnHip",
      gaze: [0.6, -0.9],
      held: satchel(colour.saffron, -1),
    },
  ]);

export const tripMuseum: Picture = {
  key: "trip-museum",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children drawing and imitating the stone sculpture of a dancer in the museum gallery",
  draw: () =>
    picture(1200, 900, [
      rect(0, 0, 1200, 600, across("#b09a8c", "#7a6470")),
      rect(0, 540, 1200, 40, lit(darker(colour.brick, 0.3))),
      rect(0, 0, 1200, 54, darker(colour.bark, 0.4)),
      place(90, 170, niche(170, 300, place(0, 0, matka(120, colour.terracotta)))),
      place(960, 170, niche(170, 300, place(0, 0, matka(96, mix(colour.slate, colour.clay, 0.5))))),
      miniature(330, 210, colour.teal),
      miniature(770, 210, colour.dustyBlue),
      tiledFloor(1200, 576, 900, "#a98f88", 6),
      place(130, 640, showcase(230, 190)),
      place(600, 764, stoneDancer(560)),
      stroke("M400 790V720M800 790V720M480 812V742M720 812V742", colour.gold, 7),
      stroke("M400 728Q440 770 480 750Q600 800 720 750Q760 770 800 728", colour.maroon, 9),
      lightMap(1200, 900, "#9d95b4", [
        { at: [600, 440], rx: 560, ry: 640, tone: "#fffaf0" },
        { at: [600, 440], rx: 320, ry: 420, tone: "#fffaf0" },
        { at: [600, 760], rx: 620, ry: 240, tone: "#fff0d6" },
        { at: [175, 320], rx: 190, ry: 240, tone: "#ffe9c4" },
        { at: [1045, 320], rx: 190, ry: 240, tone: "#ffe9c4" },
      ]),
      visitors(),
      lightMap(1200, 900, "#cfc3d6", [{ at: [600, 620], rx: 760, ry: 560, tone: "#ffffff" }]),
      screened(spotlight([330, 40], [600, 764], 190, "#ffdf9e", 0.26)),
      ellipse([330, 44], 40, 18, glow("#fff1c8")),
      path(
        polygon([
          [296, 30],
          [340, 18],
          [356, 46],
          [318, 58],
        ]),
        lit(colour.slate),
      ),
      rect(0, 800, 1200, 100, fadeUp(colour.plum), { "fill-opacity": 0.36 }),
      ellipse([600, 420], 300, 320, glow(lighter(colour.saffron, 0.5)), { "fill-opacity": 0.12 }),
    ]),
};
