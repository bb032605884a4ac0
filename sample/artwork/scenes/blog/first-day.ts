import { colour, darker, fadeUp, glow, lit, skin } from "../../palette.ts";
import type { FigureOptions, Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { together } from "../../props/costumes.ts";
import { rank } from "../../props/far-pupils.ts";
import { flowerBed } from "../../props/garden.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { gatePier, gateWing } from "../../props/school-gate.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { footpath, grass, sky, treeLine } from "../../surroundings/outdoors.ts";
import { foliage, neem } from "../../surroundings/plants.ts";
import { boundaryWall, schoolBuilding } from "../../surroundings/school.ts";
import { ellipse, group, picture, place, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 250, child: 0.86, shadow: [0.9, 0.05], shadowStrength: 0.34 };

/** Down to the child's height, arms open. */
const welcoming: Pose = {
  legLeft: { angles: [28, -86, 0.9, 0.9] },
  legRight: { angles: [80, 2, 0.86, 0.9] },
  armLeft: { to: [0.5, 0.5], bend: 1, size: 0.96 },
  armRight: { to: [0.8, 0.3], bend: 1, size: 0.98 },
  handLeft: "open",
  handRight: "open",
  lean: 8,
};
const holdingOn: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [4, 2] },
  armLeft: { angles: [-134, -170] },
  armRight: { angles: [10, 6] },
  handLeft: "grip",
};
const givingHand: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [5, 2] },
  armLeft: { angles: [-8, -3] },
  armRight: { angles: [16, 22] },
  handRight: "relaxed",
  lean: 3,
  nod: 0.4,
};

/** New bag on the back and a bottle round the neck. */
const bottle: FigureOptions["held"] = ({ torsoAt, build }) => {
  const [x, y] = torsoAt(build.shoulder * 0.5, build.torso * 0.2);
  return group([
    stroke(
      `M${torsoAt(-build.shoulder * 0.5, build.torso).join(" ")}L${x} ${y}L${torsoAt(build.shoulder * 0.6, build.torso).join(" ")}`,
      colour.indigo,
      12,
    ),
    rect(x - 44, y - 20, 88, 130, lit(colour.dustyBlue), { rx: 22 }),
    rect(x - 26, y - 44, 52, 32, lit(colour.maroon), { rx: 8 }),
  ]);
};
const straps: FigureOptions["held"] = ({ torsoAt, build }) =>
  stroke(
    `M${torsoAt(-build.shoulder * 0.62, build.torso * 0.98).join(" ")}L${torsoAt(-build.shoulder * 0.66, build.torso * 0.4).join(" ")}M${torsoAt(build.shoulder * 0.62, build.torso * 0.98).join(" ")}L${torsoAt(build.shoulder * 0.66, build.torso * 0.4).join(" ")}`,
    darker(colour.marigold, 0.2),
    30,
  );

export const blogFirstDay: Picture = {
  key: "blog-first-day",
  width: 1200,
  height: 750,
  format: "jpeg",
  alt: "A small boy with a new bag holds on to his father’s hand at the school gate while his teacher kneels to greet him",
  draw: () =>
    picture(1200, 750, [
      sky(1200, 330, { mood: "morning", sun: [180, 80], clouds: 3, seed: 102 }),
      treeLine(1200, 330, 80, 51, 0.42),
      place(60, 356, schoolBuilding({ width: 640, height: 214 })),
      place(20, 360, neem(270, 61, 0.2)),
      rect(0, 180, 1200, 180, fadeUp("#fff0cc"), { "fill-opacity": 0.5 }),
      grass(1200, 344, 750, 52),
      footpath([120, 750], [1240, 750], [470, 350], [360, 350], colour.sand),
      rank({
        from: [300, 398],
        to: [540, 392],
        count: 5,
        heights: [74, 74],
        haze: 0.22,
        facing: "back",
        arms: "down",
        seed: 61,
      }),
      staged(stage, [
        { ...pupils.noor, at: [250, 470], facing: "left", pose: "running", size: 0.72, expression: "grin" },
        { ...pupils.rohan, at: [170, 482], facing: "left", pose: "running", size: 0.72, expression: "grin" },
      ]),
      place(760, 470, boundaryWall(460, 110)),
      place(770, 484, gateWing(170, -80, -70)),
      place(790, 494, gatePier(300)),
      place(850, 500, flowerBed(300, 90, ["#c2417c", colour.rose, colour.pink], 71)),
      staged(stage, [
        {
          ...grownUps.nair,
          at: [330, 690],
          facing: "right",
          pose: welcoming,
          expression: "grin",
          gaze: [0.9, 0.3],
        },
        {
          ...pupils.kabir,
          at: [686, 694],
          size: 0.66,
          facing: "left",
          pose: holdingOn,
          expression: "calm",
          gaze: [-0.8, -0.2],
          held: together(straps, bottle),
        },
        {
          age: "adult",
          sex: "m",
          skin: skin.tan,
          hair: "sidePart",
          moustache: "thin",
          at: [838, 706],
          facing: "left",
          pose: givingHand,
          gaze: [-0.7, 0.9],
          outfit: { kind: "shirt", colour: colour.dustyBlue, trousers: colour.slate },
        },
      ]),
      foliage([1180, 60], 420, 260, colour.leaf, 111),
      foliage([1010, 10], 320, 140, colour.leafLight, 113),
      ellipse([160, 90], 820, 560, glow("#fff0bc"), { "fill-opacity": 0.42 }),
      rect(0, 660, 1200, 90, fadeUp(colour.plum), { "fill-opacity": 0.3 }),
    ]),
};
