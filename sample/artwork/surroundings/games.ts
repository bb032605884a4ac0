import { across, ball, colour, glow, lit } from "../palette.ts";
import { ellipse, group, path, polygon, rect, stroke } from "../svg.ts";

export function football(radius: number): string {
  const spots = [0, 72, 144, 216, 288].map((angle) =>
    ellipse(
      [Math.cos((angle * Math.PI) / 180) * radius * 0.7, Math.sin((angle * Math.PI) / 180) * radius * 0.7],
      radius * 0.22,
      radius * 0.2,
      colour.ink,
      { "fill-opacity": 0.85 },
    ),
  );
  return group([
    ellipse([0, 0], radius, radius, ball(colour.white)),
    ...spots,
    ellipse([0, 0], radius * 0.26, radius * 0.26, colour.ink, { "fill-opacity": 0.85 }),
  ]);
}

export function cricketBall(radius: number): string {
  return (
    ellipse([0, 0], radius, radius, ball("#a3202c")) +
    stroke(
      `M${-radius * 0.5} ${-radius * 0.8}Q${radius * 0.1} 0 ${-radius * 0.4} ${radius * 0.85}`,
      colour.cream,
      radius * 0.12,
      { "stroke-opacity": 0.8 },
    )
  );
}

/** Handle at the origin, blade pointing down. */
export function cricketBat(length: number): string {
  return group([
    rect(-length * 0.025, -length * 0.04, length * 0.05, length * 0.36, lit(colour.maroon), {
      rx: length * 0.02,
    }),
    path(
      `M${-length * 0.03} ${length * 0.3}Q${-length * 0.075} ${length * 0.36} ${-length * 0.075} ${length * 0.44}V${length * 0.92}Q0 ${length * 1.02} ${length * 0.075} ${length * 0.92}V${length * 0.44}Q${length * 0.075} ${length * 0.36} ${length * 0.03} ${length * 0.3}Z`,
      across("#f4ddb0", "#c9a06a"),
    ),
  ]);
}

/** Three stumps with bails, standing on the origin. */
export function stumps(height: number): string {
  return group([
    ellipse([0, 0], height * 0.3, height * 0.04, glow(colour.plum), { "fill-opacity": 0.5 }),
    ...[-1, 0, 1].map((index) =>
      rect(
        index * height * 0.11 - height * 0.022,
        -height,
        height * 0.044,
        height,
        across("#f6e3bd", "#b98d58"),
        { rx: height * 0.02 },
      ),
    ),
    rect(-height * 0.13, -height * 1.03, height * 0.12, height * 0.035, colour.clay),
    rect(height * 0.01, -height * 1.03, height * 0.12, height * 0.035, colour.clay),
  ]);
}

export function kite(size: number, tones: readonly [string, string]): string {
  return group([
    path(
      polygon([
        [0, -size * 0.6],
        [size * 0.5, 0],
        [0, size * 0.6],
        [-size * 0.5, 0],
      ]),
      lit(tones[0]),
    ),
    path(
      polygon([
        [0, -size * 0.6],
        [size * 0.5, 0],
        [0, 0],
      ]),
      lit(tones[1]),
    ),
    path(
      polygon([
        [0, size * 0.6],
        [-size * 0.5, 0],
        [0, 0],
      ]),
      lit(tones[1]),
    ),
    stroke(
      `M0 ${-size * 0.6}V${size * 0.6}M${-size * 0.5} 0Q0 ${-size * 0.3} ${size * 0.5} 0`,
      colour.bark,
      size * 0.015,
    ),
    path(
      polygon([
        [0, size * 0.6],
        [size * 0.12, size * 0.82],
        [-size * 0.12, size * 0.82],
      ]),
      lit(tones[0]),
    ),
  ]);
}
