import { type PortraitOptions, portrait } from "../people.ts";
import type { Picture } from "../picture.ts";
import { picture } from "../svg.ts";

const SIZE = 720;

export interface Sitter extends Omit<PortraitOptions, "size"> {
  key: string;
  alt: string;
}

export function portraitOf({ key, alt, ...options }: Sitter): Picture {
  return {
    key: `portrait-${key}`,
    width: SIZE,
    height: SIZE,
    format: "jpeg",
    alt,
    draw: () => picture(SIZE, SIZE, [portrait({ ...options, size: SIZE })]),
  };
}
