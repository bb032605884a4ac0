type MarkColours = Record<"main" | "accent", string>;

const SIDE = 64;

const GROUNDS = {
  circle: ({ main, accent }: MarkColours) =>
    `<circle cx="32" cy="32" r="32" fill="${main}"/><circle cx="32" cy="32" r="29.9" fill="none" stroke="${accent}"/>`,
  tile: ({ main }: MarkColours) => `<rect width="${SIDE}" height="${SIDE}" rx="13" fill="${main}"/>`,
  square: ({ main }: MarkColours) => `<rect width="${SIDE}" height="${SIDE}" fill="${main}"/>`,
};

/** The default logo, a tree that grows from a book, for a school without its own. */
export const MARK_VIEW_BOX = `0 0 ${SIDE} ${SIDE}`;

/** The SVG shapes of the logo on a background; the tree takes `share` of the side. */
export function drawMark(colours: MarkColours, ground: keyof typeof GROUNDS, share = 0.84): string {
  const at = (middle: number) => Number((32 - middle * share).toFixed(2));
  const place = `translate(${at(32)} ${at(33.2)}) scale(${share})`;
  return `${GROUNDS[ground](colours)}<g transform="${place}">${TREE.replaceAll("accent", colours.accent)}</g>`;
}

const TREE = [
  '<path fill="#fbf6ec" d="M31.3 53.4C26.6 49.4 18.4 47.8 8.6 48.8V57.4C18.4 56.6 26.6 58 31.3 62Z"/>',
  '<path fill="#ecdcc0" d="M32.7 53.4C37.4 49.4 45.6 47.8 55.4 48.8V57.4C45.6 56.6 37.4 58 32.7 62Z"/>',
  '<path fill="none" stroke="#fbf6ec" stroke-width="1.9" stroke-linecap="round" d="M16.6 31V43.6M47.4 31V43.6M22.2 32.5V38.4M41.8 32.5V38.4"/>',
  '<path fill="#fbf6ec" d="M28.2 30C28.6 38.4 26.6 43.4 19.4 45.6C25 46.2 29.4 47.8 32 50.2C34.6 47.8 39 46.2 44.6 45.6C37.4 43.4 35.4 38.4 35.8 30Z"/>',
  '<g fill="accent"><circle cx="32" cy="15.5" r="9.6"/><circle cx="21.4" cy="18.6" r="8.4"/><circle cx="42.6" cy="18.6" r="8.4"/><circle cx="13.6" cy="25.6" r="7.4"/><circle cx="50.4" cy="25.6" r="7.4"/><circle cx="24.4" cy="27.2" r="7"/><circle cx="39.6" cy="27.2" r="7"/><circle cx="32" cy="25" r="8"/></g>',
  '<g fill="#000" opacity=".12"><circle cx="44.4" cy="21.4" r="6.4"/><circle cx="50.8" cy="26.6" r="6.2"/><circle cx="40.4" cy="28.6" r="5.6"/></g>',
].join("");
