/** Letters of a title that a file's name may have; longer names are cut off by some systems. */
const MAX_LETTERS = 60;
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;

/** Shows a PDF in the browser and names it for whoever saves it: by its title, and plainly for programs that know ASCII alone. */
export function pdfDisposition(title: string, plainName: string): string {
  const letters = Array.from(
    new Intl.Segmenter("hi").segment(title.toWellFormed()),
    ({ segment }) => segment,
  );
  const name = letters.slice(0, MAX_LETTERS).join("").replace(UNSAFE, " ").replace(/\s+/g, " ").trim();
  const encoded = encodeURIComponent(`${name || plainName}.pdf`).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plainName}.pdf"; filename*=UTF-8''${encoded}`;
}
