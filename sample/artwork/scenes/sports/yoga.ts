import { colour, distant, down, fadeDown, fadeUp, glow, lit, mix } from "../../palette.ts";
import type { FigureOptions, Outfit } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { birds, flowerBed } from "../../props/garden.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { tree } from "../../props/sports-poses.ts";
import { type Actor, childHeightAt, type Stage, staged } from "../../props/staging.ts";
import { grass, hills, sunbeams, treeLine } from "../../surroundings/outdoors.ts";
import { banyan } from "../../surroundings/plants.ts";
import { ellipse, type Point, path, picture, place, polygon, rect } from "../../svg.ts";

const stage: Stage = { horizon: 330, child: 0.76, shadow: [1.1, 0.06], shadowStrength: 0.3 };

const loose: Outfit = {
  kind: "sports",
  colour: colour.white,
  shorts: mix(colour.teal, colour.green, 0.4),
  long: true,
};

/** A mat lying lengthwise towards the horizon, under somebody who stands at `at`. */
function mat([x, y]: Point, tone: string): string {
  const size = childHeightAt(stage, y);
  const [near, far] = [size * 0.3, size * 0.24];
  const lean = (x - 600) * 0.1;
  return path(
    polygon([
      [x - near + lean * 0.5, y + size * 0.1],
      [x + near + lean * 0.5, y + size * 0.1],
      [x + far - lean * 0.4, y - size * 0.14],
      [x - far - lean * 0.4, y - size * 0.14],
    ]),
    lit(tone),
  );
}

interface Pupil extends Omit<Actor, "pose" | "outfit"> {
  matTone: string;
}

const standing: Pupil[] = [
  { ...pupils.noor, at: [250, 572], matTone: colour.teal, expression: "calm" },
  { ...pupils.arjun, at: [420, 566], matTone: colour.rose, expression: "focus" },
  { ...pupils.chitra, at: [600, 570], matTone: colour.lilac, expression: "calm" },
  { ...pupils.tenzin, at: [812, 566], matTone: colour.saffron, expression: "focus" },
  { ...pupils.zoya, at: [950, 572], matTone: colour.teal, expression: "calm" },
  { ...pupils.jaspreet, at: [160, 706], matTone: colour.lilac, expression: "calm" },
  { ...pupils.pari, at: [408, 700], matTone: colour.saffron, expression: "calm" },
  { ...pupils.bhola, at: [742, 704], matTone: colour.teal, expression: "grin" },
  { ...pupils.meera, at: [924, 700], matTone: colour.rose, expression: "focus" },
  { ...pupils.lakshmi, at: [292, 862], matTone: colour.rose, expression: "focus" },
  { ...pupils.kabir, at: [566, 866], matTone: colour.lilac, expression: "calm" },
];

/** Nobody manages it every morning: one of them has just put the foot down again. */
const wobbling: NonNullable<FigureOptions["pose"]> = {
  legLeft: { angles: [-6, -2] },
  legRight: { angles: [30, -30] },
  armLeft: { angles: [-70, -96] },
  armRight: { angles: [70, 96] },
  handLeft: "open",
  handRight: "open",
  lean: -10,
  tilt: -4,
};

export const sportYoga: Picture = {
  key: "sport-yoga",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children balancing in the tree pose on mats in the morning light",
  draw: () =>
    picture(1200, 900, [
      rect(0, 0, 1200, 480, down("#a9c7d4", "#fbdcc6")),
      ellipse([240, 330], 520, 340, glow("#ffd9b4"), { "fill-opacity": 0.95 }),
      ellipse([240, 318], 46, 46, "#fff2d8"),
      birds([480, 170], 30, 5, 4),
      hills(1200, 430, 60, "#b9c6c6", 12),
      hills(1200, 446, 36, "#a8bdb0", 5),
      treeLine(1200, 458, 60, 21, 0.5),
      place(1010, 500, banyan(470, 5, 0.22)),
      rect(0, 330, 1200, 170, fadeUp("#fdeadb"), { "fill-opacity": 0.75 }),
      grass(1200, 470, 900, 22),
      rect(0, 466, 1200, 140, fadeDown("#fbe9d8"), { "fill-opacity": 0.75 }),
      rect(0, 470, 1200, 430, distant(colour.teal, 0.3), { "fill-opacity": 0.16 }),
      ...standing.map(({ at, matTone }) => mat(at, matTone)),
      mat([1068, 866], colour.saffron),
      staged(stage, [
        {
          ...grownUps.tiwari,
          at: [1104, 600],
          facing: "left",
          pose: "handsClasped",
          outfit: { kind: "kurta", colour: colour.white, stole: colour.saffron },
        },
        ...standing.map(({ matTone, ...pupil }): Actor => ({ ...pupil, pose: tree, outfit: loose })),
        { ...pupils.rohan, at: [1068, 866], pose: wobbling, outfit: loose, expression: "grin" },
      ]),
      place(-60, 912, flowerBed(260, 90, [colour.rose, colour.white, colour.pink], 7)),
      ellipse([220, 300], 900, 560, glow("#ffe6c4"), { "fill-opacity": 0.4 }),
      sunbeams(60, -80, 420, 1000, 0.12),
      rect(0, 800, 1200, 100, fadeUp(mix(colour.plum, colour.teal, 0.3)), { "fill-opacity": 0.32 }),
    ]),
};
