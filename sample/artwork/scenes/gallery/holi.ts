import { lettering } from "../../lettering.ts";
import { colour, distant, glow, lit } from "../../palette.ts";
import type { FigureOptions, Outfit } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { colourCloud, powderBowl, splashes, squirter } from "../../props/festival.ts";
import { gesture } from "../../props/gestures.ts";
import { person, thing, viewFrom } from "../../props/perspective.ts";
import { banner } from "../../surroundings/objects.ts";
import { ground, hills, sky, treeLine } from "../../surroundings/outdoors.ts";
import { foliage, neem } from "../../surroundings/plants.ts";
import { boundaryWall, bunting, schoolBuilding } from "../../surroundings/school.ts";
import { chance, ellipse, group, path, picture, place, stroke } from "../../svg.ts";

const [pink, yellow, blue, green, orange, violet] = [
  "#e0387f",
  "#f6c62e",
  "#2f8fc4",
  "#4fa65a",
  "#ee7a2c",
  "#8a4fb0",
] as const;
const white: Outfit = { kind: "kurta", colour: colour.white, trousers: colour.linen };

/** Colour on clothes, cheeks and hair, and whatever else is in hand. */
const coloured =
  (seed: number, tones: readonly string[], more?: FigureOptions["held"]): FigureOptions["held"] =>
  (skeleton) =>
    place(...skeleton.chest, splashes(seed, tones, 12)) +
    place(
      ...skeleton.headCentre,
      group([
        ellipse([-20, 22], 15, 12, glow(tones[0] as string), { "fill-opacity": 0.9 }),
        ellipse([22, 18], 14, 12, glow(tones[1] as string), { "fill-opacity": 0.9 }),
        ellipse([-6, -44], 30, 14, glow(tones[1] as string), { "fill-opacity": 0.8 }),
      ]),
      { scale: skeleton.build.head / 100, rotate: skeleton.headTilt },
    ) +
    (more ? more(skeleton) : "");

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 360, eye: 1.5, focal: 1200 });
  const random = chance(77);
  const stains = Array.from({ length: 40 }, () => {
    const z = random(3.2, 8);
    const [x, y] = view.at(random(-3.2, 3.2), 0, z);
    const r = random(0.1, 0.4) * view.scale(z);
    return ellipse(
      [x, y],
      r,
      r * 0.3,
      [pink, yellow, blue, green, orange, violet][Math.floor(random(0, 6))] as string,
      { "fill-opacity": random(0.3, 0.6) },
    );
  });
  return picture(1200, 900, [
    sky(1200, 420, { mood: "day", clouds: 3, seed: 9 }),
    hills(1200, 380, 60, distant(colour.leaf, 0.6), 3),
    treeLine(1200, 392, 80, 5, 0.4),
    place(290, 402, schoolBuilding({ width: 620, height: 240, bays: 10 })),
    place(0, 412, boundaryWall(290, 44, 0.2)),
    place(910, 412, boundaryWall(320, 44, 0.2)),
    place(1120, 440, neem(400, 6, 0.1)),
    place(70, 440, neem(360, 9, 0.1)),
    ground(1200, 400, 900, "#e0b98c", 4),
    ...stains,
    bunting([-20, 70], [420, 60], 60, 40, [pink, yellow, blue, green]),
    bunting([780, 60], [1220, 70], 60, 40, [orange, violet, yellow, pink]),
    place(
      410,
      34,
      banner(
        380,
        92,
        orange,
        lettering("होली है!", 190, 66, { size: 58, fill: colour.cream, anchor: "middle" }),
      ),
    ),
    colourCloud(260, 330, 150, pink, 3),
    colourCloud(620, 270, 170, yellow, 5),
    colourCloud(960, 340, 150, violet, 8),

    person(view, {
      ...grownUp.rekhaMiss,
      outfit: { kind: "sari", colour: colour.cream, border: pink, blouse: green },
      x: -2.05,
      z: 7,
      pose: gesture({ left: [-0.2, 0.6], right: [0.5, 0.3], handRight: "open", elbows: [1, 1] }),
      facing: "right",
      expression: "grin",
      held: coloured(3, [pink, yellow]),
    }),
    person(view, {
      ...pupil.ira,
      outfit: white,
      x: -1.2,
      z: 6.8,
      pose: "running",
      facing: "left",
      expression: "grin",
      held: coloured(4, [blue, pink]),
    }),
    person(view, {
      ...pupil.rohan,
      outfit: white,
      x: 1.35,
      z: 6.9,
      pose: "cheering",
      expression: "grin",
      held: coloured(5, [green, orange]),
    }),
    person(view, {
      ...pupil.sana,
      outfit: white,
      x: 2.05,
      z: 6.6,
      pose: "throwing",
      facing: "left",
      expression: "grin",
      held: coloured(6, [violet, yellow]),
    }),
    colourCloud(440, 480, 120, green, 12),
    colourCloud(745, 520, 110, blue, 14),

    person(view, {
      ...pupil.zoya,
      outfit: white,
      x: 0.1,
      z: 5.2,
      pose: gesture({
        legs: "apart",
        left: [-0.7, -0.56],
        right: [0.72, -0.6],
        handLeft: "open",
        handRight: "open",
        elbows: [-1, 1],
        tilt: -6,
      }),
      expression: "grin",
      shade: 0.8,
      held: coloured(7, [pink, yellow, violet]),
    }),
    colourCloud(500, 330, 90, orange, 21),
    colourCloud(730, 330, 90, pink, 23),
    person(view, {
      ...pupil.dev,
      outfit: white,
      x: -1.42,
      z: 4.35,
      metres: 1.28,
      pose: gesture({
        legs: "apart",
        left: [0.3, 0.4],
        right: [0.6, 0.34],
        handLeft: "grip",
        handRight: "grip",
        lean: -4,
        elbows: [1, 1],
      }),
      facing: "right",
      expression: "grin",
      shade: 0.8,
      held: coloured(8, [blue, green, yellow], ({ arms }) =>
        place(arms.left.end[0] + 30, arms.left.end[1] - 6, squirter(230, blue, "#5fb4dc"), { rotate: -8 }),
      ),
    }),
    person(view, {
      ...pupil.gurnoor,
      outfit: white,
      x: 1.3,
      z: 4.4,
      pose: gesture({
        legs: "stepping",
        left: [0.2, 0.6],
        right: [0.6, -0.3],
        handLeft: "grip",
        handRight: "open",
        elbows: [1, 1],
      }),
      facing: "left",
      expression: "grin",
      gaze: [-0.8, 0],
      shade: 0.8,
      held: coloured(9, [orange, pink, green]),
    }),
    person(view, {
      ...pupil.lata,
      outfit: { kind: "salwar", colour: colour.white, trousers: colour.linen, dupatta: yellow },
      x: 1.86,
      z: 4.75,
      pose: gesture({
        left: [-0.06, 0.5],
        right: [0.56, 0.3],
        handLeft: "grip",
        handRight: "open",
        elbows: [1, 1],
      }),
      facing: "left",
      expression: "grin",
      gaze: [-0.8, 0],
      shade: 0.6,
      held: coloured(10, [violet, pink, blue]),
    }),
    colourCloud(790, 560, 90, yellow, 31),
    thing(view, -0.55, 0, 3.75, powderBowl(30, pink)),
    thing(view, -0.15, 0, 3.6, powderBowl(30, yellow)),
    thing(view, 0.26, 0, 3.72, powderBowl(30, green)),
    thing(view, 0.66, 0, 3.62, powderBowl(30, violet)),
    thing(
      view,
      -0.98,
      0,
      3.68,
      group([
        ellipse([2, 0], 26, 5, glow(colour.plum), { "fill-opacity": 0.6 }),
        stroke("M-17 -34Q0 -56 17 -34", colour.steel, 2),
        path("M-21 -34H21L17 -2Q0 4 -17 -2Z", lit("#4f86a8")),
        ellipse([0, -34], 21, 6, lit(pink)),
      ]),
    ),
    foliage([1190, -10], 360, 150, colour.leaf, 41),
    colourCloud(110, 600, 120, orange, 44),
    colourCloud(1165, 700, 100, pink, 47),
  ]);
}

export const holi: Picture = {
  key: "gallery-holi",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Laughing children in white playing Holi in the school courtyard, throwing clouds of coloured powder",
  draw,
};
