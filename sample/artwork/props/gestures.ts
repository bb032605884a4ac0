import type { Hand, LimbPose, Pose } from "../people.ts";
import type { Point } from "../svg.ts";

/** Poses said by where the hands are, in arm lengths from the top of the chest: right and down count up. */
interface Gesture {
  left?: Point | undefined;
  right?: Point | undefined;
  legs?: keyof typeof stances;
  handLeft?: Hand;
  handRight?: Hand;
  lean?: number;
  tilt?: number;
  nod?: number;
  lift?: number;
  /** Which way the elbows go: out from the body unless said otherwise. */
  elbows?: readonly [left: 1 | -1, right: 1 | -1];
  armsBehind?: ("left" | "right")[];
}

const stances = {
  standing: {
    legLeft: { angles: [-4, -2] },
    legRight: { angles: [4, 2] },
  },
  apart: {
    legLeft: { angles: [-15, -9] },
    legRight: { angles: [15, 9] },
  },
  stepping: {
    legLeft: { angles: [-12, -24] },
    legRight: { angles: [20, 4] },
  },
  floor: {
    legLeft: { angles: [-72, 76, 0.86, 0.86] },
    legRight: { angles: [72, -76, 0.86, 0.86] },
    crossLegged: true,
  },
  chair: {
    legLeft: { angles: [-14, -3, 0.42, 1] },
    legRight: { angles: [14, 3, 0.42, 1] },
    seated: true,
  },
  chairSideways: {
    legLeft: { angles: [82, 2, 0.9, 1] },
    legRight: { angles: [76, -4, 0.9, 1] },
    seated: true,
  },
  kneeling: {
    legLeft: { angles: [28, -86, 0.9, 0.9] },
    legRight: { angles: [80, 2, 0.86, 0.9] },
  },
  crouching: {
    legLeft: { angles: [72, -34, 0.82, 0.9] },
    legRight: { angles: [88, -22, 0.82, 0.9] },
  },
} satisfies Record<string, Partial<Pose>>;

/** An arm that comes towards us looks shorter, so that the elbow does not fly out. */
function arm(side: 1 | -1, to: Point | undefined, bend: 1 | -1): LimbPose {
  if (!to) return { angles: [side * 9, side * 3] };
  const far = Math.hypot(to[0] - side * 0.25, to[1] - 0.1);
  return { to, bend, size: Math.min(1, Math.max(0.56, far * 1.1)) };
}

export function gesture(options: Gesture): Pose {
  const { left, right, legs = "standing", elbows = [1, -1], ...rest } = options;
  return { ...stances[legs], ...rest, armLeft: arm(-1, left, elbows[0]), armRight: arm(1, right, elbows[1]) };
}
