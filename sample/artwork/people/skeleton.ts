import type { Point } from "../svg.ts";
import type { Looks } from "./looks.ts";
import type { LimbPose, Pose } from "./poses.ts";

/** Lengths of a body 1000 high. */
export interface Build {
  head: number;
  neck: number;
  shoulder: number;
  waist: number;
  hip: number;
  torso: number;
  upperArm: number;
  foreArm: number;
  hand: number;
  thigh: number;
  shin: number;
  foot: number;
  arm: number;
  leg: number;
}

export function buildOf({ age = "child", sex = "f" }: Looks): Build {
  const grown = { child: 0, teen: 0.5, adult: 1, elder: 0.95 }[age];
  const man = sex === "m";
  const scaled = (child: number, adult: number): number => child + (adult - child) * grown;
  return {
    head: scaled(208, 142),
    neck: scaled(22, 34),
    shoulder: scaled(man ? 116 : 110, man ? 124 : 102),
    waist: scaled(88, man ? 88 : 70),
    hip: scaled(92, man ? 84 : 88),
    torso: scaled(326, 318),
    upperArm: scaled(150, 168),
    foreArm: scaled(132, 148),
    hand: scaled(68, 70),
    thigh: scaled(208, 238),
    shin: scaled(194, 228),
    foot: scaled(44, 34),
    arm: scaled(54, man ? 54 : 46),
    leg: scaled(80, man ? 80 : 74),
  };
}

export interface LimbJoints {
  root: Point;
  joint: Point;
  end: Point;
}

export interface Skeleton {
  build: Build;
  /** Big enough for folds and reflected light to be seen. */
  fine: boolean;
  pelvis: Point;
  /** Middle of the shoulder line. */
  chest: Point;
  headCentre: Point;
  headTilt: number;
  /** Maps torso coordinates (across from the spine, up from the pelvis) into the drawing. */
  torsoAt(across: number, up: number): Point;
  arms: { left: LimbJoints; right: LimbJoints };
  legs: { left: LimbJoints; right: LimbJoints };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** 0 points down, 90 to the right, 180 up. */
export function towards([x, y]: Point, degrees: number, length: number): Point {
  return [x + Math.sin(radians(degrees)) * length, y + Math.cos(radians(degrees)) * length];
}

export const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

export const angleOf = (a: Point, b: Point): number => (Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI;

/** A place at the share `t` of the way from shoulder to wrist or hip to ankle. */
export function along(limb: LimbJoints, t: number): Point {
  return t < 0.5 ? between(limb.root, limb.joint, t * 2) : between(limb.joint, limb.end, t * 2 - 1);
}

function reach(
  root: Point,
  upper: number,
  lower: number,
  pose: LimbPose,
  target: (to: Point) => Point,
): LimbJoints {
  if ("to" in pose) {
    const end = target(pose.to);
    const size = pose.size ?? 1;
    const [a, b] = [upper * size, lower * size];
    const distance = Math.min(Math.hypot(end[0] - root[0], end[1] - root[1]), (a + b) * 0.999);
    const direction = Math.atan2(end[1] - root[1], end[0] - root[0]);
    const inner = Math.acos(
      Math.max(-1, Math.min(1, (a * a + distance * distance - b * b) / (2 * a * distance || 1))),
    );
    const angle = direction + inner * pose.bend;
    const joint: Point = [root[0] + Math.cos(angle) * a, root[1] + Math.sin(angle) * a];
    return {
      root,
      joint,
      end: [root[0] + Math.cos(direction) * distance, root[1] + Math.sin(direction) * distance],
    };
  }
  const [first, second, upperSize = 1, lowerSize = 1] = pose.angles;
  const joint = towards(root, first, upper * upperSize);
  return { root, joint, end: towards(joint, second, lower * lowerSize) };
}

function mirrorLimb(limb: LimbPose): LimbPose {
  if ("to" in limb) return { ...limb, to: [-limb.to[0], limb.to[1]], bend: limb.bend === 1 ? -1 : 1 };
  const [first, second, ...sizes] = limb.angles;
  return { angles: [-first, -second, ...sizes] };
}

/** Poses are written for somebody facing right; the light must not be mirrored, so the pose is. */
export function facingLeft(pose: Pose): Pose {
  return {
    ...pose,
    lean: -(pose.lean ?? 0),
    tilt: -(pose.tilt ?? 0),
    armLeft: mirrorLimb(pose.armRight),
    armRight: mirrorLimb(pose.armLeft),
    legLeft: mirrorLimb(pose.legRight),
    legRight: mirrorLimb(pose.legLeft),
    handLeft: pose.handRight,
    handRight: pose.handLeft,
    armsBehind: pose.armsBehind?.map((side) => (side === "left" ? "right" : "left")),
  };
}

/** Puts the joints of a body 1000 high where the pose wants them, with the lowest part on y = 0. */
export function poseSkeleton(build: Build, pose: Pose, turn: number, fine: boolean): Skeleton {
  const lean = pose.lean ?? 0;
  const narrow = 1 - 0.26 * Math.abs(turn);
  const place = (pelvis: Point): Skeleton => {
    const up = (amount: number): Point => towards(pelvis, 180 - lean, amount);
    const torsoAt = (across: number, height: number): Point => towards(up(height), 90 - lean, across);
    const chest = up(build.torso);
    const onChest = ([x, y]: Point): Point => {
      const unit = build.upperArm + build.foreArm;
      return torsoAt(x * unit, build.torso - y * unit);
    };
    const onPelvis = ([x, y]: Point): Point => [
      pelvis[0] + x * (build.thigh + build.shin),
      pelvis[1] + y * (build.thigh + build.shin),
    ];
    const shoulder = (side: number): Point =>
      torsoAt(side * (build.shoulder - build.arm * 0.42) * narrow, build.torso - build.arm * 0.54);
    const hip = (side: number): Point => torsoAt(side * build.hip * 0.52 * narrow, 0);
    const arm = (side: number, limb: LimbPose): LimbJoints =>
      reach(shoulder(side), build.upperArm, build.foreArm, limb, onChest);
    const leg = (side: number, limb: LimbPose): LimbJoints =>
      reach(hip(side), build.thigh, build.shin, limb, onPelvis);
    const nod = pose.nod ?? 0;
    const neckTop = towards(
      chest,
      180 - lean - (pose.tilt ?? 0) * 0.4,
      build.neck + build.head * 0.44 - nod * build.head * 0.14,
    );
    return {
      build,
      fine,
      pelvis,
      chest,
      torsoAt,
      headCentre: [neckTop[0] + turn * build.head * 0.07, neckTop[1]],
      headTilt: lean * 0.5 + (pose.tilt ?? 0),
      arms: { left: arm(-1, pose.armLeft), right: arm(1, pose.armRight) },
      legs: { left: leg(-1, pose.legLeft), right: leg(1, pose.legRight) },
    };
  };
  const trial = place([0, 0]);
  const feet = [trial.legs.left.end[1], trial.legs.right.end[1]].map((y) => y + build.foot * 0.8);
  const knees = [trial.legs.left.joint[1], trial.legs.right.joint[1]].map((y) => y + build.leg * 0.45);
  const lowest = Math.max(...feet, ...knees, build.hip * 0.55) + (pose.lift ?? 0);
  return place([0, -lowest]);
}
