import { colour, darker, glow, lighter } from "../palette.ts";
import { ellipse, group, path, stroke } from "../svg.ts";

/** A rangoli of coloured powder on the ground: rings of petals, pressed flat by perspective. */
export function rangoli(radius: number, flat: number, tones: readonly string[]): string {
  const [first, second, third, fourth] = tones as [string, string, string, string];
  const at = (angle: number, out: number): string =>
    `${(Math.cos(angle) * radius * out).toFixed(1)} ${(Math.sin(angle) * radius * out * flat).toFixed(1)}`;
  const petals = (count: number, from: number, to: number, wide: number, shift = 0): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + shift) / count) * Math.PI * 2;
      const middle = (from + to) / 2;
      return `M${at(angle, from)}Q${at(angle - wide, middle)} ${at(angle, to)}Q${at(angle + wide, middle)} ${at(angle, from)}Z`;
    }).join("");
  const ring = (out: number): string =>
    `M${-radius * out} 0a${radius * out} ${radius * out * flat} 0 1 0 ${radius * out * 2} 0a${radius * out} ${radius * out * flat} 0 1 0 ${-radius * out * 2} 0`;
  const dots = (count: number, out: number, size: number, tone: string): string =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      return ellipse(
        [Math.cos(angle) * radius * out, Math.sin(angle) * radius * out * flat],
        size,
        size * flat * 1.3,
        tone,
      );
    }).join("");
  return group([
    ellipse([0, 0], radius * 1.02, radius * flat * 1.02, darker(first, 0.25), { "fill-opacity": 0.35 }),
    path(petals(16, 0.66, 1, 0.3), first),
    path(petals(16, 0.7, 0.94, 0.16), lighter(first, 0.4)),
    stroke(ring(0.66), colour.white, radius * 0.02),
    path(petals(12, 0.34, 0.64, 0.46, 0.5), second),
    path(petals(12, 0.38, 0.6, 0.25, 0.5), third),
    stroke(ring(0.34), colour.white, radius * 0.018),
    path(petals(8, 0.06, 0.33, 0.72), fourth),
    path(petals(8, 0.08, 0.28, 0.38), lighter(fourth, 0.45)),
    ellipse([0, 0], radius * 0.08, radius * 0.08 * flat * 1.2, colour.marigold),
    dots(32, 0.66, radius * 0.016, colour.white),
    dots(24, 1.04, radius * 0.02, colour.white),
  ]);
}

/** A sparkler at its brightest. */
export function sparkler(radius: number): string {
  const rays = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * Math.PI * 2;
    const out = radius * (index % 3 === 0 ? 1 : index % 2 ? 0.66 : 0.84);
    return `M${(Math.cos(angle) * radius * 0.12).toFixed(1)} ${(Math.sin(angle) * radius * 0.12).toFixed(1)}L${(Math.cos(angle) * out).toFixed(1)} ${(Math.sin(angle) * out).toFixed(1)}`;
  });
  return group([
    ellipse([0, 0], radius * 2.4, radius * 2.4, glow("#ffd98a"), { "fill-opacity": 0.6 }),
    stroke(rays.join(""), "#fff1c0", radius * 0.035, { "stroke-opacity": 0.9 }),
    ellipse([0, 0], radius * 0.26, radius * 0.26, glow("#ffffff")),
  ]);
}
