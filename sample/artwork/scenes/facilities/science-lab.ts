import { lettering } from "../../lettering.ts";
import { colour, darker, lit } from "../../palette.ts";
import type { FigureOptions } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { openBookOn } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import {
  beaker,
  conicalFlask,
  goggles,
  jar,
  magnifier,
  microscope,
  spiritLamp,
  testTube,
  testTubes,
} from "../../props/laboratory.ts";
import { box, face, person, thing, viewFrom } from "../../props/perspective.ts";
import { beam, room, sideWindow, sunOnFloor } from "../../props/room.ts";
import { framed } from "../../surroundings/indoors.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { clipped, ellipse, group, picture, place, rect, stroke } from "../../svg.ts";

/** The planets around the sun, as a wall chart. */
function solarSystem(width: number, height: number): string {
  const planets = [
    colour.clay,
    colour.marigold,
    colour.dustyBlue,
    colour.terracotta,
    colour.sand,
    colour.gold,
  ];
  return group([
    rect(0, 0, width, height, lit("#2b3350")),
    ellipse([0, height / 2], width * 0.16, width * 0.16, lit(colour.marigold)),
    ...planets.map((tone, index) => {
      const x = width * (0.28 + index * 0.125);
      return (
        stroke(
          `M${x} ${height * 0.12}Q${x + width * 0.03} ${height * 0.5} ${x} ${height * 0.88}`,
          colour.sky,
          1.2,
          {
            "stroke-opacity": 0.5,
          },
        ) +
        ellipse(
          [x + width * 0.012, height * (0.3 + ((index * 3) % 5) * 0.1)],
          width * (0.018 + (index % 3) * 0.009),
          width * (0.018 + (index % 3) * 0.009),
          lit(tone),
        )
      );
    }),
  ]);
}

