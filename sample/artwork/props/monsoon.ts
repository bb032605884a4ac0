import { colour, darker, lighter, lit } from "../palette.ts";
import { chance, ellipse, group, path, stroke } from "../svg.ts";

/** An open umbrella from the hand at the origin upwards; `size` is its width. */
export function umbrella(size: number, tones: readonly [string, string]): string {
  const [w, top] = [size / 2, -size * 0.92];
  const rim = top + size * 0.34;
  const panels = Array.from({ length: 6 }, (_, index) => {
    const from = -w + (index * size) / 6;
    const to = from + size / 6;
    const dome = (x: number): number => x * 0.5;
    return path(
      `M0 ${top}Q${dome(from) * 1.5} ${top + size * 0.02} ${from} ${rim}Q${(from + to) / 2} ${rim - size * 0.05} ${to} ${rim}Q${dome(to) * 1.5} ${top + size * 0.02} 0 ${top}Z`,
      lit(index % 2 ? tones[1] : tones[0]),
    );
  });
  return group([
    stroke(`M0 ${top - size * 0.05}V${size * 0.08}`, colour.slate, size * 0.024),
    ...panels,
    path(
      `M0 ${top}Q${w * 0.75} ${top + size * 0.02} ${w} ${rim}Q${w * 0.7} ${rim - size * 0.06} ${w * 0.3} ${rim - size * 0.02}Z`,
      darker(tones[0], 0.5),
      { "fill-opacity": 0.2 },
    ),
    path(
      `M${-w * 0.7} ${rim - size * 0.1}Q${-w * 0.5} ${top + size * 0.06} ${-w * 0.1} ${top + size * 0.03}Q${-w * 0.5} ${top + size * 0.12} ${-w * 0.7} ${rim - size * 0.1}Z`,
      lighter(tones[1], 0.7),
      { "fill-opacity": 0.6 },
    ),
  ]);
}

/** Slanting rain over a whole picture. */
export function rainfall(width: number, height: number, count: number, seed: number, opacity = 0.5): string {
  const random = chance(seed);
  const drops = Array.from({ length: count }, () => {
    const [x, y, length] = [random(0, width + 80), random(-40, height), random(20, 58)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * 0.26).toFixed(0)} ${length.toFixed(0)}`;
  });
  return stroke(drops.join(""), "#eef5f5", 1.8, { "stroke-opacity": opacity });
}

/** Rings where drops fall into a puddle. */
export function ripples(x: number, y: number, width: number, seed: number): string {
  const random = chance(seed);
  return Array.from({ length: 5 }, () => {
    const [cx, cy, r] = [x + random(-0.4, 0.4) * width, y + random(-0.04, 0.04) * width, random(8, 26)];
    return ellipse([cx, cy], r, r * 0.3, "none", {
      stroke: "#f2f8f8",
      "stroke-width": 2,
      "stroke-opacity": 0.7,
    });
  }).join("");
}

/** A boat folded from a page, floating on the origin. */
export function paperBoat(size: number, tone: string): string {
  const s = size / 2;
  return group([
    ellipse([0, s * 0.1], s * 1.1, s * 0.2, "#5f7b86", { "fill-opacity": 0.5 }),
    path(`M${-s * 0.42} ${-s * 0.34}L0 ${-s * 1.1}L${s * 0.42} ${-s * 0.34}Z`, lit(lighter(tone, 0.2))),
    path(`M0 ${-s * 1.1}L${s * 0.42} ${-s * 0.34}H0Z`, darker(tone, 0.14)),
    path(
      `M${-s} ${-s * 0.46}L0 ${-s * 0.2}L${s} ${-s * 0.46}L${s * 0.6} ${s * 0.12}H${-s * 0.6}Z`,
      lit(tone),
    ),
    path(`M0 ${-s * 0.2}L${s} ${-s * 0.46}L${s * 0.6} ${s * 0.12}H0Z`, darker(tone, 0.16), {
      "fill-opacity": 0.5,
    }),
  ]);
}

/** A splash thrown up by jumping feet: a crown of water with drops above it. */
export function splash(size: number): string {
  const tips = [0.5, 0.3, 0.62, 0.34, 0.56, 0.28, 0.5];
  const crown = tips
    .map((tall, index) => {
      const from = -0.7 + index * 0.2;
      return `Q${size * (from + 0.05)} ${-size * tall * 0.4} ${size * (from + 0.1) * 1.2} ${-size * tall}Q${size * (from + 0.14)} ${-size * tall * 0.3} ${size * (from + 0.2)} ${-size * 0.12}`;
    })
    .join("");
  const drops = [-1, -0.55, -0.1, 0.4, 0.95].map((lean, index) =>
    ellipse([lean * size, -size * (0.62 + (index % 2) * 0.22)], size * 0.04, size * 0.05, "#e6f1f2"),
  );
  return group([
    ellipse([0, 0], size * 0.95, size * 0.17, "#dfeced", { "fill-opacity": 0.6 }),
    path(`M${-size * 0.7} 0L${-size * 0.7} ${-size * 0.1}${crown}L${size * 0.7} 0Z`, lit("#d5e8ea"), {
      "fill-opacity": 0.85,
    }),
    ...drops,
  ]);
}
