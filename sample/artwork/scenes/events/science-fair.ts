import { lettering } from "../../lettering.ts";
import { ball, colour, fadeUp, glow, mix } from "../../palette.ts";
import type { FigureOptions, Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { floorBoards } from "../../props/classroom.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { flask, orrery, poster, stallTable, volcano, windmill } from "../../props/science-models.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { roomWall, windowLight, windowOpening } from "../../surroundings/indoors.ts";
import { banner } from "../../surroundings/objects.ts";
import { bunting } from "../../surroundings/school.ts";
import { ellipse, picture, place, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 240, child: 0.76 };

const pouring: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [4, 2] },
  armLeft: { to: [0.3, 0.62], bend: 1, size: 0.9 },
  armRight: { to: [0.66, 0.06], bend: 1, size: 0.96 },
  handLeft: "flat",
  handRight: "grip",
  lean: 8,
};
const explaining: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [4, 2] },
  armLeft: { to: [-0.1, 0.6], bend: 1, size: 0.86 },
  armRight: { to: [0.72, 0.34], bend: 1, size: 0.96 },
  handLeft: "open",
  handRight: "open",
  tilt: 4,
};
const stooping: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [8, 2] },
  armLeft: { to: [0.24, 0.9], bend: 1 },
  armRight: { to: [0.4, 0.88], bend: 1 },
  lean: 22,
  nod: 0.3,
};

const beaker: FigureOptions["held"] = ({ arms }) =>
  place(arms.right.end[0] + 30, arms.right.end[1] - 6, flask(130, colour.teal), { rotate: 62 });

const visitors = (): string =>
  staged(stage, [
    {
      ...grownUps.joshi,
      at: [1104, 742],
      facing: "left",
      pose: "handsClasped",
      skin: pupils.asha.skin,
      gaze: [-0.8, 0.6],
    },
    { ...grownUps.gill, at: [990, 712], facing: "left", pose: stooping, gaze: [-0.8, 0.8] },
  ]);

export const eventScienceFair: Picture = {
  key: "event-science-fair",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children explaining their working models, a foaming volcano and a windmill, at the science fair",
  draw: () =>
    picture(1200, 900, [
      roomWall(1200, 600, "#cfe0d6", { dado: colour.peacock, dadoTop: 0.8 }),
      floorBoards(1200, 600, 900, [620, 240], mix(colour.clay, colour.sand, 0.4)),
      place(66, 128, windowOpening(150, 260, { seed: 3 })),
      windowLight(120, 640, 300, 180, 0.32),
      place(
        300,
        196,
        poster(
          230,
          190,
          colour.teal,
          lettering("विज्ञान", 115, 38, { size: 34, fill: colour.white, anchor: "middle" }),
          ellipse([0, 0], 30, 30, ball(colour.marigold)) +
            stroke("M-50 0a50 18 0 1 0 100 0a50 18 0 1 0 -100 0", colour.indigo, 3) +
            ellipse([48, 6], 9, 9, ball(colour.dustyBlue)),
        ),
      ),
      place(
        572,
        182,
        poster(
          240,
          200,
          colour.brick,
          lettering("पृथ्वी", 120, 38, { size: 36, fill: colour.white, anchor: "middle" }),
          ellipse([0, 0], 42, 42, ball(colour.dustyBlue)) + ellipse([-10, -8], 20, 14, colour.leafLight),
        ),
      ),
      place(
        856,
        196,
        poster(
          230,
          190,
          colour.saffron,
          lettering("Science", 115, 38, { size: 32, fill: colour.white, anchor: "middle" }),
          stroke("M-40 40C-30 -40 30 40 40 -44", colour.teal, 7) +
            stroke("M-40 -40C-30 40 30 -40 40 44", colour.rose, 7),
        ),
      ),
      bunting([-10, 60], [400, 70], 40, 28, [colour.teal, colour.saffron, colour.cream]),
      bunting([800, 70], [1210, 60], 40, 28, [colour.teal, colour.saffron, colour.cream]),
      place(
        370,
        44,
        banner(
          460,
          92,
          colour.maroon,
          lettering("विज्ञान मेला", 230, 64, { size: 56, fill: colour.butter, anchor: "middle" }),
        ),
      ),
      staged(stage, [
        { ...pupils.pari, at: [92, 640], facing: "right", pose: "handsClasped", gaze: [0.8, 0.4] },
        {
          ...pupils.tenzin,
          at: [322, 646],
          facing: "right",
          pose: explaining,
          expression: "grin",
          gaze: [0.9, 0.2],
        },
      ]),
      place(240, 730, stallTable(420, 190, colour.indigo)),
      place(190, 540, windmill(176)),
      place(392, 544, orrery(150)),
      visitors(),
      staged(stage, [
        {
          ...pupils.asha,
          at: [520, 760],
          facing: "right",
          pose: pouring,
          gaze: [0.7, 0.5],
          expression: "grin",
          held: beaker,
        },
        {
          ...pupils.bhola,
          at: [806, 752],
          facing: "right",
          pose: explaining,
          expression: "sing",
          gaze: [0.9, -0.3],
        },
      ]),
      place(656, 880, stallTable(520, 230, colour.maroon)),
      place(668, 652, volcano(150)),
      place(454, 654, flask(84, colour.saffron)),
      place(860, 652, flask(72, colour.leafLight)),
      staged(stage, [
        {
          ...pupils.noor,
          at: [1000, 868],
          size: 0.72,
          facing: "left",
          pose: "pointing",
          expression: "grin",
          gaze: [-0.9, -0.2],
        },
      ]),
      ellipse([160, 120], 760, 620, glow("#fff3d0"), { "fill-opacity": 0.35 }),
      rect(0, 800, 1200, 100, fadeUp(colour.plum), { "fill-opacity": 0.34 }),
    ]),
};
