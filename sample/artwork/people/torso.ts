import { colour, darker, lighter, lit } from "../palette.ts";
import { blob, clipped, crescent, curve, type Point, path, ribbon, stroke } from "../svg.ts";
import type { Garments } from "./dress.ts";
import type { Pose } from "./poses.ts";
import { along, between, type Skeleton } from "./skeleton.ts";

/** Where in `torsoHalf` the waist is. */
const WAIST_INDEX = 5;

/** Half the body's breadth at a height above the pelvis, as shares of the torso. */
export function torsoHalf(skeleton: Skeleton, turn: number): Point[] {
  const { shoulder, waist, hip, torso } = skeleton.build;
  const narrow = 1 - 0.22 * Math.abs(turn);
  return [
    [shoulder * 0.36 * narrow, torso * 1.06],
    [shoulder * 0.74 * narrow, torso * 1.02],
    [shoulder * 0.97 * narrow, torso * 0.93],
    [shoulder * 0.94 * narrow, torso * 0.76],
    [((shoulder * 0.88 + waist) / 2) * narrow, torso * 0.56],
    [waist * narrow, torso * 0.36],
    [hip * 0.99 * narrow, torso * 0.08],
  ];
}

/** The trunk down to the waist, where hanging garments begin. */
export function upperOutline(skeleton: Skeleton, turn: number): string {
  const half = torsoHalf(skeleton, turn).slice(0, WAIST_INDEX + 1);
  const right = half.map(([x, y]) => skeleton.torsoAt(x, y));
  const left = half.map(([x, y]) => skeleton.torsoAt(-x, y)).reverse();
  const neck = skeleton.torsoAt(0, skeleton.build.torso * 1.03);
  return `${curve([neck, ...right], false, 0.85)}L${curve([...left, neck], false, 0.85).slice(1)}Z`;
}

export function torsoOutline(skeleton: Skeleton, turn: number): string {
  const half = torsoHalf(skeleton, turn);
  const right = half.map(([x, y]) => skeleton.torsoAt(x, y));
  const left = half.map(([x, y]) => skeleton.torsoAt(-x, y)).reverse();
  const { torso } = skeleton.build;
  return blob(
    [skeleton.torsoAt(0, torso * 1.03), ...right, skeleton.torsoAt(0, -torso * 0.02), ...left],
    0.85,
  );
}

/** The edges of everything that hangs from the waist around both legs, each from the top down. */
function hangingEdges(
  skeleton: Skeleton,
  from: number,
  length: number,
  flare: number,
): { left: Point[]; right: Point[] } {
  const { legs, build } = skeleton;
  const steps = 5;
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const t = from + (length - from) * (index / steps);
      const width = build.leg * (0.62 + 0.5 * (flare - 1) * t * 1.6);
      const candidates = [legs.left, legs.right].map((limb) => {
        const ahead = along(limb, Math.min(1, t + 0.04));
        const behind = along(limb, Math.max(0, t - 0.04));
        const length = Math.hypot(ahead[0] - behind[0], ahead[1] - behind[1]) || 1;
        const normal: Point = [
          (-(ahead[1] - behind[1]) / length) * side,
          ((ahead[0] - behind[0]) / length) * side,
        ];
        const [x, y] = along(limb, t);
        return {
          at: [x + normal[0] * width, y + normal[1] * width] as Point,
          out: x * normal[0] + y * normal[1],
        };
      });
      const [first, second] = candidates as [(typeof candidates)[0], (typeof candidates)[0]];
      return first.out > second.out ? first.at : second.at;
    });
  return { left: edge(1), right: edge(-1) };
}

