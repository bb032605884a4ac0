import { lettering } from "../../lettering.ts";
import { colour, down, glow, lighter, lit } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { wallOfBooks } from "../../props/bookcases.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { benchAt, bookPile, lowShelf, openBookOn, rug } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { inBothHands, inHand } from "../../props/holding.ts";
import { box, person, softShade, tableBox, thing, type View, viewFrom } from "../../props/perspective.ts";
import { room } from "../../props/room.ts";
import { bookCover, bookStack, globe, openBook, schoolBag } from "../../surroundings/objects.ts";
import { sunbeams, vignette } from "../../surroundings/outdoors.ts";
import { foliage, pottedPlant } from "../../surroundings/plants.ts";
import { archOutline } from "../../surroundings/school.ts";
import { clipped, ellipse, group, picture, place, rect, stroke } from "../../svg.ts";

function archedWindow(width: number, height: number): string {
  const arch = archOutline(0, 0, width, height);
  return group([
    stroke(arch, lighter(colour.sand, 0.3), width * 0.12),
    clipped(
      arch,
      rect(0, -height, width, height, down("#a9d3dc", "#fff0c4")) +
        foliage([width * 0.3, -height * 0.1], width * 0.9, height * 0.44, colour.leafLight, 4, 0.3) +
        foliage([width * 0.9, -height * 0.14], width * 0.8, height * 0.5, colour.leaf, 6, 0.35) +
        rect(0, -height, width, height, "#fff3cf", { "fill-opacity": 0.24 }),
    ),
    stroke(
      `M${width / 3} 0V${-height * 0.86}M${(width * 2) / 3} 0V${-height * 0.86}M0 ${-height * 0.36}H${width}M0 ${-height * 0.62}H${width}`,
      colour.bark,
      width * 0.022,
    ),
    rect(-width * 0.12, -2, width * 1.24, height * 0.06, lit(lighter(colour.sand, 0.3))),
  ]);
}

function stepLadder(view: View, x: number, z: number): string {
  const rung = (step: number): string =>
    box(
      view,
      {
        x: x - 0.24 + step * 0.02,
        y: step * 0.3 + 0.22,
        z: z + step * 0.1,
        width: 0.48 - step * 0.04,
        height: 0.05,
        depth: 0.16,
      },
      colour.bark,
    );
  const rail = (side: number): string => {
    const [from, to] = [view.at(x + side * 0.25, 0, z), view.at(x + side * 0.19, 1.1, z + 0.35)];
    return stroke(`M${from.join(" ")}L${to.join(" ")}`, lit(colour.bark), view.scale(z) * 0.05);
  };
  return group([softShade(view, x, z + 0.2, 0.4, 0.3), rail(1), rung(2), rung(1), rung(0), rail(-1)]);
}

