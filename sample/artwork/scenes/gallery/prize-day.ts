import { lettering } from "../../lettering.ts";
import { across, colour, darker, down, fadeUp, glow, lighter, lit } from "../../palette.ts";
import { crowd } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { gesture } from "../../props/gestures.ts";
import { box, person, thing, viewFrom } from "../../props/perspective.ts";
import { floweringBush, garland, pottedPlant } from "../../surroundings/plants.ts";
import { ellipse, group, path, picture, place, rect, stroke } from "../../svg.ts";

/** A silver or golden cup with two handles, standing on the origin. */
function cup(height: number, tone: string): string {
  const h = height;
  return group([
    ellipse([h * 0.05, 0], h * 0.34, h * 0.07, glow(colour.plum), { "fill-opacity": 0.6 }),
    rect(-h * 0.22, -h * 0.16, h * 0.44, h * 0.16, lit(colour.barkDeep), { rx: h * 0.02 }),
    rect(-h * 0.05, -h * 0.42, h * 0.1, h * 0.28, across(lighter(tone, 0.5), darker(tone, 0.3))),
    stroke(
      `M${-h * 0.24} ${-h * 0.9}Q${-h * 0.46} ${-h * 0.86} ${-h * 0.4} ${-h * 0.66}T${-h * 0.14} ${-h * 0.5}M${h * 0.24} ${-h * 0.9}Q${h * 0.46} ${-h * 0.86} ${h * 0.4} ${-h * 0.66}T${h * 0.14} ${-h * 0.5}`,
      tone,
      h * 0.05,
    ),
    path(
      `M${-h * 0.28} ${-h * 0.98}H${h * 0.28}Q${h * 0.26} ${-h * 0.46} 0 ${-h * 0.4}Q${-h * 0.26} ${-h * 0.46} ${-h * 0.28} ${-h * 0.98}Z`,
      across(lighter(tone, 0.55), darker(tone, 0.32)),
    ),
    ellipse([0, -h * 0.98], h * 0.28, h * 0.06, darker(tone, 0.25)),
    stroke(
      `M${-h * 0.18} ${-h * 0.9}Q${-h * 0.18} ${-h * 0.6} ${-h * 0.06} ${-h * 0.48}`,
      "#fff8e0",
      h * 0.04,
      { "stroke-opacity": 0.8 },
    ),
  ]);
}

