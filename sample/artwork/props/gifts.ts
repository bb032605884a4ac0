import { lettering } from "../lettering.ts";
import { ball, colour, lit } from "../palette.ts";
import { marigold } from "../surroundings/plants.ts";
import { chance, ellipse, group, path, place, polygon, rect, stroke } from "../svg.ts";

/** Flowers in a paper cone, held at the origin and leaning with the hand. */
export function bouquet(size: number, tones: readonly string[], seed: number): string {
  const random = chance(seed);
  const flowers = Array.from({ length: 11 }, (_, index) => {
    const angle = Math.PI * (0.18 + 0.64 * random());
    const out = size * random(0.62, 1.05);
    const [x, y] = [Math.cos(angle) * out * 0.9, -Math.sin(angle) * out];
    const bloom =
      index % 3 === 0
        ? marigold(size * 0.32, index)
        : ellipse([0, 0], size * 0.13, size * 0.13, ball(tones[index % tones.length] as string)) +
          ellipse([0, 0], size * 0.05, size * 0.05, colour.butter);
    return { x, y, bloom };
  });
  return group([
    stroke(flowers.map(({ x, y }) => `M0 0L${x} ${y}`).join(""), colour.leaf, size * 0.035),
    ...flowers.map(({ x, y }, index) =>
      place(
        x * 0.86,
        y * 0.8,
        path(
          `M0 0Q${size * 0.12} ${-size * 0.1} ${size * 0.26} 0Q${size * 0.12} ${size * 0.08} 0 0Z`,
          lit(colour.leaf),
        ),
        {
          rotate: index * 33,
        },
      ),
    ),
    ...flowers.map(({ x, y, bloom }) => place(x, y, bloom)),
    path(
      polygon([
        [-size * 0.34, -size * 0.42],
        [size * 0.34, -size * 0.42],
        [size * 0.08, size * 0.32],
        [-size * 0.08, size * 0.32],
      ]),
      lit(colour.linen),
    ),
    path(
      polygon([
        [-size * 0.34, -size * 0.42],
        [0, -size * 0.3],
        [size * 0.08, size * 0.32],
        [-size * 0.08, size * 0.32],
      ]),
      lit(colour.pink),
    ),
    rect(-size * 0.14, -size * 0.04, size * 0.28, size * 0.08, colour.maroon, { rx: size * 0.03 }),
  ]);
}

/** A big hand-made card with writing, centred on the origin. */
export function greetingCard(width: number, height: number, tone: string): string {
  const petals = (x: number, y: number, r: number, fill: string): string =>
    [0, 72, 144, 216, 288]
      .map((turn) => {
        const angle = (turn * Math.PI) / 180;
        return ellipse([x + Math.cos(angle) * r, y + Math.sin(angle) * r], r * 0.62, r * 0.62, fill);
      })
      .join("") + ellipse([x, y], r * 0.5, r * 0.5, colour.marigold);
  return group([
    rect(-width / 2, -height / 2, width, height, lit(tone), { rx: 8 }),
    rect(-width / 2 + 10, -height / 2 + 10, width - 20, height - 20, "none", {
      stroke: colour.marigold,
      "stroke-width": 4,
      "stroke-dasharray": "10 8",
      rx: 6,
    }),
    lettering("शिक्षक दिवस", 0, -height * 0.04, { size: width * 0.17, fill: colour.maroon, anchor: "middle" }),
    petals(-width * 0.26, height * 0.22, width * 0.06, colour.rose),
    petals(0, height * 0.26, width * 0.07, colour.saffron),
    petals(width * 0.26, height * 0.22, width * 0.06, colour.lilac),
  ]);
}
