import { colour, darker, down, glow, lighter, lit, mix } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { childsPainting } from "../../props/childrens-art.ts";
import {
  abacus,
  brushJar,
  leaf,
  letterBlock,
  paintBox,
  pencil,
  slate,
  textbookPile,
} from "../../props/desk-things.ts";
import { openBookOn } from "../../props/furniture.ts";
import { magnifier } from "../../props/laboratory.ts";
import { face, softShade, thing, viewFrom } from "../../props/perspective.ts";
import { globe } from "../../surroundings/objects.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { foliage, pottedPlant } from "../../surroundings/plants.ts";
import { clipped, ellipse, group, path, picture, place, polygon, rect, stroke } from "../../svg.ts";

const [W, H] = [1600, 900];

/** A wide window with the garden behind it, and a curtain drawn to the side. */
function gardenWindow(x: number, y: number, width: number, height: number): string {
  const bars = [0.25, 0.5, 0.75].map((share) => `M${x + width * share} ${y}V${y + height}`);
  const curtain = (from: number, to: number, tone: string): string => {
    const folds = Array.from({ length: 5 }, (_, index) => {
      const at = from + ((to - from) * (index + 0.5)) / 5;
      return `M${at} ${y - 20}Q${at + 10} ${y + height * 0.6} ${at + (index - 2) * 7} ${y + height + 40}`;
    });
    return (
      path(
        `M${from} ${y - 26}H${to}Q${to - 16} ${y + height * 0.6} ${to + 14} ${y + height + 46}H${from - 14}Q${from + 16} ${y + height * 0.6} ${from} ${y - 26}Z`,
        lit(tone),
      ) + stroke(folds.join(""), darker(tone, 0.4), 7, { "stroke-opacity": 0.3 })
    );
  };
  return group([
    rect(x - 22, y - 22, width + 44, height + 44, lit(lighter(colour.sand, 0.3))),
    clipped(
      `M${x} ${y}h${width}v${height}h${-width}Z`,
      rect(x, y, width, height, down("#a9d6de", "#fff2cb")) +
        foliage([x + width * 0.2, y + height * 0.92], width * 0.6, height * 0.7, colour.leafLight, 5, 0.3) +
        foliage([x + width * 0.75, y + height * 0.86], width * 0.7, height * 0.8, colour.leaf, 9, 0.34) +
        rect(x, y, width, height, "#fff4d2", { "fill-opacity": 0.25 }),
    ),
    stroke(bars.join(""), colour.bark, 8),
    rect(x, y + height * 0.46, width, 9, colour.bark),
    rect(x - 34, y + height + 16, width + 68, 26, lit(lighter(colour.sand, 0.2))),
    curtain(x - 74, x + 34, mix(colour.saffron, colour.cream, 0.35)),
    curtain(x + width - 34, x + width + 74, mix(colour.saffron, colour.cream, 0.2)),
    rect(x - 110, y - 40, width + 220, 16, lit(colour.bark), { rx: 8 }),
  ]);
}

function draw(): string {
  const view = viewFrom({ centre: 800, horizon: 210, eye: 0.62, focal: 1800 });
  const wood = "#b5733f";
  const far = 3.1;
  const boards = Array.from({ length: 9 }, (_, index) => {
    const z = 1.5 + index * 0.2;
    return `M${view.at(-2, 0, z).join(" ")}L${view.at(2, 0, z).join(" ")}`;
  });
  return picture(W, H, [
    rect(0, 0, W, H, down("#f0dcae", "#d9b682")),
    ellipse([420, 180], 900, 560, glow("#fff3d0"), { "fill-opacity": 0.8 }),
    gardenWindow(180, 40, 520, 330),
    place(
      1130,
      60,
      group([
        rect(-12, -12, 424, 284, lit(colour.clay), { rx: 4 }),
        clipped("M0 0H400V260H0Z", childsPainting(400, 260, 4)),
      ]),
    ),
    rect(0, 452, W, 120, "#38192e", { "fill-opacity": 0.1 }),
    face(
      view,
      [
        [-3, 0, 1.2],
        [3, 0, 1.2],
        [3, 0, far],
        [-3, 0, far],
      ],
      down(lighter(wood, 0.34), darker(wood, 0.12)),
    ),
    stroke(boards.join(""), darker(wood, 0.6), 2, { "stroke-opacity": 0.16 }),
    path(
      polygon([
        [120, 560],
        [900, 545],
        [1180, 720],
        [300, 760],
      ]),
      "#fff1c6",
      { "fill-opacity": 0.3 },
    ),

    softShade(view, -0.42, 2.66, 0.34, 0.2, 0.5),
    textbookPile(
      view,
      -0.52,
      0,
      2.5,
      [
        { title: "सामाजिक विज्ञान", tone: colour.terracotta, width: 0.4 },
        { title: "विज्ञान", tone: colour.green, width: 0.37, shift: 0.01 },
        { title: "गणित", tone: colour.maroon, width: 0.38, shift: -0.012 },
        { title: "English", tone: colour.indigo, width: 0.35, shift: 0.014 },
        { title: "संस्कृत", tone: "#b5762a", width: 0.34 },
        { title: "हिन्दी", tone: colour.peacock, width: 0.32, shift: -0.01 },
      ],
      0.062,
    ),
    thing(view, -0.5, 0.372, 2.6, pottedPlant(27, 6)),
    thing(view, 0.02, 0, 2.68, globe(50)),
    thing(view, 0.52, 0, 2.62, abacus(46, 36, [3, 7, 5, 9, 2, 6])),
    thing(view, 0.98, 0, 2.6, brushJar(33, colour.teal)),

    softShade(view, -0.82, 2.24, 0.22, 0.06, 0.6),
    thing(view, -0.83, 0.12, 2.25, slate(31, 24, "अ आ इ ई उ ऊ"), -3),
    thing(
      view,
      -0.72,
      0.01,
      2.02,
      group([rect(0, -1, 7, 2, colour.cream, { rx: 1 }), rect(3, 1.6, 6, 2, colour.pink, { rx: 1 })]),
      -14,
    ),
    openBookOn(view, -0.26, 0, 1.92, { width: 0.52, depth: 0.3, cover: colour.maroon }),
    thing(view, -0.37, 0.03, 2.06, leaf(15, colour.leaf), -18),
    thing(view, -0.2, 0.05, 2.03, magnifier(6.4)),
    thing(view, 0.66, 0.01, 1.98, paintBox(40)),
    letterBlock(view, 0.17, 0, 2.2, "A", colour.maroon),
    letterBlock(view, 0.29, 0, 2.24, "B", colour.peacock),
    letterBlock(view, 0.22, 0.09, 2.22, "C", colour.leaf),
    thing(view, 0.08, 0.01, 1.8, pencil(24), -8),
    vignette(W, H, 0.3),
  ]);
}

export const foundationSubjects: Picture = {
  key: "foundation-subjects",
  width: W,
  height: H,
  format: "jpeg",
  alt: "A sunny table with a pile of schoolbooks lettered in Hindi and English, a globe, an abacus, a slate, a paintbox and a magnifying glass over a leaf",
  draw,
};
