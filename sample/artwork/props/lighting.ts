import { glow } from "../palette.ts";
import { ellipse, group, type Point, rect } from "../svg.ts";

export interface Light {
  at: Point;
  rx: number;
  ry: number;
  /** White leaves what it falls on as it is; a colour tints it. */
  tone?: string;
  strength?: number;
}

/** Darkens a whole picture to the colour of the night, except where lights fall: everything drawn before is lit by them. */
export function lightMap(width: number, height: number, dark: string, lights: readonly Light[]): string {
  return group(
    [
      rect(0, 0, width, height, dark),
      ...lights.map(({ at, rx, ry, tone = "#ffffff", strength = 1 }) =>
        ellipse(at, rx, ry, glow(tone), { "fill-opacity": strength }),
      ),
    ],
    { style: "mix-blend-mode:multiply" },
  );
}

/** Shade that darkens what lies beneath without greying it. */
export const multiplied = (body: string): string => group([body], { style: "mix-blend-mode:multiply" });
/** Light that brightens what lies beneath. */
export const screened = (body: string): string => group([body], { style: "mix-blend-mode:screen" });
