import { across, colour, darker, down, fadeUp, glow, lighter, lit, mix, skin } from "../../palette.ts";
import type { FigureOptions, Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { bullock } from "../../props/animals.ts";
import { satchel } from "../../props/carried.ts";
import { birds } from "../../props/garden.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { hills, sky, treeLine } from "../../surroundings/outdoors.ts";
import { neem, palm } from "../../surroundings/plants.ts";
import { chance, ellipse, group, path, picture, place, polygon, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 340, child: 0.82, shadow: [0.7, 0.06], shadowStrength: 0.34 };
const straw = "#e3b456";

/** Ripe wheat standing between two heights of the picture; `thick` wheat hides the ground. */
function wheat(left: number, right: number, top: number, bottom: number, seed: number, thick = true): string {
  const random = chance(seed);
  const rows = 7;
  return group(
    Array.from({ length: rows }, (_, row) => {
      const nearness = (row + 1) / rows;
      const y = top + (bottom - top) * nearness ** 1.4;
      const tall = 26 + 92 * nearness;
      const step = 5 + 9 * nearness;
      const stalks: string[] = [];
      const ears: string[] = [];
      for (let x = left; x < right; x += step * random(0.7, 1.3)) {
        const h = tall * random(0.82, 1.1);
        const bend = random(0.04, 0.22) * h;
        const [ex, ey] = [x + bend, y - h];
        stalks.push(
          `M${x.toFixed(0)} ${y.toFixed(0)}Q${x.toFixed(0)} ${(y - h * 0.6).toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)}`,
        );
        const l = 5 + 13 * nearness;
        ears.push(
          `M${ex.toFixed(1)} ${(ey + l * 0.5).toFixed(1)}q${(-l * 0.34).toFixed(1)} ${(-l * 0.8).toFixed(1)} ${(l * 0.34).toFixed(1)} ${(-l * 1.7).toFixed(1)}q${(l * 0.42).toFixed(1)} ${(l * 0.9).toFixed(1)} ${(-l * 0.34).toFixed(1)} ${(l * 1.7).toFixed(1)}z`,
        );
      }
      const tone = mix("#f0d489", straw, nearness);
      return (
        (thick
          ? rect(left, y - tall * 0.72, right - left, tall * 0.8, down(tone, darker(tone, 0.2)), {
              "fill-opacity": 0.85,
            })
          : "") +
        stroke(stalks.join(""), darker(tone, 0.22), 1 + nearness) +
        path(ears.join(""), row % 2 ? lighter(tone, 0.12) : mix(tone, colour.saffron, 0.25))
      );
    }),
  );
}

/** A bundle of cut wheat between the hands. */
const sheaf: FigureOptions["held"] = ({ arms }) => {
  const [x, y] = [(arms.left.end[0] + arms.right.end[0]) / 2, (arms.left.end[1] + arms.right.end[1]) / 2];
  const random = chance(7);
  const stalks = Array.from({ length: 17 }, (_, index) => {
    const spread = (index - 8) * 13;
    return { spread, tall: 190 + random(-20, 26) };
  });
  return place(
    x,
    y,
    group([
      stroke(
        stalks.map(({ spread, tall }) => `M${-spread * 0.45} 150Q0 10 ${spread} ${-tall}`).join(""),
        straw,
        9,
      ),
      ...stalks.map(({ spread, tall }, index) =>
        place(
          spread,
          -tall,
          path("M0 20Q-16 -14 0 -56Q16 -14 0 20Z", lit(index % 2 ? straw : mix(straw, colour.saffron, 0.35))),
          {
            rotate: spread * 0.3,
          },
        ),
      ),
      rect(-46, -16, 92, 34, lit(colour.maroon), { rx: 10 }),
    ]),
    { rotate: 46, scale: 1.15 },
  );
};

const showing: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [6, 2] },
  armLeft: { to: [0.2, 0.5], bend: 1, size: 0.92 },
  armRight: { to: [0.5, 0.4], bend: 1, size: 0.94 },
  handLeft: "grip",
  handRight: "grip",
  lean: 6,
  nod: 0.3,
};
const touching: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [6, 2] },
  armLeft: { angles: [8, 12] },
  armRight: { to: [0.74, 0.02], bend: 1, size: 0.98 },
  handRight: "open",
  lean: 6,
};

