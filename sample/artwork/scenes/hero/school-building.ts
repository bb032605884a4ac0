import { fittingSize, lettering } from "../../lettering.ts";
import { colour, fadeUp, glow, skin } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { backpack, satchel } from "../../props/carried.ts";
import { birds, flowerBed, mownStripes, treeShadow } from "../../props/garden.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { gatePier, gateWing } from "../../props/school-gate.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { footpath, grass, hills, sky, treeLine } from "../../surroundings/outdoors.ts";
import { floweringBush, neem, palm, pottedPlant } from "../../surroundings/plants.ts";
import { boundaryWall, schoolBuilding as building } from "../../surroundings/school.ts";
import { ellipse, picture, place, rect } from "../../svg.ts";

const stage: Stage = { horizon: 455, shadow: [0.9, 0.06], shadowStrength: 0.3 };

function nameBoard(width: number, height: number): string {
  const name = "आदर्श विद्या गुरुकुल";
  return lettering(name, width / 2, height * 0.72, {
    size: fittingSize(name, width, height),
    fill: colour.butter,
    anchor: "middle",
  });
}

const campus = (): string[] => [
  place(640, 512, neem(250, 5, 0.3)),
  place(720, 505, palm(330, 12, 0.25)),
  place(1520, 520, neem(430, 9, 0.12)),
  place(655, 520, building({ width: 830, height: 318, nameBoard })),
  place(1466, 560, neem(360, 14, 0.05)),
];

/** Beds and pots along the front of the school. */
const garden = (): string[] => [
  place(760, 546, floweringBush(150, 46, colour.rose, 3)),
  place(905, 544, floweringBush(120, 38, colour.marigold, 8)),
  place(1260, 545, floweringBush(140, 40, colour.marigold, 11)),
  place(1400, 552, floweringBush(150, 48, colour.rose, 15)),
  place(972, 548, pottedPlant(52, 4)),
  place(1168, 548, pottedPlant(52, 6)),
];

const arriving = (): string =>
  staged(stage, [
    { ...pupils.devika, at: [1040, 556], facing: "back", pose: "walking", held: backpack(colour.saffron) },
    { ...pupils.kabir, at: [1078, 560], facing: "back", held: backpack(colour.indigo) },
    { ...pupils.zoya, at: [1118, 574], facing: "back", pose: "walking", held: backpack(colour.teal) },
    { ...grownUps.ramlal, at: [912, 640], facing: "right", pose: "namaste", skin: pupils.thomas.skin },
    { ...pupils.arjun, at: [1062, 636], facing: "back", pose: "walking", held: backpack(colour.green) },
    { ...pupils.lakshmi, at: [1010, 652], facing: "back", held: backpack(colour.rose) },
    {
      ...pupils.jaspreet,
      at: [1148, 664],
      facing: "left",
      pose: "walking",
      held: satchel(colour.dustyBlue, -1),
    },
    { ...pupils.asha, at: [1002, 728], facing: "back", pose: "walking", held: backpack(colour.marigold) },
    { ...pupils.thomas, at: [1098, 742], facing: "back", held: backpack(colour.dustyBlue) },
    {
      ...pupils.tara,
      at: [1232, 716],
      facing: "right",
      pose: "waving",
      size: 0.86,
      held: satchel(colour.terracotta, -1),
    },
    {
      ...grownUps.joshi,
      at: [1392, 742],
      facing: "left",
      pose: "waving",
      skin: skin.tan,
      expression: "grin",
    },
  ]);

export const heroSchoolBuilding: Picture = {
  key: "hero-school-building",
  width: 1600,
  height: 800,
  format: "jpeg",
  alt: "The maroon and cream school building with its arcaded verandahs, children walking in through the gate",
  draw: () =>
    picture(1600, 800, [
      sky(1600, 480, { mood: "morning", sun: [300, 90], clouds: 3, seed: 12 }),
      hills(1600, 470, 46, "#a9c0b2", 6),
      treeLine(1600, 486, 46, 4, 0.5),
      rect(0, 380, 1600, 120, fadeUp("#fff1d2"), { "fill-opacity": 0.7 }),
      grass(1600, 484, 800, 11),
      mownStripes(1600, 486, 800, 7),
      treeShadow([300, 735], 760, 90, 5, 0.3),
      treeShadow([1520, 690], 520, 90, 8, 0.3),
      ...campus(),
      footpath([620, 800], [1580, 800], [1138, 524], [1004, 524], colour.sand),
      ...garden(),
      place(-40, 622, boundaryWall(980, 74, 0.06)),
      place(1226, 622, boundaryWall(420, 74)),
      place(960, 622, gateWing(120, 36, -34)),
      place(1198, 622, gateWing(120, -36, -34)),
      place(940, 628, gatePier(188)),
      place(1222, 628, gatePier(188)),
      place(820, 634, floweringBush(190, 120, "#c2417c", 21)),
      place(1380, 640, floweringBush(240, 150, "#c2417c", 27)),
      birds([460, 200], 30, 6, 5),
      arriving(),
      ellipse([330, 120], 900, 620, glow("#fff0c4"), { "fill-opacity": 0.42 }),
      place(-70, 826, flowerBed(470, 116, [colour.marigold, colour.saffron, colour.butter], 41)),
      place(1430, 836, flowerBed(260, 150, ["#c2417c", colour.rose], 47)),
      rect(0, 690, 1600, 110, fadeUp(colour.plum), { "fill-opacity": 0.3 }),
    ]),
};
