import { type Language, writtenIn } from "../../words/languages.ts";
import type { Resource } from "./define-resource.ts";

/** The texts of one picture, each optional: what everyone reads below it, and what is read out instead of it. */
export const CAPTION_TEXTS = ["caption", "captionHi", "alt", "altHi"] as const;

export type CaptionText = (typeof CAPTION_TEXTS)[number];

export type PictureTexts = Partial<Record<CaptionText, string>>;

/** The texts of pictures, by the name of the stored file (decision 058). */
export type Captions = Readonly<Record<string, PictureTexts>>;

export const MAX_CAPTION = 300;

/** Null if there is no text. Sorted by file, so that equal captions are stored as equal texts. */
export function withoutEmptyTexts(captions: Readonly<Record<string, PictureTexts>>): Captions | null {
  const filled = Object.entries(captions)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, texts]) => [
      file,
      Object.fromEntries(CAPTION_TEXTS.flatMap((name) => (texts[name] ? [[name, texts[name]]] : []))),
    ])
    .filter(([, texts]) => Object.keys(texts as object).length > 0);
  return filled.length > 0 ? Object.fromEntries(filled) : null;
}

/** Reads a stored value, which is JSON, or the value of an entry. */
export function readCaptions(value: unknown): Captions {
  const captions: unknown = typeof value === "string" && value !== "" ? JSON.parse(value) : value;
  return (captions || {}) as Captions;
}

/** The captions as forms send them: empty without any text. */
export function writeCaptions(captions: Captions): string {
  const filled = withoutEmptyTexts(captions);
  return filled ? JSON.stringify(filled) : "";
}

/** The field with the captions of a content type, if it has one. */
export const findCaptionsField = ({
  fields,
}: Pick<Resource, "fields">): { name: string; captionsOf: string } | undefined =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "value" && field.captionsOf !== undefined ? [{ name, captionsOf: field.captionsOf }] : [],
  )[0];

/** All texts, for a search. */
export const listTexts = (captions: Captions): string[] =>
  Object.values(captions).flatMap((texts) => CAPTION_TEXTS.flatMap((name) => texts[name] ?? []));

/** Whether a text exists only in English. */
export const captionLacksHindi = (captions: Captions): boolean =>
  Object.values(captions).some(
    ({ caption = "", captionHi, alt = "", altHi }) =>
      (!captionHi && isEnglish(caption)) || (!altHi && isEnglish(alt)),
  );

const isEnglish = (text: string) => text !== "" && writtenIn(text) === "en";

/**
 * The texts of a picture on a page: in its language, or else in the other one; empty if there are none. The caption is also the
 * alternative text if there is no other.
 */
export function captionIn(texts: PictureTexts = {}, language: Language): { caption: string; alt: string } {
  const english = { caption: texts.caption, alt: texts.alt };
  const hindi = { caption: texts.captionHi, alt: texts.altHi };
  const [own, other] = language === "hi" ? [hindi, english] : [english, hindi];
  return {
    caption: own.caption || other.caption || "",
    alt: own.alt || own.caption || other.alt || other.caption || "",
  };
}
