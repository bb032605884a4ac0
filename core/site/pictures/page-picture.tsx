import type { UsefulWidths } from "../../content/files/images.ts";
import type { DocumentPicture } from "../../content/pages/define-page.ts";
import { languageOf } from "../../ui/language.ts";
import { findUploadPicture } from "../../ui/uploads.ts";
import type { Language } from "../../words/languages.ts";
import { textOf } from "../components/words.tsx";
import { fieldMark } from "../field-marks.ts";
import { useSite } from "../site-context.tsx";
import { Picture, type PictureProps } from "./picture.tsx";

export const findPagePicture = (picture: DocumentPicture, language: Language, useful?: UsefulWidths) =>
  findUploadPicture(picture.file, textOf(picture.alt, language), useful);

interface PagePictureProps extends Omit<PictureProps, "source" | "alt">, UsefulWidths {
  /** Null if there is none; only portraits have a placeholder. */
  picture: DocumentPicture | null;
}

/** A picture of a page's document. */
export function PagePicture({ picture, from, upTo, ...shown }: PagePictureProps) {
  const { language } = useSite();
  if (!picture) return shown.person === undefined ? null : <Picture source={undefined} alt="" {...shown} />;
  const alt = textOf(picture.alt, language);
  return (
    <Picture
      source={findPagePicture(picture, language, { from, upTo })}
      alt={alt}
      lang={languageOf(alt, language)}
      focus={picture.focus}
      {...fieldMark(picture)}
      {...shown}
    />
  );
}
