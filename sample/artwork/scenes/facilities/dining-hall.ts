import { lettering } from "../../lettering.ts";
import { colour, darker, down, glow, lighter, lit } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { gesture } from "../../props/gestures.ts";
import { box, person, type Standing, thing, viewFrom } from "../../props/perspective.ts";
import { beam, room, sideWindow, sunOnFloor } from "../../props/room.ts";
import { fruitBowl, jug, ladle, rotiBasket, servingPot, thali, tumbler } from "../../props/tableware.ts";
import { matka } from "../../surroundings/objects.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { clipped, ellipse, group, picture, place, rect } from "../../svg.ts";

const TOP = 0.6;

/** The kitchen seen through its hatch, in a box from (0, 0); the sill is at the lower edge. */
function kitchen(width: number, height: number): string {
  const shelf = (y: number): string => rect(width * 0.5, y, width * 0.46, 5, lit(colour.clay));
  return group([
    rect(-10, -10, width + 20, height + 16, lit(lighter(colour.sand, 0.3)), { rx: 4 }),
    rect(0, 0, width, height, down("#6b3d2c", "#a86a40")),
    ellipse([width * 0.2, height * 0.4], width * 0.5, height * 0.7, glow("#ffc877"), { "fill-opacity": 0.5 }),
    shelf(height * 0.46),
    ...[0.56, 0.68, 0.8, 0.91].map((x, index) =>
      place(width * x, height * 0.46, index % 2 ? jug(26) : servingPot(20, colour.clay)),
    ),
  ]);
}

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 292, eye: 1.62, focal: 1200 });
  const back = 8.4;
  const metre = view.scale(back);
  const first = { x: -2.7, from: 3.2, to: 4.8 };
  const second = { x: -2.7, from: 5.6, to: 7.4 };
  const eating = gesture({
    legs: "chairSideways",
    left: [0.24, 0.02],
    right: [0.56, 0.5],
    handLeft: "grip",
    handRight: "flat",
    nod: 0.15,
    elbows: [1, 1],
  });
  const resting = gesture({
    legs: "chairSideways",
    left: [0.5, 0.5],
    right: [0.56, 0.46],
    handLeft: "grip",
    handRight: "flat",
    nod: 0.3,
    lean: 5,
  });
  const talking = gesture({
    legs: "chairSideways",
    left: [0.5, 0.5],
    right: [0.66, 0.16],
    handRight: "open",
    elbows: [1, 1],
  });
  type Guest = Omit<Standing, "x" | "z"> & { side: 1 | -1; z: number };
  const sitting = ({ side, z, ...who }: Guest): string =>
    person(view, {
      facing: side > 0 ? "left" : "right",
      pose: eating,
      gaze: [side * -0.7, 0.4],
      ...who,
      x: side * 1.02,
      y: 0.08,
      z,
    });
  const guests: Guest[] = [
    { side: -1, z: 6.7, ...pupil.rohan, pose: resting },
    { side: 1, z: 6.75, ...pupil.sana, pose: resting },
    { side: -1, z: 5.75, ...pupil.naina, pose: talking, expression: "grin" },
    { side: 1, z: 5.75, ...pupil.arjun },
    { side: -1, z: 4.8, ...pupil.veer },
    { side: 1, z: 4.8, ...pupil.zoya, pose: talking, expression: "grin" },
    { side: -1, z: 3.9, ...pupil.meher, pose: resting, expression: "grin" },
    { side: 1, z: 3.85, ...pupil.dev, pose: resting, expression: "grin" },
    { side: -1, z: 3.02, ...pupil.gurnoor },
    { side: 1, z: 2.98, ...pupil.anaya, gaze: [-0.9, -0.1] },
  ];
  const bench = (side: 1 | -1): string =>
    box(
      view,
      { x: side > 0 ? 0.94 : -1.24, y: 0.34, z: 2.3, width: 0.3, height: 0.05, depth: 4.9 },
      "#9a5c38",
    ) + box(view, { x: side > 0 ? 1 : -1.18, z: 2.5, width: 0.18, height: 0.34, depth: 0.08 }, "#7d4a30");
  const tabletop = box(
    view,
    { x: -0.76, y: TOP - 0.06, z: 2.36, width: 1.52, height: 0.06, depth: 4.9 },
    "#c98f5c",
  );
  const [hatchX, hatchY] = view.at(-1.5, 2.3, back);
  return picture(1200, 900, [
    room(view, {
      left: -2.7,
      right: 2.7,
      back,
      height: 3.3,
      wall: "#e6dfae",
      dado: "#5d8a5c",
      floor: "#c08a68",
      tile: 0.55,
      checkered: true,
    }),
    sideWindow(view, second),
    sideWindow(view, first),
    sunOnFloor(view, second),
    sunOnFloor(view, first),
    place(hatchX, hatchY, kitchen(metre * 3, metre * 1.25)),
    clipped(
      `M0 0H1200V${view.at(0, 1, back)[1]}H0Z`,
      person(view, {
        ...grownUp.mehtaSir,
        outfit: { kind: "kurta", colour: colour.linen },
        headwear: { kind: "topi", colour: colour.white },
        x: -0.72,
        z: back,
        y: 0.1,
        pose: gesture({ left: [-0.2, 0.5], right: [0.3, 0.5], handLeft: "grip", handRight: "grip" }),
        shadow: false,
      }),
    ),
    box(view, { x: -1.7, y: 0.98, z: back - 0.3, width: 3.4, height: 0.08, depth: 0.3 }, colour.clay),
    thing(view, -0.72, 1.06, back - 0.2, servingPot(26, "#e2a12c")),
    thing(view, 0.3, 1.06, back - 0.2, rotiBasket(50)),
    lettering("Dining Hall", ...view.at(0, 2.62, back), {
      size: 38,
      fill: darker(colour.green, 0.1),
      anchor: "middle",
    }),
    thing(view, 2.2, 0, back - 0.5, matka(80)),
    beam(view, first, { strength: 0.26 }),
    person(view, {
      ...grownUp.kamlaDidi,
      x: 1.82,
      z: 5.2,
      pose: gesture({
        left: [0.2, 0.5],
        right: [0.6, 0.36],
        handLeft: "grip",
        handRight: "grip",
        elbows: [1, 1],
      }),
      facing: "left",
      held: ({ arms }) =>
        place(arms.right.end[0] - 10, arms.right.end[1] + 60, servingPot(120, "#e2a12c")) +
        place(arms.left.end[0], arms.left.end[1], ladle(140, "#e2a12c")),
      gaze: [-0.8, 0.7],
      shade: 0.7,
    }),
    bench(-1),
    bench(1),
    ...guests.map(sitting),
    tabletop,
    thing(view, 0.02, TOP, 6.8, servingPot(20, colour.leaf)),
    ...[6.55, 5.6, 4.65, 3.72, 2.84].flatMap((z, index) => [
      thing(view, -0.5, TOP + 0.02, z, thali(17, 0.34)),
      thing(view, 0.5, TOP + 0.02, z, thali(17, 0.34)),
      thing(view, index % 2 ? -0.2 : 0.2, TOP, z - 0.12, tumbler(13)),
    ]),
    thing(view, 0.02, TOP, 5.4, fruitBowl(42)),
    thing(view, -0.02, TOP, 4.1, rotiBasket(40)),
    thing(view, -0.06, TOP, 3.1, jug(29)),
    ...guests.slice(4).map((guest) => clipped(`M0 0H1200V${view.at(0, TOP, guest.z)[1]}H0Z`, sitting(guest))),
    vignette(1200, 900, 0.3),
  ]);
}

export const diningHall: Picture = {
  key: "facility-dining-hall",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children eating from steel plates at a long table in the sunny dining hall while a cook comes with more dal",
  draw,
};
