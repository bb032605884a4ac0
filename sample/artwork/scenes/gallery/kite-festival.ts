import { lettering } from "../../lettering.ts";
import { colour, distant, down, glow, lighter, lit, mix } from "../../palette.ts";
import type { Outfit } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { gesture } from "../../props/gestures.ts";
import { box, face, handOf, person, type Standing, thing, viewFrom } from "../../props/perspective.ts";
import { kite } from "../../surroundings/objects.ts";
import { hills, vignette } from "../../surroundings/outdoors.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { chance, ellipse, group, type Point, picture, place, rect, stroke } from "../../svg.ts";

/** Roofs of the town below, paler the farther they are. */
function town(seed: number, base: number, size: number, air: number): string {
  const random = chance(seed);
  const houses: string[] = [];
  for (let x = -40; x < 1240; x += size * random(0.7, 1.2)) {
    const [w, h] = [size * random(0.8, 1.3), size * random(0.5, 1.3)];
    const tone = distant(
      mix(
        colour.sand,
        [colour.terracotta, colour.pink, colour.dustyBlue, colour.butter][Math.floor(random(0, 4))] as string,
        0.5,
      ),
      air,
    );
    houses.push(
      rect(x, base - h, w, h + 60, lit(tone)) +
        rect(x - 3, base - h - 6, w + 6, 8, lighter(tone, 0.3)) +
        [0.2, 0.55]
          .map((share) =>
            rect(x + w * share, base - h * 0.66, w * 0.18, h * 0.26, mix(tone, colour.plum, 0.4)),
          )
          .join(""),
    );
    if (random() > 0.75)
      houses.push(ellipse([x + w / 2, base - h - 6], w * 0.2, w * 0.22, lit(distant(colour.cream, air))));
  }
  return houses.join("");
}

