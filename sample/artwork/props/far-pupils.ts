import { colour, darker, distant, hairColour, lit, skin } from "../palette.ts";
import { chance, ellipse, group, type Point, path, place, polygon, ribbon } from "../svg.ts";

interface FarPupilOptions {
  height: number;
  /** 0 near, 1 lost in the distance. */
  haze: number;
  facing: "left" | "right" | "front" | "back";
  arms: "down" | "joined" | "saluting" | "raised";
  /** In step: one leg ahead, one behind. */
  marching?: boolean;
  top?: string;
  bottom?: string;
  seed: number;
}

/** A whole child in a dozen strokes, for ranks in the distance; the feet are on the origin. */
function farPupil(options: FarPupilOptions): string {
  const { height, haze, facing, arms, marching = false, seed } = options;
  const random = chance(seed * 13 + 5);
  const h = height;
  const air = (tone: string): string => distant(tone, haze);
  const at = (x: number, y: number): Point => [x * h, -y * h];
  const girl = random() > 0.5;
  const skins = Object.values(skin);
  const tone = air(skins[Math.floor(random(0, 5))] as string);
  const hair = air(hairColour.black);
  const top = air(options.top ?? colour.linen);
  const bottom = air(options.bottom ?? colour.maroon);
  const look = { left: -1, right: 1, front: 0, back: 0 }[facing];
  const stride = marching ? 0.09 : 0.03;
  const limb = (from: Point, to: Point, width: number, fill: string): string =>
    path(ribbon([from, to], [width * h, width * h * 0.7]), fill);
  const legs = [-1, 1].map(
    (side) =>
      limb(at(side * 0.045, 0.44), at(side * stride, 0.06), 0.075, tone) +
      limb(at(side * stride * 0.9, 0.14), at(side * stride, 0.04), 0.07, air(colour.white)) +
      ellipse(at(side * stride + look * 0.02, 0.018), h * 0.042, h * 0.02, air(colour.ink)),
  );
  const cloth = girl
    ? polygon([at(-0.09, 0.54), at(0.09, 0.54), at(0.14, 0.25), at(-0.14, 0.25)])
    : polygon([at(-0.095, 0.54), at(0.095, 0.54), at(0.12, 0.28), at(0, 0.3), at(-0.12, 0.28)]);
  const trunk = ribbon([at(0, 0.75), at(0, 0.66), at(0, 0.5)], [h * 0.18, h * 0.22, h * 0.19]);
  const arm = (side: number): string => {
    const shoulder = at(side * 0.105, 0.73);
    const hands: Record<FarPupilOptions["arms"], [Point, Point]> = {
      down: [at(side * (0.14 + (marching ? side * look * 0.04 : 0)), 0.6), at(side * 0.14, 0.46)],
      joined: [at(side * 0.15, 0.6), at(look * 0.05, 0.68)],
      saluting: side === -1 ? [at(-0.2, 0.74), at(-0.08, 0.9)] : [at(0.14, 0.6), at(0.14, 0.46)],
      raised: [at(side * 0.18, 0.86), at(side * 0.15, 1.04)],
    };
    const [elbow, hand] = hands[arms];
    return limb(elbow, hand, 0.055, tone) + limb(shoulder, elbow, 0.075, lit(darker(top, 0.06)));
  };
  const head = at(look * 0.012, 0.875);
  const face =
    facing === "back"
      ? ""
      : [-1, 1]
          .map((side) =>
            ellipse(
              [head[0] + (side * 0.036 + look * 0.028) * h, head[1] + h * 0.012],
              h * 0.009,
              h * 0.012,
              hair,
            ),
          )
          .join("");
  const cap =
    facing === "back"
      ? ellipse([head[0], head[1] - h * 0.012], h * 0.09, h * 0.1, lit(hair))
      : path(
          `M${head[0] - h * 0.092} ${head[1] + h * 0.01}C${head[0] - h * 0.1} ${head[1] - h * 0.13} ${head[0] + h * 0.1} ${head[1] - h * 0.13} ${head[0] + h * 0.092} ${head[1] + h * 0.01}Q${head[0] + h * 0.06} ${head[1] - h * 0.06} ${head[0]} ${head[1] - h * 0.06}Q${head[0] - h * 0.07} ${head[1] - h * 0.05} ${head[0] - h * 0.092} ${head[1] + h * 0.01}Z`,
          hair,
        );
  const plaits = girl
    ? [-1, 1]
        .map((side) => ellipse([head[0] + side * h * 0.092, head[1] + h * 0.08], h * 0.02, h * 0.075, hair))
        .join("")
    : "";
  return group([
    ellipse([h * 0.12, 0], h * 0.24, h * 0.028, colour.plum, { "fill-opacity": 0.16 }),
    ...legs,
    path(trunk, lit(top)),
    path(cloth, lit(bottom)),
    girl ? path(ribbon([at(0, 0.7), at(0, 0.52)], [h * 0.12, h * 0.17]), lit(bottom)) : "",
    facing === "back" ? "" : plaits,
    ellipse(head, h * 0.084, h * 0.1, lit(tone)),
    face,
    cap,
    facing === "back" ? plaits : "",
    arm(-1) + arm(1),
  ]);
}

interface Rank extends Omit<FarPupilOptions, "seed" | "height" | "haze"> {
  from: Point;
  to: Point;
  count: number;
  /** Height of a child at either end of the rank. */
  heights: readonly [number, number];
  haze?: number;
  seed: number;
}

/** Children standing in a line from one place to another, the farther end first. */
export function rank({ from, to, count, heights, haze = 0.2, seed, ...child }: Rank): string {
  const random = chance(seed);
  return Array.from({ length: count }, (_, index) => {
    const t = count === 1 ? 0 : index / (count - 1);
    const height = (heights[0] + (heights[1] - heights[0]) * t) * random(0.92, 1.07);
    return place(
      from[0] + (to[0] - from[0]) * t + random(-0.05, 0.05) * height,
      from[1] + (to[1] - from[1]) * t + random(-0.02, 0.02) * height,
      farPupil({ ...child, height, haze, seed: seed * 100 + index }),
    );
  }).join("");
}
