import { colour, darker, glow, lighter, lit, skin } from "../palette.ts";
import { ellipse, group, path, rect, stroke } from "../svg.ts";

/** A wooden string puppet from Rajasthan hanging with its head at the origin, strings going up by `rope`. */
export function stringPuppet(
  size: number,
  { king, tone, turban, rope }: { king: boolean; tone: string; turban: string; rope: number },
): string {
  const s = size;
  const strings = stroke(
    `M${-s * 0.4} ${-rope}L0 ${-s * 0.2}M${s * 0.3} ${-rope}L${s * 0.42} ${s * 0.52}M${-s * 0.1} ${-rope}L${-s * 0.44} ${s * 0.46}`,
    "#fff0cf",
    s * 0.012,
    { "stroke-opacity": 0.8 },
  );
  const gown = `M${-s * 0.2} ${s * 0.22}H${s * 0.2}Q${s * 0.24} ${s * 0.6} ${s * 0.56} ${s * 1.2}Q0 ${s * 1.36} ${-s * 0.56} ${s * 1.2}Q${-s * 0.24} ${s * 0.6} ${-s * 0.2} ${s * 0.22}Z`;
  const face = group([
    ellipse([0, 0], s * 0.17, s * 0.21, lit(skin.honey)),
    ellipse([-s * 0.065, -s * 0.02], s * 0.045, s * 0.032, colour.white),
    ellipse([s * 0.065, -s * 0.02], s * 0.045, s * 0.032, colour.white),
    ellipse([-s * 0.06, -s * 0.02], s * 0.022, s * 0.026, colour.ink),
    ellipse([s * 0.07, -s * 0.02], s * 0.022, s * 0.026, colour.ink),
    stroke(
      `M${-s * 0.11} ${-s * 0.075}q${s * 0.05} ${-s * 0.03} ${s * 0.09} 0M${s * 0.02} ${-s * 0.075}q${s * 0.04} ${-s * 0.03} ${s * 0.09} 0`,
      colour.ink,
      s * 0.018,
    ),
    stroke(`M0 ${-s * 0.01}l${-s * 0.012} ${s * 0.06}h${s * 0.03}`, darker(skin.honey, 0.4), s * 0.012),
    king
      ? path(
          `M${-s * 0.13} ${s * 0.08}Q${-s * 0.06} ${s * 0.05} 0 ${s * 0.075}Q${s * 0.06} ${s * 0.05} ${s * 0.13} ${s * 0.08}Q${s * 0.06} ${s * 0.11} 0 ${s * 0.09}Q${-s * 0.06} ${s * 0.11} ${-s * 0.13} ${s * 0.08}Z`,
          colour.ink,
        )
      : ellipse([0, -s * 0.1], s * 0.02, s * 0.02, colour.maroon),
    path(`M${-s * 0.05} ${s * 0.12}q${s * 0.05} ${s * 0.03} ${s * 0.1} 0`, "none", {
      stroke: colour.maroon,
      "stroke-width": s * 0.02,
    }),
  ]);
  const headdress = king
    ? path(
        `M${-s * 0.2} ${-s * 0.06}Q${-s * 0.26} ${-s * 0.3} 0 ${-s * 0.3}Q${s * 0.26} ${-s * 0.3} ${s * 0.2} ${-s * 0.06}Q0 ${-s * 0.16} ${-s * 0.2} ${-s * 0.06}Z`,
        lit(turban),
      ) +
      stroke(
        `M${-s * 0.16} ${-s * 0.2}Q0 ${-s * 0.12} ${s * 0.18} ${-s * 0.16}`,
        lighter(turban, 0.5),
        s * 0.03,
      ) +
      path(
        `M0 ${-s * 0.28}q${s * 0.05} ${-s * 0.16} ${s * 0.02} ${-s * 0.22}q${-s * 0.08} ${s * 0.08} ${-s * 0.02} ${s * 0.22}Z`,
        lit(colour.marigold),
      )
    : path(
        `M${-s * 0.24} ${s * 0.34}Q${-s * 0.28} ${-s * 0.28} 0 ${-s * 0.28}Q${s * 0.28} ${-s * 0.28} ${s * 0.24} ${s * 0.34}L${s * 0.17} ${s * 0.2}Q${s * 0.2} ${-s * 0.14} 0 ${-s * 0.15}Q${-s * 0.2} ${-s * 0.14} ${-s * 0.17} ${s * 0.2}Z`,
        lit(turban),
      );
  const arm = (side: number): string =>
    stroke(`M${side * s * 0.18} ${s * 0.3}L${side * s * 0.42} ${s * 0.5}`, tone, s * 0.12) +
    ellipse([side * s * 0.45, s * 0.53], s * 0.055, s * 0.055, lit(skin.honey));
  return group([
    strings,
    king ? "" : headdress,
    arm(-1),
    path(gown, lit(tone)),
    stroke(`M${-s * 0.5} ${s * 1.12}Q0 ${s * 1.28} ${s * 0.5} ${s * 1.12}`, colour.gold, s * 0.06),
    stroke(
      [-0.5, 0, 0.5]
        .map((x) => `M${x * s * 0.3} ${s * 0.4}Q${x * s * 0.5} ${s * 0.8} ${x * s * 0.8} ${s * 1.16}`)
        .join(""),
      darker(tone, 0.4),
      s * 0.02,
      { "stroke-opacity": 0.5 },
    ),
    rect(-s * 0.2, s * 0.36, s * 0.4, s * 0.05, colour.gold),
    arm(1),
    rect(-s * 0.05, s * 0.16, s * 0.1, s * 0.1, skin.honey),
    face,
    king
      ? headdress
      : stroke(`M${-s * 0.17} ${s * 0.02}Q0 ${-s * 0.22} ${s * 0.17} ${s * 0.02}`, colour.gold, s * 0.02),
  ]);
}

