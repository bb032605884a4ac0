import { fittingSize, lettering } from "../../lettering.ts";
import { colour, distant, hairColour, lit, mix, skin } from "../../palette.ts";
import type { Outfit } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { grownUp, pupil } from "../../props/cast.ts";
import { slate } from "../../props/desk-things.ts";
import { gesture } from "../../props/gestures.ts";
import { inBothHands, inHand } from "../../props/holding.ts";
import { bicycle, easelBoard, schoolGong, tiledHouse } from "../../props/old-school.ts";
import { face, person, thing, viewFrom } from "../../props/perspective.ts";
import { matka } from "../../surroundings/objects.ts";
import { dapple, ground, hills, sky, treeLine, vignette } from "../../surroundings/outdoors.ts";
import { banyan, foliage } from "../../surroundings/plants.ts";
import { picture, place, rect, stroke } from "../../svg.ts";

const frock = (tone: string): Outfit => ({
  kind: "lehenga",
  colour: tone,
  blouse: mix(tone, colour.cream, 0.35),
  border: mix(tone, colour.plum, 0.3),
  dupatta: mix(tone, colour.cream, 0.35),
});
const homespun = (shirt: string, shorts: string): Outfit => ({ kind: "sports", colour: shirt, shorts });

function draw(): string {
  const view = viewFrom({ centre: 560, horizon: 392, eye: 1.5, focal: 1270 });
  const onSlate = gesture({
    legs: "floor",
    left: [-0.36, 0.62],
    right: [0.36, 0.62],
    handLeft: "grip",
    handRight: "grip",
    nod: 0.5,
  });
  const holding = (text: string) => inBothHands(slate(250, 190, text), 0, 24);
  const mat = (x: number, z: number, width: number, tone: string): string =>
    face(
      view,
      [
        [x, 0, z],
        [x + width, 0, z],
        [x + width - 0.05, 0, z + 0.7],
        [x + 0.05, 0, z + 0.7],
      ],
      lit(tone),
    ) +
    stroke(
      [0.15, 0.55]
        .map(
          (deep) =>
            `M${view.at(x + 0.05, 0, z + deep).join(" ")}L${view.at(x + width - 0.05, 0, z + deep).join(" ")}`,
        )
        .join(""),
      colour.brick,
      4,
      { "stroke-opacity": 0.5 },
    );
  const name = "आदर्श विद्या गुरुकुल";
  return picture(1200, 900, [
    sky(1200, 440, { mood: "evening", clouds: 3, seed: 5, sun: [300, 90] }),
    rect(0, 0, 1200, 440, "#f6dfa4", { "fill-opacity": 0.5 }),
    hills(1200, 390, 80, distant(colour.clay, 0.4), 6),
    treeLine(1200, 400, 70, 4, 0.4),
    ground(1200, 396, 900, "#d3a672", 4),
    place(60, 470, tiledHouse(560, 330)),
    place(
      372,
      318,
      rect(-150, -30, 300, 40, lit("#6b4a38"), { rx: 4 }) +
        lettering(name, 0, -4, { size: fittingSize(name, 270, 34), fill: colour.butter, anchor: "middle" }),
    ),
    thing(view, -1.85, 0, 16, bicycle()),
    place(980, 590, banyan(720, 33)),
    foliage([980, 130], 560, 190, mix(colour.leaf, colour.green, 0.5), 12),
    place(742, 170, schoolGong(130, 30)),
    thing(view, -3.1, 0, 9.2, matka(64)),

    person(view, {
      ...grownUp.ustadji,
      hair: "bald",
      moustache: "full",
      beard: undefined,
      glasses: "round",
      headwear: { kind: "topi", colour: colour.linen },
      outfit: { kind: "kurta", colour: "#c9a877", jacket: "#5b4a3a" },
      x: -0.35,
      z: 8.6,
      pose: "namaste",
      facing: "right",
      shade: 1.4,
    }),
    place(
      ...view.at(1.1, 0, 6.9),
      easelBoard(
        210,
        250,
        lettering("क ख ग घ ङ", 0, -155, { size: 44, fill: colour.cream, anchor: "middle", opacity: 0.9 }),
      ),
    ),
    person(view, {
      ...grownUp.mehtaSir,
      hairColour: hairColour.black,
      outfit: { kind: "dhoti", colour: "#efe3c8", border: colour.maroon },
      x: 2.05,
      z: 6.9,
      pose: gesture({ left: [0.1, 0.66], right: [0.86, -0.06], handRight: "flat", elbows: [1, 1] }),
      facing: "left",
      gaze: [-0.7, 0.3],
      shade: 1.2,
    }),
    mat(-2.3, 5.4, 2.6, "#b98a52"),
    mat(-2.1, 4.1, 3.1, "#a8774a"),
    mat(1.0, 4.3, 1.5, "#b98a52"),
    dapple(640, 520, 520, 330, 3),
    person(view, {
      ...pupil.joseph,
      x: -1.95,
      z: 5.7,
      outfit: homespun("#d9c7a0", "#7b6a4e"),
      pose: "crossLegged",
      facing: "right",
      gaze: [0.9, -0.1],
    }),
    person(view, {
      ...pupil.lata,
      x: -1.3,
      z: 5.75,
      outfit: frock("#8a6f9a"),
      pose: onSlate,
      facing: "right",
      ...holding("१ २ ३ ४ ५"),
    }),
    person(view, {
      ...pupil.arjun,
      x: -0.62,
      z: 5.65,
      outfit: homespun("#e6d6b2", "#5f6a55"),
      pose: gesture({
        legs: "floor",
        left: [-0.26, 0.66],
        right: [0.5, -0.52],
        handRight: "open",
        elbows: [1, 1],
      }),
      facing: "right",
      gaze: [0.9, -0.2],
      expression: "grin",
    }),
    person(view, {
      ...pupil.meher,
      x: -0.02,
      z: 5.7,
      outfit: frock("#6f8f7c"),
      pose: "crossLegged",
      facing: "right",
      gaze: [0.9, -0.1],
    }),
    person(view, {
      ...grownUp.rekhaMiss,
      glasses: undefined,
      outfit: { kind: "sari", colour: "#ece0c6", border: "#9b3b2f", blouse: "#9b3b2f" },
      x: 1.98,
      z: 4.75,
      pose: gesture({
        legs: "kneeling",
        left: [0.5, 0.62],
        right: [0.66, 0.6],
        handLeft: "flat",
        handRight: "flat",
        lean: 12,
        nod: 0.3,
      }),
      facing: "left",
      gaze: [-0.7, 0.8],
    }),
    person(view, {
      ...pupil.naina,
      x: 1.4,
      z: 4.6,
      skin: skin.honey,
      metres: 1.1,
      outfit: frock("#b8684a"),
      pose: onSlate,
      facing: "right",
      expression: "focus",
      ...holding("अ आ इ ई उ ऊ"),
    }),
    person(view, {
      ...pupil.kabir,
      x: -1.62,
      z: 4.35,
      outfit: homespun("#efe3c8", "#6b5540"),
      pose: gesture({
        legs: "floor",
        left: [-0.36, 0.66],
        right: [0.34, 0.64],
        handLeft: "grip",
        handRight: "grip",
        nod: 0.8,
        tilt: 5,
      }),
      facing: "right",
      expression: "focus",
      ...inBothHands(slate(240, 180, "२ + ३ = ५"), 0, 40),
    }),
    person(view, {
      ...pupil.anaya,
      x: -0.7,
      z: 4.4,
      outfit: frock("#a04a45"),
      pose: gesture({
        legs: "floor",
        left: [-0.16, 0.62],
        right: [0.5, 0.5],
        handLeft: "flat",
        handRight: "grip",
        tilt: 4,
      }),
      facing: "left",
      gaze: [-0.8, 0.8],
      expression: "grin",
      ...inHand("left", slate(210, 160, "क ख ग घ ङ"), [62, 30], -4),
    }),
    person(view, {
      ...pupil.veer,
      x: 0.3,
      z: 4.3,
      outfit: homespun("#d9c7a0", "#5b5f6b"),
      pose: "crossLegged",
      facing: "back",
    }),
    rect(0, 0, 1200, 900, "#b9782f", { "fill-opacity": 0.13 }),
    rect(0, 0, 1200, 900, "#f3e3bd", { "fill-opacity": 0.08 }),
    vignette(1200, 900, 0.36),
  ]);
}

export const history: Picture = {
  key: "history",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "The school in its early days: a small tiled house beside a banyan tree, two teachers and children with slates sitting on mats outside",
  draw,
};
