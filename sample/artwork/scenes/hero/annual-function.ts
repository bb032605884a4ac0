import { across, colour, darker, down, fadeRight, glow, lighter, lit } from "../../palette.ts";
import type { Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { drapery } from "../../props/festive.ts";
import { lightMap, screened } from "../../props/lighting.ts";
import { pupils } from "../../props/pupils.ts";
import { audienceSilhouettes, sideCurtain, spotlight, stageFloor, valance } from "../../props/stage.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { brassLamp } from "../../surroundings/objects.ts";
import { garland } from "../../surroundings/plants.ts";
import { archOutline } from "../../surroundings/school.ts";
import { chance, ellipse, group, path, picture, place, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 300, child: 1 };

const sway: Pose = {
  legLeft: { angles: [-12, -6] },
  legRight: { angles: [30, -16] },
  armLeft: { to: [-0.62, -0.42], bend: -1, size: 0.96 },
  armRight: { to: [0.66, -0.3], bend: 1, size: 0.96 },
  handLeft: "open",
  handRight: "open",
  lean: -5,
  tilt: 8,
};
const turnAway: Pose = {
  legLeft: { angles: [-20, -12] },
  legRight: { angles: [14, 6] },
  armLeft: { to: [-0.78, 0.1], bend: 1, size: 0.96 },
  armRight: { to: [0.36, -0.66], bend: 1, size: 0.98 },
  handLeft: "open",
  handRight: "open",
  lean: 5,
  tilt: -6,
};

/** A painted palace under the moon, behind the dancers. */
const scenery = (): string => {
  const random = chance(8);
  const stars = Array.from({ length: 60 }, () =>
    ellipse([random(0, 860), random(0, 220)], random(0.8, 2.2), random(0.8, 2.2), "#fff0c8", {
      "fill-opacity": random(0.4, 0.95),
    }),
  );
  const tower = (x: number, w: number, h: number): string => {
    const top = 400 - h;
    const dome = `M${x - w * 0.5} ${top}C${x - w * 0.66} ${top - w * 0.42} ${x - w * 0.16} ${top - w * 0.56} ${x} ${top - w * 0.86}C${x + w * 0.16} ${top - w * 0.56} ${x + w * 0.66} ${top - w * 0.42} ${x + w * 0.5} ${top}Z`;
    return (
      rect(x - w / 2, top, w, h, across("#c79aa8", "#7d5f8f")) +
      rect(x - w * 0.56, top - 4, w * 1.12, 12, lit(colour.gold)) +
      path(dome, lit("#e0a05e")) +
      stroke(`M${x} ${top - w * 0.84}v${-w * 0.2}`, colour.gold, 3) +
      path(archOutline(x - w * 0.24, top + w * 0.9, w * 0.48, w * 0.66), "#ffd98a")
    );
  };
  return group([
    rect(0, 0, 900, 420, down("#2a2f63", "#a2608a")),
    ...stars,
    ellipse([640, 96], 120, 120, glow("#fff1c8"), { "fill-opacity": 0.8 }),
    ellipse([640, 96], 44, 44, "#fff3d0"),
    tower(150, 90, 150),
    tower(330, 130, 220),
    tower(520, 90, 160),
    tower(720, 110, 190),
    rect(0, 330, 900, 90, down("#7b5a8c", "#9a6688")),
    ...Array.from({ length: 9 }, (_, index) => path(archOutline(20 + index * 98, 420, 62, 74), "#5a3f6e")),
  ]);
};

const lehenga = (tone: string, blouse: string, dupatta: string) =>
  ({ kind: "lehenga", colour: tone, blouse, border: colour.gold, dupatta }) as const;

const jewels = { expression: "grin", flowers: true, earrings: true } as const;

const dancers = (): string =>
  staged(stage, [
    {
      ...pupils.noor,
      ...jewels,
      at: [790, 520],
      pose: turnAway,
      facing: "left",
      hair: "singlePlait",
      outfit: lehenga(colour.teal, colour.maroon, colour.marigold),
    },
    {
      ...pupils.kabir,
      at: [978, 500],
      pose: "cheering",
      facing: "right",
      outfit: { kind: "kurta", colour: colour.marigold, jacket: colour.maroon },
      headwear: { kind: "turban", colour: colour.peacock },
      expression: "grin",
    },
    {
      ...pupils.devika,
      ...jewels,
      at: [1156, 504],
      pose: sway,
      facing: "left",
      outfit: lehenga(colour.indigo, colour.saffron, colour.rose),
    },
    {
      ...pupils.arjun,
      at: [1344, 522],
      pose: "cheering",
      facing: "left",
      outfit: { kind: "kurta", colour: colour.leafLight, jacket: colour.green },
      headwear: { kind: "turban", colour: colour.saffron },
      expression: "grin",
    },
    {
      ...pupils.asha,
      ...jewels,
      at: [1064, 600],
      pose: sway,
      facing: "front",
      hair: "singlePlait",
      bindi: true,
      outfit: lehenga(colour.maroon, colour.green, colour.saffron),
    },
    {
      ...pupils.meera,
      ...jewels,
      at: [890, 590],
      pose: turnAway,
      facing: "left",
      hair: "bun",
      outfit: lehenga(colour.saffron, colour.indigo, colour.butter),
    },
    {
      ...pupils.lakshmi,
      ...jewels,
      at: [1244, 592],
      pose: turnAway,
      facing: "right",
      outfit: lehenga(colour.rose, colour.maroonDeep, colour.butter),
    },
  ]);

export const heroAnnualFunction: Picture = {
  key: "hero-annual-function",
  width: 1600,
  height: 800,
  format: "jpeg",
  alt: "Children in bright costumes dancing on a lit stage at the annual function",
  draw: () =>
    picture(1600, 800, [
      rect(0, 0, 1600, 800, "#2a1620"),
      place(640, 60, scenery()),
      place(600, 470, stageFloor(1000, 150, 44, colour.clay)),
      place(0, 0, drapery(640, 660, darker(colour.maroon, 0.25), 14)),
      dancers(),
      place(752, 606, brassLamp(140)),
      place(1424, 606, brassLamp(140)),
      place(596, 0, sideCurtain(150, 616, colour.maroon, "left")),
      place(1470, 0, sideCurtain(150, 616, colour.maroon, "right")),
      place(590, 0, valance(1030, 110, colour.maroon, 7)),
      garland([600, 112], [860, 112], 46, 16),
      garland([860, 112], [1120, 112], 46, 16),
      garland([1120, 112], [1380, 112], 46, 16),
      garland([1380, 112], [1640, 112], 46, 16),
      lightMap(1600, 800, "#9a8aae", [
        { at: [1060, 440], rx: 620, ry: 480, tone: "#ffffff" },
        { at: [1060, 560], rx: 520, ry: 200, tone: "#fff4dc" },
        { at: [700, 520], rx: 160, ry: 180, tone: "#ffe8bd" },
        { at: [1440, 520], rx: 160, ry: 180, tone: "#ffe8bd" },
      ]),
      screened(spotlight([700, -20], [1064, 596], 150, "#ffe0a0", 0.34)),
      screened(spotlight([1480, -20], [1080, 596], 150, "#ffb8c8", 0.2)),
      rect(0, 0, 680, 800, fadeRight("#2a1018"), { "fill-opacity": 0.5 }),
      place(0, 742, audienceSilhouettes(1600, 108, "#33202e", 5)),
      place(0, 800, audienceSilhouettes(1600, 140, "#1f121c", 9)),
      ellipse([1060, 640], 600, 90, glow(lighter(colour.saffron, 0.3)), { "fill-opacity": 0.25 }),
    ]),
};
