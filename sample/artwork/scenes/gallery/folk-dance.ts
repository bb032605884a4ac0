import { colour, down, fadeUp, glow } from "../../palette.ts";
import { crowd, type FigureOptions, type Outfit } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { pupil } from "../../props/cast.ts";
import { dandiya } from "../../props/festival.ts";
import { gesture } from "../../props/gestures.ts";
import { face, person, type Standing, softShade, thing, viewFrom } from "../../props/perspective.ts";
import { brassLamp } from "../../surroundings/objects.ts";
import { foliage } from "../../surroundings/plants.ts";
import { schoolBuilding } from "../../surroundings/school.ts";
import { chance, ellipse, type Point, picture, place, rect, stroke } from "../../svg.ts";

const skirted = (tone: string, blouse: string, veil: string): Outfit => ({
  kind: "lehenga",
  colour: tone,
  blouse,
  border: colour.gold,
  dupatta: veil,
});
const turbaned = (tone: string, jacket: string): Outfit => ({
  kind: "kurta",
  colour: tone,
  trousers: colour.linen,
  jacket,
});

const sticks =
  (left: number, right: number, tone: string): FigureOptions["held"] =>
  ({ arms }) =>
    place(...arms.left.end, dandiya(210, tone), { rotate: left }) +
    place(...arms.right.end, dandiya(210, tone), { rotate: right });

