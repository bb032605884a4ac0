import { drawnAddress, PDF_PAGE } from "../../../core/content/site/drawn-pictures.ts";
import type { Identity } from "../../../core/content/site/identity.ts";

/** Files of a notice's page: a card for messengers, the first page of its PDF (usually A4), and the notice as a letter. */
export const NOTICE_CARD = { path: "/notices/:id/card.jpg", width: 1200, height: 630 };
export const NOTICE_PAGE = { path: "/notices/:id/page-1.jpg", ...PDF_PAGE };
export const NOTICE_LETTER = { path: "/notices/:id/letter.pdf" };

/** The card of a notice, in the language of its page. */
export const noticeCardAddress = (
  pageAddress: string,
  { title, date, category }: { title: string; date: string | null; category?: string | null },
  { name, logo, palette }: Pick<Identity, "name" | "logo" | "palette">,
) => drawnAddress(`${pageAddress}/card.jpg`, title, date, category, name, logo, palette);
