import { across, colour, darker, glow, lighter, lit } from "../palette.ts";
import { ellipse, group, path, polygon, rect, stroke } from "../svg.ts";

/** A gate pier with its ball, foot on the origin. */
export function gatePier(height: number): string {
  const w = height * 0.24;
  return group([
    ellipse([w * 0.4, 0], w * 1.2, height * 0.03, glow(colour.plum), { "fill-opacity": 0.5 }),
    rect(
      -w / 2,
      -height * 0.84,
      w,
      height * 0.84,
      across(lighter(colour.cream, 0.4), darker(colour.sand, 0.2)),
    ),
    rect(-w * 0.6, -height * 0.09, w * 1.2, height * 0.09, lit(colour.brick)),
    rect(-w * 0.34, -height * 0.7, w * 0.68, height * 0.36, "none", {
      stroke: colour.maroon,
      "stroke-width": height * 0.012,
      "stroke-opacity": 0.7,
    }),
    rect(-w * 0.64, -height * 0.88, w * 1.28, height * 0.05, lit(colour.maroon)),
    rect(-w * 0.5, -height * 0.91, w, height * 0.035, lit(colour.sand)),
    ellipse([0, -height * 0.955], w * 0.28, w * 0.28, lit(colour.saffron)),
  ]);
}

/** One wing of an iron gate standing open, hinged at the origin and swinging away towards `dx`, `dy`. */
export function gateWing(height: number, dx: number, dy: number, tone: string = colour.maroon): string {
  const bars = Array.from({ length: 7 }, (_, index) => {
    const t = (index + 0.5) / 7;
    const shrink = 1 - t * 0.16;
    return `M${dx * t} ${dy * t - height * 0.05}V${dy * t - height * shrink}`;
  });
  const rail = (share: number): string => `M0 ${-height * share}L${dx} ${dy - height * share * 0.84}`;
  return group([
    path(
      polygon([
        [0, 0],
        [dx, dy],
        [dx + height * 0.2, dy + 3],
        [height * 0.2, 4],
      ]),
      colour.plum,
      { "fill-opacity": 0.18 },
    ),
    stroke(bars.join(""), tone, height * 0.026),
    stroke(rail(0.08) + rail(0.5) + rail(0.92), darker(tone, 0.1), height * 0.036),
  ]);
}
