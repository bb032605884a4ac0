/** Colour palettes tested for contrast; the first is the default. */
export const PALETTES = [
  { value: "maroon", label: { en: "Maroon and saffron", hi: "मैरून और केसरिया" } },
  { value: "indigo", label: { en: "Indigo and marigold", hi: "गहरा नीला और गेंदई" } },
  { value: "forest", label: { en: "Forest green and brass", hi: "गहरा हरा और पीतल" } },
  { value: "teal", label: { en: "Teal and coral", hi: "नीला-हरा और मूँगिया" } },
] as const;

export type Palette = (typeof PALETTES)[number]["value"];

/** The ground is the background of pages. */
export type PaletteColours = Record<"main" | "dark" | "accent" | "accentSoft" | "ground", string>;

/** For browser colours, icons and cards, which do not use a stylesheet. Same values as in `core/styles/theme.css`. */
const COLOURS: Record<Palette, PaletteColours> = {
  maroon: {
    main: "#7a1f2b",
    dark: "#551018",
    accent: "#e08a1e",
    accentSoft: "#fae3bd",
    ground: "#fbf6ec",
  },
  indigo: {
    main: "#2e3a7c",
    dark: "#1d2658",
    accent: "#e5a11c",
    accentSoft: "#fbe7b8",
    ground: "#f8f7f3",
  },
  forest: {
    main: "#1f5138",
    dark: "#123524",
    accent: "#c4962f",
    accentSoft: "#f4e6be",
    ground: "#f8f7ee",
  },
  teal: {
    main: "#0e5a61",
    dark: "#083d42",
    accent: "#f08a6b",
    accentSoft: "#fcdfd3",
    ground: "#f8f7f3",
  },
};

export const coloursOf = (palette: Palette | null): PaletteColours => COLOURS[palette ?? PALETTES[0].value];
