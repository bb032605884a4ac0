import { colour, glow, lit } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { childsPainting } from "../../props/childrens-art.ts";
import { brushJar, paintBox } from "../../props/desk-things.ts";
import { benchAt } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { person, tableBox, thing, type View, viewFrom } from "../../props/perspective.ts";
import { beam, room, sideWindow, sunOnFloor } from "../../props/room.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { chance, clipped, ellipse, group, type Point, picture, place, rect, stroke } from "../../svg.ts";

const brush = (tip: string, length = 170): string =>
  stroke(`M0 0L${length * 0.3} ${-length}`, colour.clay, 13) +
  stroke(`M0 0L${-length * 0.06} ${length * 0.2}`, tip, 17);

/** A sheet on a table with a child's picture on it, drawn in its perspective. */
function sheetOn(view: View, x: number, y: number, z: number, seed: number, width = 0.46): string {
  const [from, to, low]: Point[] = [
    view.at(x, y, z + 0.3),
    view.at(x + width, y, z + 0.3),
    view.at(x, y, z),
  ] as Point[];
  const [a, b, c] = [from as Point, to as Point, low as Point];
  const matrix = [
    (b[0] - a[0]) / 200,
    (b[1] - a[1]) / 200,
    (c[0] - a[0]) / 130,
    (c[1] - a[1]) / 130,
    a[0],
    a[1],
  ];
  return group([childsPainting(200, 130, seed)], {
    transform: `matrix(${matrix.map((value) => value.toFixed(3)).join(" ")})`,
  });
}

/** A standing easel with a sheet turned half towards us. */
function easel(view: View, x: number, z: number, seed: number): string {
  const metre = view.scale(z);
  const [px, py] = view.at(x, 0, z);
  return place(
    px,
    py,
    group([
      ellipse([metre * 0.1, 0], metre * 0.4, metre * 0.06, glow(colour.plum), { "fill-opacity": 0.5 }),
      stroke(
        `M${metre * 0.2} ${-metre * 1.3}L${-metre * 0.1} 0M${metre * 0.3} ${-metre * 1.3}L${metre * 0.62} 0M${metre * 0.25} ${-metre * 1.3}L${metre * 0.4} ${-metre * 0.1}`,
        "#8f5a34",
        metre * 0.045,
      ),
      group([rect(-6, -6, 212, 150, "#8f5a34"), clipped("M0 0H200V138H0Z", childsPainting(200, 138, seed))], {
        transform: `matrix(${((metre * 0.82) / 200).toFixed(3)} ${((metre * 0.07) / 200).toFixed(3)} 0 ${((metre * 0.62) / 138).toFixed(3)} ${(-metre * 0.16).toFixed(1)} ${(-metre * 1.2).toFixed(1)})`,
      }),
      stroke(`M${-metre * 0.22} ${-metre * 0.54}L${metre * 0.74} ${-metre * 0.47}`, "#a9713f", metre * 0.04),
    ]),
  );
}

