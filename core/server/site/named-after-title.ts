/** Some systems cut off longer file names. */
const MAX_LETTERS = 60;

/**
 * A `Content-Disposition` header that shows a file in the browser and saves it under its title: `holiday-on-monday.jpg`, in any script.
 * `plainName` is the ASCII name for old programs if the title has other letters, and the name for a title without letters.
 */
export function namedAfterTitle(title: string, plainName: string, extension: "jpg" | "pdf"): string {
  const name = hyphenate(title) || plainName;
  const ascii = /^[\w-]+$/.test(name) ? name : plainName;
  return `inline; filename="${ascii}.${extension}"; filename*=UTF-8''${encodeURIComponent(name)}.${extension}`;
}

/** Letters and digits in lower case, everything else as hyphens. */
function hyphenate(title: string): string {
  // Joiners are invisible parts of Hindi words.
  const name = title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u200c\u200d]/g, "");
  const parts = name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const letters = [...new Intl.Segmenter("hi").segment(parts.join("-"))].map(({ segment }) => segment);
  return letters.slice(0, MAX_LETTERS).join("").replace(/-$/, "");
}