const goggled = (turn: number, more?: FigureOptions["held"]): Pick<FigureOptions, "held"> => ({
  held: (skeleton) =>
    place(...skeleton.headCentre, goggles(turn), {
      scale: skeleton.build.head / 100,
      rotate: skeleton.headTilt,
    }) + (more ? more(skeleton) : ""),
});

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 322, eye: 1.56, focal: 1130 });
  const back = 7;
  const first = { x: -2.5, from: 2.6, to: 3.9 };
  const second = { x: -2.5, from: 4.6, to: 6.2 };
  const shelf = (y: number): string =>
    box(view, { x: 0.35, y, z: back - 0.28, width: 2.4, height: 0.05, depth: 0.26 }, colour.clay);
  const jars = [
    colour.teal,
    colour.saffron,
    colour.rose,
    colour.indigo,
    colour.leaf,
    colour.maroon,
    colour.gold,
  ];
  const metre = view.scale(back);
  const pink = "#d0457f";
  const leaning = (more = {}): ReturnType<typeof gesture> =>
    gesture({
      left: [0.02, 0.62],
      right: [0.4, 0.6],
      handLeft: "flat",
      handRight: "flat",
      nod: 0.2,
      lean: 6,
      ...more,
    });
  const arjun = person(view, {
    ...pupil.arjun,
    x: -1.22,
    z: 2.75,
    pose: gesture({
      left: [0.28, 0.58],
      right: [0.6, 0.5],
      handLeft: "flat",
      handRight: "flat",
      lean: 7,
    }),
    facing: "right",
    ...goggled(0.65),
    gaze: [0.8, -0.4],
  });
  const dev = person(view, {
    ...pupil.dev,
    x: 1.2,
    z: 2.6,
    pose: gesture({
      left: [0.3, 0.6],
      right: [0.5, 0.28],
      handLeft: "flat",
      handRight: "grip",
      lean: 5,
      elbows: [1, 1],
    }),
    facing: "left",
    expression: "grin",
    ...goggled(-0.65, ({ arms }) =>
      place(arms.left.end[0] - 24, arms.left.end[1] + 50, testTube(150, colour.marigold)),
    ),
    gaze: [-0.9, 0],
  });
  return picture(1200, 900, [
    room(view, {
      left: -2.5,
      right: 2.8,
      back,
      height: 3.2,
      wall: "#cfe0d6",
      dado: "#4c8a80",
      floor: "#b9b49f",
      checkered: true,
    }),
    sideWindow(view, second),
    sideWindow(view, first),
    sunOnFloor(view, second, { strength: 0.5 }),
    place(
      ...view.at(-1.9, 2.6, back),
      framed(metre * 1.75, metre * 0.95, solarSystem(metre * 1.75, metre * 0.95)),
    ),
    place(
      ...view.at(1.5, 2.66, back),
      lettering("विज्ञान", 0, 0, { size: 44, fill: darker(colour.teal, 0.3), anchor: "middle" }),
    ),
    shelf(1.95),
    shelf(1.4),
    ...jars.map((tone, index) =>
      thing(view, 0.52 + index * 0.34, 2, back - 0.2, jar(30 + (index % 3) * 5, tone)),
    ),
    thing(view, 0.6, 1.45, back - 0.2, microscope(38)),
    thing(view, 1.1, 1.45, back - 0.2, conicalFlask(32, colour.marigold)),
    thing(view, 1.55, 1.45, back - 0.2, testTubes(28, [colour.rose, colour.teal, colour.indigo])),
    thing(view, 2.05, 1.45, back - 0.2, jar(34, colour.leafLight)),
    thing(view, 2.45, 1.45, back - 0.2, jar(28, colour.terracotta)),

    person(view, {
      ...pupil.rohan,
      x: 1.42,
      z: 5.7,
      pose: leaning(),
      facing: "right",
      expression: "focus",
    }),
    person(view, { ...pupil.ira, x: 2.3, z: 5.7, pose: leaning(), facing: "left", gaze: [-0.8, 0.9] }),
    box(view, { x: 0.95, z: 4.95, width: 1.8, height: 0.76, depth: 0.62 }, "#7a9c8f"),
    thing(view, 1.85, 0.76, 5.3, microscope(46)),
    thing(view, 2.5, 0.76, 5.2, pottedPlant(40, 8)),
    beam(view, first, { strength: 0.34 }),

    person(view, {
      ...grownUp.farahMiss,
      hair: "bun",
      bindi: true,
      outfit: { kind: "coat", over: colour.maroon, trousers: colour.barkDeep },
      x: 0.42,
      z: 3.75,
      pose: gesture({
        left: [0.02, 0.62],
        right: [0.66, 0.08],
        handLeft: "open",
        handRight: "grip",
        tilt: 4,
        elbows: [1, 1],
      }),
      facing: "left",
      gaze: [-0.6, 0.3],
      ...goggled(-0.65, ({ arms }) =>
        place(arms.left.end[0] - 22, arms.left.end[1] + 52, conicalFlask(190, pink, 0.5)),
      ),
    }),
    person(view, {
      ...pupil.gurnoor,
      x: -0.98,
      z: 3.75,
      pose: leaning({ nod: 0 }),
      facing: "right",
      expression: "grin",
      gaze: [0.9, -0.3],
    }),
    person(view, {
      ...pupil.anaya,
      x: -0.5,
      z: 3.5,
      metres: 1.2,
      pose: leaning({ nod: 0, lean: 3 }),
      facing: "right",
      ...goggled(0.65),
      gaze: [0.8, -0.7],
    }),
    arjun,
    dev,
    box(view, { x: -1, z: 1.7, width: 2, height: 0.72, depth: 1.6 }, "#6d8f86"),
    box(view, { x: -1.05, y: 0.72, z: 1.64, width: 2.1, height: 0.05, depth: 1.71 }, "#e9e4d4"),
    face(
      view,
      [
        [-0.9, 0.77, 2.9],
        [0.2, 0.77, 2.75],
        [0.75, 0.77, 2.2],
        [-0.4, 0.77, 2.3],
      ],
      "#fff6d8",
      { "fill-opacity": 0.75 },
    ),
    clipped(`M0 0H1200V${view.at(0, 0.78, 2.75)[1]}H0Z`, arjun),
    clipped(`M0 0H1200V${view.at(0, 0.78, 2.6)[1]}H0Z`, dev),
    thing(view, 0.05, 0.77, 2.95, spiritLamp(16)),
    thing(view, -0.5, 0.77, 2.62, testTubes(25, [colour.teal, colour.marigold, pink, colour.leafLight])),
    thing(view, 0.52, 0.77, 2.72, conicalFlask(26, colour.marigold, 0.4)),
    thing(view, 0.28, 0.77, 2.4, beaker(19, colour.skyDeep)),
    thing(view, -0.62, 0.77, 2.02, microscope(36)),
    openBookOn(view, 0.08, 0.77, 1.86, { cover: colour.indigo, width: 0.44 }),
    stroke(
      `M${view.at(0.36, 0.78, 1.9).join(" ")}L${view.at(0.52, 0.78, 2.06).join(" ")}`,
      colour.saffron,
      9,
    ),
    thing(view, 0.62, 0.77, 1.98, magnifier(6)),
    vignette(1200, 900, 0.3),
  ]);
}

export const scienceLab: Picture = {
  key: "facility-science-lab",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "A teacher in a white coat holds up a flask of pink liquid at the laboratory bench while children in safety glasses watch",
  draw,
};
