import { colour, distant, fadeUp } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { withBag } from "../../props/bags.ts";
import { bus } from "../../props/bus.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { gesture } from "../../props/gestures.ts";
import { face, person, thing, viewFrom } from "../../props/perspective.ts";
import { schoolBag } from "../../surroundings/objects.ts";
import { ground, hills, sky, treeLine, vignette } from "../../surroundings/outdoors.ts";
import { floweringBush, foliage, palm } from "../../surroundings/plants.ts";
import { boundaryWall, schoolBuilding } from "../../surroundings/school.ts";
import { group, picture, place, rect } from "../../svg.ts";

function draw(): string {
  const view = viewFrom({ centre: 880, horizon: 420, eye: 1.45, focal: 1160 });
  return picture(1200, 900, [
    sky(1200, 500, { mood: "morning", sun: [620, 300], clouds: 4, seed: 21 }),
    hills(1200, 440, 90, distant(colour.lilac, 0.55), 5),
    treeLine(1200, 446, 90, 14, 0.5),
    place(700, 448, schoolBuilding({ width: 620, height: 250, bays: 10 })),
    rect(0, 280, 1200, 180, fadeUp("#ffe3b4"), { "fill-opacity": 0.55 }),
    ground(1200, 440, 900, "#cfa679", 3),
    place(690, 462, boundaryWall(240, 52)),
    place(1010, 462, boundaryWall(300, 52)),
    ...[720, 830, 1060, 1170].map((x, index) =>
      place(x, 472, floweringBush(84, 48, index % 2 ? colour.marigold : colour.rose, 30 + index)),
    ),
    place(1130, 500, palm(430, 4)),
    place(668, 486, palm(330, 7, 0.15)),
    face(
      view,
      [
        [-9, 0, 2],
        [-1.2, 0, 2],
        [-1.2, 0, 40],
        [-9, 0, 40],
      ],
      "#8f7f78",
      { "fill-opacity": 0.75 },
    ),
    face(
      view,
      [
        [-1.2, 0, 2],
        [-0.95, 0, 2],
        [-0.95, 0, 40],
        [-1.2, 0, 40],
      ],
      "#efe0c4",
    ),
    bus(view, {
      x: -1.75,
      z: 4.7,
      driver: {
        ...grownUp.nanduMali,
        age: "adult",
        headwear: undefined,
        hair: "sidePart",
        outfit: { kind: "shirt", colour: colour.dustyBlue, trousers: colour.ink },
      },
      passengers: [
        { ...pupil.meher, pose: "waving", facing: "right", expression: "grin" },
        { ...pupil.veer, facing: "right" },
        undefined,
        { ...pupil.lata, facing: "right" },
      ],
    }),
    withBag(
      view,
      {
        ...pupil.kabir,
        x: -1.5,
        y: 0.18,
        z: 5.55,
        pose: gesture({
          legs: "stepping",
          left: [0.2, 0.62],
          right: [0.6, 0.1],
          handRight: "grip",
          elbows: [1, 1],
        }),
        facing: "left",
        shadow: false,
      },
      colour.teal,
    ),
    person(view, {
      ...grownUp.rekhaMiss,
      x: 1.34,
      z: 7.2,
      pose: gesture({ left: [0.12, 0.6], right: [0.5, -0.3], handRight: "open", elbows: [1, 1] }),
      facing: "left",
      shade: 1.2,
    }),
    withBag(
      view,
      { ...pupil.sana, x: 1, z: 5.2, pose: "walking", facing: "left", shade: 0.9, gaze: [-0.9, 0] },
      colour.indigo,
    ),
    withBag(
      view,
      {
        ...pupil.dev,
        x: -0.55,
        z: 5.5,
        pose: gesture({ legs: "stepping", left: [0.22, 0.66], right: [0.5, 0.34], elbows: [1, 1] }),
        facing: "left",
        expression: "grin",
        shade: 0.9,
      },
      colour.green,
    ),
    withBag(
      view,
      {
        ...pupil.anaya,
        x: -0.12,
        z: 4.6,
        pose: gesture({ legs: "stepping", left: [-0.1, 0.74], right: [0.36, 0.6] }),
        facing: "left",
        shade: 0.9,
        gaze: [-0.8, 0],
      },
      colour.saffron,
    ),
    withBag(
      view,
      {
        ...pupil.gurnoor,
        x: 0.48,
        z: 4.3,
        metres: 1.3,
        pose: gesture({
          legs: "stepping",
          left: [0.08, 0.72],
          right: [0.62, -0.3],
          handRight: "open",
          elbows: [1, 1],
        }),
        facing: "left",
        expression: "grin",
        shade: 0.9,
      },
      colour.peacock,
    ),
    thing(view, -0.75, 0, 4.1, schoolBag(36, colour.teal)),
    thing(
      view,
      -0.45,
      0,
      4,
      group([rect(-6, -16, 12, 16, "#d0572f", { rx: 3 }), rect(-4, -20, 8, 5, colour.cream)]),
    ),
    foliage([1060, -40], 380, 150, colour.green, 84),
    foliage([1190, 10], 420, 200, colour.leaf, 81),
    rect(0, 0, 1200, 900, "#ffb56b", { "fill-opacity": 0.07 }),
    vignette(1200, 900, 0.28),
  ]);
}

export const schoolBusStop: Picture = {
  key: "facility-school-bus",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children climbing into the yellow school bus in the early morning, classmates waving from its windows and a teacher seeing them off",
  draw,
};
