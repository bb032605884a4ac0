import { across, colour, darker, down, glow, lighter, lit } from "../palette.ts";
import { chance, ellipse, group, type Point, path, place, polygon, rect, stroke } from "../svg.ts";

/** Heads and shoulders of an audience against the light, across the foot of the picture. */
export function audienceSilhouettes(width: number, size: number, tone: string, seed: number): string {
  const random = chance(seed);
  const people: string[] = [];
  for (let x = -size * 0.3; x < width + size * 0.3; x += size * random(0.62, 0.84)) {
    const s = size * random(0.85, 1.12);
    const y = random(-0.06, 0.06) * size;
    const style = random();
    const hair =
      style > 0.8
        ? ellipse([0, -s * 1.02], s * 0.09, s * 0.09, tone)
        : style > 0.6
          ? path(`M${-s * 0.24} ${-s * 0.7}Q0 ${-s * 1.24} ${s * 0.24} ${-s * 0.7}Z`, tone)
          : style > 0.45
            ? ellipse([-s * 0.24, -s * 0.56], s * 0.05, s * 0.2, tone) +
              ellipse([s * 0.24, -s * 0.56], s * 0.05, s * 0.2, tone)
            : "";
    people.push(
      place(
        x,
        y,
        `${ellipse([0, -s * 0.74], s * 0.2, s * 0.24, tone)}${hair}${path(
          `M${-s * 0.46} ${s * 0.4}C${-s * 0.46} ${-s * 0.3} ${-s * 0.3} ${-s * 0.44} 0 ${-s * 0.46}C${s * 0.3} ${-s * 0.44} ${s * 0.46} ${-s * 0.3} ${s * 0.46} ${s * 0.4}Z`,
          tone,
        )}${stroke(`M${-s * 0.18} ${-s * 0.86}Q${-s * 0.05} ${-s * 1.0} ${s * 0.1} ${-s * 0.94}`, "#ffdf9e", s * 0.025, { "stroke-opacity": 0.55 })}`,
      ),
    );
  }
  return people.join("");
}

/** A cone of light from a lamp at `from`, widening to an oval on the stage. */
export function spotlight(from: Point, to: Point, radius: number, tone: string, strength = 0.3): string {
  return (
    path(
      `M${from[0] - 8} ${from[1]}H${from[0] + 8}L${to[0] + radius} ${to[1]}A${radius} ${radius * 0.26} 0 0 1 ${to[0] - radius} ${to[1]}Z`,
      down(lighter(tone, 0.6), tone),
      { "fill-opacity": strength * 0.5 },
    ) + ellipse(to, radius * 1.05, radius * 0.3, glow(tone), { "fill-opacity": strength * 2 })
  );
}

/** The boards of a stage with its front edge and a row of lamps; upper left corner is the origin. */
export function stageFloor(width: number, depth: number, front: number, tone: string): string {
  const boards = Array.from({ length: 15 }, (_, index) => {
    const x = (index / 14 - 0.5) * width;
    return `M${width / 2 + x * 0.8} 0L${width / 2 + x * 1.1} ${depth}`;
  });
  const lamps = Array.from({ length: Math.round(width / 64) }, (_, index) => {
    const x = (index + 0.5) * 64;
    return (
      ellipse([x, depth + front * 0.3], 30, 20, glow("#ffd88a"), { "fill-opacity": 0.8 }) +
      ellipse([x, depth + front * 0.3], 9, 7, "#fff0c4")
    );
  });
  return group([
    rect(0, 0, width, depth, down(darker(tone, 0.2), lighter(tone, 0.24))),
    stroke(boards.join(""), darker(tone, 0.5), 2, { "stroke-opacity": 0.35 }),
    rect(0, depth, width, front, down(darker(colour.maroon, 0.1), darker(colour.maroon, 0.55))),
    rect(0, depth, width, front * 0.14, lit(colour.gold)),
    ...lamps,
  ]);
}

/** A curtain gathered to one side of the stage. */
export function sideCurtain(width: number, height: number, tone: string, tiedAt: "left" | "right"): string {
  const folds = 7;
  const waist = height * 0.62;
  const pinch = (x: number): number => (tiedAt === "left" ? x * 0.5 : width - (width - x) * 0.5);
  const strips = Array.from({ length: folds }, (_, index) => {
    const [a, b] = [(index / folds) * width, ((index + 1) / folds) * width];
    const d = `M${a} 0H${b}Q${b} ${waist * 0.7} ${pinch(b)} ${waist}Q${b * 0.96} ${height * 0.8} ${b * 0.94} ${height}H${a * 0.94}Q${a * 0.96} ${height * 0.8} ${pinch(a)} ${waist}Q${a} ${waist * 0.7} ${a} 0Z`;
    return path(
      d,
      index % 2
        ? across(darker(tone, 0.4), lighter(tone, 0.06))
        : across(lighter(tone, 0.16), darker(tone, 0.3)),
    );
  });
  return group([
    ...strips,
    path(
      polygon([
        [pinch(0) - 6, waist - 16],
        [pinch(width) + 6, waist - 16],
        [pinch(width) + 4, waist + 14],
        [pinch(0) - 4, waist + 14],
      ]),
      lit(colour.gold),
    ),
  ]);
}

/** The valance over the stage: swags with a golden fringe, from (0, 0) to the right. */
export function valance(width: number, height: number, tone: string, swags: number): string {
  const step = width / swags;
  return group([
    rect(0, 0, width, height * 0.5, down(darker(tone, 0.35), tone)),
    ...Array.from({ length: swags }, (_, index) => {
      const x = index * step;
      const d = `M${x} ${height * 0.3}Q${x + step / 2} ${height * 1.25} ${x + step} ${height * 0.3}V0H${x}Z`;
      return (
        path(d, lit(tone)) +
        stroke(
          `M${x} ${height * 0.3}Q${x + step / 2} ${height * 1.25} ${x + step} ${height * 0.3}`,
          colour.gold,
          height * 0.06,
        ) +
        stroke(
          `M${x + step * 0.2} ${height * 0.2}Q${x + step / 2} ${height * 0.72} ${x + step * 0.8} ${height * 0.2}M${x + step * 0.1} ${height * 0.36}Q${x + step / 2} ${height * 0.95} ${x + step * 0.9} ${height * 0.36}`,
          darker(tone, 0.5),
          height * 0.03,
          { "stroke-opacity": 0.5 },
        )
      );
    }),
  ]);
}