/** A spool of thread between two handles, centred on the origin; figure units. */
function spool(): string {
  return group([
    rect(-120, -10, 240, 20, lit(colour.bark), { rx: 9 }),
    rect(-58, -46, 116, 92, lit("#e6417a"), { rx: 12 }),
    stroke("M-50 -26h100M-50 -6h100M-50 14h100M-50 32h100", "#f6a3c0", 5),
    rect(-70, -54, 16, 108, lit(colour.gold), { rx: 6 }),
    rect(54, -54, 16, 108, lit(colour.gold), { rx: 6 }),
  ]);
}

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 520, eye: 1.28, focal: 1080 });
  const winter = (bottom: "skirt" | "trousers" | "shorts" | "pinafore"): Outfit => ({
    kind: "uniform",
    bottom,
    sweater: true,
  });
  const flying: [Point, number, number, readonly [string, string]][] = [
    [[180, 130], 120, 14, [colour.maroon, colour.saffron]],
    [[420, 70], 84, -10, [colour.teal, colour.butter]],
    [[640, 190], 108, 8, ["#d02f7a", "#f6d13e"]],
    [[860, 90], 96, -16, [colour.indigo, colour.cream]],
    [[1060, 210], 118, 12, [colour.leaf, colour.marigold]],
    [[320, 280], 62, -8, [colour.peacock, colour.pink]],
    [[770, 320], 54, 20, [colour.brick, colour.sky]],
    [[500, 350], 44, -18, [colour.saffron, colour.cream]],
    [[960, 370], 46, 6, [colour.maroon, colour.cream]],
    [[90, 330], 48, -14, [colour.leaf, colour.white]],
  ];
  const kabir: Standing = {
    ...pupil.kabir,
    outfit: winter("trousers"),
    x: -0.42,
    z: 4.35,
    metres: 1.3,
    pose: gesture({
      legs: "apart",
      left: [-0.1, -0.1],
      right: [0.4, -0.62],
      handLeft: "grip",
      handRight: "grip",
      lean: -7,
      tilt: -8,
      elbows: [1, 1],
    }),
    facing: "right",
    gaze: [0.6, -1],
    expression: "grin",
    shade: 0.9,
  };
  const gurnoor: Standing = {
    ...pupil.gurnoor,
    outfit: winter("trousers"),
    x: 0.98,
    z: 4.2,
    pose: gesture({
      legs: "apart",
      left: [-0.06, 0.0],
      right: [0.5, -0.5],
      handLeft: "grip",
      handRight: "grip",
      lean: -6,
      tilt: -8,
      elbows: [1, 1],
    }),
    facing: "right",
    gaze: [0.6, -1],
    shade: 0.8,
  };
  const string = (from: Point, to: Point): string =>
    stroke(
      `M${from.join(" ")}Q${(from[0] + to[0]) / 2 - 40} ${(from[1] + to[1]) / 2 + 60} ${to.join(" ")}`,
      "#ffffff",
      2.4,
      {
        "stroke-opacity": 0.9,
      },
    );
  return picture(1200, 900, [
    rect(0, 0, 1200, 620, down("#3f95c4", "#dff0ea")),
    ellipse([140, 60], 520, 420, glow("#fff6d4"), { "fill-opacity": 0.8 }),
    ...[
      [260, 190, 200],
      [900, 150, 240],
      [620, 420, 180],
    ].map(
      ([x, y, w]) =>
        ellipse([x as number, y as number], w as number, 16, "#ffffff", { "fill-opacity": 0.6 }) +
        ellipse([(x as number) + 50, (y as number) - 14], (w as number) * 0.5, 15, "#ffffff", {
          "fill-opacity": 0.6,
        }),
    ),
    hills(1200, 540, 60, distant(colour.dustyBlue, 0.5), 4),
    town(5, 560, 70, 0.55),
    town(9, 610, 110, 0.3),
    stroke("M180 200Q150 420 60 640M420 120Q380 380 330 620M860 150Q980 420 1180 600", "#ffffff", 1.4, {
      "stroke-opacity": 0.6,
    }),
    ...flying.map(([[x, y], size, rotate, tones]) => place(x, y, kite(size, tones), { rotate })),

    face(
      view,
      [
        [-6, 0, 1.5],
        [6, 0, 1.5],
        [6, 0, 7],
        [-6, 0, 7],
      ],
      down("#dcb184", "#b98058"),
    ),
    box(view, { x: -6, z: 6.6, width: 12, height: 0.72, depth: 0.25 }, "#e6cf9e"),
    box(view, { x: -6, y: 0.72, z: 6.55, width: 12, height: 0.1, depth: 0.35 }, colour.maroon),
    ...[-3.2, -2.2, 2.3, 3.3].map((x, index) => thing(view, x, 0, 6.3, pottedPlant(70, 3 + index))),
    place(
      ...view.at(0.4, 0.62, 6.59),
      rect(-130, -2, 260, 62, lit(colour.saffron), { rx: 6 }) +
        lettering("पतंग उत्सव", 0, 42, { size: 40, fill: colour.maroonDeep, anchor: "middle" }),
    ),

    person(view, {
      ...grownUp.farahMiss,
      outfit: { kind: "salwar", colour: colour.leaf, trousers: colour.linen, dupatta: colour.rose },
      x: 2.15,
      z: 5.6,
      pose: gesture({ left: [0.16, 0.6], right: [0.56, -0.5], handRight: "flat", tilt: -8, elbows: [1, 1] }),
      facing: "left",
      gaze: [-0.6, -1],
      shade: 0.9,
    }),
    person(view, {
      ...pupil.ira,
      outfit: winter("skirt"),
      x: -2.1,
      z: 5.4,
      pose: gesture({ left: [-0.1, 0.66], right: [0.62, -0.6], handRight: "flat", tilt: -8, elbows: [1, 1] }),
      facing: "right",
      gaze: [0.6, -1],
      expression: "grin",
      shade: 0.9,
    }),
    person(view, {
      ...pupil.joseph,
      outfit: winter("trousers"),
      x: -1.55,
      z: 5.1,
      pose: "cheering",
      facing: "right",
      gaze: [0.5, -1],
      expression: "grin",
      shade: 0.9,
    }),
    person(view, kabir),
    person(view, {
      ...pupil.zoya,
      outfit: winter("pinafore"),
      x: -1.02,
      z: 3.95,
      pose: gesture({
        left: [-0.14, 0.5],
        right: [0.42, 0.46],
        handLeft: "grip",
        handRight: "grip",
        tilt: -6,
      }),
      facing: "right",
      gaze: [0.7, -0.9],
      shade: 0.8,
      held: ({ arms }) =>
        place(
          (arms.left.end[0] + arms.right.end[0]) / 2,
          (arms.left.end[1] + arms.right.end[1]) / 2 + 6,
          spool(),
          { rotate: -4 },
        ),
    }),
    person(view, gurnoor),
    person(view, {
      ...pupil.meher,
      outfit: winter("skirt"),
      x: 1.62,
      z: 3.95,
      metres: 1.2,
      pose: gesture({
        legs: "standing",
        left: [-0.34, 0.5],
        right: [0.34, 0.5],
        handLeft: "grip",
        handRight: "grip",
      }),
      facing: "left",
      expression: "grin",
      gaze: [-0.8, -0.3],
      shade: 0.7,
      held: ({ arms }) =>
        place(
          (arms.left.end[0] + arms.right.end[0]) / 2,
          arms.left.end[1] + 70,
          kite(320, ["#f2b92c", "#d9534a"]),
        ),
    }),
    string([640, 254], handOf(view, kabir, "right")),
    string([1060, 280], handOf(view, gurnoor, "right")),
    place(
      190,
      850,
      group([kite(170, [colour.teal, colour.marigold])], { transform: "scale(1 0.4) rotate(40)" }),
    ),
    vignette(1200, 900, 0.26),
  ]);
}

export const kiteFestival: Picture = {
  key: "gallery-kite-festival",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children in winter sweaters flying kites from the school roof, the sky full of bright paper kites over the town",
  draw,
};
