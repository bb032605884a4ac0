import { colour, darker, lighter, lit } from "../palette.ts";
import {
  blob,
  clipped,
  crescent,
  curve,
  ellipse,
  type Point,
  path,
  ribbon,
  ribbonShade,
  stroke,
} from "../svg.ts";
import type { Garments } from "./dress.ts";
import type { Hand, Pose } from "./poses.ts";
import { type LimbJoints, type Skeleton, towards } from "./skeleton.ts";

const SHADE = 0.2;
const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
const angleOf = (a: Point, b: Point): number => (Math.atan2(b[0] - a[0], b[1] - a[1]) * 180) / Math.PI;

/** A place at the share `t` of the way from shoulder to wrist or hip to ankle. */
export function along(limb: LimbJoints, t: number): Point {
  return t < 0.5 ? between(limb.root, limb.joint, t * 2) : between(limb.joint, limb.end, t * 2 - 1);
}

function band(points: Point[], widths: number[], tone: string, flat: false | "end" = false): string {
  return (
    path(ribbon(points, widths, { flat }), lit(tone)) +
    path(ribbonShade(points, widths, 0.2), colour.plum, { "fill-opacity": SHADE })
  );
}

function covering(limb: LimbJoints, length: number): Point[] {
  if (length <= 0.5) return [limb.root, along(limb, length * 0.5), along(limb, length)];
  return [limb.root, along(limb, 0.26), limb.joint, along(limb, (0.5 + length) / 2), along(limb, length)];
}

function leg(
  skeleton: Skeleton,
  limb: LimbJoints,
  garments: Garments,
  skinTone: string,
  turn: number,
  side: number,
  crossed: boolean,
): string {
  const { leg: width } = skeleton.build;
  const { lower } = garments;
  const parts: string[] = [];
  if (lower.length < 0.92 || lower.kind === "skirt") {
    parts.push(
      band(
        [limb.root, limb.joint, along(limb, 0.68), limb.end],
        [width, width * 0.7, width * 0.72, width * 0.44],
        skinTone,
      ),
    );
  }
  if (garments.socks && !crossed)
    parts.push(
      band(
        [along(limb, 0.74), along(limb, 0.86), limb.end],
        [width * 0.72, width * 0.62, width * 0.5],
        garments.socks,
      ),
    );
  parts.push(crossed ? bareFoot(skeleton, limb, skinTone) : shoe(skeleton, limb, garments.shoes, turn, side));
  if (lower.kind === "legs") {
    const spine = covering(limb, lower.length);
    const loose = lower.width;
    const widths =
      spine.length === 3
        ? [width * loose * 1.05, width * loose, width * loose]
        : [
            width * loose * 1.05,
            width * loose,
            width * loose * 0.86,
            width * loose * 0.8,
            width * loose * 0.7,
          ];
    parts.push(band(spine, widths, lower.colour, "end"));
  }
  return parts.join("");
}

function bareFoot(skeleton: Skeleton, limb: LimbJoints, tone: string): string {
  const { foot } = skeleton.build;
  const direction = angleOf(limb.joint, limb.end);
  const spine = [-0.2, 0.5, 1.3].map((step) => towards(limb.end, direction, foot * step)) as [
    Point,
    Point,
    Point,
  ];
  return band(spine, [foot * 0.8, foot * 0.85, foot * 0.5], tone);
}

function shoe(skeleton: Skeleton, limb: LimbJoints, tone: string, turn: number, side: number): string {
  const { foot } = skeleton.build;
  const shin = angleOf(limb.joint, limb.end);
  if (Math.abs(turn) < 0.3) {
    const [x, y] = towards(limb.end, shin, foot * 0.25);
    const d = blob([
      [x - foot * 0.5, y - foot * 0.3],
      [x + foot * 0.5, y - foot * 0.3],
      [x + foot * (0.62 + side * 0.12), y + foot * 0.45],
      [x + side * foot * 0.12, y + foot * 0.62],
      [x - foot * (0.62 - side * 0.12), y + foot * 0.45],
    ]);
    return (
      path(d, lit(tone)) +
      ellipse([x - foot * 0.12 + side * foot * 0.1, y], foot * 0.24, foot * 0.16, lighter(tone, 0.4), {
        "fill-opacity": 0.4,
      })
    );
  }
  const ahead = shin + Math.sign(turn) * 84;
  const heel = towards(towards(limb.end, shin, foot * 0.2), ahead, -foot * 0.45);
  const ball = towards(towards(limb.end, shin, foot * 0.42), ahead, foot * 0.8);
  const toe = towards(towards(limb.end, shin, foot * 0.5), ahead, foot * 1.55);
  return (
    path(ribbon([heel, ball, toe], [foot * 0.95, foot * 0.85, foot * 0.55]), lit(tone)) +
    stroke(curve([towards(heel, ahead, foot * 0.2), ball]), lighter(tone, 0.5), foot * 0.12, {
      "stroke-opacity": 0.35,
    })
  );
}

