import { PictureImage, PicturePlaceholder, type PictureSource } from "../../ui/picture.tsx";
import type { Language } from "../../words/languages.ts";
import { useSiteIfAny } from "../site-context.tsx";

/** Phones with three pixels for a point get pictures for two: nobody sees the difference, and they are half the bytes. */
const forPhone = (width: number) => `(min-resolution: 2.5dppx) ${Math.round((width * 2) / 3)}vw, ${width}vw`;

/** The `sizes` of a picture across a small screen with and without margins, and of one of two beside each other. */
export const ON_PHONE = { screen: forPhone(100), whole: forPhone(91), half: forPhone(44) };

export interface PictureProps {
  /** Undefined for a placeholder. */
  source: PictureSource | undefined;
  /** The `sizes` attribute. */
  sizes: string;
  /** The description of the picture and its placeholder. */
  alt: string;
  /** The person; the placeholder shows the initials. */
  person?: string | undefined;
  className?: string;
  /** Whether it is the first picture of the page, which is not loaded lazily. */
  isFirst?: boolean;
  /** The focus point of a cropped picture, in per cent from the left and the top. */
  focus?: { x: number; y: number } | null;
  /** The language of the alternative text, if it differs from the page's. */
  lang?: Language | undefined;
  "data-field"?: string;
}

/** `browser/failed-pictures.ts` handles pictures that cannot be loaded. */
export function Picture(props: PictureProps) {
  const { source, alt, person, className, isFirst = false, focus, ...attributes } = props;
  const site = useSiteIfAny();
  if (!source) {
    return (
      <PicturePlaceholder
        label={alt || person || site?.words.browser.pictureMissing}
        initials={person && findInitials(person)}
        className={className ?? ""}
      />
    );
  }
  return (
    <PictureImage
      source={source}
      loading={isFirst ? undefined : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding={isFirst ? "sync" : undefined}
      className={focus ? `${className ?? ""} ${focusClasses(focus)}` : className}
      {...attributes}
    />
  );
}

/** In quarters, with a class for each in `focus.css`, because the content security policy allows no style attributes. */
const focusClasses = ({ x, y }: { x: number; y: number }) =>
  `focus-x-${Math.round(x / 25)} focus-y-${Math.round(y / 25)}`;

const TITLES = /^(mr|mrs|ms|miss|dr|shri|smt|kumari|श्री|श्रीमती|डॉ|कुमारी)\.?$/i;

/** The first letter, with its vowel signs, of the first and the last name. */
export function findInitials(person: string): string {
  const names = person.split(/\s+/).filter((name) => name !== "" && !TITLES.test(name));
  const letters = new Intl.Segmenter("hi", { granularity: "grapheme" });
  const first = (name: string | undefined) => [...letters.segment(name ?? "")][0]?.segment ?? "";
  return (first(names[0]) + (names.length > 1 ? first(names.at(-1)) : "")).toUpperCase();
}
