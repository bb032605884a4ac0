/** Pictures that the server draws of what the school has written, and where pages find them. */
import type { School } from "../pages/school.ts";

export const SHARE_CARD = { path: "/share-card.jpg", width: 1200, height: 630 };

/** What a notice's page has beside it: a card for messengers, the first page of its PDF, and the notice as a letter. */
export const NOTICE_CARD = { path: "/notices/:id/card.jpg", width: 1200, height: 630 };
export const NOTICE_PAGE = { path: "/notices/:id/page-1.jpg", width: 1000 };
export const NOTICE_LETTER = { path: "/notices/:id/letter.pdf" };

/** What browsers and home screens show of the school. `plate`: on a ground of its own, of which the logo takes this share. */
export const ICONS: Record<string, { size: number; plate?: number }> = {
  "/favicon.ico": { size: 32 },
  "/icons/icon-32.png": { size: 32 },
  "/icons/icon-192.png": { size: 192 },
  "/icons/icon-512.png": { size: 512 },
  "/icons/apple-touch-180.png": { size: 180, plate: 0.84 },
  // Of these a home screen may cut off all but a circle in the middle.
  "/icons/maskable-512.png": { size: 512, plate: 0.58 },
};

export const COMMITTEE_BOARD = {
  path: "/committee-board.jpg",
  width: 1200,
  head: 250,
  row: 112,
  foot: 90,
  /** So that a very long list is still a picture. */
  maxMembers: 80,
};

export const boardHeight = (members: number) =>
  COMMITTEE_BOARD.head +
  Math.min(members, COMMITTEE_BOARD.maxMembers) * COMMITTEE_BOARD.row +
  COMMITTEE_BOARD.foot;

/** The address of a drawn picture, another one when what it is drawn of changes: browsers and messengers keep icons and cards for long. */
export function drawnAddress(path: string, ...drawnOf: unknown[]): string {
  let sum = 0;
  for (const character of JSON.stringify(drawnOf)) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return `${path}?v=${sum.toString(36)}`;
}

/** The card of the notice whose page has this address, in the page's language. */
export const noticeCardAddress = (
  pageAddress: string,
  { title, date, category }: { title: string; date: string | null; category?: string | null },
  { name, logo, palette }: Pick<School, "name" | "logo" | "palette">,
) => drawnAddress(`${pageAddress}/card.jpg`, title, date, category, name, logo, palette);