export function hand(limb: LimbJoints, size: number, tone: string, kind: Hand, side: number): string {
  if (kind === "hidden") return "";
  const direction = angleOf(limb.joint, limb.end);
  const at = (forward: number, sideways: number): Point =>
    towards(towards(limb.end, direction, forward * size), direction + 90, sideways * size * side);
  if (kind === "joined") {
    const [x, y] = limb.end;
    const palm = (lean: number): string =>
      path(
        ribbon(
          [
            [x + lean * size * 0.2, y + size * 0.3],
            [x + lean * size * 0.16, y - size * 0.35],
            [x + lean * size * 0.03, y - size * 1.05],
          ],
          [size * 0.42, size * 0.4, size * 0.16],
        ),
        lit(tone),
      );
    return `${palm(-1)}${palm(1)}${stroke(`M${x} ${y + size * 0.35}L${x} ${y - size}`, darker(tone, 0.45), size * 0.05, { "stroke-opacity": 0.6 })}`;
  }
  if (kind === "grip") {
    const d = blob([
      at(-0.06, -0.26),
      at(0.3, -0.34),
      at(0.62, -0.22),
      at(0.66, 0.14),
      at(0.36, 0.34),
      at(-0.04, 0.26),
    ]);
    return (
      path(d, lit(tone)) +
      path(
        ribbon([at(0.1, 0.3), at(0.34, 0.34), at(0.5, 0.18)], [size * 0.16, size * 0.18, size * 0.12]),
        lit(lighter(tone, 0.06)),
      ) +
      stroke(curve([at(0.36, -0.24), at(0.46, 0), at(0.42, 0.16)]), darker(tone, 0.4), size * 0.045, {
        "stroke-opacity": 0.45,
      })
    );
  }
  if (kind === "open") {
    const fingers = [-0.24, -0.08, 0.08, 0.23].map((offset, index) => {
      const length = [0.9, 1.02, 1, 0.84][index] as number;
      return path(
        ribbon(
          [at(0.36, offset), at(length * 0.72, offset * 1.5), at(length, offset * 1.8)],
          [size * 0.17, size * 0.15, size * 0.1],
        ),
        lit(tone),
      );
    });
    return `${fingers.join("")}${path(blob([at(-0.06, -0.2), at(0.3, -0.32), at(0.52, -0.24), at(0.54, 0.22), at(0.26, 0.3), at(-0.06, 0.2)]), lit(tone))}${path(ribbon([at(0.14, 0.2), at(0.34, 0.42), at(0.56, 0.5)], [size * 0.2, size * 0.17, size * 0.1]), lit(lighter(tone, 0.05)))}`;
  }
  const long = kind === "flat" ? 1.06 : 0.94;
  const fingers = path(
    ribbon(
      [
        at(-0.08, 0),
        at(0.3, 0.01),
        at(0.62, kind === "flat" ? 0 : 0.06),
        at(long, kind === "flat" ? -0.02 : 0.14),
      ],
      [size * 0.42, size * 0.56, size * 0.46, size * 0.22],
    ),
    lit(tone),
  );
  const lines = [-0.1, 0.06].map((offset) =>
    stroke(
      curve([at(0.55, offset), at(long * 0.92, offset * 0.7 + 0.04)]),
      darker(tone, 0.45),
      size * 0.035,
      { "stroke-opacity": 0.4 },
    ),
  );
  return `${fingers}${lines.join("")}${path(ribbon([at(0.1, 0.18), at(0.34, 0.34), at(0.54, 0.3)], [size * 0.18, size * 0.17, size * 0.1]), lit(lighter(tone, 0.05)))}`;
}

export function arm(
  skeleton: Skeleton,
  limb: LimbJoints,
  garments: Garments,
  skinTone: string,
  kind: Hand,
  side: number,
  turn: number,
): string {
  const width = skeleton.build.arm;
  const contact = path(
    ribbon(
      [limb.root, limb.joint, limb.end].map(([x, y]): Point => [x + width * 0.1, y + width * 0.12]),
      [width * 1.2, width * 1.1, width * 0.66],
    ),
    colour.plum,
    { "fill-opacity": 0.16 },
  );
  const parts = [
    clipped(torsoOutline(skeleton, turn), contact),
    hand(limb, skeleton.build.hand, skinTone, kind, side),
    band(
      [limb.root, limb.joint, along(limb, 0.7), limb.end],
      [width * 0.94, width * 0.76, width * 0.74, width * 0.5],
      skinTone,
    ),
  ];
  const sleeved = garments.jacket?.sleeves
    ? { tone: garments.jacket.colour, length: 0.94, loose: 1.18 }
    : {
        tone: garments.vest && garments.sleeve > 0.8 ? garments.vest : garments.top,
        length: garments.sleeve,
        loose: 1.1,
      };
  if (sleeved.length > 0) {
    const spine = covering(limb, sleeved.length);
    const widths = spine.length === 3 ? [1.14, 1.14, 1.12] : [1.14, 1.08, 1, 0.94, 0.88];
    parts.push(
      band(
        spine,
        widths.map((share) => share * width * sleeved.loose),
        sleeved.tone,
        "end",
      ),
    );
    const cuff = spine[spine.length - 1] as Point;
    const before = spine[spine.length - 2] as Point;
    const edge = garments.trim ?? darker(sleeved.tone, 0.2);
    const inner = between(cuff, before, 0.12);
    parts.push(
      path(
        ribbon([inner, cuff], [(widths[widths.length - 1] as number) * width * sleeved.loose], {
          flat: true,
        }),
        edge,
        { "fill-opacity": garments.trim ? 1 : 0.5 },
      ),
    );
  }
  return parts.join("");
}

