import { darker, lighter, lit } from "../palette.ts";
import { blob, curve, type Point, path, ribbon, stroke } from "../svg.ts";
import type { Hand } from "./poses.ts";
import { angleOf, type LimbJoints, towards } from "./skeleton.ts";

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
