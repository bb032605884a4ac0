import { colour, darker, down, fadeRight, fadeUp, glow, lighter, mix } from "../../palette.ts";
import { crowd, type Outfit } from "../../people.ts";
import type { Picture } from "../../picture.ts";
import { shamiana } from "../../props/festive.ts";
import { pupils } from "../../props/pupils.ts";
import { baton } from "../../props/sports-gear.ts";
import { passingBaton, pushingOff, receivingBaton, sprinting } from "../../props/sports-poses.ts";
import { type Stage, staged } from "../../props/staging.ts";
import { sky, treeLine } from "../../surroundings/outdoors.ts";
import { bunting } from "../../surroundings/school.ts";
import { ellipse, path, picture, place, rect, stroke } from "../../svg.ts";

const stage: Stage = { horizon: 396, child: 1.06, shadow: [0.5, 0.1], shadowStrength: 0.45 };

const kit = (tone: string): Outfit => ({ kind: "sports", colour: tone, shorts: darker(tone, 0.35) });

/** Long pale strokes behind somebody at full speed. */
const speed = (x: number, y: number, length: number): string =>
  [0, 1, 2, 3]
    .map((index) =>
      path(
        `M${x - length * (0.7 + (index % 2) * 0.3)} ${y + index * 62}Q${x - length * 0.3} ${y + index * 62 - 6} ${x} ${y + index * 62}Q${x - length * 0.3} ${y + index * 62 + 6} ${x - length * (0.7 + (index % 2) * 0.3)} ${y + index * 62}Z`,
        colour.white,
        { "fill-opacity": 0.4 },
      ),
    )
    .join("");

const far = (): string =>
  staged({ ...stage, child: 0.9 }, [
    {
      ...pupils.bhola,
      at: [250, 566],
      facing: "right",
      pose: pushingOff,
      outfit: kit(colour.green),
      expression: "grin",
      held: baton("left", 20),
    },
    { ...pupils.vihaan, at: [1130, 572], facing: "right", pose: sprinting, outfit: kit(colour.marigold) },
    {
      ...pupils.thomas,
      at: [990, 566],
      facing: "right",
      pose: passingBaton,
      outfit: kit(colour.marigold),
      expression: "grin",
      held: baton("right", -4),
    },
  ]);

const near = (): string =>
  staged(stage, [
    {
      ...pupils.asha,
      at: [372, 800],
      facing: "right",
      pose: passingBaton,
      outfit: kit(colour.maroon),
      expression: "sing",
      gaze: [0.9, 0.1],
      held: baton("right", -6),
    },
    {
      ...pupils.meera,
      at: [768, 806],
      facing: "right",
      pose: receivingBaton,
      outfit: kit(colour.maroon),
      expression: "grin",
      gaze: [0.9, 0],
    },
  ]);

export const sportRelayRace: Picture = {
  key: "sport-relay-race",
  width: 1200,
  height: 900,
  format: "jpeg",
  alt: "A runner passing the baton to her team-mate in a relay race",
  draw: () =>
    picture(1200, 900, [
      sky(1200, 420, { mood: "day", sun: [160, 90], clouds: 5, seed: 73 }),
      treeLine(1200, 420, 90, 27, 0.4),
      place(40, 470, shamiana(480, 180, [colour.indigo, colour.cream])),
      place(700, 474, shamiana(480, 176, [colour.saffron, colour.cream])),
      place(
        0,
        438,
        crowd({
          width: 1220,
          rows: 3,
          height: 92,
          seed: 12,
          facing: "front",
          haze: 0.2,
          clothes: [colour.linen, colour.maroon, colour.butter, colour.teal, colour.white],
        }),
      ),
      rect(0, 480, 1200, 30, down(colour.cream, darker(colour.sand, 0.2))),
      rect(0, 500, 1200, 400, down("#d98f63", "#b15a35")),
      stroke("M0 532H1200", colour.cream, 4, { "stroke-opacity": 0.8 }),
      stroke("M0 586H1200", colour.cream, 5, { "stroke-opacity": 0.85 }),
      stroke("M0 668H1200", colour.cream, 7, { "stroke-opacity": 0.88 }),
      stroke("M0 836H1200", colour.cream, 10, { "stroke-opacity": 0.9 }),
      ellipse([560, 740], 720, 120, glow(lighter(colour.terracotta, 0.5)), { "fill-opacity": 0.5 }),
      bunting([-10, 60], [600, 40], 60, 32),
      bunting([600, 40], [1210, 66], 60, 32),
      far(),
      speed(300, 500, 260),
      near(),
      ...[0, 1, 2, 3, 4].map((index) =>
        ellipse([280 - index * 46, 806 + (index % 2) * 10], 46 - index * 4, 18, glow("#f0cfa8"), {
          "fill-opacity": 0.7,
        }),
      ),
      ellipse([160, 80], 820, 620, glow("#fff2c8"), { "fill-opacity": 0.38 }),
      rect(0, 0, 220, 900, fadeRight("#fff2d0"), { "fill-opacity": 0.18 }),
      rect(0, 800, 1200, 100, fadeUp(mix(colour.plum, colour.maroon, 0.3)), { "fill-opacity": 0.36 }),
    ]),
};