function draw(): string {
  const view = viewFrom({ centre: 575, horizon: 292, eye: 1.62, focal: 1380 });
  const back = 7.6;
  const [wx, wy] = view.at(0, 1.15, back);
  const metre = view.scale(back);
  const reading = gesture({
    legs: "chair",
    left: [-0.22, 0.5],
    right: [0.22, 0.5],
    handLeft: "grip",
    handRight: "grip",
    nod: 0.6,
  });
  const sharing = gesture({
    legs: "chair",
    left: [-0.1, 0.62],
    right: [0.34, 0.6],
    handRight: "flat",
    nod: 0.4,
    tilt: 8,
  });
  return picture(1200, 900, [
    room(view, { left: -2.5, right: 2.5, back, height: 3.3, wall: "#e7c88f", floor: "#a9683f", tile: 0 }),
    place(wx - metre * 0.7, wy, archedWindow(metre * 1.4, metre * 1.42)),
    ellipse([wx, wy - metre * 0.8], metre * 2.2, metre * 2, glow("#fff3cd"), { "fill-opacity": 0.55 }),
    lowShelf(view, { x: -1.9, z: back - 0.36, width: 3.8, height: 0.92, depth: 0.3 }, 2, 14, "#9a6844"),
    thing(view, -1.45, 0.92, back - 0.3, pottedPlant(70, 3)),
    thing(view, 1.4, 0.92, back - 0.3, globe(62)),
    thing(view, 0.95, 0.92, back - 0.3, bookStack(34, [colour.maroon, colour.teal, colour.saffron])),
    rect(wx - 105, wy - metre * 1.92, 210, 50, lit(colour.maroon), { rx: 6 }),
    lettering("पुस्तकालय", wx, wy - metre * 1.92 + 35, { size: 36, fill: colour.butter, anchor: "middle" }),
    wallOfBooks(view, {
      x: -2.2,
      from: 2.4,
      to: 7.3,
      height: 2.7,
      shelves: 6,
      seed: 5,
      shade: 0.5,
      tone: "#a8703f",
    }),
    wallOfBooks(view, {
      x: 2.2,
      from: 2.4,
      to: 7.3,
      height: 2.7,
      shelves: 6,
      seed: 9,
      shade: 0,
      tone: "#b67d49",
    }),
    sunbeams(-40, -60, 460, 960, 0.26),

    person(view, {
      ...grownUp.sudhaMiss,
      x: -1.72,
      z: 6.3,
      pose: gesture({ left: [0.16, 0.52], right: [0.62, 0.36], handLeft: "grip", lean: 5 }),
      facing: "right",
      ...inHand("right", bookCover(150, colour.saffron)),
      shade: 0.7,
    }),
    person(view, {
      ...pupil.dev,
      x: -1.02,
      z: 6.2,
      metres: 1.1,
      pose: gesture({
        left: [0.36, 0.3],
        right: [0.56, 0.24],
        handLeft: "open",
        handRight: "open",
        elbows: [1, 1],
      }),
      facing: "left",
      expression: "grin",
      shade: 0.5,
    }),

    rug(view, { x: -1.25, z: 3.95, width: 2.75, depth: 1.9 }, colour.maroon, colour.gold),
    benchAt(view, 0.1, 5.35, { width: 2 }),
    person(view, {
      ...pupil.meher,
      x: -0.5,
      z: 5.3,
      pose: reading,
      ...inBothHands(bookCover(230, colour.teal)),
      gaze: [0.2, 1],
    }),
    person(view, {
      ...pupil.gurnoor,
      x: 0.28,
      z: 5.35,
      pose: sharing,
      facing: "right",
      gaze: [0.7, 1],
      expression: "grin",
    }),
    person(view, {
      ...pupil.lata,
      x: 0.74,
      z: 5.28,
      pose: reading,
      facing: "left",
      ...inBothHands(bookCover(240, colour.saffron)),
      gaze: [-0.3, 1],
    }),
    benchAt(view, -1.22, 4.62, { height: 0.3 }),
    tableBox(view, { x: -0.95, z: 4.3, width: 2.2, height: 0.56, depth: 0.85 }, "#bb8250"),
    bookPile(view, -0.08, 0.56, 4.72, [colour.green, colour.maroon, colour.gold]),
    openBookOn(view, -0.55, 0.56, 4.5, { cover: colour.indigo }),
    openBookOn(view, 0.44, 0.56, 4.42, { cover: colour.teal }),
    bookPile(view, 1, 0.56, 4.62, [colour.terracotta, colour.dustyBlue], 4),
    person(view, {
      ...pupil.tara,
      x: -1.24,
      z: 4.6,
      pose: gesture({ legs: "chairSideways", left: [0.42, 0.56], right: [0.5, 0.52], nod: 0.5, lean: 6 }),
      facing: "right",
      gaze: [0.6, 1],
    }),

    stepLadder(view, 1.72, 4.5),
    person(view, {
      ...pupil.zoya,
      x: 1.7,
      y: 0.56,
      z: 4.65,
      pose: gesture({ left: [-0.3, 0.7], right: [0.8, -0.42], handRight: "grip", tilt: 6, elbows: [1, 1] }),
      facing: "right",
      gaze: [0.8, -0.8],
      shadow: false,
      ...inHand("right", bookCover(130, colour.marigold), [20, -30]),
    }),

    softShade(view, -1.2, 3.95, 0.62, 0.3, 0.4),
    person(view, {
      ...pupil.kabir,
      x: -1.18,
      z: 3.95,
      pose: gesture({
        legs: "floor",
        left: [-0.26, 0.6],
        right: [0.26, 0.6],
        handLeft: "grip",
        handRight: "grip",
        nod: 0.8,
        tilt: -4,
      }),
      ...inBothHands(openBook(300, colour.indigo), 0, 6),
      expression: "focus",
    }),
    thing(view, -0.62, 0, 3.86, schoolBag(32, colour.teal)),
    bookPile(view, -1.62, 0, 4.1, [colour.green, colour.gold, colour.rose], 3),
    vignette(1200, 900, 0.36),
  ]);
}

export const library: Picture = {
  key: "facility-library",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children reading around a table between tall bookshelves, while a girl on a step ladder reaches for a book and the librarian hands one to a boy",
  draw,
};
