import { promisify } from "node:util";
import { inflate } from "node:zlib";

const inflateAsync = promisify(inflate);

const ACTIVE =
  "The PDF contains a script, an attached file or a program to start. Export it again as a plain PDF";
const ENCRYPTED = "The PDF is protected. Save it without password or protection and choose it again";
const UNREADABLE = "The PDF is damaged or built in an unusual way. Export it again as a plain PDF";

const LONG_ACTIVE_NAMES = [
  "JavaScript",
  "Launch",
  "EmbeddedFile",
  "EmbeddedFiles",
  "FileAttachment",
  "RichMedia",
  "Rendition",
];
/** So short that they turn up by chance in compressed data. */
const SHORT_ACTIVE_NAMES = ["JS", "EF", "XFA"];

const LONG_ACTIVE_NAME = patternOfNames(LONG_ACTIVE_NAMES);
const ACTIVE_NAME = patternOfNames([...LONG_ACTIVE_NAMES, ...SHORT_ACTIVE_NAMES]);
const ENCRYPTION = patternOfNames(["Encrypt"]);
const OBJECT_STREAM = patternOfNames(["ObjStm"]);
/** Some readers take a stream for an object stream by this entry alone. */
const FIRST_OBJECT = patternOfNames(["First"]);

/** What PDF writers put into the dictionary of an object stream; filters that are not undone here are not among it. */
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
const MAX_DICTIONARY_LENGTH = 1000;
const MAX_STREAMS = 50_000;
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;

/**
 * Says what keeps a PDF from being published, or undefined. Objects stand either openly in the file or packed in object
 * streams; pages, fonts and pictures are streams too, but no reader takes an action from them.
 */
export async function findPdfFault(bytes: Buffer): Promise<string | undefined> {
  const text = bytes.toString("latin1");
  // The open parts end at the keyword `stream`, which a comment could fake: so the whole file is looked through as well.
  if (LONG_ACTIVE_NAME.test(text)) return ACTIVE;

  let streams = 0;
  const objectStreams: ObjectStream[] = [];
  for (const { openPart, ...stream } of takeApart(text)) {
    streams += 1;
    if (streams > MAX_STREAMS) return UNREADABLE;
    if (ACTIVE_NAME.test(openPart)) return ACTIVE;
    if (ENCRYPTION.test(openPart)) return ENCRYPTED;
    const dictionary = openPart.slice(openPart.lastIndexOf("obj"));
    if (FIRST_OBJECT.test(dictionary) || OBJECT_STREAM.test(openPart)) {
      if (!isPlainObjectStream(dictionary)) return UNREADABLE;
      objectStreams.push({ isPacked: dictionary.includes("FlateDecode"), ...stream });
    }
  }
  return await findPackedFault(bytes, objectStreams);
}

async function findPackedFault(bytes: Buffer, objectStreams: ObjectStream[]): Promise<string | undefined> {
  let bytesLeft = MAX_INFLATED_BYTES;
  for (const { isPacked, start, end } of objectStreams) {
    const objects = isPacked
      ? // Up to the end of the file: zlib knows where its data ends, and a faked `endstream` cannot cut it short.
        await inflateAsync(bytes.subarray(start), { maxOutputLength: bytesLeft }).catch(() => undefined)
      : bytes.subarray(start, end);
    if (!objects) return UNREADABLE;
    if (ACTIVE_NAME.test(objects.toString("latin1"))) return ACTIVE;
    bytesLeft = Math.max(1, bytesLeft - objects.length);
  }
  return undefined;
}

interface ObjectStream {
  isPacked: boolean;
  start: number;
  end: number;
}

interface Piece {
  /** What stands before a stream or the end of the file. */
  openPart: string;
  /** Where the content of the stream stands. */
  start: number;
  end: number;
}

function* takeApart(text: string): Generator<Piece> {
  const keyword = /(?<!end)stream(?:\r\n|\n|\r)?/g;
  let position = 0;
  while (position < text.length) {
    keyword.lastIndex = position;
    const found = keyword.exec(text);
    const start = found ? keyword.lastIndex : text.length;
    const end = found ? text.indexOf("endstream", start) : -1;
    yield { openPart: text.slice(position, found?.index), start, end: end === -1 ? text.length : end };
    position = end === -1 ? text.length : end;
  }
}

const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]+)/g;

/** Where `ObjStm` stands outside of the stream's own dictionary, something hides it, and the dictionary is not plain. */
function isPlainObjectStream(dictionary: string): boolean {
  if (dictionary.length > MAX_DICTIONARY_LENGTH) return false;
  const names = Array.from(dictionary.matchAll(NAME), ([, name = ""]) => name);
  return names.includes("First") && names.every((name) => OBJECT_STREAM_NAMES.has(name));
}

/** Finds any of the names, also where letters are written as their codes: `/J#61vaScript`. */
function patternOfNames(names: readonly string[]): RegExp {
  const letter = (character: string) => {
    const code = character.charCodeAt(0).toString(16);
    const anyCase = code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`);
    return `(?:${character}|#${anyCase})`;
  };
  const spelled = names.map((name) => Array.from(name, letter).join(""));
  return new RegExp(`/(?:${spelled.join("|")})(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])`);
}
