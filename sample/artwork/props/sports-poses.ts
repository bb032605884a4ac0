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
