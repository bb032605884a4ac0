import type { PageDocument } from "../../../../features/pages.ts";
import { readAnswers } from "../../../../features/search-answers.ts";
import { createFindTerm, factsFor, readQuery, type Term } from "../../../content/search/read-query.ts";
import {
  excerptAround,
  type FindTerm,
  findTerms,
  markWords,
  searchWords,
  wordsInOrder,
} from "../../../content/search/search-words.ts";
import type { Readable } from "../../../content/search/site-search.ts";
import type { Fact } from "../../../content/search/word-groups.ts";
import { stemOf } from "../../../content/search/word-stem.ts";
import { languagesOf, writtenIn } from "../../../words/languages.ts";
import type { SearchScope } from "../../content/search/search-scope.ts";
import { correctQuery } from "./correct-query.ts";
import { findBest, type Opened } from "./find-texts.ts";
import { findEntries, sourceOf } from "./found-entries.ts";
import { type Found, type Searched, type SiteResults, type SiteSearch, scopeOf } from "./searched.ts";

/** Looks through everything that visitors may read now. */
export async function searchSite(
  searched: Searched,
  { q, language, isAsTyped, ...range }: SiteSearch,
  scope?: SearchScope,
): Promise<SiteResults> {
  const { store, documents, at } = searched;
  const opened: Opened = { store, scope: scope ?? (await store.readScope(scopeOf(searched))) };
  const { terms, corrected } = isAsTyped
    ? { terms: readQuery(q), corrected: [] }
    : await correctQuery(q, opened.scope, store);
  const school = documents.school.document as PageDocument<"school">;
  const { texts, total, isCut, level, used, isPartial } = await findBest(opened, q, terms, range);
  const entries = await findEntries(store, texts, at);
  const offered = languagesOf(school.languages);
  // Parents read on in the language that they typed, or else in that of the page.
  const wanted = writtenIn(q) === "hi" ? "hi" : language;
  const [preferred = language, ...others] = offered.toSorted(
    (one, other) => Number(other === wanted) - Number(one === wanted),
  );
  const findTerm = createFindTerm(used, level);
  const lacked = new Set(terms.filter((term) => !used.includes(term)));
  const sources = texts.flatMap((text) => {
    const source = sourceOf(text, entries, documents);
    if (!source) return [];
    const { read, ...shown } = source;
    const own = read(preferred);
    const versions = [own, ...others.map(read)];
    return [{ shown, own, versions, has: termsIn(versions, findTerm, used) }];
  });
  const lacking = sources.filter(({ has }) => has.size < used.length);
  const pdfTexts = await store.readFileTexts([...new Set(lacking.flatMap(({ own }) => own.pdfs))]);
  const found = sources.map(({ shown, own, versions, has }, place): Found => {
    const pdfs = own.pdfs.map((file) => ({ title: "", text: pdfTexts.get(file) ?? "", pdfs: [] }));
    const counted = [...versions, ...pdfs].map((text) => ({
      text,
      count: termsIn([text], findTerm, used).size,
    }));
    const { text: best } = counted.reduce((one, other) => (other.count > one.count ? other : one));
    if (isPartial && place === 0) {
      const all = has.union(termsIn(pdfs, findTerm, used));
      for (const [index, term] of used.entries()) if (!all.has(index)) lacked.add(term);
    }
    return {
      ...shown,
      language: preferred,
      title: markWords(own.title, findTerm),
      excerpt: excerptAround(best === own ? own.text : lineWithWords(best, findTerm), findTerm),
      isInPdf: pdfs.some((pdf) => pdf === best),
    };
  });
  const leftOut = terms.filter((term) => lacked.has(term)).map(({ words }) => words.join(" "));
  return {
    found,
    total,
    isCut,
    corrected,
    leftOut,
    facts: [
      ...factsFor(terms, ownWords(school)),
      ...factsOfNumbers(terms, school),
      ...factsOfNames(terms, documents.home.document as PageDocument<"home">),
    ],
    answers: readAnswers(terms),
  };
}

/** The details of the school that have a typed number. */
function factsOfNumbers(terms: readonly Term[], { phones, address }: PageDocument<"school">): Fact[] {
  const asked = new Set(terms.flatMap(({ words }) => words));
  const isAsked = (text: string | null) =>
    wordsInOrder(text ?? "").some((word) => asked.has(word) && word.length > 3);
  return [
    ...(phones.some(({ number }) => isAsked(number)) ? (["phone"] as const) : []),
    ...(isAsked(address.postalCode) ? (["address"] as const) : []),
  ];
}

/** The principal, if nothing but words of their name is typed. */
function factsOfNames(terms: readonly Term[], { principalsDesk: { name } }: PageDocument<"home">): Fact[] {
  const names = new Set(searchWords([name.en, name.hi].join(" ")));
  const typed = terms.flatMap(({ words }) => words);
  const isName = typed.some((word) => word.length > 3) && typed.every((word) => names.has(word));
  return isName ? ["principal"] : [];
}

/** The stems of the school's name and town, which parents add to their questions. */
function ownWords({ name, address }: PageDocument<"school">): ReadonlySet<string> {
  const texts = [name, address.city].flatMap(({ en, hi }) => [en ?? "", hi ?? ""]);
  return new Set(searchWords(texts.join(" ")).map(stemOf));
}

/** Which of the terms a text has in some languages. */
const termsIn = (versions: readonly Readable[], findTerm: FindTerm, terms: readonly Term[]) =>
  findTerms(
    versions
      .flatMap(({ title, alias = "", text, labels = [], details = [] }) => [
        ...[title, alias, text],
        ...[...labels, ...details],
      ])
      .join("\n"),
    findTerm,
    terms.length,
  ).found;

/** The text with the words, for a result with the title of the other language. */
const lineWithWords = ({ title, alias = "", text, labels = [] }: Readable, findTerm: FindTerm) =>
  [text, title, alias, ...labels].find((each) => findTerms(each, findTerm, 1).first !== -1) ?? text;
