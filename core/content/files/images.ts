/**
 * Picture names contain the size (`<key>-1600x1200.v2.jpg`), so that pages know it without a lookup. `.v2` says which
 * variants are stored beside the picture: pictures of earlier uploads, without it, keep the few that they have (decision 050).
 */

const VARIANT_WIDTHS = {
  "": [320, 640, 1024, 1600],
  ".v2": [320, 420, 560, 740, 960, 1240, 1600],
} as const;

const SIZED_NAME =
  /^(?<base>.+)-(?<width>\d{1,5})x(?<height>\d{1,5})(?<variants>(\.v2)?)\.(?<ending>jpg|png)$/;

const STORED_NAME = /^[0-9a-f]{32}(-\d{1,5}x\d{1,5}(\.v2)?)?(\.w\d{1,5})?\.(jpg|png|webp|pdf)$/;

/** Only such names are stored or served, so a name can never point outside the store. */
export function isStoredName(name: string): boolean {
  return STORED_NAME.test(name);
}

export const isPdf = (name: string): boolean => /\.pdf$/i.test(name);

export const isPdfName = (name: string): boolean => isStoredName(name) && isPdf(name);

export const isPictureName = (name: string): boolean => isStoredName(name) && !isPdf(name);

/** Whether an entry may use this name; names of variants are not allowed. */
export const isOriginalName = (name: string): boolean => isStoredName(name) && !name.endsWith(".webp");

export interface PictureSize {
  width: number;
  height: number;
}

/** The name of a new picture. */
export function sizedName(base: string, size: PictureSize, ending: "jpg" | "png"): string {
  return `${base}-${size.width}x${size.height}.v2.${ending}`;
}

/** The same picture or document with another key. */
export const renamedFile = (name: string, base: string): string => base + name.slice(base.length);

export function findPictureSize(name: string): PictureSize | undefined {
  const parts = SIZED_NAME.exec(name)?.groups;
  return parts && { width: Number(parts.width), height: Number(parts.height) };
}

/** The WebP variants of a stored picture: every width below its own. Other files have none. */
export function variantWidths(name: string): number[] {
  const parts = SIZED_NAME.exec(name)?.groups;
  if (!parts) return [];
  const widths = VARIANT_WIDTHS[parts.variants as keyof typeof VARIANT_WIDTHS];
  return widths.filter((width) => width < Number(parts.width));
}

export function variantName(name: string, width: number): string {
  return `${name.replace(/\.(jpg|png)$/, "")}.w${width}.webp`;
}

/** The originals that a variant may belong to; any other name belongs to itself. */
export function originalNames(name: string): string[] {
  const base = /^(?<base>.+)\.w\d{1,5}\.webp$/.exec(name)?.groups?.base;
  return base === undefined ? [name] : [`${base}.jpg`, `${base}.png`];
}

/** The stored name and the names of all its variants. */
export function storedNames(name: string): string[] {
  return [name, ...variantWidths(name).map((width) => variantName(name, width))];
}

/** Which widths of a picture a place of the page can use, in pixels; without them all. */
export interface UsefulWidths {
  from?: number;
  upTo?: number;
}

const WIDEST_VARIANT = Math.max(...Object.values(VARIANT_WIDTHS).flat());

/** `srcset` of a picture served from `folder`. The picture itself is last, unless the widest variant is wide enough. */
export function pictureSrcSet(
  folder: string,
  name: string,
  { from = 0, upTo = WIDEST_VARIANT }: UsefulWidths = {},
): string | undefined {
  const size = findPictureSize(name);
  if (!size) return undefined;
  const variants = variantWidths(name).map((width) => ({ width, file: variantName(name, width) }));
  const forms = [...variants, { width: size.width, file: name }];
  const narrowest = forms.find(({ width }) => width >= from) ?? { width: size.width };
  const fitting = forms.filter(
    ({ width }) => width === narrowest.width || (width > narrowest.width && width <= upTo),
  );
  return fitting.map(({ width, file }) => `${folder}/${file} ${width}w`).join(", ");
}
