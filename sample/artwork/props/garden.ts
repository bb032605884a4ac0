import { colour, fadeRight, glow, mix } from "../palette.ts";
import { floweringBush } from "../surroundings/plants.ts";
import { chance, ellipse, group, type Point, path, place, round, stroke } from "../svg.ts";

/** A bank of small flowering plants from (0, 0) to the right, lower at its ends. */
export function flowerBed(width: number, height: number, blossoms: readonly string[], seed: number): string {
  const random = chance(seed);
  const count = Math.max(3, Math.round(width / (height * 1.05)));
  return group(
    Array.from({ length: count }, (_, index) => {
      const t = (index + 0.5) / count;
      const tall = height * (0.62 + 0.38 * Math.sin(t * Math.PI)) * random(0.85, 1.1);
      return place(
        t * width,
        random(-0.06, 0.06) * height,
        floweringBush(tall * 1.8, tall, blossoms[index % blossoms.length] as string, seed + index * 3),
      );
    }),
  );
}

/** The soft, broken shadow of a tree that stands outside or at the edge of the picture, on level ground. */
export function treeShadow(at: Point, width: number, height: number, seed: number, strength = 0.5): string {
  const random = chance(seed);
  const tone = mix(colour.green, colour.plum, 0.45);
  return Array.from({ length: 9 }, () =>
    ellipse(
      [at[0] + random(-0.4, 0.4) * width, at[1] + random(-0.3, 0.3) * height],
      width * random(0.16, 0.28),
      height * random(0.2, 0.34),
      glow(tone),
      { "fill-opacity": strength },
    ),
  ).join("");
}

/** Paler and darker strips of mown grass, running across the picture. */
export function mownStripes(width: number, top: number, bottom: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const y = (share: number): number => top + (bottom - top) * share ** 1.7;
    const from = y(index / count);
    const to = y((index + 0.5) / count);
    return path(
      `M0 ${from}Q${width / 2} ${from - 4} ${width} ${from}V${to}Q${width / 2} ${to - 4} 0 ${to}Z`,
      fadeRight("#fff3c4"),
      { "fill-opacity": 0.16 },
    );
  }).join("");
}

/** A few birds far off. */
export function birds(at: Point, size: number, count: number, seed: number): string {
  const random = chance(seed);
  const wings = Array.from({ length: count }, () => {
    const [x, y] = [at[0] + random(-4, 4) * size, at[1] + random(-1.6, 1.6) * size];
    const w = size * random(0.3, 0.5);
    return `M${x - w} ${y - w * 0.3}Q${x - w * 0.4} ${y - w * 0.6} ${x} ${y}Q${x + w * 0.4} ${y - w * 0.6} ${x + w} ${y - w * 0.3}`;
  });
  return stroke(wings.join(""), mix(colour.indigo, colour.plum, 0.5), size * 0.07, {
    "stroke-opacity": 0.55,
  });
}

/** Many small leaves in one colour over a rounded mass, to break up its edges and planes. */
export function leafScatter(
  centre: Point,
  width: number,
  height: number,
  size: number,
  tone: string,
  seed: number,
): string {
  const random = chance(seed);
  const count = Math.round((width * height) / (size * size * 9));
  const leaves = Array.from({ length: count }, () => {
    const angle = random(0, Math.PI * 2);
    const far = Math.sqrt(random(0.02, 1.06));
    const [x, y] = [
      centre[0] + Math.cos(angle) * far * width * 0.5,
      centre[1] + Math.sin(angle) * far * height * 0.5,
    ];
    const turn = random(-0.9, 0.9);
    const [dx, dy] = [Math.cos(turn) * size * random(0.7, 1.2), Math.sin(turn) * size];
    const [nx, ny] = [-dy * 0.3, dx * 0.3];
    return `M${round(x)} ${round(y)}q${round(dx / 2 + nx)} ${round(dy / 2 + ny)} ${round(dx)} ${round(dy)}q${round(-dx / 2 - nx)} ${round(-dy / 2 - ny)} ${round(-dx)} ${round(-dy)}z`;
  });
  return path(leaves.join(""), tone, { "fill-opacity": 0.75 });
}