/** Half the body's breadth at a height above the pelvis, as shares of the torso. */
export function torsoHalf(skeleton: Skeleton, turn: number): (Point & { length: 2 })[] {
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

function skirtOutline(
  skeleton: Skeleton,
  pose: Pose,
  turn: number,
  length: number,
  flare: number,
): { d: string; hem: Point[] } {
  const { waist, torso } = skeleton.build;
  const narrow = 1 - 0.22 * Math.abs(turn);
  const waistLeft = skeleton.torsoAt(-waist * narrow, torso * 0.34);
  const waistRight = skeleton.torsoAt(waist * narrow, torso * 0.34);
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
    const d = `${curve([waistLeft, [left.joint[0] * 0.6, left.joint[1] - w * 1.1], ...hem, [right.joint[0] * 0.6, right.joint[1] - w * 1.1], waistRight])}Z`;
    return { d, hem };
  }
  const { left, right } = hangingEdges(skeleton, 0.04, length, flare);
  const [hemLeft, hemRight] = [left[left.length - 1] as Point, right[right.length - 1] as Point];
  const sag = skeleton.build.leg * 0.22;
  const middle: Point[] = [0.25, 0.5, 0.75].map((t) => {
    const [x, y] = between(hemLeft, hemRight, t);
    return [x, y + sag * (t === 0.5 ? 1 : 0.8)];
  });
  const hem = [hemLeft, ...middle, hemRight];
  return {
    d: `${curve([waistLeft, ...left])}${curve(hem).replace(/^M[^C]*/, "")}${curve([...right].reverse()).replace(/^M/, "L")}L${waistRight.join(" ")}Z`,
    hem,
  };
}

export function skirt(skeleton: Skeleton, pose: Pose, garments: Garments, turn: number): string {
  const { lower } = garments;
  const { d, hem } = skirtOutline(skeleton, pose, turn, lower.length, lower.width);
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
    crescent(d, -size * 0.5, -size * 0.1, colour.plum, 0.18) +
    clipped(d, lights.join("") + pleats.join("") + border)
  );
}

/** The part of a long shirt or coat below the waist. */
export function tails(
  skeleton: Skeleton,
  pose: Pose,
  turn: number,
  tone: string,
  length: number,
  trim?: string,
): string {
  if (pose.crossLegged) return "";
  const { d, hem } = skirtOutline(skeleton, pose, turn, length, 1.35);
  const size = skeleton.build.leg;
  const edge = trim
    ? clipped(
        d,
        path(
          ribbon(
            hem.map(([x, y]): Point => [x, y - size * 0.1]),
            [size * 0.22],
            { flat: true },
          ),
          trim,
        ),
      )
    : "";
  return path(d, lit(tone)) + crescent(d, -size * 0.4, -size * 0.1, colour.plum, 0.18) + edge;
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

export function torso(skeleton: Skeleton, pose: Pose, garments: Garments, turn: number): string {
  const d = torsoOutline(skeleton, turn);
  const size = skeleton.build.shoulder;
  const base = path(d, lit(garments.top)) + crescent(d, -size * 0.26, -size * 0.08, colour.plum, 0.18);
  const long = garments.hem > 0 ? tails(skeleton, pose, turn, garments.top, garments.hem, garments.trim) : "";
  return long + base;
}

export function legs(
  skeleton: Skeleton,
  pose: Pose,
  garments: Garments,
  skinTone: string,
  turn: number,
): string {
  const far = turn > 0 ? ("right" as const) : ("left" as const);
  const near = far === "right" ? "left" : "right";
  const draw = (side: "left" | "right"): string =>
    leg(
      skeleton,
      skeleton.legs[side],
      garments,
      skinTone,
      turn,
      side === "left" ? -1 : 1,
      pose.crossLegged ?? false,
    );
  return draw(far) + draw(near);
}

/** The top of trousers or shorts, over a tucked-in shirt. */
export function seat(skeleton: Skeleton, garments: Garments, turn: number): string {
  const { waist, hip, torso: height, leg: width } = skeleton.build;
  const narrow = 1 - 0.22 * Math.abs(turn);
  const at = (x: number, y: number): Point => skeleton.torsoAt(x * narrow, y * height);
  const d = blob(
    [
      at(-waist * 1.01, 0.33),
      at(0, 0.3),
      at(waist * 1.01, 0.33),
      at(hip * 1.06, 0.06),
      at(hip * 0.9, -0.14),
      at(0, -0.17),
      at(-hip * 0.9, -0.14),
      at(-hip * 1.06, 0.06),
    ],
    0.8,
  );
  return path(d, lit(garments.lower.colour)) + crescent(d, -width * 0.5, 0, colour.plum, 0.16);
}
