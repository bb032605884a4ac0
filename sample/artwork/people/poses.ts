import type { Point } from "../svg.ts";

/**
 * A limb is either two angles (0 down, 90 to the right of the picture, 180 up; then optional shares of the true
 * length for limbs that come towards us), or a target for the hand or foot in limb lengths from chest or pelvis.
 */
export type LimbPose =
  | { angles: [upper: number, lower: number, upperSize?: number, lowerSize?: number] }
  | { to: Point; bend: 1 | -1; size?: number };

export type Hand = "relaxed" | "open" | "flat" | "grip" | "joined" | "hidden";

export interface Pose {
  /** Left and right are those of the picture. */
  armLeft: LimbPose;
  armRight: LimbPose;
  legLeft: LimbPose;
  legRight: LimbPose;
  handLeft?: Hand;
  handRight?: Hand;
  lean?: number;
  tilt?: number;
  /** 0 to 1: head bowed towards hands or book. */
  nod?: number;
  /** How far the lowest part is above the ground, in thousandths of the height. */
  lift?: number;
  armsBehind?: ("left" | "right")[];
  /** Legs drawn over the lap rather than under the clothes. */
  crossLegged?: boolean;
  /** Seated with the lap towards us. */
  seated?: boolean;
}

export type PoseName =
  | "standing"
  | "handsClasped"
  | "handOnHip"
  | "walking"
  | "running"
  | "crossLegged"
  | "crossLeggedReading"
  | "meditating"
  | "seatedFront"
  | "seatedWriting"
  | "seatedSide"
  | "namaste"
  | "armRaised"
  | "cheering"
  | "reading"
  | "writing"
  | "kneeling"
  | "crouching"
  | "dancing"
  | "throwing"
  | "bowling"
  | "batting"
  | "catching"
  | "yogaTree"
  | "saluting"
  | "carrying"
  | "pointing"
  | "waving"
  | "playing";

const hanging = {
  armLeft: { angles: [-9, -3] },
  armRight: { angles: [9, 3] },
} satisfies Partial<Pose>;

const upright = {
  legLeft: { angles: [-4, -2] },
  legRight: { angles: [4, 2] },
} satisfies Partial<Pose>;

const folded = {
  legLeft: { angles: [-72, 76, 0.86, 0.86] },
  legRight: { angles: [72, -76, 0.86, 0.86] },
  crossLegged: true,
} satisfies Partial<Pose>;

const lap = {
  legLeft: { angles: [-14, -3, 0.42, 1] },
  legRight: { angles: [14, 3, 0.42, 1] },
  seated: true,
} satisfies Partial<Pose>;

const onChairSideways = {
  legLeft: { angles: [82, 2, 0.9, 1] },
  legRight: { angles: [76, -4, 0.9, 1] },
  seated: true,
} satisfies Partial<Pose>;

