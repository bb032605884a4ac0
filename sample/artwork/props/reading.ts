import { colour } from "../palette.ts";
import type { FigureOptions } from "../people.ts";
import { bookCover, openBook } from "../surroundings/objects.ts";
import { type Point, place } from "../svg.ts";

type Held = NonNullable<FigureOptions["held"]>;

const midway = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];

/** An open book between both hands; we see its pages. */
export function readingBook(width = 200, cover: string = colour.maroon): Held {
  return ({ arms }) => place(...midway(arms.left.end, arms.right.end), openBook(width, cover));
}

/** An open book between both hands; we see its cover. */
export function bookBefore(tone: string, width = 190): Held {
  return ({ arms }) => {
    const [x, y] = midway(arms.left.end, arms.right.end);
    return place(x, y - 30, bookCover(width, tone));
  };
}
