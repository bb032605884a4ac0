/** Pictures that the server draws from the school's content, and their addresses. */

export const SHARE_CARD = { path: "/share-card.jpg", width: 1200, height: 630 };

/** A page of a PDF as a picture, usually A4. */
export const PDF_PAGE = { width: 1000, height: 1414 };

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

/**
 * The address of a drawn picture. It changes when the source changes, because browsers and messengers cache icons and cards
 * for long.
 */
export function drawnAddress(path: string, ...drawnOf: unknown[]): string {
  let sum = 0;
  for (const character of JSON.stringify(drawnOf)) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return `${path}?v=${sum.toString(36)}`;
}
