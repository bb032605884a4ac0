/** Some systems cut off longer file names. */
const MAX_LETTERS = 60;
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;

/** A header that shows a PDF in the browser and names the saved file after its title, with an ASCII name for old programs. */
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
