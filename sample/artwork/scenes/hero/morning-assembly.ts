import { across, colour, darker, distant, down, fadeUp, glow, lit } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { rank } from "../../props/far-pupils.ts";
import { flowerBed } from "../../props/garden.ts";
import { heldSheet, microphone } from "../../props/on-stage.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { brassLamp } from "../../surroundings/objects.ts";
import { hills, sky, sunbeams, treeLine } from "../../surroundings/outdoors.ts";
import { foliage, garland, neem, pottedPlant } from "../../surroundings/plants.ts";
import { schoolBuilding, tiledFloor } from "../../surroundings/school.ts";
import { ellipse, group, path, picture, place, polygon, rect } from "../../svg.ts";

const stage: Stage = { horizon: 232, child: 0.56, shadow: [1.1, 0.1], shadowStrength: 0.3 };

/** The low platform from which the thought for the day is read. */
const dais = (): string =>
  group([
    ellipse([150, 70], 260, 40, glow(colour.plum), { "fill-opacity": 0.5 }),
    path(
      polygon([
        [24, -26],
        [250, -26],
        [300, 30],
        [-30, 30],
      ]),
      across("#f7e6c6", colour.sand),
    ),
    rect(-30, 30, 330, 40, down(colour.brick, darker(colour.brick, 0.3))),
    garland([-26, 34], [80, 34], 22, 13),
    garland([80, 34], [188, 34], 22, 13),
    garland([188, 34], [296, 34], 22, 13),
  ]);

const praying = (): string =>
  staged(stage, [
    { ...pupils.noor, at: [930, 566], facing: "left", pose: "namaste", expression: "focus" },
    { ...pupils.bhola, at: [1024, 560], facing: "left", pose: "namaste", expression: "focus", size: 1.05 },
    { ...pupils.pari, at: [1116, 570], facing: "left", pose: "namaste", expression: "focus" },
    { ...pupils.farhan, at: [1206, 562], facing: "left", pose: "namaste", expression: "sing", size: 1.06 },
    { ...pupils.rukmini, at: [1298, 568], facing: "left", pose: "namaste", expression: "focus" },
    { ...pupils.vihaan, at: [1388, 562], facing: "left", pose: "namaste", expression: "sing" },
    { ...grownUps.tiwari, at: [1530, 592], facing: "left", pose: "namaste", expression: "focus" },
    { ...pupils.devika, at: [966, 652], facing: "left", pose: "namaste", expression: "focus" },
    { ...pupils.tenzin, at: [1082, 644], facing: "left", pose: "namaste", expression: "focus", size: 1.04 },
    { ...pupils.zoya, at: [1196, 654], facing: "left", pose: "namaste", expression: "sing" },
    { ...pupils.arjun, at: [1312, 646], facing: "left", pose: "namaste", expression: "focus", size: 1.06 },
    { ...pupils.meera, at: [1428, 656], facing: "left", pose: "namaste", expression: "focus" },
    { ...pupils.tara, at: [1014, 764], facing: "left", pose: "namaste", expression: "focus", size: 0.94 },
    { ...pupils.kabir, at: [1158, 772], facing: "left", pose: "namaste", size: 0.88, gaze: [-0.9, -0.5] },
    { ...pupils.lakshmi, at: [1304, 766], facing: "left", pose: "namaste", expression: "sing", size: 0.98 },
    { ...pupils.jaspreet, at: [1452, 774], facing: "left", pose: "namaste", expression: "focus" },
  ]);

const fartherRanks = (): string =>
  [0, 1, 2, 3]
    .map((row) =>
      rank({
        from: [880 + row * 14, 424 + row * 24],
        to: [1600 + row * 20, 424 + row * 24],
        count: 15 - row,
        heights: [98 + row * 15, 98 + row * 15],
        haze: 0.42 - row * 0.07,
        facing: "left",
        arms: "joined",
        seed: 4 + row,
      }),
    )
    .join("");

/** What the smallest boy is looking at. */
const butterfly = (): string =>
  group([
    path("M0 0C-14 -22 -30 -16 -24 -2C-30 10 -12 16 0 0Z", lit(colour.marigold)),
    path("M0 0C10 -26 26 -24 24 -8C30 4 14 14 0 0Z", lit(colour.saffron)),
    path("M-1 -6L1 -6L1 8L-1 8Z", colour.ink),
  ]);

export const heroMorningAssembly: Picture = {
  key: "hero-morning-assembly",
  width: 1600,
  height: 800,
  format: "jpeg",
  alt: "Children standing in rows with joined hands at morning assembly while a girl reads the thought for the day",
  draw: () =>
    picture(1600, 800, [
      sky(1600, 420, { mood: "morning", sun: [250, 150], clouds: 2, seed: 31 }),
      hills(1600, 330, 44, "#b6c6b0", 8),
      treeLine(1600, 350, 60, 9, 0.55),
      place(820, 390, neem(290, 3, 0.4)),
      place(890, 400, schoolBuilding({ width: 940, height: 320 })),
      ellipse([900, 260], 700, 420, glow("#fdeccb"), { "fill-opacity": 0.5 }),
      rect(0, 0, 1600, 402, "#fbe9c9", { "fill-opacity": 0.26 }),
      tiledFloor(1600, 380, 800, "#e6c79a", 5),
      rect(0, 330, 1600, 130, fadeUp("#fff0cf"), { "fill-opacity": 0.3 }),
      place(-30, 410, flowerBed(620, 54, [colour.rose, colour.marigold, colour.leafLight], 14)),
      place(668, 414, pottedPlant(66, 4)),
      place(756, 414, pottedPlant(60, 9)),
      fartherRanks(),
      place(600, 648, dais()),
      place(838, 652, brassLamp(96)),
      staged({ horizon: 232, child: 0.53 }, [
        {
          ...pupils.asha,
          at: [702, 656],
          facing: "right",
          pose: "reading",
          expression: "sing",
          held: heldSheet(),
        },
      ]),
      place(772, 660, microphone(152), { flip: true }),
      praying(),
      place(872, 512, butterfly(), { rotate: 20, scale: 0.8 }),
      ellipse([260, 160], 900, 560, glow("#fff0c4"), { "fill-opacity": 0.5 }),
      sunbeams(380, -60, 420, 900, 0.12),
      foliage([60, -6], 420, 190, distant(colour.leaf, 0.1), 61),
      foliage([300, -40], 300, 120, distant(colour.leafLight, 0.1), 67),
      rect(0, 690, 1600, 110, fadeUp(colour.plum), { "fill-opacity": 0.26 }),
    ]),
};
