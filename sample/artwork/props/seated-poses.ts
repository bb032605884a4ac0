import { colour, lit } from "../palette.ts";
import type { FigureOptions, Pose } from "../people.ts";
import { blob, crescent, path } from "../svg.ts";

const folded = {
  legLeft: { angles: [-72, 76, 0.86, 0.86] },
  legRight: { angles: [72, -76, 0.86, 0.86] },
  crossLegged: true,
} satisfies Partial<Pose>;

const lapLeft = { to: [-0.12, 0.98], bend: 1, size: 0.98 } as const;
const lapRight = { to: [0.12, 0.98], bend: -1, size: 0.98 } as const;

/** More ways of sitting on the ground, written for somebody who faces right. */
export const handsInLap: Pose = { ...folded, armLeft: lapLeft, armRight: lapRight, handLeft: "flat" };

export const handsOnKnees: Pose = {
  ...folded,
  armLeft: { to: [-0.62, 0.98], bend: 1 },
  armRight: { to: [0.62, 0.98], bend: -1 },
  lean: 4,
};

export const chinInHand: Pose = {
  ...folded,
  armLeft: { to: [0.02, 0.96], bend: 1, size: 0.9 },
  armRight: { to: [0.2, 0.06], bend: 1, size: 0.86 },
  handRight: "grip",
  lean: 8,
  tilt: 4,
};

export const handUp: Pose = {
  ...folded,
  armLeft: { angles: [-166, -176] },
  armRight: lapRight,
  handLeft: "open",
};

/** The seat of shorts or trousers of somebody who sits on the ground with the back to us. */
export function seatFromBehind(tone: string): FigureOptions["held"] {
  return ({ pelvis, legs, build }) => {
    const [left, right] = [legs.left.joint, legs.right.joint];
    const w = build.leg * 0.62;
    const d = blob(
      [
        [pelvis[0] - build.waist * 0.96, pelvis[1] - build.torso * 0.24],
        [pelvis[0] + build.waist * 0.96, pelvis[1] - build.torso * 0.24],
        [right[0] * 0.7, right[1] - w * 0.7],
        [right[0] + w, right[1] + w * 0.1],
        [right[0] * 0.7, -8],
        [0, 4],
        [left[0] * 0.7, -8],
        [left[0] - w, left[1] + w * 0.1],
        [left[0] * 0.7, left[1] - w * 0.7],
      ],
      0.8,
    );
    return path(d, lit(tone)) + crescent(d, -30, -14, colour.plum, 0.2);
  };
}
