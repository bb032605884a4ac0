import { readFile } from "node:fs/promises";
import path from "node:path";
import { Marked, type Tokens } from "marked";
import { normalizePath } from "../../content/site/address.ts";
import { handbookPath } from "../../content/site/handbook-address.ts";
import { addressPattern } from "../../content/site/office-paths.ts";
import { LANGUAGES, type Language, readLanguagePath } from "../../words/languages.ts";
import { escapeXml } from "../formats/xml.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../../docs");

/** The pictures of all languages. */
export const PICTURES_FOLDER = path.join(FOLDER, "handbook");

const FILES: Record<Language, string> = { en: "handbook.md", hi: "handbook.hi.md" };

export interface Chapter {
  title: string;
  /** The id of its heading, which is also the one that code hosts give it. */
  anchor: string;
  /** The addresses of the screens that it explains; a segment that begins with a colon stands for any value. */
  screens: readonly string[];
}

export interface Handbook {
  title: string;
  chapters: readonly Chapter[];
  /** The parts of the page, as HTML. */
  introduction: string;
  contents: string;
  text: string;
}

/** In a comment below the heading of a chapter. */
const SCREENS = /^<!-- screens: (.+) -->/;

export async function readHandbook(language: Language): Promise<Handbook> {
  const source = await readFile(path.join(FOLDER, FILES[language]), "utf8");
  const sizes = await readPictureSizes(source);
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = depth === 2 ? ` id="${anchorOf(text)}"` : "";
        return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // The comments are for the server.
      html: () => "",
      image: ({ href, text }) =>
        `<img src="${handbookPath("en")}/${path.basename(href)}" alt="${escapeXml(text)}" ${sizes.get(href)} loading="lazy">`,
    },
  });
  const tokens = marked.lexer(source);
  const listAt = tokens.findIndex(({ type }) => type === "list");
  const title = tokens.find((token): token is Tokens.Heading => token.type === "heading")?.text ?? "";
  return {
    title,
    chapters: findChapters(tokens as Tokens.Generic[]),
    introduction: marked.parser(tokens.slice(0, listAt)),
    contents: marked.parser(tokens.slice(listAt, listAt + 1)),
    text: marked.parser(tokens.slice(listAt + 1)),
  };
}

function findChapters(tokens: readonly Tokens.Generic[]): Chapter[] {
  return tokens.flatMap(({ type, depth, text }, index) => {
    if (type !== "heading" || depth !== 2) return [];
    const comment = tokens.slice(index + 1).find((token) => token.type !== "space");
    const [, screens] = SCREENS.exec(comment?.raw ?? "") ?? [];
    return [{ title: text, anchor: anchorOf(text), screens: screens?.split(" ") ?? [] }];
  });
}

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, "")
    .replaceAll(" ", "-");

/** The chapter that explains the screen at a path: one that names this address, or else one that names its pattern. */
export function findChapter(chapters: readonly Chapter[], path: string): Chapter | undefined {
  // The login has an address in each language.
  const wanted = readLanguagePath(normalizePath(path), LANGUAGES).path;
  const find = (isMeant: (screen: string) => boolean) =>
    chapters.find(({ screens }) => screens.some(isMeant));
  return (
    find((screen) => normalizePath(screen) === wanted) ??
    find((screen) => addressPattern(screen).test(wanted))
  );
}

const PICTURE = /!\[[^\]]*\]\(([^)]+)\)/g;

/** The sizes of the pictures as attributes, so that the text does not move while they load. */
async function readPictureSizes(source: string): Promise<Map<string, string>> {
  const files = [...source.matchAll(PICTURE)].map(([, file = ""]) => file);
  const sizes = files.map(async (file): Promise<[string, string]> => {
    const { width, height } = readJpegSize(await readFile(path.join(FOLDER, file)));
    return [file, `width="${width}" height="${height}"`];
  });
  return new Map(await Promise.all(sizes));
}

/** The size is in the first segment of kind C0 to C2; each segment has its kind and its length. */
function readJpegSize(bytes: Buffer): { width: number; height: number } {
  let at = 2;
  while (!(bytes.readUInt8(at + 1) >= 0xc0 && bytes.readUInt8(at + 1) <= 0xc2)) {
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
}
