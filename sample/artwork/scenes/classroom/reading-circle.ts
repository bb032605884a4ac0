import { colour, glow } from "../../palette.ts";
import type { Picture } from "../../picture.ts";
import { pupil } from "../../props/cast.ts";
import { bookPile, lowShelf } from "../../props/furniture.ts";
import { gesture } from "../../props/gestures.ts";
import { inBothHands } from "../../props/holding.ts";
import type { Corner } from "../../props/perspective.ts";
import { person, softShade, thing, viewFrom } from "../../props/perspective.ts";
import { beam, room, sideWindow } from "../../props/room.ts";
import { pinnedDrawings, windowOpening } from "../../surroundings/indoors.ts";
import { bookCover, openBook } from "../../surroundings/objects.ts";
import { vignette } from "../../surroundings/outdoors.ts";
import { pottedPlant } from "../../surroundings/plants.ts";
import { ellipse, path, picture, place, polygon } from "../../svg.ts";

function draw(): string {
  const view = viewFrom({ centre: 600, horizon: 215, eye: 1.95, focal: 1230 });
  const back = 7;
  const light = { x: -2.8, from: 3.6, to: 5.2 };
  const ring = (radius: number, tone: string, opacity = 1): string =>
    path(
      polygon(
        Array.from({ length: 40 }, (_, index) => {
          const angle = (index / 40) * Math.PI * 2;
          const corner: Corner = [Math.cos(angle) * radius * 1.06, 0, 4.75 + Math.sin(angle) * radius * 0.86];
          return view.at(...corner);
        }),
      ),
      tone,
      { "fill-opacity": opacity },
    );
  const reading = gesture({
    legs: "floor",
    left: [-0.26, 0.6],
    right: [0.26, 0.6],
    handLeft: "grip",
    handRight: "grip",
    nod: 0.6,
  });
  const listening = gesture({ legs: "floor", left: [-0.3, 0.74], right: [0.36, 0.72], tilt: 5 });
  const book = (tone: string) => inBothHands(bookCover(240, tone));
  const cushion = (x: number, z: number, tone: string): string =>
    softShade(view, x, z, 0.4, 0.3, 0.5) +
    ellipse(view.at(x, 0.04, z), view.scale(z) * 0.36, view.scale(z) * 0.15, tone);
  return picture(1200, 900, [
    room(view, {
      left: -2.8,
      right: 2.8,
      back,
      height: 3.2,
      wall: "#f0b89a",
      dado: "#c9725c",
      floor: "#b98058",
      tile: 0,
    }),
    sideWindow(view, light),
    place(...view.at(-2.2, 3.06, back), pinnedDrawings(view.scale(back) * 4.4, 56, 21)),
    lowShelf(view, { x: -2.3, z: back - 0.36, width: 4.7, height: 1.05, depth: 0.32 }, 2, 31, "#a8703f"),
    thing(view, -1.9, 1.05, back - 0.25, pottedPlant(54, 6)),
    thing(view, 2, 1.05, back - 0.25, pottedPlant(48, 9)),
    ...[-1.5, 0.5].map((x, index) =>
      place(
        ...view.at(x, 2.35, back),
        windowOpening(view.scale(back), view.scale(back) * 0.95, { shutters: false, seed: 5 + index }),
      ),
    ),
    ellipse([600, 240], 640, 300, glow("#ffe9c2"), { "fill-opacity": 0.45 }),
    ring(1.95, colour.plum, 0.22),
    ring(1.9, colour.peacock),
    ring(1.74, colour.gold),
    ring(1.7, "#2c6f75"),
    ring(1.1, colour.saffron, 0.9),
    ring(1.04, "#2c6f75"),
    ring(0.5, colour.cream, 0.5),
    ring(0.42, "#2c6f75"),
    beam(view, light, { strength: 0.26 }),
    bookPile(view, 0, 0, 4.7, [colour.maroon, colour.gold, colour.green], 3),

    cushion(-0.55, 6, colour.rose),
    person(view, {
      ...pupil.meher,
      x: -0.55,
      z: 6,
      pose: reading,
      facing: "right",
      expression: "sing",
      gaze: [0.2, 1],
      ...inBothHands(openBook(270, colour.maroon), 0, 10),
    }),
    cushion(0.5, 6.05, colour.marigold),
    person(view, {
      ...pupil.joseph,
      x: 0.5,
      z: 6.05,
      pose: listening,
      facing: "left",
      expression: "grin",
      gaze: [-0.9, 0.1],
    }),
    cushion(-1.42, 5.35, colour.lilac),
    person(view, {
      ...pupil.kabir,
      x: -1.42,
      z: 5.35,
      pose: reading,
      facing: "right",
      gaze: [0.6, 0.9],
      ...book(colour.indigo),
    }),
    cushion(1.42, 5.3, colour.rose),
    person(view, { ...pupil.ira, x: 1.42, z: 5.3, pose: listening, facing: "left", gaze: [-0.9, -0.2] }),
    cushion(-1.62, 4.3, colour.saffron),
    person(view, {
      ...pupil.naina,
      x: -1.62,
      z: 4.3,
      pose: listening,
      facing: "right",
      gaze: [0.9, -0.3],
      expression: "grin",
    }),
    cushion(1.6, 4.25, colour.teal),
    person(view, {
      ...pupil.gurnoor,
      x: 1.6,
      z: 4.25,
      pose: reading,
      facing: "left",
      expression: "focus",
      ...book(colour.terracotta),
    }),
    cushion(-0.62, 3.72, colour.brick),
    person(view, { ...pupil.arjun, x: -0.62, z: 3.72, pose: "crossLegged", facing: "back" }),
    cushion(0.62, 3.68, colour.lilac),
    person(view, { ...pupil.zoya, x: 0.62, z: 3.68, pose: "crossLegged", facing: "back" }),
    vignette(1200, 900, 0.34),
  ]);
}

export const readingCircle: Picture = {
  key: "class-reading-circle",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "Children sitting in a circle on a round carpet, one girl reading a storybook aloud to the others",
  draw,
};
