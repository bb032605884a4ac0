import { colour, distant, down, fadeUp } from "../../palette.ts";
import type { FigureOptions } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { withBag } from "../../props/bags.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { gesture } from "../../props/gestures.ts";
import { paperBoat, rainfall, ripples, splash, umbrella } from "../../props/monsoon.ts";
import { person, thing, viewFrom } from "../../props/perspective.ts";
import { ground, puddle, sky, treeLine } from "../../surroundings/outdoors.ts";
import { banyan, foliage, neem } from "../../surroundings/plants.ts";
import { schoolBuilding } from "../../surroundings/school.ts";
import { picture, place, rect } from "../../svg.ts";

const under =
  (size: number, tones: readonly [string, string], side: "left" | "right" = "right"): FigureOptions["held"] =>
  ({ arms }) =>
    place(arms[side].end[0], arms[side].end[1], umbrella(size, tones));

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 356, eye: 1.55, focal: 1180 });
  const carrying = gesture({
    legs: "stepping",
    left: [-0.2, 0.7],
    right: [0.3, 0.36],
    handRight: "grip",
    elbows: [1, 1],
  });
  return picture(1200, 900, [
    sky(1200, 430, { mood: "rain", clouds: 6, seed: 12 }),
    treeLine(1200, 380, 110, 7, 0.35),
    place(330, 398, schoolBuilding({ width: 640, height: 270, bays: 10 })),
    rect(0, 120, 1200, 320, "#8fa2a8", { "fill-opacity": 0.2 }),
    place(1110, 450, neem(380, 7, 0.2)),
    place(90, 430, banyan(380, 12, 0.22)),
    ground(1200, 390, 900, "#b89a74", 6),
    rect(0, 390, 1200, 510, down("#a9c0c4", "#7d939a"), { "fill-opacity": 0.3 }),
    puddle(330, 560, 260),
    puddle(880, 520, 220),
    puddle(980, 730, 420),
    puddle(420, 790, 560),
    puddle(672, 716, 250),
    ripples(420, 790, 460, 3),
    ripples(980, 730, 340, 5),
    ripples(330, 560, 200, 7),

    person(view, {
      ...grownUp.rekhaMiss,
      x: -0.95,
      z: 8.9,
      pose: carrying,
      facing: "right",
      held: under(560, [colour.ink, colour.slate]),
    }),
    person(view, { ...pupil.rohan, x: -0.3, z: 8.8, pose: "walking", facing: "right" }),
    person(view, {
      ...pupil.ira,
      x: 1.4,
      z: 8.6,
      pose: carrying,
      facing: "left",
      held: under(640, [colour.teal, colour.cream], "left"),
    }),
    withBag(
      view,
      {
        ...pupil.lata,
        x: 2.25,
        z: 6.4,
        pose: carrying,
        facing: "left",
        expression: "grin",
        held: under(700, ["#f2b92c", colour.saffron], "left"),
      },
      colour.indigo,
    ),
    person(view, {
      ...pupil.zoya,
      x: -1.75,
      z: 5.1,
      pose: carrying,
      facing: "right",
      expression: "grin",
      gaze: [0.8, 0.3],
      held: under(720, ["#d9534a", colour.cream]),
    }),
    person(view, {
      ...pupil.arjun,
      x: -1.15,
      z: 5.2,
      metres: 1.2,
      pose: gesture({ legs: "stepping", left: [-0.1, 0.66], right: [0.5, 0.4], handRight: "open" }),
      facing: "right",
      expression: "grin",
    }),

    thing(view, 0.3, 0, 5.08, splash(52)),
    person(view, {
      ...pupil.dev,
      x: 0.3,
      y: 0.14,
      z: 5.1,
      pose: gesture({
        legs: "apart",
        left: [-0.8, -0.4],
        right: [0.8, -0.46],
        handLeft: "open",
        handRight: "open",
        elbows: [-1, 1],
      }),
      facing: "front",
      expression: "grin",
      shadow: false,
    }),

    person(view, {
      ...pupil.meher,
      x: 1.28,
      z: 4.05,
      pose: gesture({
        legs: "crouching",
        left: [0.4, 0.72],
        right: [0.62, 0.66],
        handLeft: "flat",
        handRight: "flat",
        lean: 14,
        nod: 0.4,
      }),
      facing: "left",
      gaze: [-0.6, 1],
      expression: "grin",
      outfit: { kind: "kurta", colour: "#f2b92c", trousers: colour.teal },
    }),
    person(view, {
      ...pupil.gurnoor,
      x: -0.5,
      z: 3.95,
      pose: gesture({
        legs: "crouching",
        left: [0.36, 0.72],
        right: [0.66, 0.64],
        handLeft: "flat",
        handRight: "grip",
        lean: 14,
        nod: 0.4,
      }),
      facing: "right",
      gaze: [0.6, 1],
    }),
    place(560, 800, paperBoat(86, colour.cream)),
    place(690, 772, paperBoat(62, "#f6c9a0")),
    place(330, 812, paperBoat(56, "#cfe0e6")),
    place(870, 738, paperBoat(58, colour.cream)),
    rainfall(1200, 900, 190, 4, 0.42),
    foliage([40, -10], 460, 190, colour.green, 23),
    foliage([1180, 0], 420, 170, colour.leaf, 26),
    rect(0, 640, 1200, 260, fadeUp("#2b3b46"), { "fill-opacity": 0.16 }),
    rect(0, 0, 1200, 430, distant(colour.dustyBlue, 0.3), { "fill-opacity": 0.06 }),
  ]);
}

export const rainyDay: Picture = {
  key: "gallery-rainy-day",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children with bright umbrellas in the monsoon rain, one boy jumping into a puddle and two others sailing paper boats",
  draw,
};
