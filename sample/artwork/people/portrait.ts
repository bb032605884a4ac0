import { colour, darker, distant, down, glow, lighter, lit } from "../palette.ts";
import { blob, chance, ellipse, path, place, rect, ribbon, stroke } from "../svg.ts";
import { type Accessory, accessory } from "./accessories.ts";
import { bust } from "./bust.ts";
import { bustFrame } from "./bust-frame.ts";
import { garmentsOf, type Outfit } from "./dress.ts";
import { drawHead } from "./head.ts";
import { headOf, type Looks } from "./looks.ts";
import { buildOf } from "./skeleton.ts";

export interface PortraitOptions extends Looks {
  size: number;
  outfit: Outfit;
  /** How far the head is turned, -1 to 1, and tilted, in degrees. */
  turn?: number;
  tilt?: number;
  background: string;
  backdrop?: "leaves" | "arch" | "disc" | "books";
  seed?: number;
  accessories?: readonly Accessory[];
}

/** Head and shoulders in a square, in front of a soft shape. */
export function portrait(options: PortraitOptions): string {
  const {
    size,
    background,
    backdrop = "disc",
    seed = 1,
    turn = 0,
    tilt = 0,
    outfit,
    accessories = [],
  } = options;
  const head = headOf(options, turn);
  const build = buildOf(options);
  const frame = bustFrame(head, build);
  const { behind, over } = drawHead(head);
  const scale = (size / 100) * (head.grown > 0.8 ? 0.445 : 0.46);
  const person = [
    place(0, 0, behind, { rotate: tilt }),
    bust(head, frame, garmentsOf(outfit)),
    ...accessories.map((kind) => accessory(kind, frame)),
    place(0, 0, over, { rotate: tilt }),
  ].join("");
  return [
    rect(0, 0, size, size, down(lighter(background, 0.3), darker(background, 0.08))),
    backdrops[backdrop](size, background, seed),
    ellipse([size * 0.3, size * 0.22], size * 0.5, size * 0.45, glow("#fff3d6"), { "fill-opacity": 0.45 }),
    ellipse([size * 0.56, size * 0.98], size * 0.5, size * 0.34, glow(colour.plum), { "fill-opacity": 0.35 }),
    place(size * (0.5 - turn * 0.03), size * 0.425, person, { scale }),
  ].join("");
}

type Backdrop = (size: number, tone: string, seed: number) => string;

const backdrops: Record<NonNullable<PortraitOptions["backdrop"]>, Backdrop> = {
  disc: (size, tone) => ellipse([size * 0.52, size * 0.5], size * 0.4, size * 0.4, lit(lighter(tone, 0.28))),
  arch: (size, tone) =>
    path(
      `M${size * 0.14} ${size}V${size * 0.5}Q${size * 0.16} ${size * 0.2} ${size * 0.5} ${size * 0.06}Q${size * 0.84} ${size * 0.2} ${size * 0.86} ${size * 0.5}V${size}Z`,
      lit(lighter(tone, 0.3)),
    ) +
    stroke(
      `M${size * 0.1} ${size}V${size * 0.5}Q${size * 0.12} ${size * 0.17} ${size * 0.5} ${size * 0.02}Q${size * 0.88} ${size * 0.17} ${size * 0.9} ${size * 0.5}V${size}`,
      lighter(tone, 0.42),
      size * 0.012,
    ),
  leaves: (size, tone, seed) => {
    const random = chance(seed);
    return Array.from({ length: 26 }, () => {
      const [cx, cy] = [random(-0.05, 1.05) * size, random(0, 0.9) * size];
      const long = random(0.09, 0.17) * size;
      const leaf =
        path(
          `M0 0Q${long * 0.3} ${-long * 0.34} ${long} 0Q${long * 0.3} ${long * 0.34} 0 0Z`,
          lit(distant(random() > 0.5 ? colour.leaf : colour.teal, random(0.35, 0.6))),
        ) + stroke(`M0 0L${long * 0.9} 0`, lighter(tone, 0.5), size * 0.002, { "stroke-opacity": 0.6 });
      return place(cx, cy, leaf, { rotate: random(0, 360), opacity: 0.75 });
    }).join("");
  },
  books: (size, tone, seed) => {
    const random = chance(seed);
    const tones = [
      colour.maroon,
      colour.green,
      colour.saffron,
      colour.indigo,
      colour.terracotta,
      colour.sand,
    ];
    return (
      [0.16, 0.46, 0.76]
        .map((shelf) => {
          const books: string[] = [];
          for (let x = -0.02 * size; x < size; ) {
            const [w, h] = [random(0.026, 0.05) * size, random(0.15, 0.21) * size];
            const binding = distant(tones[Math.floor(random(0, tones.length))] as string, 0.5);
            books.push(rect(x, shelf * size + size * 0.1 - h, w, h, lit(binding), { rx: 2 }));
            x += w + random(0, 0.004) * size;
          }
          return (
            books.join("") +
            path(
              ribbon(
                [
                  [0, shelf * size + size * 0.108],
                  [size, shelf * size + size * 0.108],
                ],
                [size * 0.018],
                { flat: true },
              ),
              distant(darker(tone, 0.3), 0.3),
            )
          );
        })
        .join("") +
      path(
        blob(
          [
            [0, 0],
            [size, 0],
            [size, size],
            [0, size],
          ],
          0,
        ),
        tone,
        { "fill-opacity": 0.35 },
      )
    );
  },
};
