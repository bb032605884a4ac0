import { ball, colour, darker, glow, lighter, lit, mix } from "../palette.ts";
import { marigold } from "../surroundings/plants.ts";
import { chance, ellipse, group, path, place, rect, ribbon, round, stroke } from "../svg.ts";

/** A clump of round leaves on soft stalks, as of fenugreek, growing out of the earth; stands on the origin. */
export function leafyPlant(height: number, seed: number, tone: string = colour.leaf): string {
  const random = chance(seed);
  const stalks: string[] = [];
  const leaves: [string, string, string] = ["", "", ""];
  const ribs: string[] = [];
  for (let index = 0; index < 11; index += 1) {
    const angle = Math.PI * (0.12 + 0.76 * (index / 10)) + random(-0.1, 0.1);
    const long = height * random(0.5, 1);
    const [x, y] = [Math.cos(angle) * long * 0.72, -Math.sin(angle) * long];
    stalks.push(`M0 0Q${round(x * 0.3)} ${round(y * 0.7)} ${round(x)} ${round(y)}`);
    for (const lobe of [-0.9, 0, 0.9]) {
      const lean = angle + lobe;
      const size = height * random(0.2, 0.27);
      const [tx, ty] = [Math.cos(lean) * size, -Math.sin(lean) * size];
      const [nx, ny] = [-ty * 0.62, tx * 0.62];
      const shade = Math.floor(random(0, 3)) as 0 | 1 | 2;
      leaves[shade] +=
        `M${round(x)} ${round(y)}Q${round(x + nx + tx * 0.4)} ${round(y + ny + ty * 0.4)} ${round(x + tx)} ${round(y + ty)}Q${round(x - nx + tx * 0.4)} ${round(y - ny + ty * 0.4)} ${round(x)} ${round(y)}Z`;
      ribs.push(`M${round(x)} ${round(y)}l${round(tx * 0.8)} ${round(ty * 0.8)}`);
    }
  }
  return group([
    ellipse([0, 0], height * 0.6, height * 0.1, glow(colour.plum), { "fill-opacity": 0.45 }),
    stroke(stalks.join(""), mix(tone, colour.leafLight, 0.5), height * 0.03),
    path(leaves[0], lit(darker(tone, 0.2))),
    path(leaves[1], lit(tone)),
    path(leaves[2], lit(mix(tone, colour.leafLight, 0.6))),
    stroke(ribs.join(""), lighter(tone, 0.5), height * 0.01, { "stroke-opacity": 0.5 }),
  ]);
}

/** A marigold plant in flower. */
export function marigoldPlant(height: number, seed: number): string {
  const random = chance(seed);
  const blooms = [-0.34, 0.02, 0.36].map((x, index) =>
    place(
      x * height,
      -height * (index === 1 ? 0.98 : random(0.66, 0.82)),
      marigold(height * random(0.28, 0.36), seed + index),
    ),
  );
  return leafyPlant(height * 0.86, seed, mix(colour.leaf, colour.green, 0.3)) + blooms.join("");
}

/** A low ridge of dug earth, from (0, 0) to the right. */
export function earthRidge(width: number, height: number, seed: number): string {
  const random = chance(seed);
  const crumbs = Array.from({ length: Math.round(width / 9) }, () =>
    ellipse(
      [random(0, width), random(-0.8, 0.1) * height],
      random(2, 6),
      random(1.5, 4),
      random() > 0.5 ? "#8d6042" : "#5d3d2c",
      {
        "fill-opacity": 0.7,
      },
    ),
  );
  return group([
    path(
      `M0 ${height * 0.3}Q${width * 0.04} ${-height} ${width * 0.14} ${-height * 0.86}Q${width * 0.5} ${-height * 1.2} ${width * 0.86} ${-height * 0.86}Q${width * 0.96} ${-height} ${width} ${height * 0.3}Z`,
      lit("#7a5238"),
    ),
    ...crumbs,
  ]);
}

/** A stick with a name on it. */
export function nameStick(height: number, tone: string, name: string): string {
  const h = height;
  return group([
    rect(-h * 0.03, -h, h * 0.06, h, lit(colour.clay)),
    rect(-h * 0.3, -h * 1.04, h * 0.6, h * 0.34, lit(tone), { rx: h * 0.04 }),
    name,
  ]);
}

export function wateringCan(height: number, tone: string = colour.teal): string {
  const h = height;
  return group([
    stroke(
      `M${h * 0.3} ${-h * 0.7}Q${h * 0.86} ${-h * 0.7} ${h * 0.38} ${-h * 0.14}`,
      darker(tone, 0.2),
      h * 0.09,
    ),
    path(
      ribbon(
        [
          [-h * 0.34, -h * 0.24],
          [-h * 0.7, -h * 0.5],
          [-h * 0.94, -h * 0.8],
        ],
        [h * 0.16, h * 0.1, h * 0.08],
      ),
      lit(tone),
    ),
    ellipse([-h * 0.97, -h * 0.83], h * 0.15, h * 0.07, lit(lighter(tone, 0.2)), {
      transform: `rotate(-48 ${-h * 0.97} ${-h * 0.83})`,
    }),
    path(`M${-h * 0.38} ${-h * 0.74}H${h * 0.38}L${h * 0.42} 0H${-h * 0.42}Z`, lit(tone)),
    ellipse([0, -h * 0.74], h * 0.38, h * 0.09, darker(tone, 0.35)),
  ]);
}

/** A snail on its way, to the left; stands on the origin. */
export function snail(width: number): string {
  const w = width;
  return group([
    ellipse([0, 0], w * 0.56, w * 0.06, glow(colour.plum), { "fill-opacity": 0.5 }),
    path(
      ribbon(
        [
          [w * 0.5, -w * 0.02],
          [0, -w * 0.07],
          [-w * 0.34, -w * 0.12],
          [-w * 0.46, -w * 0.28],
        ],
        [w * 0.03, w * 0.16, w * 0.15, w * 0.12],
      ),
      lit("#d9b98c"),
    ),
    stroke(
      `M${-w * 0.46} ${-w * 0.3}L${-w * 0.54} ${-w * 0.46}M${-w * 0.42} ${-w * 0.32}L${-w * 0.42} ${-w * 0.48}`,
      "#c9a678",
      w * 0.03,
    ),
    ellipse([-w * 0.545, -w * 0.47], w * 0.022, w * 0.022, colour.ink),
    ellipse([-w * 0.42, -w * 0.49], w * 0.022, w * 0.022, colour.ink),
    ellipse([w * 0.06, -w * 0.3], w * 0.28, w * 0.27, ball(colour.terracotta)),
    stroke(
      `M${w * 0.3} ${-w * 0.24}A${w * 0.24} ${w * 0.22} 0 1 0 ${w * 0.06} ${-w * 0.08}A${w * 0.16} ${w * 0.15} 0 1 0 ${w * 0.06} ${-w * 0.4}A${w * 0.1} ${w * 0.1} 0 0 0 ${w * 0.04} ${-w * 0.22}`,
      colour.butter,
      w * 0.03,
      { "stroke-opacity": 0.75 },
    ),
  ]);
}

/** Something small carried on an open leaf, for a hand. */
export const onLeaf = (size: number, body: string): string =>
  group([
    path(
      `M${-size * 0.7} 0Q0 ${-size * 0.4} ${size * 0.7} ${-size * 0.06}Q0 ${size * 0.36} ${-size * 0.7} 0Z`,
      lit(colour.leafLight),
    ),
    place(0, -size * 0.06, body),
  ]);
