import { colour, darker, down, fadeUp, glow, lit } from "../../palette.ts";
import { crowd } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { pupil } from "../../props/cast.ts";
import { rug } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { harmonium, tabla } from "../../props/instruments.ts";
import { box, person, thing, viewFrom } from "../../props/perspective.ts";
import { brassLamp } from "../../surroundings/objects.ts";
import { garland } from "../../surroundings/plants.ts";
import { ellipse, group, path, picture, place, polygon, rect, stroke } from "../../svg.ts";

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 318, eye: 0.92, focal: 1660 });
  const folds = Array.from({ length: 26 }, (_, index) => {
    const x = index * 48 + 10;
    return `M${x} 0Q${x + 14} 300 ${x - 4} 640`;
  });
  return picture(1200, 900, [
    rect(0, 0, 1200, 700, down("#123f4a", "#1f6468")),
    stroke(folds.join(""), "#0c2c36", 13, { "stroke-opacity": 0.5 }),
    ellipse([600, 330], 640, 420, glow("#ffd992"), { "fill-opacity": 0.55 }),
    path(
      polygon([
        [250, -20],
        [340, -20],
        [720, 720],
        [150, 720],
      ]),
      "#fff0c8",
      { "fill-opacity": 0.12 },
    ),
    path(
      polygon([
        [860, -20],
        [950, -20],
        [1050, 720],
        [480, 720],
      ]),
      "#fff0c8",
      { "fill-opacity": 0.1 },
    ),
    garland([0, 40], [300, 40], 60, 26),
    garland([300, 40], [600, 40], 60, 26),
    garland([600, 40], [900, 40], 60, 26),
    garland([900, 40], [1200, 40], 60, 26),
    box(view, { x: -4, y: -0.4, z: 2.75, width: 8, height: 0.4, depth: 3 }, "#8a4a2c"),
    rug(view, { x: -1.35, z: 2.95, width: 2.7, depth: 1.7 }, colour.maroon, colour.gold, colour.saffron),
    thing(view, -1.3, 0, 4.2, brassLamp(110)),
    thing(view, 1.3, 0, 4.2, brassLamp(110)),
    person(view, {
      ...pupil.meher,
      outfit: {
        kind: "lehenga",
        colour: colour.saffron,
        blouse: colour.maroon,
        border: colour.gold,
        dupatta: colour.maroon,
      },
      x: 0.6,
      z: 3.55,
      metres: 1.28,
      pose: gesture({
        legs: "floor",
        left: [-0.3, 0.66],
        right: [0.3, 0.7],
        handLeft: "flat",
        handRight: "flat",
        tilt: -5,
      }),
      facing: "left",
      expression: "sing",
      gaze: [-0.7, 0.1],
      flowers: true,
    }),
    thing(view, 0.56, 0, 3.18, harmonium(52)),
    person(view, {
      ...pupil.dev,
      outfit: { kind: "kurta", colour: colour.cream, trousers: colour.linen, jacket: "#7a2f5a" },
      x: -0.6,
      z: 3.5,
      metres: 1.3,
      pose: gesture({
        legs: "floor",
        left: [-0.2, 0.74],
        right: [0.36, 0.66],
        handLeft: "flat",
        handRight: "open",
        tilt: 6,
      }),
      facing: "right",
      expression: "grin",
      gaze: [0.8, 0.2],
    }),
    thing(view, -0.56, 0, 3.2, group([tabla()], { transform: "scale(0.82)" })),
    thing(
      view,
      0.02,
      0,
      3.2,
      group([
        rect(-1.2, -52, 2.4, 52, colour.slate),
        ellipse([0, 0], 14, 3.4, lit(colour.slate)),
        ellipse([0, -54], 4, 6, lit(colour.steel)),
        ellipse([0, -56], 3.6, 4, darker(colour.slate, 0.3)),
      ]),
    ),
    rect(0, 720, 1200, 180, fadeUp("#0c1c24"), { "fill-opacity": 0.8 }),
    place(
      -30,
      1104,
      crowd({
        width: 1280,
        rows: 1,
        height: 310,
        seed: 14,
        haze: 0,
        clothes: ["#1c2a34", "#24202e", "#182630"],
      }),
    ),
  ]);
}

export const tablaHarmonium: Picture = {
  key: "gallery-tabla-harmonium",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "A boy playing the tabla and a girl singing at the harmonium on a lamp-lit stage before an audience",
  draw,
};
