import { promisify } from "node:util";
import { inflate } from "node:zlib";

const inflateAsync = promisify(inflate);

const ACTIVE =
  "The PDF contains a script, an attached file or a program to start. Export it again as a plain PDF";
const ENCRYPTED = "The PDF is protected. Save it without password or protection and choose it again";
const UNREADABLE = "The PDF is damaged or built in an unusual way. Export it again as a plain PDF";

const ACTIVE_NAMES = new Set([
  "JavaScript",
  "JS",
  "Launch",
  "EmbeddedFile",
  "EmbeddedFiles",
  "EF",
  "FileAttachment",
  "RichMedia",
  "Rendition",
  "XFA",
]);

/** Long enough never to turn up by chance in compressed data. */
const UNMISTAKABLE_NAMES = new Set([...ACTIVE_NAMES].filter((name) => name.length >= 6));

/** What every PDF writer puts into the dictionary of an object stream, and all that a reader needs. */
const OBJECT_STREAM_NAMES = new Set([
  "Type",
  "ObjStm",
  "N",
  "First",
  "Extends",
  "Length",
  "Filter",
  "FlateDecode",
]);

const MAX_OBJECT_STREAMS = 10_000;
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;

/**
 * Says what keeps a PDF from being published, or undefined. Objects stand either openly in the file or packed in object
 * streams; pages, fonts and pictures are streams too, but no reader takes an action from them.
 */
export async function findPdfFault(bytes: Buffer): Promise<string | undefined> {
  // The open parts are cut at the keyword `stream`, which a comment could fake: so the whole file is looked through too.
  if (hasNameOf(UNMISTAKABLE_NAMES, bytes.toString("latin1"))) return ACTIVE;

  const { openText, objectStreams } = takeApart(bytes);
  if (hasNameOf(ACTIVE_NAMES, openText)) return ACTIVE;
  if (hasNameOf(new Set(["Encrypt"]), openText)) return ENCRYPTED;
  if (objectStreams.length > MAX_OBJECT_STREAMS) return UNREADABLE;

  let bytesLeft = MAX_INFLATED_BYTES;
  for (const { names, start, end } of objectStreams) {
    if (!names.isSubsetOf(OBJECT_STREAM_NAMES)) return UNREADABLE;
    const content = names.has("FlateDecode")
      ? // Up to the end of the file: zlib knows where its data ends, and a faked `endstream` cannot cut it short.
        await inflateAsync(bytes.subarray(start), { maxOutputLength: bytesLeft }).catch(() => undefined)
      : bytes.subarray(start, end);
    if (!content) return UNREADABLE;
    if (hasNameOf(ACTIVE_NAMES, content.toString("latin1"))) return ACTIVE;
    bytesLeft = Math.max(1, bytesLeft - content.length);
  }
  return undefined;
}

interface ObjectStream {
  /** The names in its dictionary. */
  names: Set<string>;
  start: number;
  end: number;
}

function takeApart(bytes: Buffer): { openText: string; objectStreams: ObjectStream[] } {
  const openParts: string[] = [];
  const objectStreams: ObjectStream[] = [];
  let position = 0;
  while (position < bytes.length) {
    const stream = findStream(bytes, position);
    const openPart = bytes.toString("latin1", position, stream.keyword);
    openParts.push(openPart);
    const names = new Set(namesIn(openPart));
    const ownNames = new Set(namesIn(openPart.slice(openPart.lastIndexOf("obj"))));
    // Some readers go by `First` alone. Where `ObjStm` is not found in the stream's own dictionary, something hides it.
    if (ownNames.has("First") || names.has("ObjStm")) {
      objectStreams.push({ names: ownNames.has("First") ? ownNames : names, ...stream });
    }
    position = stream.end;
  }
  return { openText: openParts.join(" "), objectStreams };
}

function findStream(bytes: Buffer, from: number) {
  let keyword = bytes.indexOf("stream", from, "latin1");
  while (keyword !== -1 && bytes.toString("latin1", keyword - 3, keyword) === "end") {
    keyword = bytes.indexOf("stream", keyword + 6, "latin1");
  }
  if (keyword === -1) return { keyword: bytes.length, start: bytes.length, end: bytes.length };
  let start = keyword + "stream".length;
  if (bytes[start] === 0x0d) start += 1;
  if (bytes[start] === 0x0a) start += 1;
  const end = bytes.indexOf("endstream", start, "latin1");
  return { keyword, start, end: end === -1 ? bytes.length : end };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is white space in a PDF
const NAME = /\/([^\x00\t\n\f\r ()<>[\]{}/%]+)/g;

/** The names of a piece of PDF, with escapes such as `/J#61vaScript` resolved. */
function* namesIn(text: string): Generator<string> {
  for (const [, name = ""] of text.matchAll(NAME)) {
    yield name.includes("#")
      ? name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : name;
  }
}

function hasNameOf(wanted: ReadonlySet<string>, text: string): boolean {
  for (const name of namesIn(text)) if (wanted.has(name)) return true;
  return false;
}