/** Whatever hangs from the waist: its outline and the line of its hem. */
function hangingOutline(
  skeleton: Skeleton,
  pose: Pose,
  turn: number,
  length: number,
  flare: number,
): { d: string; hem: Point[] } {
  const { waist, torso } = skeleton.build;
  const narrow = 1 - 0.22 * Math.abs(turn);
  const waistLeft = skeleton.torsoAt(-waist * narrow, torso * 0.36);
  const waistRight = skeleton.torsoAt(waist * narrow, torso * 0.36);
  if (pose.crossLegged) {
    const { left, right } = skeleton.legs;
    const w = skeleton.build.leg * 0.62;
    const low = Math.max(left.end[1], right.end[1]) + w * 0.5;
    const hem: Point[] = [
      [left.joint[0] - w * 1.1, left.joint[1] + w * 0.3],
      [left.joint[0] * 0.75, low],
      [0, low + w * 0.2],
      [right.joint[0] * 0.75, low],
      [right.joint[0] + w * 1.1, right.joint[1] + w * 0.3],
    ];
    const d = `${curve([waistRight, [right.joint[0] * 0.6, right.joint[1] - w * 1.1], ...[...hem].reverse(), [left.joint[0] * 0.6, left.joint[1] - w * 1.1], waistLeft])}Z`;
    return { d, hem };
  }
  const edges = hangingEdges(skeleton, 0.12, length, flare);
  const hips = [-1, 1].map((side) =>
    skeleton.torsoAt(side * skeleton.build.hip * 1.04 * narrow, torso * 0.06),
  ) as [Point, Point];
  const left = [waistLeft, hips[0], ...edges.left];
  const right = [waistRight, hips[1], ...edges.right];
  const [hemLeft, hemRight] = [left[left.length - 1] as Point, right[right.length - 1] as Point];
  const sag = skeleton.build.leg * 0.22;
  const middle: Point[] = [0.25, 0.5, 0.75].map((t) => {
    const [x, y] = between(hemLeft, hemRight, t);
    return [x, y + sag * (t === 0.5 ? 1 : 0.8)];
  });
  const hem = [hemLeft, ...middle, hemRight];
  return { d: `${curve(right)}${continued([...hem].reverse())}${continued([...left].reverse())}Z`, hem };
}

/** A curve that goes on from where the pen is. */
const continued = (points: Point[]): string => curve(points).replace(/^M/, "L");

export function skirt(skeleton: Skeleton, pose: Pose, garments: Garments, turn: number): string {
  const { lower } = garments;
  const { d, hem } = hangingOutline(skeleton, pose, turn, lower.length, lower.width);
  const size = skeleton.build.leg;
  const top = skeleton.torsoAt(0, skeleton.build.torso * 0.3);
  const pleats = lower.pleats
    ? [0.2, 0.36, 0.52, 0.68, 0.84].map((t) => {
        const foot = between(between(hem[0] as Point, hem[4] as Point, t), hem[2] as Point, 0.3);
        const start = between(top, foot, pose.crossLegged ? 0.35 : 0.12);
        return stroke(
          curve([start, between(start, foot, 0.55), foot]),
          darker(lower.colour, 0.5),
          size * 0.05,
          { "stroke-opacity": 0.35 },
        );
      })
    : [];
  const lights = [0.28, 0.6].map((t) => {
    const foot = between(hem[0] as Point, hem[4] as Point, t);
    return path(
      ribbon(
        [between(top, foot, 0.25), between(top, foot, 0.6), foot],
        [size * 0.04, size * 0.16, size * 0.22],
      ),
      lighter(lower.colour, 0.5),
      { "fill-opacity": 0.16 },
    );
  });
  const border = lower.border
    ? path(
        ribbon(
          hem.map(([x, y]): Point => [x, y - size * 0.14]),
          [size * 0.3],
          { flat: true },
        ),
        lit(lower.border),
      ) + stroke(curve(hem.map(([x, y]): Point => [x, y - size * 0.42])), lower.border, size * 0.05)
    : stroke(
        curve(hem.map(([x, y]): Point => [x, y - size * 0.12])),
        darker(lower.colour, 0.4),
        size * 0.05,
        { "stroke-opacity": 0.4 },
      );
  return (
    path(d, lit(lower.colour)) +
    (skeleton.fine ? crescent(d, -size * 0.5, -size * 0.1, colour.plum, 0.18) : "") +
    clipped(d, lights.join("") + pleats.join("") + border)
  );
}

/** A garment that covers the trunk and, when `length` is more than nothing, hangs over the legs. */
export function robe(
  skeleton: Skeleton,
  pose: Pose,
  turn: number,
  tone: string,
  length: number,
  opening = "",
): string {
  const hangs = length > 0 && !pose.crossLegged;
  const whole = hangs
    ? upperOutline(skeleton, turn) + hangingOutline(skeleton, pose, turn, length, 1.35).d
    : torsoOutline(skeleton, turn);
  const size = skeleton.build.shoulder;
  const shade = skeleton.fine ? crescent(whole, -size * 0.24, -size * 0.06, colour.plum, 0.18) : "";
  return path(whole + opening, lit(tone)) + shade;
}

export function torso(skeleton: Skeleton, pose: Pose, garments: Garments, turn: number): string {
  const body = robe(skeleton, pose, turn, garments.top, garments.hem);
  if (!garments.trim || garments.hem < 0.2 || pose.crossLegged) return body;
  const { d, hem } = hangingOutline(skeleton, pose, turn, garments.hem, 1.35);
  const size = skeleton.build.leg;
  const line = hem.map(([x, y]): Point => [x, y - size * 0.1]);
  return body + clipped(d, path(ribbon(line, [size * 0.22], { flat: true }), garments.trim));
}
