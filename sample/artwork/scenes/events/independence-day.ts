import { colour, distant, down, fadeDown, fadeUp, glow, mix } from "../../palette.ts";
import type { FigureOptions, Pose } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { rank } from "../../props/far-pupils.ts";
import { plinth, salutingToLeft, salutingToRight } from "../../props/parade.ts";
import { grownUps, pupils } from "../../props/pupils.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { ground, puddle, treeLine } from "../../surroundings/outdoors.ts";
import { floweringBush, neem } from "../../surroundings/plants.ts";
import { flagPole, indianFlag, schoolBuilding } from "../../surroundings/school.ts";
import { chance, ellipse, picture, place, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 420, child: 0.72 };

const pullingRope: Pose = {
  legLeft: { angles: [-8, -4] },
  legRight: { angles: [10, 4] },
  armLeft: { to: [0.56, -0.3], bend: 1 },
  armRight: { to: [0.6, 0.06], bend: 1 },
  handLeft: "grip",
  handRight: "grip",
  lean: -4,
  tilt: -8,
};

/** Petals that were folded into the flag and now come down. */
const petals = (): string => {
  const random = chance(17);
  return Array.from({ length: 70 }, () => {
    const fall = random();
    const [x, y] = [640 + random(-60, 300) + fall * random(-40, 60), 150 + fall * 470];
    const tone = [colour.rose, colour.marigold, colour.saffron, colour.pink][
      Math.floor(random(0, 4))
    ] as string;
    return ellipse([x, y], random(4, 7), random(2.5, 4), tone, {
      transform: `rotate(${Math.round(random(0, 180))} ${Math.round(x)} ${Math.round(y)})`,
    });
  }).join("");
};

/** A small flag on a stick, for the raised hand. */
const paperFlag: FigureOptions["held"] = ({ arms }) => {
  const [x, y] = arms.right.end;
  return (
    stroke(`M${x} ${y + 50}L${x + 16} ${y - 190}`, colour.clay, 9) + place(x + 16, y - 190, indianFlag(190))
  );
};

const saluting = (): string =>
  staged(stage, [
    { ...grownUps.vyas, at: [556, 706], facing: "right", pose: pullingRope, gaze: [0.7, -1], size: 1.06 },
    { ...pupils.tenzin, at: [352, 696], facing: "right", pose: salutingToRight, gaze: [0.8, -0.8] },
    { ...pupils.pari, at: [262, 736], facing: "right", pose: salutingToRight, gaze: [0.8, -0.8] },
    { ...pupils.bhola, at: [162, 786], facing: "right", pose: salutingToRight, gaze: [0.8, -0.8] },
    { ...pupils.asha, at: [58, 862], facing: "right", pose: salutingToRight, gaze: [0.8, -0.8] },
    { ...pupils.devika, at: [868, 690], facing: "left", pose: salutingToLeft, gaze: [-0.8, -0.8] },
    { ...pupils.farhan, at: [958, 728], facing: "left", pose: salutingToLeft, gaze: [-0.8, -0.8] },
    { ...pupils.zoya, at: [1056, 784], facing: "left", pose: salutingToLeft, gaze: [-0.8, -0.8] },
    { ...pupils.noor, at: [772, 838], size: 0.72, facing: "back", pose: "armRaised", held: paperFlag },
    { ...pupils.kabir, at: [862, 866], size: 0.7, facing: "back", pose: "armRaised", held: paperFlag },
    { ...pupils.arjun, at: [1150, 866], facing: "left", pose: salutingToLeft, gaze: [-0.8, -0.8] },
  ]);

export const eventIndependenceDay: Picture = {
  key: "event-independence-day",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "The Indian flag being hoisted in the courtyard while children stand and salute",
  draw: () =>
    picture(1200, 900, [
      rect(0, 0, 1200, 620, down("#8ea6b4", "#e6ead9")),
      ellipse([180, 120], 520, 360, glow("#fff6da"), { "fill-opacity": 0.85 }),
      ...(
        [
          [130, 330, 90, 300],
          [520, 120, 60, 380],
          [980, 240, 80, 420],
          [820, 60, 46, 300],
        ] as const
      ).map(([x, y, ry, rx]) => ellipse([x, y], rx, ry, glow("#f6f4ea"), { "fill-opacity": 0.8 })),
      treeLine(1200, 580, 90, 7, 0.4),
      place(60, 592, neem(430, 12, 0.2)),
      place(1150, 590, neem(460, 5, 0.18, mix(colour.leaf, colour.green, 0.4))),
      place(250, 588, schoolBuilding({ width: 720, height: 250, bays: 10 })),
      rect(0, 420, 1200, 180, fadeUp("#eaf0e2"), { "fill-opacity": 0.7 }),
      ground(1200, 580, 900, distant("#b4a78e", 0.1), 9),
      rect(0, 580, 1200, 120, fadeDown("#eaf0e2"), { "fill-opacity": 0.6 }),
      puddle(420, 812, 250),
      puddle(560, 868, 300),
      rank({
        from: [410, 640],
        to: [800, 640],
        count: 11,
        heights: [92, 92],
        haze: 0.25,
        facing: "front",
        arms: "saluting",
        seed: 5,
      }),
      place(640, 724, plinth(96)),
      place(640, 690, flagPole(632, 270)),
      stroke("M645 70L600 452L604 486Q590 600 622 668", colour.cream, 2.5),
      petals(),
      place(170, 664, floweringBush(170, 60, colour.rose, 6)),
      place(1010, 660, floweringBush(160, 56, colour.white, 16)),
      saluting(),
      ellipse([160, 60], 760, 520, glow("#fff6d8"), { "fill-opacity": 0.35 }),
      rect(0, 800, 1200, 100, fadeUp(colour.plum), { "fill-opacity": 0.3 }),
    ]),
};
