import { lettering } from "../../lettering.ts";
import { across, colour, darker, down, fadeUp, glow, lit, mix } from "../../palette.ts";
import type { FigureOptions, Outfit, Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { readingBook } from "../../props/reading.ts";
import { handsInLap } from "../../props/seated-poses.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { veena } from "../../props/veena.ts";
import { bookStack, brassLamp, diya } from "../../surroundings/objects.ts";
import { hills, sky, treeLine } from "../../surroundings/outdoors.ts";
import { garland, marigold, neem } from "../../surroundings/plants.ts";
import { bunting } from "../../surroundings/school.ts";
import { chance, ellipse, group, path, picture, place, polygon, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 330, child: 0.72, shadow: [0.6, 0.08], shadowStrength: 0.26 };
const yellow = "#f4c53d";
const mustard = "#e2a321";

/** Mustard in flower, in rows that run to the horizon. */
const mustardField = (): string => {
  const random = chance(12);
  const dabs = (count: number, top: number, bottom: number, tone: string): string =>
    path(
      Array.from({ length: count }, () => {
        const depth = random() ** 1.3;
        const [x, y, r] = [random(0, 1200), top + (bottom - top) * depth, 1.6 + 4 * depth];
        return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${(r * 0.8).toFixed(1)} 0 1 0 ${(r * 2).toFixed(1)} 0a${r.toFixed(1)} ${(r * 0.8).toFixed(1)} 0 1 0 ${(-r * 2).toFixed(1)} 0z`;
      }).join(""),
      tone,
    );
  return group([
    rect(0, 400, 1200, 180, down("#f2d873", "#8fa646")),
    dabs(420, 404, 560, "#ffe071"),
    dabs(260, 420, 572, mustard),
    dabs(120, 440, 576, "#5f8a3c"),
  ]);
};

/** The low altar for books and veena, under an arch of flowers. */
const altar = (): string =>
  group([
    ellipse([0, 10], 300, 40, glow(colour.plum), { "fill-opacity": 0.5 }),
    path(
      "M-214 0V-300Q-206 -424 0 -440Q206 -424 214 -300V0H186V-292Q180 -398 0 -410Q-180 -398 -186 -292V0Z",
      lit(colour.white),
    ),
    path("M-186 0V-292Q-180 -398 0 -410Q180 -398 186 -292V0Z", down("#fff8dc", "#ffe9a0")),
    stroke(
      "M-120 -360Q-110 -180 -130 -40M-60 -396Q-56 -200 -64 -60M60 -396Q56 -200 64 -60M120 -360Q110 -180 130 -40",
      mustard,
      4,
      {
        "stroke-opacity": 0.25,
      },
    ),
    ...Array.from({ length: 29 }, (_, index) => {
      const t = index / 28;
      const angle = Math.PI * (1 - t);
      const [x, y] =
        t < 0.28
          ? [-200, -t * 1070]
          : t > 0.72
            ? [200, -(1 - t) * 1070]
            : [
                Math.cos(Math.PI * (1 - (t - 0.28) / 0.44)) * 200,
                -300 - Math.sin(Math.PI * ((t - 0.28) / 0.44)) * 126,
              ];
      return place(x, y, marigold(40, index + Math.round(angle)));
    }),
    path(
      polygon([
        [-176, -84],
        [176, -84],
        [204, -50],
        [-204, -50],
      ]),
      across("#fff1b4", yellow),
    ),
    rect(-204, -50, 408, 54, down(yellow, mustard)),
    garland([-200, -46], [0, -46], 26, 15),
    garland([0, -46], [200, -46], 26, 15),
    place(-106, -64, bookStack(110, [colour.maroon, colour.linen, colour.teal])),
    place(116, -62, brassLamp(150)),
    place(-30, -62, diya(34)),
    place(34, -60, diya(30)),
    place(-6, -94, veena(230)),
    lettering("बसंत पंचमी", 0, -288, { size: 58, fill: colour.maroon, anchor: "middle" }),
  ]);

const kurta = (tone: string): Outfit => ({ kind: "kurta", colour: tone, trousers: colour.linen });
const lehenga = (tone: string, border: string): Outfit => ({
  kind: "lehenga",
  colour: tone,
  blouse: mustard,
  border,
  dupatta: "#fff0b0",
});

/** A brass plate of petals and flowers between both hands. */
const flowerPlate: FigureOptions["held"] = ({ arms }) =>
  place(
    (arms.left.end[0] + arms.right.end[0]) / 2,
    arms.left.end[1] - 10,
    ellipse([0, 8], 130, 36, lit(colour.gold)) +
      ellipse([0, 0], 112, 26, darker(colour.gold, 0.35)) +
      [-70, -30, 12, 52, 84, -50, -4, 40]
        .map((x, index) => place(x, index > 4 ? -26 : -8, marigold(52, index)))
        .join(""),
  );

const bowing: Pose = {
  legLeft: { angles: [-72, 76, 0.86, 0.86] },
  legRight: { angles: [72, -76, 0.86, 0.86] },
  crossLegged: true,
  armLeft: { to: [-0.015, 0.3], bend: 1, size: 0.72 },
  armRight: { to: [0.015, 0.3], bend: -1, size: 0.72 },
  handLeft: "joined",
  handRight: "hidden",
};

const celebrating = (): string =>
  staged(stage, [
    {
      ...grownUps.nair,
      at: [1064, 668],
      facing: "left",
      pose: "namaste",
      outfit: { kind: "sari", colour: yellow, border: colour.maroon, blouse: colour.maroon },
    },
    {
      ...pupils.asha,
      at: [318, 690],
      facing: "right",
      pose: "carrying",
      outfit: lehenga(yellow, colour.maroon),
      gaze: [0.8, 0.2],
      flowers: true,
      held: flowerPlate,
    },
    {
      ...pupils.arjun,
      at: [196, 740],
      facing: "right",
      pose: "namaste",
      outfit: kurta(yellow),
      expression: "focus",
    },
    {
      ...pupils.jaspreet,
      at: [890, 690],
      facing: "left",
      pose: "carrying",
      outfit: kurta(mustard),
      held: flowerPlate,
    },
    {
      ...pupils.chitra,
      at: [84, 806],
      facing: "right",
      pose: "reading",
      outfit: lehenga(mustard, colour.green),
      expression: "sing",
      held: readingBook(200, colour.maroon),
    },
    {
      ...pupils.noor,
      at: [318, 858],
      facing: "right",
      pose: bowing,
      outfit: { kind: "salwar", colour: yellow, trousers: colour.linen, dupatta: colour.saffron },
      expression: "focus",
    },
    {
      ...pupils.bhola,
      at: [474, 884],
      size: 0.86,
      facing: "right",
      pose: handsInLap,
      outfit: kurta(mix(yellow, colour.saffron, 0.35)),
      gaze: [0.8, -0.6],
    },
    {
      ...pupils.pari,
      at: [800, 872],
      facing: "left",
      pose: bowing,
      outfit: lehenga("#ffdf7a", colour.saffron),
      gaze: [-0.7, -0.4],
    },
    {
      ...pupils.devika,
      at: [976, 806],
      facing: "left",
      pose: "namaste",
      outfit: lehenga(yellow, colour.teal),
      flowers: true,
    },
    {
      ...pupils.rohan,
      at: [1136, 866],
      facing: "left",
      pose: "reading",
      outfit: kurta("#ffd765"),
      expression: "sing",
      held: readingBook(200, colour.teal),
    },
  ]);

export const eventBasantPanchami: Picture = {
  key: "event-basant-panchami",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children dressed in yellow with flowers and books at the Basant Panchami celebration",
  draw: () =>
    picture(1200, 900, [
      sky(1200, 440, { mood: "day", sun: [180, 80], clouds: 4, seed: 44 }),
      hills(1200, 410, 40, "#a9c6b0", 3),
      treeLine(1200, 414, 50, 6, 0.45),
      mustardField(),
      place(1130, 560, neem(420, 6, 0.08)),
      rect(0, 560, 1200, 340, down("#cfc47a", "#a7a24e")),
      path("M0 610Q600 560 1200 604V900H0Z", down("#f0dfae", "#d9b878")),
      bunting([-10, 60], [600, 40], 60, 28, [yellow, colour.white, colour.saffron]),
      bunting([600, 40], [1210, 70], 60, 28, [yellow, colour.white, colour.saffron]),
      place(606, 716, altar(), { scale: 1.08 }),
      celebrating(),
      ellipse([180, 90], 800, 620, glow("#fff3b8"), { "fill-opacity": 0.42 }),
      rect(0, 810, 1200, 90, fadeUp(colour.plum), { "fill-opacity": 0.28 }),
    ]),
};
