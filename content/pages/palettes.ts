/** Colours that were tested for contrast; a school picks one of them. The first is the program's own. */
export const PALETTES = [
  { value: "maroon", label: "Maroon and saffron" },
  { value: "indigo", label: "Indigo and marigold" },
  { value: "forest", label: "Forest green and brass" },
  { value: "teal", label: "Teal and coral" },
] as const;

export type Palette = (typeof PALETTES)[number]["value"];