/** A small theatre of cloth and carved wood, in a box from (0, 0); `play` is drawn on its stage from the same origin. */
export function puppetTheatre(width: number, height: number, play: string): string {
  const [w, h] = [width, height];
  const scallops = Array.from({ length: 9 }, (_, index) => {
    const x = w * (0.06 + index * 0.098);
    return path(
      `M${x} ${h * 0.1}h${w * 0.098}q${-w * 0.049} ${h * 0.14} ${-w * 0.098} 0Z`,
      lit(index % 2 ? colour.marigold : colour.teal),
    );
  });
  const curtain = (from: number, to: number): string =>
    path(
      `M${from} ${h * 0.1}H${to}Q${(from + to) / 2 + (to - from) * 0.2} ${h * 0.5} ${from + (to - from) * 0.3} ${h * 0.76}H${from}Z`,
      lit("#a8203a"),
    );
  return group([
    rect(w * 0.02, h * 0.02, w, h, colour.plum, { "fill-opacity": 0.3 }),
    rect(0, 0, w, h, lit("#8c1f33"), { rx: 6 }),
    rect(w * 0.06, h * 0.1, w * 0.88, h * 0.66, lit("#2a3566")),
    ellipse([w * 0.5, h * 0.6], w * 0.4, h * 0.42, glow("#ffd27a"), { "fill-opacity": 0.55 }),
    ...[0.2, 0.36, 0.64, 0.8].map((x, index) =>
      ellipse([w * x, h * (0.24 + (index % 2) * 0.08)], 4, 4, "#ffe9a8"),
    ),
    rect(w * 0.06, h * 0.7, w * 0.88, h * 0.06, lit("#c98a4a")),
    play,
    curtain(w * 0.06, w * 0.22),
    group([curtain(w * 0.06, w * 0.22)], { transform: `translate(${w} 0) scale(-1 1)` }),
    ...scallops,
    rect(0, h * 0.76, w, h * 0.24, lit("#7a1a2e")),
    stroke(
      Array.from(
        { length: 12 },
        (_, index) =>
          `M${w * (0.06 + index * 0.08)} ${h * 0.98}l${w * 0.04} ${-h * 0.18}l${w * 0.04} ${h * 0.18}`,
      ).join(""),
      colour.marigold,
      5,
    ),
    rect(0, h * 0.02, w, h * 0.06, lit(colour.gold)),
    rect(0, h * 0.76, w, h * 0.03, lit(colour.gold)),
  ]);
}
