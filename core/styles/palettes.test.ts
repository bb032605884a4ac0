import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { coloursOf, PALETTES } from "../content/site/palettes.ts";

const css = readFileSync(path.join(import.meta.dirname, "theme.css"), "utf8");

const readColours = (rules: string): Record<string, string> =>
  Object.fromEntries(
    [...rules.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );

const own = readColours(/@theme static \{(.*?)\n\}/s.exec(css)?.[1] ?? "");

const themes = PALETTES.map(({ value }, index) => {
  const rules = new RegExp(`html\\[data-palette="${value}"\\] \\{(.*?)\\}`, "s").exec(css)?.[1];
  if (index > 0) expect(rules, value).toBeDefined();
  return { value, colours: { ...own, ...readColours(rules ?? "") } };
});

/** The text colours on each background. */
const TEXTS: Record<string, readonly string[]> = {
  paper: ["ink", "ink-soft", "maroon", "saffron-ink", "leaf", "danger", "maroon-dark"],
  cream: ["ink", "ink-soft", "maroon", "saffron-ink", "leaf", "danger"],
  "cream-deep": ["ink", "ink-soft", "maroon", "saffron-ink"],
  "maroon-soft": ["ink", "maroon", "saffron-ink", "leaf"],
  "saffron-soft": ["ink", "maroon-dark", "saffron-ink", "leaf", "leaf-dark"],
  "leaf-soft": ["ink", "leaf"],
  maroon: ["paper", "cream-deep", "saffron-soft"],
  "maroon-dark": ["paper", "cream-deep", "saffron-soft"],
  leaf: ["paper", "cream-deep", "saffron-soft"],
  ink: ["paper"],
  danger: ["paper"],
};

/** Large text, meaningful icons and the borders of fields. */
const LARGE: Record<string, readonly string[]> = {
  leaf: ["saffron"],
  maroon: ["saffron"],
  "maroon-dark": ["saffron"],
  paper: ["line-strong"],
  cream: ["line-strong"],
  "cream-deep": ["line-strong"],
};

const pairs = [
  ...Object.entries(TEXTS).flatMap(([ground, texts]) => texts.map((text) => ({ ground, text, least: 4.5 }))),
  ...Object.entries(LARGE).flatMap(([ground, texts]) => texts.map((text) => ({ ground, text, least: 3 }))),
];

test.each(themes)("has enough contrast in the palette $value", ({ colours }) => {
  const ratios = pairs.map(({ ground, text, least }) => ({
    pair: `${text} on ${ground}`,
    ratio: contrast(colours[text] ?? "", colours[ground] ?? ""),
    least,
  }));
  expect(ratios.filter(({ ratio, least }) => !(ratio >= least))).toEqual([]);
});

test.each(themes)(
  "what is drawn in the palette $value has the colours of its pages",
  ({ value, colours }) => {
    expect(coloursOf(value)).toEqual({
      main: colours.maroon,
      dark: colours["maroon-dark"],
      accent: colours.saffron,
      accentSoft: colours["saffron-soft"],
      ground: colours.cream,
    });
  },
);

/** As WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
