import { lettering } from "../../lettering.ts";
import { colour, darker, fadeRight, fadeUp, glow } from "../../palette.ts";
import type { Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { benchDesk, exerciseBook, floorBoards } from "../../props/classroom.ts";
import { grownUps, type Person, pupils } from "../../props/pupils.ts";
import { childHeightAt, type Stage, staged } from "../../props/staging.ts";
import {
  blackboard,
  ceilingFan,
  pinnedDrawings,
  roomWall,
  windowLight,
  windowOpening,
} from "../../surroundings/indoors.ts";
import { globe, schoolBag } from "../../surroundings/objects.ts";
import { ellipse, group, type Point, picture, place, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 210, child: 0.7 };

const atDesk = {
  legLeft: { angles: [80, 2, 0.9, 1] },
  legRight: { angles: [76, -4, 0.9, 1] },
  seated: true,
} satisfies Partial<Pose>;
const listening: Pose = {
  ...atDesk,
  armLeft: { to: [0.56, 0.66], bend: 1 },
  armRight: { to: [0.66, 0.6], bend: 1 },
  lean: 3,
};
const writing: Pose = { ...listening, handLeft: "grip", lean: 10, nod: 0.6 };
const asking: Pose = { ...listening, armRight: { angles: [150, 172] }, handRight: "open" };
const leaning: Pose = {
  ...listening,
  armLeft: { to: [0.36, 0.04], bend: 1, size: 0.9 },
  handLeft: "grip",
  lean: 8,
  tilt: 4,
};

/** She gives the word to the child with the hand up. */
const inviting: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [4, 2] },
  armLeft: { to: [-0.26, 0.6], bend: 1, size: 0.86 },
  armRight: { angles: [64, 92] },
  handLeft: "grip",
  handRight: "open",
  lean: 3,
};

function seat(person: Person, [x, y]: Point, pose: Pose, expression: Person["expression"] = "smile"): string {
  const size = childHeightAt(stage, y);
  const { back, front } = benchDesk(size);
  return group([
    place(x, y, back),
    place(x - size * 0.44, y - size * 0.43, exerciseBook(size * 0.24)),
    staged(stage, [{ ...person, at: [x, y], facing: "left", pose, expression, shadow: false }]),
    place(x, y, front),
  ]);
}

const chalked = (): string =>
  group([
    lettering("आज का विचार", 60, 70, { size: 30, fill: colour.butter, opacity: 0.5 }),
    stroke("M60 84H214", colour.butter, 2, { "stroke-opacity": 0.4 }),
    lettering("7 × 8 = 56", 520, 330, { size: 58, fill: colour.white, opacity: 0.92 }),
    stroke("M610 210L700 96L790 210ZM700 96V210M700 196H714V210", colour.butter, 3, {
      "stroke-opacity": 0.5,
    }),
  ]);

export const heroClassroom: Picture = {
  key: "hero-classroom",
  width: 1600,
  height: 800,
  format: "jpeg",
  alt: "A bright classroom with children at their desks facing the blackboard, one of them with her hand up",
  draw: () =>
    picture(1600, 800, [
      roomWall(1600, 560, "#f3dfb6", { dado: colour.teal, dadoTop: 0.78 }),
      floorBoards(1600, 560, 800, [760, 210], colour.clay),
      place(-40, 78, blackboard(840, 420, chalked())),
      place(960, 96, windowOpening(170, 230, { seed: 5 })),
      place(1330, 96, windowOpening(170, 230, { seed: 9 })),
      place(930, 44, pinnedDrawings(640, 40, 6)),
      place(856, 566, globe(120)),
      windowLight(1010, 580, 240, 150, 0.3),
      windowLight(1320, 590, 240, 150, 0.26),
      seat(pupils.devika, [1120, 596], listening),
      seat(pupils.rohan, [1500, 592], writing),
      staged(stage, [
        { ...grownUps.menon, at: [812, 676], size: 0.94, facing: "right", pose: inviting, gaze: [0.9, 0.4] },
      ]),
      seat(pupils.zoya, [1076, 686], listening, "grin"),
      seat(pupils.asha, [1330, 680], asking, "grin"),
      seat(pupils.tenzin, [1584, 688], listening),
      place(1254, 786, schoolBag(96, colour.saffron)),
      seat(pupils.kabir, [1150, 792], writing),
      seat(pupils.meera, [1470, 798], leaning),
      ellipse([300, 90], 900, 620, glow("#fff0c6"), { "fill-opacity": 0.2 }),
      place(640, 30, ceilingFan(300)),
      rect(0, 0, 700, 800, fadeRight(darker(colour.board, 0.3)), { "fill-opacity": 0.25 }),
      rect(0, 680, 1600, 120, fadeUp(colour.plum), { "fill-opacity": 0.34 }),
    ]),
};
