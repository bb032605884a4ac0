import { colour, distant, down, fadeUp, glow, lighter } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { withBag } from "../../props/bags.ts";
import { pupil } from "../../props/cast.ts";
import { gesture } from "../../props/gestures.ts";
import { inHand } from "../../props/holding.ts";
import { box, person, viewFrom } from "../../props/perspective.ts";
import { bookCover } from "../../surroundings/objects.ts";
import { footpath, grass, hills, treeLine, vignette } from "../../surroundings/outdoors.ts";
import { floweringBush, palm, pottedPlant } from "../../surroundings/plants.ts";
import { column } from "../../surroundings/school.ts";
import { chance, ellipse, path, picture, place, polygon, rect } from "../../svg.ts";

/** Long rays from the sun, fanning over the whole sky. */
function rays(x: number, y: number): string {
  return Array.from({ length: 11 }, (_, index) => {
    const angle = -0.55 + index * 0.2;
    const reach = 1500;
    const half = 0.03 + (index % 3) * 0.014;
    return path(
      polygon([
        [x, y],
        [x + Math.cos(angle - half) * reach, y + Math.sin(angle - half) * reach],
        [x + Math.cos(angle + half) * reach, y + Math.sin(angle + half) * reach],
      ]),
      "#fff3cc",
      { "fill-opacity": 0.16 },
    );
  }).join("");
}

/** Birds on their way out, small ones farther off. */
function flock(x: number, y: number, seed: number): string {
  const random = chance(seed);
  return Array.from({ length: 11 }, (_, index) => {
    const size = 22 - index * 1.3;
    const [bx, by] = [x + index * 44 + random(-12, 12), y - index * 12 + random(-26, 26)];
    return path(
      `M${bx - size} ${by - size * 0.5}Q${bx - size * 0.4} ${by - size * 0.6} ${bx} ${by}Q${bx + size * 0.4} ${by - size * 0.6} ${bx + size} ${by - size * 0.36}Q${bx + size * 0.4} ${by - size * 0.36} ${bx} ${by + size * 0.2}Q${bx - size * 0.4} ${by - size * 0.36} ${bx - size} ${by - size * 0.5}Z`,
      index % 3 ? "#6a5068" : "#8a5a58",
    );
  }).join("");
}

function longCloud(x: number, y: number, width: number, tone: string): string {
  return (
    ellipse([x, y], width, width * 0.055, tone, { "fill-opacity": 0.75 }) +
    ellipse([x + width * 0.3, y - width * 0.05], width * 0.6, width * 0.045, lighter(tone, 0.4), {
      "fill-opacity": 0.75,
    }) +
    ellipse([x - width * 0.4, y + width * 0.03], width * 0.5, width * 0.03, tone, { "fill-opacity": 0.6 })
  );
}

function draw(): string {
  const view = viewFrom({ centre: 400, horizon: 530, eye: 1.4, focal: 1330 });
  const rise = 0.17;
  const flight = Array.from({ length: 6 }, (_, index) =>
    box(
      view,
      { x: 0.02 + index * 0.34, y: rise * index, z: 3.55, width: 5, height: rise, depth: 7 },
      index % 2 ? "#cfa87f" : "#dcb991",
    ),
  );
  const pillar = (z: number): string => {
    const [x, y] = view.at(2.42, rise * 6, z);
    const metre = view.scale(z);
    return place(x, y, column(metre * 4.6, metre * 0.36));
  };
  return picture(1200, 900, [
    rect(0, 0, 1200, 600, down("#4f93b2", "#ffdca4")),
    rect(0, 240, 1200, 340, fadeUp("#ffbf7e"), { "fill-opacity": 0.6 }),
    ellipse([170, 300], 640, 520, glow("#fff0c0"), { "fill-opacity": 0.95 }),
    rays(170, 300),
    longCloud(760, 130, 330, "#fbe3c4"),
    longCloud(360, 80, 190, "#f3dcc8"),
    longCloud(900, 290, 240, "#fcd3a6"),
    longCloud(520, 230, 150, "#ffe3b6"),
    ellipse([170, 300], 58, 58, "#fffbe6"),
    flock(330, 240, 4),
    hills(1200, 540, 110, distant(colour.lilac, 0.4), 3),
    hills(1200, 570, 70, distant(colour.leaf, 0.45), 8),
    treeLine(1200, 576, 60, 5, 0.3),
    grass(1200, 566, 900, 3),
    place(46, 650, palm(330, 3, 0.05)),
    footpath([-40, 860], [300, 960], [330, 575], [308, 575], "#e4c596"),
    ...[40, 430].map((x, index) =>
      place(x, 676, floweringBush(190, 96, index ? colour.rose : colour.marigold, 60 + index)),
    ),
    pillar(9),
    ...flight,
    pillar(6.6),
    person(view, {
      ...pupil.kabir,
      x: 1.36,
      y: rise * 4,
      z: 4.35,
      metres: 1.3,
      pose: gesture({
        left: [0.02, 0.6],
        right: [0.4, 0.52],
        handLeft: "grip",
        handRight: "grip",
        tilt: -10,
      }),
      facing: "left",
      gaze: [-0.8, -1],
      ...inHand("left", bookCover(180, colour.saffron), [10, 20], -8),
    }),
    withBag(
      view,
      {
        ...pupil.anaya,
        x: 0.68,
        y: rise * 2,
        z: 3.95,
        metres: 1.24,
        pose: gesture({
          left: [0.12, 0.72],
          right: [0.78, -0.46],
          handRight: "flat",
          tilt: -10,
          elbows: [1, 1],
        }),
        facing: "left",
        gaze: [-0.8, -1],
        expression: "grin",
      },
      colour.teal,
    ),
    pillar(4.5),
    place(60, 900, pottedPlant(230, 4)),
    place(190, 906, floweringBush(230, 120, colour.marigold, 90)),
    place(356, 912, floweringBush(170, 84, colour.rose, 93)),
    rect(0, 0, 1200, 900, "#ffb56b", { "fill-opacity": 0.06 }),
    vignette(1200, 900, 0.3),
  ]);
}

export const vision: Picture = {
  key: "vision",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "A girl and a boy in school uniform looking up at birds in the morning sky from the school steps",
  draw,
};
