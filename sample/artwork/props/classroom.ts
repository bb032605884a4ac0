import { across, colour, darker, glow, lighter, lit } from "../palette.ts";
import { ellipse, group, path, polygon, rect, stroke } from "../svg.ts";

/**
 * A school bench with its desk, seen from the side, for a child who faces left. The origin is on the floor under the middle of
 * the seat, `size` the height of the child; `back` is drawn before the child, `front` (the nearer legs) after.
 */
export function benchDesk(size: number, tone: string = colour.clay): { back: string; front: string } {
  const s = size;
  const leg = (x: number, top: number, shade = 0): string =>
    rect(
      x * s - s * 0.018,
      -top * s,
      s * 0.036,
      top * s,
      across(lighter(tone, 0.15), darker(tone, 0.4 + shade)),
    );
  const back = group([
    ellipse([-s * 0.2, 0], s * 0.62, s * 0.05, glow(colour.plum), { "fill-opacity": 0.55 }),
    leg(0.2, 0.2, 0.2),
    leg(-0.54, 0.4, 0.2),
    path(
      polygon([
        [-s * 0.12, -s * 0.235],
        [s * 0.2, -s * 0.235],
        [s * 0.25, -s * 0.2],
        [-s * 0.16, -s * 0.2],
      ]),
      across(lighter(tone, 0.3), tone),
    ),
    path(
      polygon([
        [-s * 0.62, -s * 0.475],
        [-s * 0.16, -s * 0.455],
        [-s * 0.1, -s * 0.395],
        [-s * 0.64, -s * 0.415],
      ]),
      across(lighter(tone, 0.42), lighter(tone, 0.08)),
    ),
    path(
      polygon([
        [-s * 0.64, -s * 0.415],
        [-s * 0.1, -s * 0.395],
        [-s * 0.1, -s * 0.345],
        [-s * 0.64, -s * 0.36],
      ]),
      across(darker(tone, 0.06), darker(tone, 0.26)),
    ),
  ]);
  const front = group([
    rect(-s * 0.16, -s * 0.2, s * 0.41, s * 0.034, lit(darker(tone, 0.12)), { rx: s * 0.008 }),
    leg(-0.12, 0.17),
    leg(0.22, 0.17),
    leg(-0.6, 0.36),
    stroke(`M${-s * 0.6} ${-s * 0.06}H${s * 0.2}`, darker(tone, 0.3), s * 0.026),
  ]);
  return { back, front };
}

/** An exercise book lying open on a desk top, with a pencil across it. */
export function exerciseBook(width: number): string {
  const w = width;
  return group([
    path(
      polygon([
        [-w * 0.5, -w * 0.06],
        [0, -w * 0.1],
        [w * 0.5, -w * 0.04],
        [w * 0.56, w * 0.1],
        [0, w * 0.06],
        [-w * 0.56, w * 0.08],
      ]),
      across("#fffaf0", "#eadfca"),
    ),
    stroke(`M0 ${-w * 0.1}V${w * 0.06}`, colour.clay, w * 0.012, { "stroke-opacity": 0.6 }),
    stroke(
      `M${-w * 0.4} ${-w * 0.02}H${-w * 0.08}M${-w * 0.42} ${w * 0.03}H${-w * 0.08}M${w * 0.1} ${-w * 0.02}H${w * 0.38}`,
      colour.dustyBlue,
      w * 0.014,
      { "stroke-opacity": 0.7 },
    ),
    stroke(`M${w * 0.16} ${w * 0.06}L${w * 0.44} ${-w * 0.06}`, colour.saffron, w * 0.03),
  ]);
}

/** Boards of a wooden floor, running to a vanishing point. */
export function floorBoards(
  width: number,
  top: number,
  bottom: number,
  vanishing: readonly [number, number],
  tone: string,
): string {
  const [vx, vy] = vanishing;
  const lines = Array.from({ length: 34 }, (_, index) => {
    const foot = -width * 0.8 + (index / 33) * width * 2.6;
    const share = (top - vy) / (bottom - vy);
    return `M${vx + (foot - vx) * share} ${top}L${foot} ${bottom}`;
  });
  return group([
    rect(0, top, width, bottom - top, across(lighter(tone, 0.2), darker(tone, 0.14))),
    stroke(lines.join(""), darker(tone, 0.4), 2, { "stroke-opacity": 0.28 }),
    rect(0, top, width, (bottom - top) * 0.2, darker(tone, 0.4), { "fill-opacity": 0.12 }),
  ]);
}
