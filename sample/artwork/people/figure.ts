import { colour, darker, glow, lit } from "../palette.ts";
import { ellipse, group, type Point, path, place, ribbon, round } from "../svg.ts";
import { garmentsOf, type Outfit } from "./dress.ts";
import { hand } from "./hands.ts";
import { drawHead } from "./head.ts";
import { arm, legs, seat, trousers } from "./limbs.ts";
import { headOf, type Looks } from "./looks.ts";
import { type Hand, type Pose, type PoseName, poses } from "./poses.ts";
import { buildOf, facingLeft, poseSkeleton, type Skeleton } from "./skeleton.ts";
import { skirt, torso } from "./torso.ts";
import { trimmings } from "./trimmings.ts";

export interface FigureOptions extends Looks {
  /** From the ground to the crown when standing, in pixels. */
  height: number;
  pose?: PoseName | Pose;
  facing?: "front" | "left" | "right" | "back";
  outfit?: Outfit;
  /** Drawn between the body and the hands, in the figure's own units (1000 high, feet at the origin). */
  held?(skeleton: Skeleton): string;
  shadow?: boolean;
}

/** Height of a head, in pixels, from which details are worth their drawing time. */
const FINE_HEAD = 34;

const turnOf = { front: 0, left: -0.65, right: 0.65, back: 0 } as const;

function skeletonOf(options: FigureOptions): { skeleton: Skeleton; pose: Pose; turn: number } {
  const { pose: asked = "standing", facing = "front" } = options;
  const written = typeof asked === "string" ? poses[asked] : asked;
  const pose = facing === "left" ? facingLeft(written) : written;
  const turn = turnOf[facing];
  const build = buildOf(options);
  const fine = (options.height * build.head) / 1000 >= FINE_HEAD;
  return { skeleton: poseSkeleton(build, pose, turn, fine), pose, turn };
}

/** Where hands, head and pelvis are, in pixels from the feet: for things held or sat upon. */
export function jointsOf(options: FigureOptions): {
  handLeft: Point;
  handRight: Point;
  elbowLeft: Point;
  elbowRight: Point;
  head: Point;
  pelvis: Point;
  kneeLeft: Point;
  kneeRight: Point;
} {
  const { skeleton } = skeletonOf(options);
  const scaled = ([x, y]: Point): Point => [(x * options.height) / 1000, (y * options.height) / 1000];
  return {
    handLeft: scaled(skeleton.arms.left.end),
    handRight: scaled(skeleton.arms.right.end),
    elbowLeft: scaled(skeleton.arms.left.joint),
    elbowRight: scaled(skeleton.arms.right.joint),
    head: scaled(skeleton.headCentre),
    pelvis: scaled(skeleton.pelvis),
    kneeLeft: scaled(skeleton.legs.left.joint),
    kneeRight: scaled(skeleton.legs.right.joint),
  };
}

/** A whole person with the feet (or whatever is lowest) on the origin. */
export function figure(options: FigureOptions): string {
  const { skeleton, pose, turn } = skeletonOf(options);
  const { facing = "front", shadow = true } = options;
  const back = facing === "back";
  const head = headOf(options, turn, { back, fine: skeleton.fine });
  const { skin } = head.looks;
  const garments = garmentsOf(
    options.outfit ?? { kind: "uniform", bottom: options.sex === "m" ? "shorts" : "pinafore" },
  );
  const { over, behind } = drawHead(head);
  const scale = skeleton.build.head / 100;
  const atHead = (body: string): string =>
    place(...skeleton.headCentre, body, { scale, rotate: skeleton.headTilt });
  const hands: Record<"left" | "right", Hand> = {
    left: pose.handLeft ?? "relaxed",
    right: pose.handRight ?? "relaxed",
  };
  const farther =
    pose.armsBehind ?? (turn > 0.3 ? ["right"] : turn < -0.3 ? ["left"] : back ? ["left", "right"] : []);
  const drawArm = (side: "left" | "right"): string =>
    arm(skeleton, skeleton.arms[side], garments, skin, hands[side], side === "left" ? 1 : -1, turn);
  const sides = ["left", "right"] as const;
  const neck: Point[] = [
    skeleton.torsoAt(turn * 8, skeleton.build.torso * 0.97),
    [(skeleton.chest[0] + skeleton.headCentre[0]) / 2, (skeleton.chest[1] + skeleton.headCentre[1]) / 2],
    skeleton.headCentre,
  ];
  const neckWidth =
    skeleton.build.head *
    (options.age === "adult" || options.age === "elder" ? (options.sex === "m" ? 0.46 : 0.38) : 0.36);
  const skirted = garments.lower.kind === "skirt";
  const lap = pose.crossLegged || pose.seated;
  const tucked = garments.hem === 0;
  const limbs = legs(skeleton, pose, garments, skin, turn, lap || !tucked);
  const lower = skirted
    ? skirt(skeleton, pose, garments, turn)
    : !tucked
      ? ""
      : lap
        ? seat(skeleton, garments, turn)
        : trousers(skeleton, garments, turn);
  const trunk = torso(skeleton, pose, garments, turn);
  const dressed = [
    path(ribbon(neck, [neckWidth * 1.15, neckWidth, neckWidth]), lit(darker(skin, 0.16))),
    trimmings(skeleton, pose, garments, skin, turn, back),
  ].join("");
  const order = lap
    ? skirted
      ? [pose.crossLegged ? "" : limbs, trunk, dressed, lower]
      : [trunk, lower, dressed, limbs]
    : tucked
      ? [limbs, trunk, lower, dressed]
      : [limbs, lower, trunk, dressed];
  const drawn = [
    shadow ? groundShadow(skeleton) : "",
    atHead(behind),
    ...sides.filter((side) => farther.includes(side)).map(drawArm),
    ...order,
    atHead(over),
    options.held ? options.held(skeleton) : "",
    ...sides.filter((side) => !farther.includes(side)).map(drawArm),
    pose.handLeft === "joined" ? hand(skeleton.arms.left, skeleton.build.hand, skin, "joined", 1) : "",
  ];
  return group(drawn, { transform: `scale(${round(options.height) / 1000})` });
}

function groundShadow({ pelvis, legs: { left, right }, build }: Skeleton): string {
  const xs = [left.end[0], right.end[0], left.joint[0], right.joint[0], pelvis[0]];
  const [from, to] = [Math.min(...xs) - build.leg, Math.max(...xs) + build.leg * 1.6];
  return ellipse([(from + to) / 2 + 20, 4], (to - from) / 2 + 60, 34, glow(colour.plum), {
    "fill-opacity": 0.5,
  });
}