/** A mud house under a tiled roof. */
const cottage = (): string =>
  group([
    rect(0, -92, 190, 92, across(lighter("#d9a577", 0.25), "#b57b50")),
    path(
      polygon([
        [-18, -88],
        [24, -150],
        [176, -150],
        [212, -88],
      ]),
      lit(colour.brick),
    ),
    stroke("M0 -104H204M14 -122H192M22 -138H182", darker(colour.brick, 0.4), 3, { "stroke-opacity": 0.4 }),
    rect(80, -64, 36, 64, lit(colour.barkDeep)),
    rect(24, -62, 30, 26, lit(colour.slate)),
    stroke("M0 -22H190", colour.cream, 5, { "stroke-opacity": 0.7 }),
  ]);

const people = (): string =>
  staged(stage, [
    {
      ...grownUps.ramlal,
      at: [520, 776],
      facing: "right",
      pose: showing,
      skin: skin.brown,
      expression: "grin",
      gaze: [0.7, 0.6],
      headwear: { kind: "turban", colour: colour.brick },
      outfit: { kind: "dhoti", colour: colour.linen, border: colour.maroon, shawl: colour.sand },
      held: sheaf,
    },
    {
      ...pupils.meera,
      at: [716, 800],
      facing: "left",
      pose: touching,
      size: 0.94,
      gaze: [-0.8, 0],
      held: satchel(colour.teal, -1),
    },
    {
      ...pupils.bhola,
      at: [816, 764],
      facing: "left",
      pose: "handsClasped",
      expression: "grin",
      held: satchel(colour.saffron, -1),
    },
    { ...pupils.rukmini, at: [906, 810], facing: "left", pose: "writing", gaze: [-0.3, 0.9] },
    {
      ...pupils.kabir,
      at: [376, 812],
      facing: "right",
      pose: "handOnHip",
      gaze: [0.8, -0.2],
      headwear: { kind: "cap", colour: colour.maroon },
    },
    { ...pupils.zoya, at: [258, 780], facing: "right", pose: "pointing", expression: "grin", gaze: [0.9, 0] },
    {
      ...grownUps.joshi,
      at: [138, 734],
      facing: "right",
      pose: "handsClasped",
      skin: skin.honey,
      outfit: { kind: "salwar", colour: colour.teal, trousers: colour.linen, dupatta: colour.rose },
    },
    { at: [1146, 700], thing: () => bullock(196) },
  ]);

export const tripFarm: Picture = {
  key: "trip-farm",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children visiting a farm, with a farmer showing them a sheaf of wheat",
  draw: () =>
    picture(1200, 900, [
      sky(1200, 430, { mood: "morning", sun: [230, 130], clouds: 4, seed: 93 }),
      birds([700, 170], 30, 7, 9),
      hills(1200, 410, 56, "#b3c4a8", 14),
      treeLine(1200, 422, 46, 41, 0.45),
      place(880, 436, neem(300, 31, 0.14)),
      place(930, 436, cottage()),
      place(1150, 440, palm(250, 6, 0.12)),
      rect(0, 418, 1200, 200, down("#f3dc97", straw)),
      wheat(-20, 1220, 430, 640, 5),
      rect(0, 636, 1200, 264, down("#d2ab77", "#a97a4c")),
      path("M0 636Q300 660 620 646T1200 650V700Q700 690 400 704T0 690Z", "#e5c590", { "fill-opacity": 0.7 }),
      people(),
      wheat(-60, 190, 820, 960, 12, false),
      wheat(1020, 1240, 840, 970, 19, false),
      ellipse([220, 120], 860, 620, glow("#fff0bc"), { "fill-opacity": 0.42 }),
      rect(0, 810, 1200, 90, fadeUp(colour.plum), { "fill-opacity": 0.28 }),
    ]),
};
