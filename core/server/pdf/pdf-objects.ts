import { randomBytes, randomInt } from "node:crypto";
import { inflateSync } from "node:zlib";
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

/** By default, neither fonts nor image decoders are loaded. */
export async function withPdf<Result>(
  bytes: Buffer,
  use: (document: PDFDocumentProxy) => Promise<Result>,
  options: Parameters<typeof getDocument>[0] = {},
): Promise<Result> {
  const opening = getDocument({
    // A copy, because pdf.js transfers the bytes.
    data: new Uint8Array(bytes),
    disableFontFace: true,
    stopAtErrors: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    verbosity: VerbosityLevel.ERRORS,
    ...options,
  });
  try {
    return await use(await opening.promise);
  } finally {
    await opening.destroy();
  }
}

/** Replaces a string that is a script if it is used as an address. */
export const SCRIPT_STRING = "(javascript:)";

/**
 * The objects that a PDF reader can reach, as plain text without the contents of strings and streams; undefined if the file is
 * damaged.
 *
 * pdf.js does not list objects, and its functions for actions omit some: those of a note, or a program to start when the file is
 * opened. But it copies a page with everything that the page refers to. So we add a page that refers to the whole document and
 * read its copy, which pdf.js writes in one plain format, however the file was compressed or spelled.
 */
export async function readAllObjects(bytes: Buffer): Promise<string[] | undefined> {
  const text = bytes.toString("latin1");
  const [, table] = /^startxref\s+(\d+)/.exec(text.slice(text.lastIndexOf("startxref"))) ?? [];
  const roots = findRoots(text);
  if (table === undefined || !roots || (await needsRepair(bytes, table))) return undefined;
  const mark = `Mark${randomBytes(8).toString("hex")}`;
  const extended = appendPage(bytes, { table, entry: `/${mark} [${roots.join(" ")}]` });
  const copy = await withPdf(extended, (document) => document.extractPages([{ document: null }]));
  const objects = copy && readCopy(Buffer.from(copy));
  return objects?.some((object) => object.includes(`/${mark} [`)) ? objects : undefined;
}

/**
 * If the object table is damaged, each PDF reader searches for the objects in its own way, and pdf.js takes the last one of a
 * number. So we append the first page again, in another size and without an entry in the table, and see which one is read.
 */
async function needsRepair(bytes: Buffer, table: string): Promise<boolean> {
  const { ref } = await withPdf(bytes, (document) => document.getPage(1));
  if (!ref) return true;
  const side = randomInt(1000, 10_000_000);
  const stray = `${ref.num} ${ref.gen} obj\n<< /Type /Page /MediaBox [0 0 ${side} ${side}] >>\nendobj`;
  const strayed = Buffer.concat([bytes, Buffer.from(`\n${stray}\nstartxref\n${table}\n%%EOF\n`)]);
  const { view } = await withPdf(strayed, (document) => document.getPage(1));
  return view[2] === side;
}

const SPACE = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])`;
const NAME_END = String.raw`(?![^\0\t\n\f\r ()<>[\]{}/%])`;
/** A reference to the catalogue, also with letters of the name written as codes. */
const ROOT = new RegExp(
  `/(?:R|#52)(?:o|#6[fF]){2}(?:t|#74)${NAME_END}(?:${SPACE}*(\\d+)${SPACE}+(\\d+)${SPACE}+R${NAME_END})?`,
  "g",
);

/** The catalogues in the trailers of a file; undefined if a reference is unusual. */
function findRoots(text: string): string[] | undefined {
  const roots = new Set<string>();
  for (const [, number, generation] of text.matchAll(ROOT)) {
    if (number === undefined) return undefined;
    roots.add(`${number} ${generation} R`);
  }
  return roots.size > 0 ? [...roots] : undefined;
}

/** Appends an incremental update: a table with a catalogue of one page, followed by the old table. */
function appendPage(bytes: Buffer, { table, entry }: { table: string; entry: string }): Buffer {
  // Random, so that the author of the file cannot have used these numbers.
  const catalog = randomInt(1_000_000, 8_000_000);
  const [pages, page] = [catalog + 1, catalog + 2];
  let update = "\n";
  const append = (number: number, object: string) => {
    const offset = bytes.length + update.length;
    update += `${number} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  };
  const rows = [
    append(catalog, `<< /Type /Catalog /Pages ${pages} 0 R >>`),
    append(pages, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`),
    append(page, `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 1 1] ${entry} >>`),
  ];
  const newTable = bytes.length + update.length;
  update += `xref\n${catalog} 3\n${rows.join("")}`;
  update += `trailer\n<< /Size ${page + 1} /Root ${catalog} 0 R /Prev ${table} >>\nstartxref\n${newTable}\n%%EOF\n`;
  return Buffer.concat([bytes, Buffer.from(update, "latin1")]);
}

/** An object is one line, because line breaks in strings are written as `\n`. */
const OBJECT = / 0 obj\n([^\n]*)/g;
const PACKED_OBJECTS =
  /<< \/Type \/ObjStm \/N \d+ \/First \d+( \/Filter \/FlateDecode)? \/Length \d+>> stream\n/g;
const STRING = /\([^\\()]*(?:\\.[^\\()]*)*\)/gs;

function readCopy(copy: Buffer): string[] {
  const text = copy.toString("latin1");
  const objects = Array.from(text.matchAll(OBJECT), ([, object = ""]) => object);
  for (const { 0: head, 1: filter, index } of text.matchAll(PACKED_OBJECTS)) {
    const start = index + head.length;
    objects.push(
      filter
        ? inflateSync(copy.subarray(start)).toString("latin1")
        : text.slice(start, text.indexOf("\nendstream", start)),
    );
  }
  return objects.map((object) =>
    object.replace(STRING, (text) => (isScriptAddress(text) ? SCRIPT_STRING : "()")),
  );
}

/** PDF readers ignore spaces and line breaks in an address. */
const isScriptAddress = (text: string) =>
  text
    .replace(/[\0-\x20]|\\[nrt]/g, "")
    .toLowerCase()
    .startsWith("(javascript:");
