import { lettering } from "../../lettering.ts";
import { colour, down, fadeUp, glow, lighter, lit, mix } from "../../palette.ts";
import type { Outfit, Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { leafCrown, lionMane, paperCrown, peacockFan, rabbitEars, together } from "../../props/costumes.ts";
import { lightMap } from "../../props/lighting.ts";
import { heldSheet } from "../../props/on-stage.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { audienceSilhouettes, sideCurtain, stageFloor, valance } from "../../props/stage.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { banner } from "../../surroundings/objects.ts";
import { garland } from "../../surroundings/plants.ts";
import { blob, clipped, ellipse, group, path, picture, place, rect, ribbon, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 300, child: 0.94 };

const roaring: Pose = {
  legLeft: { angles: [-16, -8] },
  legRight: { angles: [24, 6] },
  armLeft: { to: [-0.6, -0.36], bend: -1, size: 0.95 },
  armRight: { to: [0.66, -0.2], bend: 1, size: 0.95 },
  handLeft: "open",
  handRight: "open",
  lean: 5,
};
const defiant: Pose = {
  legLeft: { angles: [-8, -4] },
  legRight: { angles: [8, 4] },
  armLeft: { to: [-0.36, 0.72], bend: 1, size: 0.86 },
  armRight: { angles: [64, 72] },
  handLeft: "hidden",
  handRight: "flat",
  tilt: 4,
};

const plain = (tone: string): Outfit => ({ kind: "kurta", colour: tone, trousers: tone });

/** Rows of leaf-shaped dabs. */
const brushwork = (x: number, y: number, size: number): string =>
  Array.from({ length: 42 }, (_, index) => {
    const [row, column] = [Math.floor(index / 7), index % 7];
    const [left, top] = [x + (column - 3 + (row % 2) * 0.5) * size * 0.15, y + (row - 2.6) * size * 0.13];
    return `M${left} ${top}q${size * 0.03} ${size * 0.06} ${size * 0.07} 0`;
  }).join("");

/** A painted wood: flat trees with a lighter edge, as cut from board. */
const paintedWood = (): string => {
  const tree = (x: number, y: number, size: number, tone: string): string => {
    const crown = blob([
      [x - size * 0.5, y - size * 0.5],
      [x - size * 0.36, y - size * 0.9],
      [x, y - size * 1.08],
      [x + size * 0.38, y - size * 0.9],
      [x + size * 0.52, y - size * 0.5],
      [x + size * 0.2, y - size * 0.36],
      [x - size * 0.2, y - size * 0.34],
    ]);
    return (
      path(
        ribbon(
          [
            [x, y],
            [x - size * 0.02, y - size * 0.6],
          ],
          [size * 0.16, size * 0.1],
        ),
        lit(mix(colour.bark, colour.clay, 0.4)),
      ) +
      path(crown, lit(tone)) +
      clipped(
        crown,
        stroke(brushwork(x, y - size * 0.7, size), lighter(tone, 0.35), 7, { "stroke-opacity": 0.55 }),
      ) +
      stroke(crown, lighter(tone, 0.5), 5, { "stroke-opacity": 0.6 })
    );
  };
  return group([
    rect(0, 0, 1200, 560, down("#6fb9b4", "#f6e2a8")),
    ellipse([330, 190], 190, 190, glow("#fff2b8"), { "fill-opacity": 0.9 }),
    ellipse([330, 190], 62, 62, lit(colour.marigold)),
    path(
      Array.from({ length: 14 }, (_, index) => {
        const angle = (index / 14) * Math.PI * 2;
        const ray = (turn: number, out: number): string =>
          `${330 + Math.cos(angle + turn) * out} ${190 + Math.sin(angle + turn) * out}`;
        return `M${ray(-0.12, 72)}L${ray(0, 104)}L${ray(0.12, 72)}Z`;
      }).join(""),
      colour.saffron,
    ),
    tree(170, 560, 330, colour.teal),
    tree(520, 550, 270, mix(colour.leaf, colour.teal, 0.5)),
    tree(760, 556, 300, colour.leaf),
    tree(1010, 562, 360, colour.green),
    path("M0 560Q200 500 420 540T860 530T1200 520V600H0Z", lit(colour.leafLight)),
  ]);
};

/** The well in which the lion will see his own face. */
const well = (): string =>
  group([
    ellipse([10, 6], 120, 24, glow(colour.plum), { "fill-opacity": 0.6 }),
    path("M-100 -70V-6A100 26 0 0 0 100 -6V-70Z", lit(colour.terracotta)),
    stroke(
      "M-100 -40A100 26 0 0 0 100 -40M-60 -18V-44M0 -10V-40M60 -18V-44M-30 -44V-66M32 -44V-66",
      colour.cream,
      4,
      {
        "stroke-opacity": 0.6,
      },
    ),
    ellipse([0, -70], 100, 26, lit(lighter(colour.terracotta, 0.3))),
    ellipse([0, -68], 80, 19, "#2b4a5c"),
    ellipse([-16, -66], 34, 7, "#9fd0d6", { "fill-opacity": 0.7 }),
  ]);

const players = (): string =>
  staged(stage, [
    { at: [846, 650], thing: (child) => place(0, -child * 0.42, peacockFan(child * 0.62)) },
    {
      ...pupils.lakshmi,
      at: [846, 652],
      facing: "left",
      pose: "namaste",
      expression: "grin",
      earrings: true,
      outfit: {
        kind: "lehenga",
        colour: colour.peacock,
        blouse: colour.indigo,
        border: colour.gold,
        dupatta: colour.teal,
      },
      held: paperCrown(colour.teal),
    },
    {
      ...pupils.rohan,
      at: [206, 660],
      facing: "right",
      pose: "cheering",
      outfit: plain(colour.bark),
      held: leafCrown(),
    },
    {
      ...pupils.thomas,
      at: [410, 766],
      facing: "right",
      pose: roaring,
      expression: "sing",
      outfit: plain(colour.saffron),
      held: together(lionMane(), paperCrown()),
    },
    {
      ...pupils.tara,
      at: [680, 782],
      size: 0.82,
      facing: "left",
      pose: defiant,
      expression: "grin",
      outfit: plain(colour.linen),
      held: rabbitEars(),
    },
    { at: [914, 796], thing: (child) => place(0, 0, well(), { scale: child / 430 }) },
  ]);

/** She knows every line by heart, and whispers it from the wings. */
const prompter = (): string =>
  staged(stage, [
    {
      ...grownUps.nair,
      at: [1090, 690],
      facing: "left",
      pose: "reading",
      expression: "sing",
      held: heldSheet(colour.butter),
    },
  ]);

export const eventAnnualDay: Picture = {
  key: "event-annual-day",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children in costume as a lion, a hare, a peacock and a tree on the decorated stage on Annual Day",
  draw: () =>
    picture(1200, 900, [
      paintedWood(),
      place(-20, 560, stageFloor(1240, 262, 34, colour.clay)),
      rect(0, 850, 1200, 50, "#3a2030"),
      players(),
      prompter(),
      place(1080, 0, sideCurtain(160, 818, colour.maroon, "right")),
      place(-50, 0, sideCurtain(150, 818, colour.maroon, "left")),
      place(-30, 0, valance(1260, 104, colour.maroon, 6)),
      garland([70, 100], [400, 92], 40, 18),
      garland([800, 92], [1130, 100], 40, 18),
      place(
        390,
        84,
        banner(
          420,
          78,
          colour.saffron,
          lettering("वार्षिक उत्सव", 210, 54, { size: 46, fill: colour.maroonDeep, anchor: "middle" }),
        ),
      ),
      lightMap(1200, 900, "#d8ccd6", [
        { at: [560, 560], rx: 860, ry: 700, tone: "#ffffff" },
        { at: [560, 760], rx: 560, ry: 220, tone: "#fff6e0" },
      ]),
      place(0, 908, audienceSilhouettes(1200, 112, "#4a2c3a", 12)),
      rect(0, 820, 1200, 80, fadeUp(colour.plum), { "fill-opacity": 0.4 }),
    ]),
};
