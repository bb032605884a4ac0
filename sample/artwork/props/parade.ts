import { across, colour, darker, glow, lighter, lit } from "../palette.ts";
import type { FigureOptions, Pose } from "../people.ts";
import { ellipse, group, path, place, rect, stroke } from "../svg.ts";

/** A salute with the right hand, for somebody who faces left: the hand is on the far side of the head. */
export const salutingToLeft: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [4, 2] },
  armLeft: { angles: [-6, -2] },
  armRight: { to: [0.44, -0.3], bend: 1, size: 0.94 },
  handRight: "flat",
  armsBehind: [],
};

/** The same for somebody who faces right. */
export const salutingToRight: Pose = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [4, 2] },
  armLeft: { to: [-0.44, -0.3], bend: -1, size: 0.94 },
  armRight: { angles: [6, 2] },
  handLeft: "flat",
  armsBehind: ["right"],
};

export const marching: Pose = {
  armLeft: { angles: [42, 70] },
  armRight: { angles: [-30, -16] },
  legLeft: { angles: [-14, -30] },
  legRight: { angles: [46, 12] },
  handLeft: "grip",
  handRight: "grip",
  lean: 1,
};

/** A side drum hanging from the neck, with sticks in the hands; for the pose `drumming`. */
export const drumming: Pose = {
  armLeft: { to: [0.02, 0.66], bend: 1, size: 0.92 },
  armRight: { to: [0.44, 0.62], bend: -1, size: 0.92 },
  legLeft: { angles: [-12, -24] },
  legRight: { angles: [30, 8] },
  handLeft: "grip",
  handRight: "grip",
};

export const sideDrum: FigureOptions["held"] = ({ torsoAt, build }) => {
  const [x, y] = torsoAt(build.shoulder * 0.2, build.torso * 0.02);
  return group([
    stroke(
      `M${torsoAt(-build.shoulder * 0.5, build.torso).join(" ")}L${x - 60} ${y - 50}M${torsoAt(build.shoulder * 0.5, build.torso).join(" ")}L${x + 60} ${y - 50}`,
      colour.white,
      12,
    ),
    place(
      x,
      y,
      rect(-120, -60, 240, 124, across(lighter(colour.maroon, 0.2), darker(colour.maroon, 0.4)), { rx: 10 }) +
        stroke("M-110 -44L-76 50L-40 -44L-2 50L36 -44L72 50L108 -44", colour.butter, 6) +
        rect(-124, 44, 248, 24, lit(colour.gold), { rx: 8 }) +
        ellipse([0, -58], 124, 30, lit(colour.cream)) +
        stroke("M-124 -58A124 30 0 0 0 124 -58", colour.gold, 14),
    ),
  ]);
};

/** A stepped round plinth for the flag, centred on the origin. */
export function plinth(
  radius: number,
  tones: readonly string[] = [colour.sand, colour.cream, colour.brick],
): string {
  return group([
    ellipse([radius * 0.1, radius * 0.06], radius * 1.25, radius * 0.34, glow(colour.plum), {
      "fill-opacity": 0.5,
    }),
    ...tones.map((tone, index) => {
      const r = radius * (1 - index * 0.28);
      const [flat, rise] = [r * 0.22, radius * 0.12];
      const y = -index * rise;
      return (
        path(
          `M${-r} ${y - rise}A${r} ${flat} 0 0 0 ${r} ${y - rise}V${y}A${r} ${flat} 0 0 1 ${-r} ${y}Z`,
          across(lighter(tone, 0.2), darker(tone, 0.35)),
        ) + ellipse([0, y - rise], r, flat, lit(lighter(tone, 0.2)))
      );
    }),
  ]);
}
