import {
  across,
  colour,
  darker,
  down,
  fadeUp,
  glow,
  hairColour,
  lighter,
  lit,
  mix,
  skin,
} from "../../palette.ts";
import type { Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { charpai, lantern, shadowTiger, sleepingCat } from "../../props/home.ts";
import { lightMap, screened } from "../../props/lighting.ts";
import { pupils } from "../../props/pupils.ts";
import { readingBook } from "../../props/reading.ts";
import { chinInHand } from "../../props/seated-poses.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { carpet, wallClock, windowOpening } from "../../surroundings/indoors.ts";
import { bookStack, matka } from "../../surroundings/objects.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { ellipse, path, picture, place, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 130, child: 0.76 };

const objecting: Pose = {
  legLeft: { angles: [-72, 76, 0.86, 0.86] },
  legRight: { angles: [72, -76, 0.86, 0.86] },
  crossLegged: true,
  armLeft: { to: [-0.16, 0.9], bend: 1, size: 0.94 },
  armRight: { to: [0.62, -0.1], bend: 1, size: 0.96 },
  handLeft: "flat",
  handRight: "open",
  lean: 4,
  tilt: 4,
};

export const blogReadingHabit: Picture = {
  key: "blog-reading-habit",
  width: 1200,
  height: 750,
  format: "jpeg",
  alt: "In the evening two children read a tiger story to their grandmother by lantern light",
  draw: () =>
    picture(1200, 750, [
      rect(0, 0, 1200, 520, across("#e8b98a", "#c48a66")),
      rect(0, 430, 1200, 100, lit(mix(colour.brick, colour.clay, 0.4))),
      rect(0, 426, 1200, 8, lighter(colour.sand, 0.3)),
      rect(0, 516, 1200, 234, down("#b98a63", "#8a5f43")),
      place(88, 96, windowOpening(150, 230, { shutters: true, seed: 13 })),
      place(1030, 236, wallClock(52, 7, 30)),
      place(600, 414, shadowTiger(214, mix("#c48a66", colour.plum, 0.42))),
      stroke("M900 128H1150", colour.bark, 10),
      place(960, 124, bookStack(96, [colour.maroon, colour.teal, colour.gold])),
      place(1096, 124, matka(60)),
      place(1130, 560, pottedPlant(150, 6)),
      place(600, 666, carpet(980, 150, colour.maroon, colour.gold)),
      place(824, 612, charpai(520, 96)),
      staged(stage, [
        {
          age: "elder",
          sex: "f",
          skin: skin.tan,
          hair: "bun",
          hairColour: hairColour.white,
          glasses: "round",
          nosePin: true,
          at: [836, 538],
          size: 1.1,
          facing: "left",
          pose: objecting,
          expression: "grin",
          gaze: [-0.7, 0.5],
          shadow: false,
          headwear: { kind: "veil", colour: colour.linen, border: colour.maroon },
          outfit: { kind: "sari", colour: colour.linen, border: colour.maroon, blouse: colour.maroon },
        },
        {
          ...pupils.asha,
          at: [402, 668],
          facing: "right",
          pose: "crossLeggedReading",
          expression: "sing",
          gaze: [0.3, 0.8],
          outfit: { kind: "salwar", colour: colour.marigold, trousers: colour.cream, dupatta: colour.rose },
          held: readingBook(220, colour.indigo),
        },
        {
          ...pupils.arjun,
          at: [580, 700],
          size: 0.86,
          facing: "left",
          pose: chinInHand,
          gaze: [-0.8, 0.6],
          outfit: { kind: "kurta", colour: colour.teal, trousers: colour.linen },
        },
      ]),
      place(950, 706, sleepingCat(140)),
      place(222, 700, lantern(130)),
      lightMap(1200, 750, "#7468a0", [
        { at: [320, 560], rx: 620, ry: 520, tone: "#ffe6b8" },
        { at: [460, 600], rx: 520, ry: 300, tone: "#fff6e0" },
        { at: [720, 480], rx: 420, ry: 360, tone: "#ffe2b0", strength: 0.8 },
      ]),
      screened(ellipse([222, 640], 200, 180, glow("#ff9a3a"), { "fill-opacity": 0.7 })),
      ellipse([222, 640], 14, 26, "#fff6d4"),
      rect(90, 98, 146, 226, down("#28306a", "#7a5a8c"), { "fill-opacity": 0.72 }),
      path("M196 124a18 18 0 1 0 17 24a15 15 0 0 1 -17 -24z", "#fff3d0"),
      rect(0, 670, 1200, 80, fadeUp(darker(colour.plum, 0.2)), { "fill-opacity": 0.4 }),
    ]),
};
