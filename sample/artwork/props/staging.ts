import { colour, fadeRight } from "../palette.ts";
import { type FigureOptions, figure } from "../people.ts";
import { type Point, path, place, ribbon } from "../svg.ts";

/** Somebody standing at a place of the picture; the height follows from how near that place is. */
export interface Actor extends Omit<FigureOptions, "height"> {
  at: Point;
  /** 1 is a pupil of ten; grown people are taller of themselves. */
  size?: number;
}

/** Something among the actors: drawn in pixels around the place it stands on, given how tall a child would be there. */
interface Thing {
  at: Point;
  thing(childHeight: number): string;
}

export interface Stage {
  /** Height of the eyes of the onlooker in the picture. */
  horizon: number;
  /** Height of a child in units of its distance below the horizon: 0.83 for a grown onlooker. */
  child?: number;
  /** How far shadows reach per height of the body; none when left out. */
  shadow?: Point;
  shadowStrength?: number;
}

const growth = { child: 1, teen: 1.2, adult: 1.3, elder: 1.25 } as const;

export function childHeightAt({ horizon, child = 0.83 }: Stage, y: number): number {
  return (y - horizon) * child;
}

/** Draws people and things in the order of their distance, each as large as its place demands. */
export function staged(stage: Stage, cast: readonly (Actor | Thing)[]): string {
  return [...cast]
    .sort((one, other) => one.at[1] - other.at[1])
    .map((entry) => {
      const childHeight = childHeightAt(stage, entry.at[1]);
      if ("thing" in entry) return place(...entry.at, entry.thing(childHeight));
      const { at, size = 1, ...options } = entry;
      const height = childHeight * size * growth[options.age ?? "child"];
      return (
        (stage.shadow ? castShadow(at, height, stage.shadow, stage.shadowStrength) : "") +
        place(...at, figure({ ...options, height }))
      );
    })
    .join("");
}

/** The shadow of a body on the ground, away from the light of the upper left. */
function castShadow(at: Point, height: number, [dx, dy]: Point, strength = 0.34): string {
  const along = (t: number): Point => [at[0] + dx * height * t, at[1] + dy * height * t];
  return path(
    ribbon(
      [along(-0.02), along(0.36), along(0.62), along(0.8), along(0.9), along(1)],
      [0.13, 0.17, 0.2, 0.1, 0.17, 0.08].map((share) => share * height * 0.62),
    ),
    fadeRight(colour.plum),
    { "fill-opacity": strength },
  );
}