function draw(): string {
  const view = viewFrom({ centre: 590, horizon: 268, eye: 1.62, focal: 1230 });
  const back = 6.6;
  const metre = view.scale(back);
  const light = { x: -2.7, from: 3.2, to: 4.8 };
  const far = { x: -2.7, from: 5.2, to: 6.3 };
  const random = chance(12);
  const painting = (more = {}): ReturnType<typeof gesture> =>
    gesture({
      legs: "chair",
      left: [-0.3, 0.56],
      right: [0.2, 0.5],
      handLeft: "flat",
      handRight: "grip",
      nod: 0.5,
      tilt: 5,
      ...more,
    });
  const holding = (tip: string) => ({
    held: ({ arms }: { arms: Record<"left" | "right", { end: Point }> }) =>
      place(arms.right.end[0] + 4, arms.right.end[1] + 40, brush(tip)),
  });
  const seated = [
    person(view, {
      ...pupil.meher,
      x: -0.12,
      z: 4.95,
      pose: painting(),
      gaze: [-0.1, 1],
      expression: "grin",
      ...holding(colour.maroon),
    }),
    person(view, {
      ...pupil.veer,
      x: 0.48,
      z: 5,
      pose: painting({ tilt: -4 }),
      expression: "focus",
      ...holding(colour.saffron),
    }),
    person(view, {
      ...pupil.lata,
      x: 1.24,
      z: 4.95,
      pose: painting(),
      facing: "left",
      gaze: [-0.3, 1],
      held: ({ arms }) => place(arms.left.end[0], arms.left.end[1] + 40, brush(colour.leaf)),
    }),
  ].join("");
  const gallery = Array.from({ length: 10 }, (_, index) => {
    const [x, y] = [-1.9 + (index % 5) * 0.86, index < 5 ? 2.75 : 1.95];
    const size = metre * 0.68;
    return place(
      ...view.at(x, y, back),
      rect(4, 6, size, size * 0.68, colour.plum, { "fill-opacity": 0.16 }) +
        childsPainting(size, size * 0.68, index * 5 + (index < 5 ? 0 : 3)),
      { rotate: random(-3, 3) },
    );
  });
  const splashes = Array.from({ length: 14 }, () => {
    const [x, y] = view.at(random(-1.6, 2), 0, random(3.4, 5.6));
    const r = random(4, 13);
    return ellipse(
      [x, y],
      r,
      r * 0.36,
      [colour.maroon, colour.saffron, colour.teal, colour.indigo, colour.rose][
        Math.floor(random(0, 5))
      ] as string,
      { "fill-opacity": 0.75 },
    );
  });
  return picture(1200, 900, [
    room(view, {
      left: -2.7,
      right: 2.7,
      back,
      height: 3.2,
      wall: "#d9cfe6",
      dado: "#8f7fb0",
      dadoHeight: 0.9,
      floor: "#c9b8a6",
      tile: 0.6,
    }),
    sideWindow(view, far),
    sideWindow(view, light),
    sunOnFloor(view, far),
    sunOnFloor(view, light, { strength: 0.5 }),
    ...gallery,
    ...splashes,
    person(view, {
      ...grownUp.farahMiss,
      x: 1.95,
      z: 5.4,
      pose: gesture({
        left: [0.1, 0.5],
        right: [0.3, 0.3],
        handLeft: "flat",
        handRight: "open",
        lean: 6,
        nod: 0.3,
        elbows: [1, 1],
      }),
      facing: "left",
      gaze: [-0.7, 0.8],
      shade: 0.6,
    }),
    benchAt(view, 0.5, 5.05, { width: 2.3 }),
    seated,
    tableBox(view, { x: -0.75, z: 4.15, width: 2.5, height: 0.57, depth: 0.7 }, "#d8a970"),
    sheetOn(view, -0.34, 0.575, 4.3, 1),
    sheetOn(view, 0.24, 0.575, 4.32, 2),
    sheetOn(view, 1.02, 0.575, 4.3, 3),
    thing(view, 0.2, 0.57, 4.66, brushJar(22, colour.peacock)),
    thing(view, 0.86, 0.575, 4.3, paintBox(24)),
    clipped(`M0 0H1200V${view.at(0, 0.6, 4.9)[1]}H0Z`, seated),
    beam(view, light, { strength: 0.28 }),
    easel(view, -0.98, 3.95, 4),
    person(view, {
      ...pupil.naina,
      x: -1.4,
      z: 3.72,
      pose: gesture({
        left: [0.06, 0.6],
        right: [0.62, 0.16],
        handLeft: "grip",
        handRight: "grip",
        elbows: [1, 1],
      }),
      facing: "right",
      gaze: [0.8, 0.1],
      expression: "grin",
      shade: 0.6,
      held: ({ arms }) =>
        place(
          arms.right.end[0],
          arms.right.end[1],
          stroke("M-50 60L70 -60", colour.clay, 13) + stroke("M70 -60l22 -22", colour.saffron, 18),
        ) +
        place(
          arms.left.end[0] + 10,
          arms.left.end[1],
          ellipse([0, 0], 92, 56, lit("#d8a970")) +
            [colour.maroon, colour.leaf, colour.indigo, "#f2d13c"]
              .map((tone, index) => ellipse([-48 + index * 32, -14 + (index % 2) * 22], 15, 11, tone))
              .join(""),
        ),
    }),
    benchAt(view, 1.72, 3.85, { width: 0.42, height: 0.5, tone: "#8f7fb0" }),
    thing(view, 1.72, 0.5, 3.85, brushJar(30, colour.rose)),
    vignette(1200, 900, 0.26),
  ]);
}

export const paintingClass: Picture = {
  key: "class-painting",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children painting bright pictures at a table and at an easel in a sunny art room, more paintings on the wall",
  draw,
};
