import { lettering } from "../../lettering.ts";
import { colour, glow } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { rug } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { dholak } from "../../props/instruments.ts";
import { person, softShade, viewFrom } from "../../props/perspective.ts";
import { puppetTheatre, stringPuppet } from "../../props/puppets.ts";
import { room } from "../../props/room.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { bunting } from "../../surroundings/school.ts";
import { ellipse, group, picture, place, rect } from "../../svg.ts";

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 306, eye: 1.42, focal: 1230 });
  const back = 6.4;
  const [width, height] = [560, 430];
  const play =
    place(190, 140, stringPuppet(130, { king: true, tone: "#d9772c", turban: "#d02f5a", rope: 120 }), {
      rotate: -4,
    }) +
    place(360, 150, stringPuppet(122, { king: false, tone: "#2f8f6a", turban: "#e6417a", rope: 120 }), {
      rotate: 5,
    });
  const sitting = gesture({ legs: "floor", left: [-0.3, 0.7], right: [0.3, 0.7] });
  const laughing = gesture({
    legs: "floor",
    left: [0.16, 0.44],
    right: [0.3, 0.4],
    handLeft: "flat",
    handRight: "flat",
    tilt: -5,
  });
  const pointing = gesture({
    legs: "floor",
    left: [-0.1, 0.7],
    right: [0.76, -0.1],
    handRight: "flat",
    elbows: [1, 1],
  });
  return picture(1200, 900, [
    room(view, {
      left: -3,
      right: 3,
      back,
      height: 3.2,
      wall: "#3f6b74",
      dado: "#274850",
      floor: "#8c5a3c",
      tile: 0,
    }),
    bunting([-10, 60], [600, 40], 60, 36),
    bunting([600, 40], [1210, 60], 60, 36),
    ellipse([600, 330], 560, 420, glow("#ffcf86"), { "fill-opacity": 0.55 }),
    place(600 - width / 2, 96, puppetTheatre(width, height, play)),
    rect(448, 56, 304, 52, "#f2b23c", { rx: 8 }),
    lettering("Puppet Show", 600, 94, { size: 40, fill: colour.maroonDeep, anchor: "middle" }),
    person(view, {
      ...grownUp.nanduMali,
      headwear: { kind: "turban", colour: "#d02f5a" },
      outfit: { kind: "kurta", colour: colour.cream, trousers: colour.linen, jacket: "#2f4f8a" },
      x: -1.62,
      z: 5.5,
      pose: gesture({
        legs: "floor",
        left: [-0.42, 0.56],
        right: [0.46, 0.54],
        handLeft: "flat",
        handRight: "flat",
        tilt: 5,
      }),
      facing: "right",
      expression: "sing",
      held: ({ arms }) =>
        place(
          (arms.left.end[0] + arms.right.end[0]) / 2,
          arms.left.end[1] + 50,
          group([dholak(56)], { transform: "scale(4)" }),
        ),
    }),
    person(view, {
      ...grownUp.rekhaMiss,
      outfit: { kind: "sari", colour: "#6a4a9a", border: colour.gold, blouse: "#d9772c" },
      x: 1.9,
      z: 5.5,
      pose: gesture({ left: [0.02, 0.5], right: [0.2, 0.44], handLeft: "flat", handRight: "flat" }),
      facing: "left",
      expression: "grin",
      gaze: [-0.9, 0],
    }),
    rug(view, { x: -2.4, z: 2.9, width: 4.8, depth: 2.1 }, "#8c3a2c", colour.gold, colour.teal),
    person(view, { ...pupil.sana, x: -0.86, z: 4.75, pose: sitting, facing: "back" }),
    person(view, { ...pupil.kabir, x: -0.2, z: 4.7, pose: sitting, facing: "back" }),
    person(view, { ...pupil.tara, x: 0.48, z: 4.75, pose: sitting, facing: "back" }),
    person(view, {
      ...pupil.ira,
      x: 1.42,
      z: 4.85,
      pose: pointing,
      facing: "left",
      expression: "grin",
      gaze: [-0.8, -0.6],
    }),
    softShade(view, 0, 3.8, 2, 0.3, 0.25),
    person(view, {
      ...pupil.meher,
      x: -1.54,
      z: 3.85,
      pose: pointing,
      facing: "right",
      expression: "grin",
      gaze: [0.8, -0.8],
    }),
    person(view, { ...pupil.gurnoor, x: -0.86, z: 3.75, pose: { ...sitting, tilt: 6 }, facing: "back" }),
    person(view, { ...pupil.zoya, x: 0.06, z: 3.7, pose: { ...sitting, tilt: -5 }, facing: "back" }),
    person(view, { ...pupil.arjun, x: 0.9, z: 3.75, pose: sitting, facing: "back" }),
    person(view, {
      ...pupil.dev,
      x: 1.52,
      z: 3.9,
      pose: laughing,
      facing: "left",
      expression: "grin",
      gaze: [-0.8, -0.8],
    }),
    vignette(1200, 900, 0.5),
  ]);
}

export const puppetShow: Picture = {
  key: "gallery-puppet-show",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children on a rug laughing at a puppet king and queen in a small red theatre while a drummer plays",
  draw,
};