const medal = (tone: string): string =>
  group([
    stroke("M-70 -120L0 60L70 -120", colour.saffron, 22),
    ellipse([0, 84], 40, 40, lit(tone)),
    ellipse([0, 84], 24, 24, lighter(tone, 0.3)),
  ]);

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 330, eye: 1.2, focal: 1230 });
  const folds = Array.from({ length: 30 }, (_, index) => `M${index * 42} 0V640`);
  const clapping = gesture({ left: [0.1, 0.42], right: [0.24, 0.36], handLeft: "flat", handRight: "flat" });
  return picture(1200, 900, [
    rect(0, 0, 1200, 660, down("#6d1626", "#a83040")),
    stroke(folds.join(""), "#4a0f1c", 12, { "stroke-opacity": 0.4 }),
    ellipse([600, 300], 620, 420, glow("#ffd890"), { "fill-opacity": 0.65 }),
    rect(330, 62, 540, 116, lit(colour.cream), { rx: 12 }),
    rect(340, 72, 520, 96, "none", { stroke: colour.gold, "stroke-width": 4, rx: 8 }),
    lettering("Prize Day", 600, 122, { size: 58, fill: colour.maroon, anchor: "middle" }),
    lettering("आदर्श विद्या गुरुकुल", 600, 160, { size: 30, fill: darker(colour.saffron, 0.2), anchor: "middle" }),
    garland([0, 26], [300, 26], 70, 26),
    garland([300, 26], [600, 26], 40, 26),
    garland([600, 26], [900, 26], 40, 26),
    garland([900, 26], [1200, 26], 70, 26),
    box(view, { x: -5, y: -0.5, z: 3.5, width: 10, height: 0.5, depth: 3 }, "#9c5a34"),
    thing(view, -2.7, 0, 5.6, pottedPlant(120, 4)),
    thing(view, 2.7, 0, 5.6, pottedPlant(120, 8)),
    box(view, { x: 0.95, z: 5.3, width: 1.5, height: 0.72, depth: 0.6 }, colour.green),
    ...[1.15, 1.5, 1.85, 2.2].map((x, index) =>
      thing(view, x, 0.72, 5.5, cup(index === 1 ? 46 : 34, index % 2 ? colour.gold : "#c3ccce")),
    ),
    person(view, {
      ...grownUp.mehtaSir,
      outfit: { kind: "suit", colour: "#3a4560", tie: colour.saffron },
      x: -1.75,
      z: 5.5,
      pose: clapping,
      facing: "right",
      expression: "grin",
      gaze: [0.9, 0.2],
    }),
    person(view, {
      ...grownUp.farahMiss,
      x: 1.05,
      z: 5.15,
      pose: clapping,
      facing: "left",
      expression: "grin",
      gaze: [-0.9, 0.2],
    }),
    person(view, {
      ...pupil.rohan,
      x: -1.2,
      z: 4.75,
      pose: clapping,
      facing: "right",
      expression: "grin",
      gaze: [0.9, 0.1],
      shade: 0.6,
      held: ({ chest }) => place(chest[0] + 20, chest[1] + 60, medal("#c3ccce")),
    }),
    person(view, {
      ...grownUp.kamlaDidi,
      outfit: { kind: "sari", colour: "#f0e2c4", border: "#a83040", blouse: "#a83040" },
      glasses: "round",
      x: 0.34,
      z: 4.5,
      pose: gesture({
        left: [0.5, 0.62],
        right: [0.76, 0.56],
        handLeft: "grip",
        handRight: "grip",
        lean: 5,
        nod: 0.1,
      }),
      facing: "left",
      expression: "grin",
      gaze: [-0.8, 0.5],
      shade: 0.7,
    }),
    person(view, {
      ...pupil.lata,
      x: -0.46,
      z: 4.4,
      metres: 1.3,
      pose: gesture({ left: [0.5, 0.5], right: [0.72, 0.46], handLeft: "grip", handRight: "grip" }),
      facing: "right",
      expression: "grin",
      gaze: [0.8, -0.2],
      shade: 0.7,
      held: ({ arms }) =>
        place((arms.left.end[0] + arms.right.end[0]) / 2 + 60, arms.left.end[1] + 90, cup(300, colour.gold)),
    }),
    person(view, {
      ...pupil.gurnoor,
      x: 1.5,
      z: 4.4,
      pose: gesture({ left: [-0.24, 0.52], right: [0.24, 0.5], handLeft: "grip", handRight: "grip" }),
      facing: "left",
      expression: "grin",
      shade: 0.6,
      held: ({ arms, chest }) =>
        place(chest[0] - 16, chest[1] + 50, medal("#b8763a")) +
        place(
          (arms.left.end[0] + arms.right.end[0]) / 2,
          arms.left.end[1] + 20,
          group([
            rect(-120, -84, 240, 168, lit(colour.cream)),
            rect(-108, -72, 216, 144, "none", { stroke: colour.gold, "stroke-width": 6 }),
            stroke("M-70 -30h140M-80 0h160M-50 30h100", colour.clay, 7),
          ]),
        ),
    }),
    thing(view, -1.9, -0.02, 3.6, floweringBush(90, 40, colour.marigold, 5)),
    thing(view, 1.9, -0.02, 3.6, floweringBush(90, 40, colour.marigold, 7)),
    rect(0, 742, 1200, 160, "#5a2f24"),
    place(
      -20,
      1010,
      crowd({
        width: 1260,
        rows: 2,
        height: 270,
        seed: 21,
        haze: 0,
        clothes: ["#e9dfca", "#f0e6d2", "#7a1f2b", "#e9dfca"],
      }),
    ),
    rect(0, 700, 1200, 200, fadeUp("#2a0f18"), { "fill-opacity": 0.5 }),
  ]);
}

export const prizeDay: Picture = {
  key: "gallery-prize-day",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "A girl receiving a golden cup on the stage on Prize Day, other prize winners and teachers beside her, the audience in front",
  draw,
};
