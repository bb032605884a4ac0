import { colour, distant, down, fadeDown, fadeUp, glow, mix } from "../../palette.ts";
import type { Outfit } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { rank } from "../../props/far-pupils.ts";
import { birds } from "../../props/garden.ts";
import { drumming, marching, plinth, salutingToLeft, sideDrum } from "../../props/parade.ts";
import { pupils } from "../../props/pupils.ts";
import { staged } from "../../props/staging.ts";
import { ground, hills, treeLine } from "../../surroundings/outdoors.ts";
import { marigold, neem } from "../../surroundings/plants.ts";
import { flagPole, schoolBuilding } from "../../surroundings/school.ts";
import { ellipse, picture, place, rect, stroke } from "../../svg.ts";

const winter = (bottom: "pinafore" | "skirt" | "shorts" | "trousers"): Outfit => ({
  kind: "uniform",
  bottom,
  sweater: true,
});

/** Three children close by, cut by the lower edge. */
const saluting = (): string =>
  staged({ horizon: 250, child: 0.8 }, [
    {
      ...pupils.tara,
      at: [1500, 900],
      facing: "left",
      pose: salutingToLeft,
      outfit: winter("skirt"),
      gaze: [-0.8, -0.8],
      size: 1.02,
    },
    {
      ...pupils.jaspreet,
      at: [1306, 940],
      facing: "left",
      pose: salutingToLeft,
      outfit: winter("trousers"),
      gaze: [-0.8, -0.8],
      expression: "calm",
    },
    {
      ...pupils.lakshmi,
      at: [1112, 990],
      facing: "left",
      pose: salutingToLeft,
      outfit: winter("pinafore"),
      gaze: [-0.8, -0.8],
      size: 0.86,
    },
  ]);

const contingent = (): string =>
  [0, 1, 2]
    .map((row) =>
      rank({
        from: [1010 + row * 26, 566 + row * 34],
        to: [600 + row * 12, 572 + row * 38],
        count: 8,
        heights: [104 + row * 14, 108 + row * 16],
        haze: 0.34 - row * 0.08,
        facing: "left",
        arms: "down",
        marching: true,
        top: mix(colour.maroon, colour.brick, 0.25),
        bottom: mix(colour.maroon, colour.ink, 0.45),
        seed: 20 + row,
      }),
    )
    .join("");

/** The youngest lead. */
const leaders = (): string =>
  staged({ horizon: 430, child: 0.62 }, [
    {
      ...pupils.bhola,
      at: [560, 640],
      facing: "left",
      pose: drumming,
      outfit: winter("trousers"),
      held: sideDrum,
    },
    { ...pupils.noor, at: [496, 660], facing: "left", pose: marching, outfit: winter("skirt"), size: 0.92 },
  ]);

/** Flowers laid in rings round the plinth, in the colours of the flag. */
const flowerRings = (x: number, y: number): string =>
  [1, 1.16, 1.32]
    .map((ring, index) =>
      Array.from({ length: 30 }, (_, petal) => {
        const angle = (petal / 30) * Math.PI * 2;
        const [px, py] = [x + Math.cos(angle) * 122 * ring, y + Math.sin(angle) * 30 * ring];
        return index === 0
          ? place(px, py, marigold(9, petal))
          : ellipse([px, py], 6, 4, index === 1 ? colour.white : colour.leaf);
      }).join(""),
    )
    .join("");

export const heroRepublicDay: Picture = {
  key: "hero-republic-day",
  width: 1600,
  height: 800,
  format: "jpeg",
  alt: "Children saluting the Indian flag during the Republic Day parade",
  draw: () =>
    picture(1600, 800, [
      rect(0, 0, 1600, 520, down("#8fabc2", "#f6dcc0")),
      ellipse([250, 420], 560, 300, glow("#ffd9a6"), { "fill-opacity": 0.8 }),
      ellipse([250, 400], 34, 34, "#fff0d2"),
      hills(1600, 470, 70, "#b5c3cc", 9),
      treeLine(1600, 500, 70, 19, 0.62),
      place(1010, 506, schoolBuilding({ width: 760, height: 250 })),
      place(760, 500, neem(230, 6, 0.55)),
      rect(0, 120, 1600, 400, fadeUp("#efe3d6"), { "fill-opacity": 0.95 }),
      ground(1600, 500, 800, distant(colour.sand, 0.2), 13),
      rect(0, 496, 1600, 100, fadeDown("#efe3d6"), { "fill-opacity": 0.9 }),
      stroke("M0 640L1600 612M0 712L1600 690", colour.white, 4, { "stroke-opacity": 0.7 }),
      contingent(),
      leaders(),
      flowerRings(878, 700),
      place(878, 700, plinth(104)),
      place(878, 664, flagPole(610, 250)),
      birds([520, 190], 30, 6, 12),
      ellipse([200, 360], 900, 460, glow("#ffe3bb"), { "fill-opacity": 0.45 }),
      saluting(),
      rect(0, 700, 1600, 100, fadeUp(colour.plum), { "fill-opacity": 0.34 }),
    ]),
};
