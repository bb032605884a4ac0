/** One drawing of the catalogue. */
export interface Picture {
  key: string;
  width: number;
  height: number;
  format: "jpeg" | "png";
  /** What is to be seen, for those who cannot see it. */
  alt: string;
  /** A whole SVG document; the same text on every call. */
  draw(): string;
}