/** Bulbs on a wire between two points. */
function lights(from: Point, to: Point, sag: number): string {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 44);
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ];
  const [mx, my] = at(0.5);
  return (
    stroke(`M${from.join(" ")}Q${mx} ${my + sag} ${to.join(" ")}`, "#2a1c34", 2.4) +
    Array.from({ length: count }, (_, index) => {
      const [x, y] = at((index + 0.5) / count);
      const tone = ["#ffd778", "#ff9a6a", "#fff0b8"][index % 3] as string;
      return (
        ellipse([x, y + 9], 24, 24, glow(tone), { "fill-opacity": 0.7 }) +
        ellipse([x, y + 8], 5, 7, "#fff6d8")
      );
    }).join("")
  );
}

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 300, eye: 1.9, focal: 1180 });
  const random = chance(31);
  const stars = Array.from({ length: 70 }, () =>
    ellipse([random(0, 1200), random(0, 260)], random(0.8, 2), random(0.8, 2), "#fff3d0", {
      "fill-opacity": random(0.4, 0.95),
    }),
  );
  const ring = (radius: number, tone: string, opacity: number): string => {
    const at = (angle: number): readonly [number, number, number] => [
      Math.cos(angle) * radius * 1.1,
      0,
      5.3 + Math.sin(angle) * radius,
    ];
    return face(
      view,
      Array.from({ length: 40 }, (_, index) => at((index / 40) * Math.PI * 2)),
      tone,
      { "fill-opacity": opacity },
    );
  };
  const step = (more = {}): ReturnType<typeof gesture> =>
    gesture({
      legs: "stepping",
      left: [-0.5, -0.3],
      right: [0.6, -0.46],
      handLeft: "grip",
      handRight: "grip",
      elbows: [-1, 1],
      tilt: 5,
      ...more,
    });
  const strike = gesture({
    legs: "apart",
    left: [0.3, -0.3],
    right: [0.66, 0.02],
    handLeft: "grip",
    handRight: "grip",
    elbows: [1, 1],
    lean: 5,
  });
  const dancer = (who: Standing): string => softShade(view, who.x, who.z, 0.5, 0.3, 0.5) + person(view, who);
  return picture(1200, 900, [
    rect(0, 0, 1200, 460, down("#241a4a", "#b0577a")),
    rect(0, 220, 1200, 240, fadeUp("#ff9a6a"), { "fill-opacity": 0.5 }),
    ...stars,
    ellipse([1010, 110], 46, 46, "#fff0cf"),
    ellipse([1010, 110], 150, 150, glow("#ffe6b8"), { "fill-opacity": 0.5 }),
    place(180, 400, schoolBuilding({ width: 840, height: 250, bays: 12 })),
    rect(0, 20, 1200, 390, fadeUp("#3a1f52"), { "fill-opacity": 0.8 }),
    foliage([60, 300], 420, 280, "#1d4f4a", 5),
    foliage([1150, 310], 400, 280, "#1a4644", 8),
    rect(0, 396, 1200, 504, down("#8c4a52", "#5a2f4a")),
    place(
      40,
      424,
      crowd({
        width: 1120,
        rows: 2,
        height: 84,
        seed: 12,
        haze: 0,
        facing: "front",
        clothes: ["#84385a", "#9c5a4a", "#544a84", "#a8784a", "#406268"],
      }),
    ),
    lights([-20, 60], [420, 110], 70),
    lights([420, 110], [800, 90], 80),
    lights([800, 90], [1220, 50], 70),
    ring(2.5, "#f6b24f", 0.2),
    ring(2.2, "#ffd27a", 0.2),
    ring(1.2, "#fff0b8", 0.28),
    ring(0.5, "#d0457f", 0.7),
    ring(0.4, "#f6c62e", 0.8),
    ellipse(view.at(0, 0.6, 5.3), 330, 260, glow("#ffc766"), { "fill-opacity": 0.55 }),

    dancer({
      ...pupil.arjun,
      headwear: { kind: "turban", colour: colour.saffron },
      outfit: turbaned(colour.cream, colour.maroon),
      x: -0.7,
      z: 7.2,
      pose: step(),
      facing: "right",
      expression: "grin",
      held: sticks(-20, 24, colour.saffron),
    }),
    dancer({
      ...pupil.ira,
      outfit: skirted("#2f8f8a", "#d0457f", "#f6c62e"),
      x: 0.75,
      z: 7.2,
      pose: step(),
      facing: "left",
      expression: "grin",
      held: sticks(-20, 20, colour.rose),
    }),
    dancer({
      ...pupil.naina,
      outfit: skirted("#d0457f", "#2f4f8a", "#f6c62e"),
      x: -1.9,
      z: 6.2,
      pose: strike,
      facing: "right",
      expression: "grin",
      held: sticks(-10, 30, colour.leaf),
    }),
    dancer({
      ...pupil.joseph,
      headwear: { kind: "turban", colour: "#d0457f" },
      outfit: turbaned("#f3e3c0", colour.teal),
      x: 1.95,
      z: 6.15,
      pose: strike,
      facing: "left",
      expression: "grin",
      held: sticks(-30, 10, colour.saffron),
    }),
    thing(view, 0, 0, 5.3, brassLamp(105)),
    dancer({
      ...pupil.kabir,
      headwear: { kind: "turban", colour: "#e4602e" },
      outfit: turbaned(colour.cream, "#2f4f8a"),
      x: -1.55,
      z: 4.5,
      pose: step({ tilt: -4 }),
      facing: "right",
      expression: "grin",
      gaze: [0.8, 0],
      held: sticks(-24, 28, "#f6c62e"),
    }),
    dancer({
      ...pupil.meher,
      outfit: skirted("#e4602e", "#1f6f78", "#f6c62e"),
      flowers: true,
      x: -0.62,
      z: 4.15,
      pose: strike,
      facing: "left",
      expression: "grin",
      gaze: [-0.8, 0],
      held: sticks(-30, 6, "#d0457f"),
    }),
    dancer({
      ...pupil.lata,
      outfit: skirted("#7a3fa0", "#e4602e", "#f2a0c0"),
      flowers: true,
      x: 0.66,
      z: 4.2,
      pose: strike,
      facing: "right",
      expression: "grin",
      gaze: [0.8, 0],
      held: sticks(-6, 30, colour.leaf),
    }),
    dancer({
      ...pupil.gurnoor,
      headwear: { kind: "turban", colour: "#f6c62e" },
      outfit: turbaned("#f3e3c0", "#8a1f3f"),
      x: 1.6,
      z: 4.5,
      pose: step(),
      facing: "left",
      expression: "grin",
      gaze: [-0.8, 0],
      held: sticks(-26, 22, "#2f8f8a"),
    }),
    rect(0, 660, 1200, 240, fadeUp("#1c1030"), { "fill-opacity": 0.5 }),
  ]);
}

export const folkDance: Picture = {
  key: "gallery-folk-dance",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Girls in wide skirts and boys in turbans dancing dandiya with sticks around a lamp in the courtyard at night, strings of lights above",
  draw,
};
