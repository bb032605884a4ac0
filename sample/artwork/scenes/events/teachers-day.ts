import { lettering } from "../../lettering.ts";
import { colour, fadeUp, glow, lit } from "../../palette.ts";
import type { FigureOptions, Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { floorBoards } from "../../props/classroom.ts";
import { bouquet, greetingCard } from "../../props/gifts.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { blackboard, roomWall, table, windowLight, windowOpening } from "../../surroundings/indoors.ts";
import { bookStack, globe } from "../../surroundings/objects.ts";
import { chance, ellipse, group, type Point, picture, place, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 250, child: 0.78 };

const receiving: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [6, 2] },
  armLeft: { to: [0.34, 0.66], bend: 1, size: 0.94 },
  armRight: { to: [0.66, 0.56], bend: 1, size: 0.96 },
  handLeft: "open",
  handRight: "open",
  lean: 12,
  nod: 0.4,
};
const offering: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [6, 2] },
  armLeft: { to: [0.46, 0.1], bend: 1, size: 0.94 },
  armRight: { to: [0.56, 0.04], bend: 1, size: 0.96 },
  handLeft: "grip",
  handRight: "grip",
  tilt: -8,
};
const holdingUp: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [4, 2] },
  armLeft: { to: [-0.44, 0.34], bend: 1, size: 0.84 },
  armRight: { to: [0.44, 0.34], bend: -1, size: 0.84 },
  handLeft: "grip",
  handRight: "grip",
  armsBehind: ["left", "right"],
};
/** One hand behind the back, with a flower in it. */
const hiding: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [4, 2] },
  armLeft: { angles: [-24, 24] },
  armRight: { angles: [9, 3] },
  handLeft: "hidden",
  armsBehind: ["left", "right"],
};

const flowers =
  (seed: number): FigureOptions["held"] =>
  ({ arms }) =>
    place(
      (arms.left.end[0] + arms.right.end[0]) / 2,
      (arms.left.end[1] + arms.right.end[1]) / 2 - 20,
      bouquet(250, [colour.rose, colour.pink, colour.white], seed),
      { rotate: -14 },
    );

const rose: FigureOptions["held"] = ({ arms }) => {
  const [x, y] = arms.left.end;
  return (
    stroke(`M${x} ${y + 60}L${x - 30} ${y - 150}`, colour.leaf, 12) +
    ellipse([x - 32, y - 166], 44, 42, lit(colour.rose))
  );
};

/** Rings of coloured paper hung from point to point. */
function paperChain(from: Point, to: Point, sag: number): string {
  const tones = [colour.rose, colour.marigold, colour.teal, colour.lilac];
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 20);
  return Array.from({ length: count + 1 }, (_, index) => {
    const t = index / count;
    const [x, y] = [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
    ];
    return ellipse([x, y], 13, 10, "none", { stroke: tones[index % 4], "stroke-width": 5 });
  }).join("");
}

const chalk = (): string => {
  const random = chance(5);
  const confetti = Array.from({ length: 26 }, () =>
    ellipse(
      [random(20, 250), random(14, 220)],
      4,
      4,
      [colour.pink, colour.butter, colour.sky][Math.floor(random(0, 3))] as string,
      {
        "fill-opacity": 0.75,
      },
    ),
  );
  return group([
    lettering("शिक्षक दिवस", 446, 112, { size: 70, fill: colour.butter, anchor: "middle" }),
    lettering("Happy Teachers' Day", 452, 178, {
      size: 36,
      fill: colour.white,
      anchor: "middle",
      opacity: 0.92,
    }),
    stroke("M320 204Q452 226 586 204", colour.pink, 5, { "stroke-opacity": 0.8 }),
    ...confetti,
    stroke(
      "M120 270V150M120 230Q80 226 74 190Q112 192 120 230M120 220Q158 214 166 180Q128 184 120 220",
      colour.leafPale,
      5,
      {
        "stroke-opacity": 0.85,
      },
    ),
    stroke(
      "M120 120q-34 -44 0 -66q34 22 0 66q44 -34 66 0q-22 34 -66 0q34 44 0 66q-34 -22 0 -66q-44 34 -66 0q22 -34 66 0",
      colour.pink,
      5,
      { "stroke-opacity": 0.9 },
    ),
  ]);
};

const people = (): string =>
  staged(stage, [
    {
      ...grownUps.menon,
      at: [470, 770],
      facing: "right",
      pose: receiving,
      expression: "grin",
      gaze: [0.7, 0.8],
    },
    {
      ...pupils.tara,
      at: [690, 800],
      size: 0.78,
      facing: "left",
      pose: offering,
      expression: "grin",
      gaze: [-0.6, -0.8],
      held: flowers(3),
    },
    { ...pupils.zoya, at: [846, 730], facing: "left", pose: "handsClasped", expression: "grin" },
    {
      ...pupils.kabir,
      at: [962, 756],
      facing: "left",
      pose: holdingUp,
      expression: "grin",
      held: ({ arms }) =>
        place(
          (arms.left.end[0] + arms.right.end[0]) / 2,
          arms.left.end[1] + 40,
          greetingCard(350, 250, colour.cream),
        ),
    },
    { ...pupils.devika, at: [272, 742], facing: "right", pose: "cheering", expression: "grin" },
    {
      ...pupils.vihaan,
      at: [150, 800],
      facing: "right",
      pose: hiding,
      gaze: [0.9, -0.2],
      held: ({ torsoAt, build }) => {
        const [x, y] = torsoAt(-build.shoulder * 0.9, build.torso * 0.3);
        return (
          stroke(`M${x} ${y}L${x - 60} ${y - 120}`, colour.leaf, 12) +
          ellipse([x - 64, y - 132], 40, 38, lit(colour.rose))
        );
      },
    },
    {
      ...pupils.jaspreet,
      at: [1124, 806],
      facing: "left",
      pose: "handsClasped",
      expression: "grin",
      held: rose,
    },
  ]);

export const eventTeachersDay: Picture = {
  key: "event-teachers-day",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children giving flowers and a hand-made card to their teacher in a decorated classroom",
  draw: () =>
    picture(1200, 900, [
      roomWall(1200, 620, "#f2cdb6", { dado: colour.brick, dadoTop: 0.8 }),
      floorBoards(1200, 620, 900, [600, 250], colour.clay),
      place(270, 96, blackboard(640, 310, chalk())),
      place(58, 130, windowOpening(130, 250, { shutters: false, seed: 7 })),
      place(1006, 130, windowOpening(130, 250, { shutters: false, seed: 11 })),
      windowLight(90, 650, 260, 170, 0.34),
      paperChain([-20, 30], [600, 40], 70),
      paperChain([600, 40], [1220, 30], 70),
      place(600, 700, table(560, 150, { tone: colour.clay })),
      place(420, 542, globe(120)),
      place(760, 540, bookStack(130, [colour.maroon, colour.indigo, colour.gold])),
      people(),
      ellipse([140, 130], 760, 620, glow("#fff0cc"), { "fill-opacity": 0.36 }),
      rect(0, 800, 1200, 100, fadeUp(colour.plum), { "fill-opacity": 0.34 }),
    ]),
};
