import { colour, darker, distant, hairColour, lit, skin } from "../palette.ts";
import { blob, chance, ellipse, type Point, path, place } from "../svg.ts";

export interface CrowdOptions {
  width: number;
  rows: number;
  /** Height of a person in the nearest row. */
  height: number;
  seed: number;
  clothes?: readonly string[];
  /** 0 near, 1 lost in the distance. */
  haze?: number;
  facing?: "front" | "back";
}

const uniformed = [colour.linen, colour.linen, colour.maroon, colour.white] as const;

/** Heads and shoulders in rows, nearest last, from (0, 0) rightwards; for audiences and distant assemblies. */
export function crowd(options: CrowdOptions): string {
  const { width, rows, height, seed, clothes = uniformed, haze = 0.1, facing = "back" } = options;
  const random = chance(seed);
  const any = <T>(list: readonly T[]): T => list[Math.floor(random(0, list.length))] as T;
  const skins = Object.values(skin);
  const people: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const nearness = (row + 1) / rows;
    const size = height * (0.62 + 0.38 * nearness);
    const air = haze + (1 - nearness) * 0.25;
    const step = size * 0.5;
    for (let x = random(0, step); x < width; x += step * random(0.86, 1.16)) {
      const tone = distant(any(skins), air);
      const worn = distant(any(clothes), air);
      const dark = distant(hairColour.black, air);
      people.push(
        place(
          x,
          row * height * 0.3 + random(-0.03, 0.03) * height,
          person(size, tone, worn, dark, facing, random),
        ),
      );
    }
  }
  return people.join("");
}

function person(
  size: number,
  tone: string,
  worn: string,
  dark: string,
  facing: "front" | "back",
  random: (low?: number, high?: number) => number,
): string {
  const at = (x: number, y: number): Point => [x * size, y * size];
  const body = blob(
    [
      at(-0.08, -0.62),
      at(0.08, -0.62),
      at(0.2, -0.54),
      at(0.23, -0.3),
      at(0.22, 0),
      at(-0.22, 0),
      at(-0.23, -0.3),
      at(-0.2, -0.54),
    ],
    0.9,
  );
  const girl = random() > 0.5;
  const plaits = girl
    ? [-1, 1].map((side) => ellipse(at(side * 0.13, -0.6), size * 0.028, size * 0.1, dark)).join("")
    : "";
  const head = ellipse(at(0, -0.78), size * 0.125, size * 0.15, lit(tone));
  const hair =
    facing === "back"
      ? ellipse(at(0, -0.81), size * 0.135, size * 0.145, lit(dark))
      : path(
          blob([
            at(-0.135, -0.76),
            at(-0.12, -0.9),
            at(0, -0.955),
            at(0.12, -0.9),
            at(0.135, -0.76),
            at(0.08, -0.86),
            at(-0.07, -0.87),
          ]),
          dark,
        );
  const features =
    facing === "front"
      ? ellipse(at(-0.045, -0.77), size * 0.014, size * 0.016, darker(tone, 0.8)) +
        ellipse(at(0.045, -0.77), size * 0.014, size * 0.016, darker(tone, 0.8)) +
        path(
          `M${-0.045 * size} ${-0.7 * size}q${0.045 * size} ${0.035 * size} ${0.09 * size} 0z`,
          darker(tone, 0.6),
        )
      : "";
  return `${path(body, lit(worn))}${ellipse(at(0, -0.64), size * 0.055, size * 0.06, darker(tone, 0.2))}${head}${features}${hair}${plaits}`;
}
