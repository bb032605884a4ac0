import type { DocumentPicture } from "../../content/pages/define-page.ts";
import { languageOf } from "../../ui/language.ts";
import { findUploadPicture } from "../../ui/uploads.ts";
import type { Language } from "../../words/languages.ts";
import { textOf } from "../components/words.tsx";
import { fieldMark } from "../field-marks.ts";
import { useSite } from "../site-context.tsx";
import { Picture, type PictureProps } from "./picture.tsx";

export const findPagePicture = (picture: DocumentPicture, language: Language, upTo?: number) =>
  findUploadPicture(picture.file, textOf(picture.alt, language), upTo);

interface PagePictureProps extends Omit<PictureProps, "source" | "alt"> {
  /** Null if there is none; only portraits have a placeholder. */
  picture: DocumentPicture | null;
  /** The largest useful width in pixels. */
  upTo?: number;
}

/** A picture of a page's document. */
export function PagePicture({ picture, upTo, ...shown }: PagePictureProps) {
  const { language } = useSite();
  if (!picture) return shown.person === undefined ? null : <Picture source={undefined} alt="" {...shown} />;
  const alt = textOf(picture.alt, language);
  return (
    <Picture
      source={findPagePicture(picture, language, upTo)}
      alt={alt}
      lang={languageOf(alt, language)}
      focus={picture.focus}
      {...fieldMark(picture)}
      {...shown}
    />
  );
}
