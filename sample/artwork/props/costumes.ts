import { ball, colour, darker, lighter, lit } from "../palette.ts";
import type { FigureOptions } from "../people.ts";
import { chance, ellipse, group, path, place, polygon, ribbon, stroke } from "../svg.ts";

type Held = NonNullable<FigureOptions["held"]>;

/** Several things worn or held at once. */
export const together =
  (...all: readonly Held[]): Held =>
  (skeleton) =>
    all.map((one) => one(skeleton)).join("");

/** Draws something in the units of a head: 100 high, centred on the origin. */
const onHead =
  (body: string): Held =>
  ({ headCentre, build, headTilt }) =>
    place(...headCentre, body, { scale: build.head / 100, rotate: headTilt });

/** A ring of woollen tufts round the face, with ears. */
export function lionMane(tone: string = colour.brick): Held {
  const random = chance(4);
  const tufts = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * 46, Math.sin(angle) * 50 - 2];
    const r = random(11, 15);
    return ellipse([x, y], r, r, lit(index % 2 ? tone : lighter(tone, 0.16)));
  });
  const ear = (side: number): string =>
    ellipse([side * 34, -50], 13, 13, lit(colour.saffron)) + ellipse([side * 34, -49], 7, 7, colour.pink);
  return onHead(
    group([
      ...tufts,
      ear(-1),
      ear(1),
      ellipse([4, 20], 6, 4, colour.maroonDeep),
      stroke("M-8 26H-26M-8 30L-24 35M16 26H34M16 30L32 35", colour.ink, 1.4, { "stroke-opacity": 0.6 }),
    ]),
  );
}

export function rabbitEars(): Held {
  const ear = (side: number, lean: number): string =>
    path(
      ribbon(
        [
          [side * 14, -44],
          [side * 20 + lean, -78],
          [side * 17 + lean * 2, -108],
        ],
        [14, 24, 9],
      ),
      lit(colour.white),
    ) +
    path(
      ribbon(
        [
          [side * 15, -52],
          [side * 20 + lean, -78],
          [side * 17 + lean * 2, -100],
        ],
        [5, 11, 3],
      ),
      colour.pink,
    );
  return onHead(
    group([
      ear(-1, -5),
      ear(1, 6),
      path("M-42 -16Q0 -58 42 -16Q0 -42 -42 -16Z", lit(colour.white)),
      stroke("M-8 27H-26M-8 31L-24 36M12 27H30M12 31L28 36", colour.ink, 1.2, { "stroke-opacity": 0.5 }),
    ]),
  );
}

/** A fan of feathers; give it to `behind` something that is drawn before the figure. */
export function peacockFan(radius: number): string {
  const feathers = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (1.06 - (index / 12) * 1.12);
    const [x, y] = [Math.cos(angle) * radius, -Math.sin(angle) * radius];
    return (
      path(
        ribbon(
          [
            [0, 0],
            [x * 0.55, y * 0.55],
            [x, y],
          ],
          [radius * 0.05, radius * 0.16, radius * 0.2],
        ),
        lit(index % 2 ? colour.teal : colour.peacock),
      ) +
      ellipse([x * 0.96, y * 0.96], radius * 0.085, radius * 0.085, lit(colour.gold)) +
      ellipse([x * 0.97, y * 0.97], radius * 0.055, radius * 0.055, colour.indigo)
    );
  });
  return group(feathers);
}

export function paperCrown(tone: string = colour.gold): Held {
  return onHead(
    path(
      polygon([
        [-38, -26],
        [-42, -62],
        [-22, -44],
        [0, -72],
        [22, -44],
        [42, -62],
        [38, -26],
        [0, -38],
      ]),
      lit(tone),
    ) +
      ellipse([0, -52], 5, 5, colour.maroon) +
      ellipse([-26, -43], 3.5, 3.5, colour.teal) +
      ellipse([26, -43], 3.5, 3.5, colour.teal),
  );
}

/** Leaves bound about the head, for a child who plays a tree. */
export function leafCrown(): Held {
  const random = chance(9);
  const leaves = Array.from({ length: 30 }, () => {
    const angle = random(Math.PI * 0.95, Math.PI * 2.05);
    const out = random(36, 60);
    return place(
      Math.cos(angle) * out * 0.9,
      Math.sin(angle) * out - 6,
      path(
        "M-15 0Q0 -12 15 0Q0 10 -15 0Z",
        lit(random() > 0.5 ? colour.leaf : darker(colour.leafLight, 0.1)),
      ),
      { rotate: (angle * 180) / Math.PI + 90 },
    );
  });
  return onHead(group(leaves) + ellipse([24, -52], 6, 6, ball(colour.brick)));
}
