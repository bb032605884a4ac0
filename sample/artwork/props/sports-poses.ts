import type { Pose } from "../people.ts";

/** More ways of moving, written for somebody who faces right. */

export const sprinting: Pose = {
  armLeft: { angles: [-70, 12] },
  armRight: { angles: [52, 138] },
  legLeft: { angles: [-34, -96] },
  legRight: { angles: [72, 14] },
  handLeft: "grip",
  handRight: "grip",
  lean: 16,
  lift: 46,
};

/** The other half of the stride. */
export const pushingOff: Pose = {
  armLeft: { angles: [56, 132] },
  armRight: { angles: [-62, 18] },
  legLeft: { angles: [62, -18] },
  legRight: { angles: [-30, -46] },
  handLeft: "grip",
  handRight: "grip",
  lean: 18,
  lift: 20,
};

/** Through the tape, arms thrown up. */
export const winning: Pose = {
  armLeft: { angles: [-142, -160] },
  armRight: { angles: [132, 152] },
  legLeft: { angles: [-26, -84] },
  legRight: { angles: [58, 6] },
  handLeft: "open",
  handRight: "open",
  lean: 4,
  lift: 40,
  armsBehind: ["left", "right"],
};

/** A drive along the ground, bat and ball just meeting. */
export const driving: Pose = {
  legLeft: { angles: [-30, -12] },
  legRight: { angles: [46, 6] },
  armLeft: { to: [0.52, 0.46], bend: 1 },
  armRight: { to: [0.62, 0.36], bend: 1 },
  handLeft: "grip",
  handRight: "grip",
  lean: 14,
  nod: 0.3,
  armsBehind: ["right"],
};

/** Down on the haunches behind the stumps, gloves ready. */
export const keepingWicket: Pose = {
  legLeft: { angles: [34, -40, 0.9, 0.9] },
  legRight: { angles: [78, -16, 0.84, 0.92] },
  armLeft: { to: [0.52, 0.6], bend: 1, size: 0.96 },
  armRight: { to: [0.62, 0.56], bend: 1, size: 0.96 },
  handLeft: "open",
  handRight: "open",
  lean: 20,
};

/** Knees bent, arms wide, watching. */
export const crouchedReady: Pose = {
  legLeft: { angles: [-34, 10] },
  legRight: { angles: [46, -12] },
  armLeft: { to: [-0.66, 0.22], bend: -1, size: 0.96 },
  armRight: { to: [0.74, 0.2], bend: 1, size: 0.96 },
  handLeft: "open",
  handRight: "open",
  lean: 12,
};

/** A long step with one arm stretched out to touch. */
export const raiding: Pose = {
  legLeft: { angles: [-52, -40] },
  legRight: { angles: [66, 6] },
  armLeft: { angles: [-70, -96] },
  armRight: { angles: [84, 92] },
  handLeft: "open",
  handRight: "open",
  lean: 24,
  armsBehind: ["left"],
};

/** A dive for the ankle. */
export const tackling: Pose = {
  legLeft: { angles: [-72, -84] },
  legRight: { angles: [-50, -80] },
  armLeft: { angles: [52, 70] },
  armRight: { angles: [46, 62] },
  handLeft: "grip",
  handRight: "grip",
  lean: 62,
  tilt: -34,
};

/** Looking ahead, one hand stretched back for the baton. */
export const receivingBaton: Pose = {
  armLeft: { angles: [-86, -82] },
  armRight: { angles: [46, 122] },
  legLeft: { angles: [-40, -70] },
  legRight: { angles: [58, 8] },
  handLeft: "open",
  handRight: "grip",
  lean: 16,
  lift: 26,
};

/** At full stretch, the baton held out ahead. */
export const passingBaton: Pose = {
  armLeft: { angles: [-62, 14] },
  armRight: { angles: [80, 88] },
  legLeft: { angles: [-36, -98] },
  legRight: { angles: [68, 8] },
  handLeft: "grip",
  handRight: "grip",
  lean: 18,
  lift: 44,
};

/** The tree: one foot against the other knee, palms joined over the head. */
export const tree: Pose = {
  legLeft: { angles: [-1, 0] },
  legRight: { angles: [60, -74, 0.9, 0.86] },
  armLeft: { to: [-0.02, -1.04], bend: -1, size: 1.26 },
  armRight: { to: [0.02, -1.04], bend: 1, size: 1.26 },
  handLeft: "joined",
  handRight: "hidden",
  armsBehind: ["left", "right"],
};
