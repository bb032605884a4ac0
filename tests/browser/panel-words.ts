import { z } from "zod";
import { DUTY_NAMES } from "../../core/content/api/permissions.ts";
import { en as siteEn } from "../../core/words/en.ts";
import { hi as siteHi } from "../../core/words/hi.ts";
import type { Language } from "../../core/words/languages.ts";
import * as en from "../../core/words/panel/en.ts";
import * as hi from "../../core/words/panel/hi.ts";
import { pages } from "../../features/pages.ts";
import { resourceList } from "../../features/types.ts";

type Pair = [english: string, hindi: string];

/** Every sentence of two dictionaries, side by side. */
function pairsOf(english: unknown, hindi: unknown): Pair[] {
  if (typeof english === "string") return [[english, String(hindi)]];
  if (typeof english !== "object" || english === null) return [];
  return Object.entries(english).flatMap(([key, part]) =>
    pairsOf(part, (hindi as Record<string, unknown>)[key]),
  );
}

/** The labels of a declaration, side by side. */
function labelsOf(declared: unknown): Pair[] {
  if (typeof declared !== "object" || declared === null || declared instanceof z.ZodType) return [];
  if ("en" in declared && "hi" in declared) return [[String(declared.en), String(declared.hi)]];
  return Object.values(declared).flatMap(labelsOf);
}

const LABELS = labelsOf([resourceList, pages, DUTY_NAMES]);
const PANEL = pairsOf(en, hi);
const SITE = pairsOf(siteEn, siteHi);

/** A pattern of the panel's texts in this language for an English text; Hindi may have several. */
export function panelText(language: Language, english: string): string {
  const texts = language === "en" ? [english] : [...findAll(LABELS, english), ...findAll(PANEL, english)];
  return `(${texts
    .filter((text) => language === "en" || text !== english)
    .map(escapePattern)
    .join("|")})`;
}

/** The text of the public site in this language for an English text. */
export function siteText(language: Language, english: string): string {
  const [text] = language === "en" ? [english] : findAll(SITE, english);
  if (text === undefined) throw new Error(`The site has no text "${english}"`);
  return text;
}

const findAll = (pairs: Pair[], english: string) =>
  pairs.filter(([sentence]) => sentence === english).map(([, hindi]) => hindi);

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
