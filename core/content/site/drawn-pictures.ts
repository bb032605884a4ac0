/** Pictures that the server draws from the school's content, and their addresses. */
import type { Identity } from "./identity.ts";

export const SHARE_CARD = { path: "/share-card.jpg", width: 1200, height: 630 };

/** Files of a notice's page: a card for messengers, the first page of its PDF (usually A4), and the notice as a letter. */
export const NOTICE_CARD = { path: "/notices/:id/card.jpg", width: 1200, height: 630 };
export const NOTICE_PAGE = { path: "/notices/:id/page-1.jpg", width: 1000, height: 1414 };
export const NOTICE_LETTER = { path: "/notices/:id/letter.pdf" };

/** The whole disclosure page, as a PDF. */
export const DISCLOSURE_PDF = { path: "/disclosure.pdf" };

/** Icons for browsers and home screens. `plate`: the logo is on a background and takes this share of it. */
export const ICONS: Record<string, { size: number; plate?: number }> = {
  "/favicon.ico": { size: 32 },
  "/icons/icon-32.png": { size: 32 },
  "/icons/icon-192.png": { size: 192 },
  "/icons/icon-512.png": { size: 512 },
  "/icons/apple-touch-180.png": { size: 180, plate: 0.84 },
  // Home screens may crop these to a circle.
  "/icons/maskable-512.png": { size: 512, plate: 0.58 },
};

export const COMMITTEE_BOARD = {
  path: "/committee-board.jpg",
  width: 1200,
  head: 250,
  row: 112,
  foot: 90,
  /** A very long list still fits one picture. */
  maxMembers: 80,
};

export const boardHeight = (members: number) =>
  COMMITTEE_BOARD.head +
  Math.min(members, COMMITTEE_BOARD.maxMembers) * COMMITTEE_BOARD.row +
  COMMITTEE_BOARD.foot;

/**
 * The address of a drawn picture. It changes when the source changes, because browsers and messengers cache icons and cards
 * for long.
 */
export function drawnAddress(path: string, ...drawnOf: unknown[]): string {
  let sum = 0;
  for (const character of JSON.stringify(drawnOf)) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return `${path}?v=${sum.toString(36)}`;
}

/** The card of a notice, in the language of its page. */
export const noticeCardAddress = (
  pageAddress: string,
  { title, date, category }: { title: string; date: string | null; category?: string | null },
  { name, logo, palette }: Pick<Identity, "name" | "logo" | "palette">,
) => drawnAddress(`${pageAddress}/card.jpg`, title, date, category, name, logo, palette);