/** Everybody faces right where a side matters. */
export const poses: Record<PoseName, Pose> = {
  standing: { ...hanging, ...upright },
  handsClasped: {
    ...upright,
    armLeft: { to: [-0.02, 0.8], bend: 1, size: 0.92 },
    armRight: { to: [0.05, 0.78], bend: -1, size: 0.92 },
  },
  handOnHip: {
    ...upright,
    armLeft: { angles: [-9, -3] },
    armRight: { to: [0.34, 0.74], bend: -1, size: 0.86 },
    handRight: "hidden",
  },
  walking: {
    armLeft: { angles: [24, 44] },
    armRight: { angles: [-26, -8] },
    legLeft: { angles: [-16, -34] },
    legRight: { angles: [24, 8] },
    lean: 3,
  },
  running: {
    armLeft: { angles: [-58, 38] },
    armRight: { angles: [44, 128] },
    legLeft: { angles: [-22, -88] },
    legRight: { angles: [64, 4] },
    handLeft: "grip",
    handRight: "grip",
    lean: 14,
    lift: 40,
  },
  crossLegged: {
    ...folded,
    armLeft: { to: [-0.54, 0.92], bend: 1, size: 0.95 },
    armRight: { to: [0.54, 0.92], bend: -1, size: 0.95 },
  },
  crossLeggedReading: {
    ...folded,
    armLeft: { to: [-0.26, 0.64], bend: 1, size: 0.8 },
    armRight: { to: [0.26, 0.64], bend: -1, size: 0.8 },
    handLeft: "grip",
    handRight: "grip",
    nod: 0.8,
  },
  meditating: {
    ...folded,
    armLeft: { to: [-0.66, 0.92], bend: 1 },
    armRight: { to: [0.66, 0.92], bend: -1 },
    handLeft: "open",
    handRight: "open",
  },
  seatedFront: {
    ...lap,
    armLeft: { to: [-0.2, 0.84], bend: 1, size: 0.92 },
    armRight: { to: [0.2, 0.84], bend: -1, size: 0.92 },
  },
  seatedWriting: {
    ...lap,
    armLeft: { to: [-0.3, 0.7], bend: 1, size: 0.84 },
    armRight: { to: [0.16, 0.72], bend: -1, size: 0.84 },
    handLeft: "flat",
    handRight: "grip",
    nod: 0.8,
    tilt: 5,
  },
  seatedSide: {
    ...onChairSideways,
    armLeft: { to: [0.58, 0.62], bend: 1 },
    armRight: { to: [0.66, 0.58], bend: 1 },
    handLeft: "grip",
    lean: 4,
    nod: 0.4,
  },
  namaste: {
    ...upright,
    armLeft: { to: [-0.015, 0.3], bend: 1, size: 0.72 },
    armRight: { to: [0.015, 0.3], bend: -1, size: 0.72 },
    handLeft: "joined",
    handRight: "hidden",
  },
  armRaised: {
    ...upright,
    armLeft: { angles: [-9, -3] },
    armRight: { angles: [158, 174] },
    handRight: "open",
  },
  cheering: {
    ...upright,
    armLeft: { angles: [-150, -168] },
    armRight: { angles: [148, 166] },
    handLeft: "open",
    handRight: "open",
  },
  reading: {
    ...upright,
    armLeft: { to: [-0.2, 0.54], bend: 1, size: 0.74 },
    armRight: { to: [0.2, 0.54], bend: -1, size: 0.74 },
    handLeft: "grip",
    handRight: "grip",
    nod: 0.7,
  },
  writing: {
    ...upright,
    armLeft: { to: [-0.16, 0.56], bend: 1, size: 0.8 },
    armRight: { to: [0.14, 0.48], bend: -1, size: 0.8 },
    handLeft: "flat",
    handRight: "grip",
    nod: 0.7,
  },
  kneeling: {
    legLeft: { angles: [28, -86, 0.9, 0.9] },
    legRight: { angles: [80, 2, 0.86, 0.9] },
    armLeft: { to: [0.5, 0.78], bend: 1 },
    armRight: { to: [0.6, 0.76], bend: 1 },
    lean: 14,
    nod: 0.5,
  },
  crouching: {
    legLeft: { angles: [72, -34, 0.82, 0.9] },
    legRight: { angles: [88, -22, 0.82, 0.9] },
    armLeft: { to: [0.58, 0.72], bend: 1 },
    armRight: { to: [0.68, 0.66], bend: 1 },
    lean: 20,
    nod: 0.5,
  },
  dancing: {
    legLeft: { angles: [-10, -4] },
    legRight: { angles: [42, -22] },
    armLeft: { to: [-0.5, -0.5], bend: -1, size: 0.95 },
    armRight: { to: [0.74, 0.3], bend: 1, size: 0.95 },
    handLeft: "open",
    handRight: "open",
    lean: -4,
    tilt: 6,
  },
  throwing: {
    legLeft: { angles: [-26, -20] },
    legRight: { angles: [28, 10] },
    armLeft: { angles: [-128, -176] },
    armRight: { angles: [82, 92] },
    handLeft: "grip",
    handRight: "open",
    lean: -6,
  },
  bowling: {
    legLeft: { angles: [-32, -44] },
    legRight: { angles: [38, 14] },
    armLeft: { angles: [176, 186] },
    armRight: { angles: [58, 40] },
    handLeft: "grip",
    lean: 10,
    lift: 12,
  },
  batting: {
    legLeft: { angles: [-22, -6] },
    legRight: { angles: [34, 4] },
    armLeft: { to: [0.34, 0.58], bend: 1 },
    armRight: { to: [0.4, 0.52], bend: 1 },
    handLeft: "grip",
    handRight: "grip",
    lean: 10,
  },
  catching: {
    legLeft: { angles: [-20, -6] },
    legRight: { angles: [20, 6] },
    armLeft: { to: [-0.1, -0.62], bend: -1, size: 0.95 },
    armRight: { to: [0.22, -0.62], bend: 1, size: 0.95 },
    handLeft: "open",
    handRight: "open",
    tilt: -6,
  },
  yogaTree: {
    legLeft: { angles: [-1, 0] },
    legRight: { angles: [62, -72, 0.86, 0.84] },
    armLeft: { to: [-0.02, -0.92], bend: -1 },
    armRight: { to: [0.02, -0.92], bend: 1 },
    handLeft: "joined",
    handRight: "hidden",
  },
  saluting: {
    ...upright,
    armLeft: { to: [-0.5, -0.36], bend: -1, size: 0.86 },
    armRight: { angles: [5, 2] },
    handLeft: "flat",
  },
  carrying: {
    ...upright,
    armLeft: { to: [-0.26, 0.5], bend: 1, size: 0.82 },
    armRight: { to: [0.26, 0.5], bend: -1, size: 0.82 },
    handLeft: "grip",
    handRight: "grip",
  },
  pointing: {
    ...upright,
    armLeft: { angles: [-9, -3] },
    armRight: { angles: [112, 124] },
    handRight: "flat",
  },
  waving: {
    ...upright,
    armLeft: { angles: [-9, -3] },
    armRight: { to: [0.62, -0.34], bend: 1, size: 0.92 },
    handRight: "open",
  },
  playing: {
    ...folded,
    armLeft: { to: [-0.22, 0.74], bend: 1, size: 0.92 },
    armRight: { to: [0.24, 0.74], bend: -1, size: 0.92 },
    handLeft: "flat",
    handRight: "flat",
    nod: 0.3,
  },
};
