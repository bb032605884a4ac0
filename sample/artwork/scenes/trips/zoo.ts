import { colour, darker, down, fadeUp, glow, lighter, lit, mix } from "../../palette.ts";
import type { FigureOptions } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { chital, elephant, langur } from "../../props/animals.ts";
import { backpack } from "../../props/carried.ts";
import { leafScatter } from "../../props/garden.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { dapple, grass, sky, treeLine } from "../../surroundings/outdoors.ts";
import { foliage, neem, palm } from "../../surroundings/plants.ts";
import { blob, chance, ellipse, path, picture, place, rect, ribbon, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 300, child: 0.66 };

const cap = (tone: string): FigureOptions["headwear"] => ({ kind: "cap", colour: tone });

/** Water from the trunk, in a fan of drops. */
const spray = (): string => {
  const random = chance(21);
  return Array.from({ length: 60 }, () => {
    const t = random();
    const angle = Math.PI * (0.62 + random(0, 0.5));
    const [x, y] = [420 + Math.cos(angle) * t * 240, 286 - Math.sin(angle) * t * 230 + t * t * 190];
    return ellipse([x, y], random(2, 5), random(3, 7), "#dff2f4", { "fill-opacity": 0.85 });
  }).join("");
};

const railing = (): string =>
  stroke(
    Array.from({ length: 25 }, (_, index) => `M${index * 50 + 6} 640V742`).join(""),
    darker(colour.green, 0.1),
    7,
  ) +
  rect(-10, 628, 1220, 16, lit(colour.green)) +
  rect(-10, 734, 1220, 14, lit(darker(colour.green, 0.2)));

const watching = (): string =>
  staged(stage, [
    { ...grownUps.nair, at: [1070, 800], facing: "left", pose: "pointing", expression: "grin" },
    {
      ...pupils.zoya,
      at: [936, 812],
      facing: "left",
      pose: "handsClasped",
      expression: "grin",
      gaze: [-0.8, -0.6],
    },
    {
      ...pupils.arjun,
      at: [106, 806],
      facing: "right",
      pose: "pointing",
      expression: "grin",
      headwear: cap(colour.saffron),
      gaze: [0.8, -0.6],
    },
    { ...pupils.asha, at: [258, 830], facing: "back", pose: "cheering", held: backpack(colour.marigold) },
    {
      ...pupils.bhola,
      at: [356, 860],
      facing: "back",
      pose: "standing",
      size: 0.9,
      held: backpack(colour.teal),
    },
    { ...pupils.rukmini, at: [520, 832], facing: "back", pose: "armRaised", held: backpack(colour.rose) },
    {
      ...pupils.tenzin,
      at: [738, 852],
      facing: "right",
      pose: "waving",
      expression: "grin",
      headwear: cap(colour.saffron),
      size: 0.9,
      gaze: [-0.4, -0.7],
    },
    {
      ...pupils.noor,
      at: [612, 864],
      facing: "back",
      pose: "standing",
      size: 0.86,
      held: backpack(colour.indigo),
    },
  ]);

export const tripZoo: Picture = {
  key: "trip-zoo",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children at the railing of the zoo with their teacher, watching an elephant spray water",
  draw: () =>
    picture(1200, 900, [
      sky(1200, 360, { mood: "day", clouds: 2, seed: 81 }),
      treeLine(1200, 380, 150, 33, 0.34),
      place(90, 430, palm(360, 9, 0.16)),
      place(1010, 430, neem(420, 23, 0.12)),
      place(1160, 440, palm(300, 15, 0.1)),
      grass(1200, 372, 700, 31),
      rect(0, 372, 1200, 120, down("#dfe6bf", "#a8bf72"), { "fill-opacity": 0.45 }),
      place(236, 462, chital(92, true, 3)),
      place(128, 450, chital(74, false, 8)),
      path(
        blob([
          [120, 560],
          [300, 528],
          [560, 536],
          [640, 566],
          [520, 606],
          [260, 612],
        ]),
        down("#9fd0d2", "#5f9aa8"),
      ),
      ellipse([330, 560], 120, 10, "#ffffff", { "fill-opacity": 0.4 }),
      place(680, 586, elephant(262, true)),
      place(878, 560, elephant(130)),
      spray(),
      place(0, 624, rect(0, 0, 1200, 30, down(lighter(colour.clay, 0.3), colour.clay))),
      rect(0, 650, 1200, 250, down("#d8c39c", "#b3946a")),
      railing(),
      dapple(60, 780, 1080, 110, 12),
      watching(),
      path(
        ribbon(
          [
            [1230, 150],
            [980, 176],
            [760, 140],
            [640, 150],
          ],
          [60, 40, 24, 10],
        ),
        lit(colour.bark),
      ),
      foliage([1130, 60], 460, 220, mix(colour.leaf, colour.green, 0.3), 91),
      foliage([820, -10], 380, 110, colour.leaf, 93),
      foliage([630, 120], 150, 80, mix(colour.leaf, colour.leafLight, 0.4), 95),
      place(772, 142, langur(84)),
      place(896, 168, langur(74)),
      leafScatter([980, 50], 600, 200, 14, lighter(colour.leafLight, 0.2), 6),
      ellipse([150, 80], 800, 600, glow("#fff3c8"), { "fill-opacity": 0.36 }),
      rect(0, 800, 1200, 100, fadeUp(colour.plum), { "fill-opacity": 0.32 }),
    ]),
};
