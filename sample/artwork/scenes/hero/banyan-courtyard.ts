import { across, colour, darker, fadeUp, glow, lighter, mix } from "../../palette.ts";
import type { FigureOptions } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { flowerBed, leafScatter } from "../../props/garden.ts";
import { multiplied } from "../../props/lighting.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { chinInHand, handsInLap, handsOnKnees, handUp, seatFromBehind } from "../../props/seated-poses.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { matka, openBook, schoolBag } from "../../surroundings/objects.ts";
import { dapple, ground, hills, sky, treeLine } from "../../surroundings/outdoors.ts";
import { banyan, foliage } from "../../surroundings/plants.ts";
import { schoolBuilding } from "../../surroundings/school.ts";
import { ellipse, group, path, picture, place, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 330, child: 0.66 };

/** The round brick seat built about the trunk. */
function platform(radius: number, height: number): string {
  const flat = radius * 0.2;
  const side = `M${-radius} 0A${radius} ${flat} 0 0 0 ${radius} 0V${height}A${radius} ${flat} 0 0 1 ${-radius} ${height}Z`;
  const joints = Array.from({ length: 3 }, (_, row) => {
    const y = (height * (row + 1)) / 4;
    return `M${-radius} ${y}A${radius} ${flat} 0 0 0 ${radius} ${y}`;
  });
  return group([
    ellipse([30, height + 8], radius * 1.15, flat * 1.4, glow(colour.plum), { "fill-opacity": 0.55 }),
    path(side, across(lighter(colour.brick, 0.2), darker(colour.brick, 0.4))),
    stroke(joints.join(""), darker(colour.brick, 0.5), 2, { "stroke-opacity": 0.4 }),
    ellipse([0, 0], radius, flat, across(lighter(colour.sand, 0.3), mix(colour.sand, colour.clay, 0.5))),
    ellipse([0, 3], radius * 0.93, flat * 0.86, mix(colour.clay, colour.leaf, 0.25)),
  ]);
}

const book =
  (width: number, cover: string): FigureOptions["held"] =>
  ({ arms }) =>
    place(
      (arms.left.end[0] + arms.right.end[0]) / 2,
      (arms.left.end[1] + arms.right.end[1]) / 2,
      openBook(width, cover),
    );

const circle = (): string =>
  staged(stage, [
    {
      ...grownUps.nair,
      at: [1044, 630],
      size: 1.16,
      facing: "left",
      pose: "crossLeggedReading",
      expression: "sing",
      gaze: [-0.7, 0.3],
      held: book(220, colour.maroon),
    },
    { ...pupils.noor, at: [884, 668], facing: "right", pose: chinInHand },
    { ...pupils.kabir, at: [778, 690], facing: "right", pose: handsInLap, expression: "grin" },
    { ...pupils.pari, at: [742, 762], facing: "right", pose: handsOnKnees },
    { ...pupils.asha, at: [856, 786], facing: "back", pose: handsInLap },
    {
      ...pupils.arjun,
      at: [984, 796],
      facing: "back",
      pose: handsOnKnees,
      held: seatFromBehind(colour.maroon),
    },
    { ...pupils.lakshmi, at: [1154, 778], facing: "left", pose: handUp, expression: "grin" },
    { ...pupils.jaspreet, at: [1232, 676], facing: "left", pose: handsInLap },
    {
      ...pupils.meera,
      at: [1330, 712],
      facing: "left",
      pose: "crossLeggedReading",
      held: book(190, colour.indigo),
    },
    { ...pupils.thomas, at: [1300, 784], facing: "left", pose: handsOnKnees, expression: "grin" },
    { ...pupils.zoya, at: [1428, 750], facing: "left", pose: chinInHand },
    { at: [1516, 716], thing: (child) => schoolBag(child * 0.36, colour.teal) },
    { at: [1556, 734], thing: (child) => schoolBag(child * 0.32, colour.saffron) },
  ]);

export const heroBanyanCourtyard: Picture = {
  key: "hero-banyan-courtyard",
  width: 1600,
  height: 800,
  format: "jpeg",
  alt: "A teacher and children sitting in a circle under the banyan tree in the courtyard",
  draw: () =>
    picture(1600, 800, [
      sky(1600, 440, { mood: "day", sun: [180, 60], clouds: 2, seed: 16 }),
      hills(1600, 420, 40, "#b2cbb6", 5),
      treeLine(1600, 440, 60, 12, 0.5),
      place(30, 452, schoolBuilding({ width: 520, height: 170, bays: 8 })),
      rect(0, 100, 1600, 360, fadeUp("#eef0dc"), { "fill-opacity": 0.75 }),
      ground(1600, 448, 800, mix(colour.sand, colour.clay, 0.22), 7),
      place(-20, 480, flowerBed(720, 40, [colour.marigold, colour.rose, colour.white], 24)),
      ellipse([360, 640], 560, 170, glow("#fff2cc"), { "fill-opacity": 0.7 }),
      place(1180, 566, platform(276, 46)),
      place(1180, 562, banyan(760, 33)),
      foliage([690, 130], 280, 170, mix(colour.leaf, colour.leafLight, 0.4), 51),
      foliage([820, 216], 260, 110, colour.leaf, 52),
      foliage([990, 196], 300, 150, mix(colour.leaf, colour.leafLight, 0.2), 53),
      foliage([1330, 190], 320, 140, mix(colour.leaf, colour.green, 0.4), 54),
      foliage([1500, 250], 300, 120, mix(colour.leaf, colour.green, 0.6), 55),
      leafScatter([900, 110], 560, 300, 15, lighter(colour.leafLight, 0.25), 3),
      leafScatter([1210, 10], 700, 260, 15, lighter(colour.leafLight, 0.2), 5),
      leafScatter([1260, 130], 1100, 330, 16, darker(colour.green, 0.1), 8),
      leafScatter([1480, 190], 420, 260, 15, colour.leaf, 12),
      multiplied(ellipse([1180, 660], 760, 190, glow("#8d8fb0"), { "fill-opacity": 0.9 })),
      dapple(620, 590, 900, 190, 6),
      place(1500, 636, matka(84)),
      circle(),
      ellipse([200, 80], 900, 620, glow("#fff3cc"), { "fill-opacity": 0.4 }),
      foliage([1600, 20], 300, 240, colour.green, 71),
      rect(0, 700, 1600, 100, fadeUp(colour.plum), { "fill-opacity": 0.3 }),
    ]),
};
