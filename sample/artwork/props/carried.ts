import { colour, darker, lighter, lit } from "../palette.ts";
import type { FigureOptions } from "../people.ts";
import { blob, crescent, ellipse, group, type Point, path, place, rect, stroke } from "../svg.ts";

type Held = NonNullable<FigureOptions["held"]>;

/** A school bag as it hangs on the back of somebody seen from behind. */
export function backpack(tone: string): Held {
  return ({ torsoAt, build }) => {
    const w = build.shoulder * 0.84;
    const [low, high] = [build.torso * 0.06, build.torso * 0.84];
    const body = blob(
      [
        torsoAt(-w * 0.98, low + 20),
        torsoAt(-w * 0.95, high - 60),
        torsoAt(-w * 0.55, high),
        torsoAt(w * 0.55, high),
        torsoAt(w * 0.95, high - 60),
        torsoAt(w * 0.98, low + 20),
        torsoAt(w * 0.6, low - 14),
        torsoAt(-w * 0.6, low - 14),
      ],
      0.8,
    );
    const pocket = blob(
      [
        torsoAt(-w * 0.66, low + 8),
        torsoAt(-w * 0.66, low + 96),
        torsoAt(w * 0.66, low + 96),
        torsoAt(w * 0.66, low + 8),
      ],
      0.5,
    );
    const strap = (side: number): string =>
      stroke(
        `M${torsoAt(side * w * 0.5, high - 6).join(" ")}L${torsoAt(side * w * 0.62, build.torso * 0.98).join(" ")}`,
        darker(tone, 0.35),
        22,
      );
    return group([
      strap(-1),
      strap(1),
      path(body, lit(tone)),
      crescent(body, -24, -12, colour.plum, 0.24),
      path(pocket, lit(lighter(tone, 0.14))),
      stroke(
        `M${torsoAt(-w * 0.9, low + 142).join(" ")}Q${torsoAt(0, low + 124).join(" ")} ${torsoAt(w * 0.9, low + 142).join(" ")}`,
        darker(tone, 0.5),
        7,
        { "stroke-opacity": 0.7 },
      ),
      ellipse(torsoAt(0, low + 98), 9, 9, colour.gold),
    ]);
  };
}

/** A bag slung from one shoulder, for somebody seen from the front or the side. */
export function satchel(tone: string, side: 1 | -1 = 1): Held {
  return ({ torsoAt, build }) => {
    const top: Point = torsoAt(-side * build.shoulder * 0.62, build.torso * 0.98);
    const hip: Point = torsoAt(side * build.shoulder * 0.84, build.torso * 0.06);
    return group([
      stroke(`M${top.join(" ")}L${hip.join(" ")}`, darker(tone, 0.35), 16),
      place(
        ...hip,
        rect(-66, -20, 132, 112, lit(tone), { rx: 16 }) +
          rect(-66, -20, 132, 52, lit(lighter(tone, 0.12)), { rx: 14 }) +
          rect(-12, 22, 24, 22, colour.gold, { rx: 4 }),
      ),
    ]);
  };
}
