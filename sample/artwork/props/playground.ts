import { across, colour, darker, lighter, lit } from "../palette.ts";
import { group, type Point, path, ribbon, stroke } from "../svg.ts";
import { type Corner, face, softShade, type View } from "./perspective.ts";

function pole(view: View, from: Corner, to: Corner, thick: number, tone: string): string {
  const [a, b] = [view.at(...from), view.at(...to)];
  const widths = [thick * view.scale(from[2]), thick * view.scale(to[2])];
  const d = ribbon([a, b], widths);
  return (
    path(d, tone) +
    path(
      ribbon(
        [
          [a[0] - (widths[0] as number) * 0.2, a[1]],
          [b[0] - (widths[1] as number) * 0.2, b[1]],
        ],
        [(widths[0] as number) * 0.3, (widths[1] as number) * 0.3],
      ),
      "#fff0cf",
      { "fill-opacity": 0.5 },
    )
  );
}

/** A slide with its ladder; children come down to the right. The ladder stands at x. */
export function slide(view: View, x: number, z: number, { height = 1.7, run = 2.4 } = {}): string {
  const w = 0.28;
  const chute = (side: number): Corner[] => [
    [x + 0.35, height, z + side],
    [x + 0.9, height * 0.76, z + side],
    [x + run * 0.8, 0.34, z + side],
    [x + run, 0.2, z + side],
  ];
  const strip = (from: Corner[], to: Corner[], fill: string): string =>
    face(view, [...from, ...[...to].reverse()], fill);
  const raised = (points: Corner[], by: number): Corner[] => points.map(([a, b, c]) => [a, b + by, c]);
  const rungs = [0.3, 0.6, 0.9, 1.2, 1.5].map((y) =>
    pole(view, [x - 0.05 + y * 0.1, y, z - w], [x - 0.05 + y * 0.1, y, z + w], 0.05, colour.steel),
  );
  return group([
    softShade(view, x + run / 2, z, run * 0.62, 0.7, 0.45),
    pole(view, [x - 0.1, 0, z + w], [x + 0.18, height + 0.5, z + w], 0.06, colour.maroon),
    pole(view, [x + 1.1, 0, z + w], [x + 0.95, height * 0.75, z + w], 0.06, colour.maroon),
    strip(raised(chute(w), 0.16), chute(w), darker(colour.saffron, 0.3)),
    strip(chute(w), chute(-w), across(lighter(colour.marigold, 0.3), colour.saffron)),
    strip(raised(chute(-w), 0.16), chute(-w), lit(colour.saffron)),
    face(
      view,
      [
        [x + 0.02, height, z - w],
        [x + 0.38, height, z - w],
        [x + 0.38, height, z + w],
        [x + 0.02, height, z + w],
      ],
      lighter(colour.marigold, 0.3),
    ),
    ...rungs,
    pole(view, [x - 0.1, 0, z - w], [x + 0.18, height + 0.5, z - w], 0.06, colour.maroon),
    pole(view, [x + 1.1, 0, z - w], [x + 0.95, height * 0.75, z - w], 0.06, colour.maroon),
  ]);
}

/** A frame with two swings; `swung` says how far each seat is out to the right. */
export function swingFrame(
  view: View,
  x: number,
  z: number,
  width: number,
  swung: readonly number[],
): string {
  const height = 2.3;
  const tone = colour.teal;
  const legs = [x, x + width].flatMap((at) => [
    pole(view, [at, 0, z + 0.6], [at, height, z], 0.07, darker(tone, 0.25)),
    pole(view, [at, 0, z - 0.6], [at, height, z], 0.07, tone),
  ]);
  const ropes = swung.map((out, index) => {
    const hook = x + (width * (index + 0.5)) / swung.length;
    const seat = swingSeat(hook, out);
    return [-0.2, 0.2]
      .map((side) => {
        const [a, b] = [view.at(hook + side, height, z), view.at(seat[0] + side, seat[1], z)];
        return stroke(`M${a.join(" ")}L${b.join(" ")}`, colour.steel, Math.max(2, view.scale(z) * 0.02));
      })
      .concat(pole(view, [seat[0] - 0.24, seat[1], z], [seat[0] + 0.24, seat[1], z], 0.07, colour.bark))
      .join("");
  });
  return group([
    softShade(view, x + width / 2, z, width * 0.6, 0.8, 0.3),
    pole(view, [x - 0.05, height, z], [x + width + 0.05, height, z], 0.08, lit(tone)),
    ...ropes,
    ...legs,
  ]);
}

/** Where the seat of a swing is that hangs from `hook` and is `out` metres to its right. */
export function swingSeat(hook: number, out: number): Point {
  const rope = 1.85;
  return [hook + out, 2.3 - Math.sqrt(rope * rope - out * out)];
}

/** A see-saw along the picture; `tilt` is how high its right end is. */
export function seesaw(view: View, x: number, z: number, length: number, tilt: number): string {
  const mid = 0.42;
  return group([
    softShade(view, x, z, length * 0.52, 0.35, 0.4),
    face(
      view,
      [
        [x - 0.26, 0, z],
        [x + 0.26, 0, z],
        [x, mid, z],
      ],
      lit(colour.maroon),
    ),
    pole(
      view,
      [x - length / 2, mid - tilt, z - 0.1],
      [x + length / 2, mid + tilt, z - 0.1],
      0.11,
      across(lighter(colour.saffron, 0.2), colour.saffron),
    ),
    ...[-1, 1].map((side) =>
      pole(
        view,
        [x + side * (length / 2 - 0.42), mid + side * tilt * 0.75, z - 0.1],
        [x + side * (length / 2 - 0.46), mid + side * tilt * 0.75 + 0.26, z - 0.1],
        0.045,
        colour.slate,
      ),
    ),
  ]);
}

/** A half dome of bars to climb on. */
export function climbingDome(view: View, x: number, z: number, radius: number): string {
  const tone = colour.brick;
  const at = (turn: number, up: number): Corner => {
    const ring = Math.cos((up * Math.PI) / 2) * radius;
    return [
      x + Math.cos(turn) * ring,
      Math.sin((up * Math.PI) / 2) * radius * 0.9,
      z + Math.sin(turn) * ring,
    ];
  };
  const turns = Array.from({ length: 8 }, (_, index) => (index / 8) * Math.PI * 2 + 0.2);
  const line = (corners: Corner[], width: number, paint: string): string =>
    stroke(
      `M${corners
        .map((corner) =>
          view
            .at(...corner)
            .map((v) => v.toFixed(1))
            .join(" "),
        )
        .join("L")}`,
      paint,
      width,
    );
  const width = view.scale(z) * 0.045;
  const meridians = turns.map((turn) => {
    const far = Math.sin(turn) > 0;
    return {
      far,
      drawn: line(
        [0, 0.25, 0.5, 0.75, 1].map((up) => at(turn, up)),
        far ? width * 0.8 : width,
        far ? darker(tone, 0.2) : tone,
      ),
    };
  });
  const rings = [0.3, 0.62].map((up) =>
    line(
      [...turns, turns[0] as number].map((turn) => at(turn, up)),
      width * 0.9,
      darker(tone, 0.08),
    ),
  );
  return group([
    softShade(view, x, z, radius * 1.2, radius, 0.4),
    ...meridians.filter(({ far }) => far).map(({ drawn }) => drawn),
    ...rings,
    ...meridians.filter(({ far }) => !far).map(({ drawn }) => drawn),
  ]);
}
