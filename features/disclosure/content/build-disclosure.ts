import type { Bilingual } from "../../../core/content/pages/define-page.ts";
import type { PageName } from "../../../core/content/pages/page-names.ts";
import { formatNumber } from "../../../core/content/text/format-number.ts";
import type { Words } from "../../../core/words/en.ts";
import type { Language } from "../../../core/words/languages.ts";
import type { School } from "../../school/content/exports.ts";
import type { ShownCertificate } from "./certificates/certificate-states.ts";
import { type DisclosedDocument, describeCertificates } from "./certificates/shown-certificates.ts";
import type { DisclosurePage } from "./disclosure.ts";
import { type ResultTable, resultTables } from "./result-tables.ts";

type AnyText = Bilingual | string;
type SectionName = keyof Words["disclosure"]["sections"];
type FactName = keyof Words["disclosure"]["facts"];

/** The place of a fact in the panel: a field of a page, or the screen of a content type. */
export type FactPlace = { page: PageName; field: string } | { type: "committee" | "events" };

export interface DisclosureFact {
  /** Unique in its section. */
  id: string;
  label: AnyText;
  /** Line by line. */
  value: readonly AnyText[];
  /** The first line consists of paragraphs. */
  isLong?: true;
  /** A path of the site without its language, or a web address. */
  link?: { text: string; href: string };
  place: FactPlace;
}

export interface DisclosureSection {
  id: SectionName;
  /** A, B, C, without the sections that the school hides. */
  letter: string;
  heading: Bilingual;
  line: Bilingual;
  /** Facts without a value are missing: nobody has written them yet. */
  facts: readonly DisclosureFact[];
  documents: readonly DisclosedDocument[];
  tables: readonly ResultTable[];
}

/** The stored data of the page. */
export interface DisclosureSources {
  document: DisclosurePage;
  school: School;
  principal: Record<"name" | "qualification", Bilingual>;
  committee: readonly { name: string; designation: string }[];
  certificates: readonly ShownCertificate[];
  /** The paths of the pages that have something to show. */
  filledPaths: ReadonlySet<string>;
  today: string;
}

/** The published facts, section by section. The page, its PDF and the panel show the same. */
export function buildDisclosure(
  sources: DisclosureSources,
  words: Words,
  language: Language,
): DisclosureSection[] {
  const { document } = sources;
  const tools = { ...sources, words, language, fact: factMaker(words) };
  const content: Record<SectionName, Partial<DisclosureSection>> = {
    general: { facts: generalFacts(tools) },
    documents: { documents: describeCertificates(tools) },
    academics: { facts: academicFacts(tools), tables: resultTables(document.academics, words) },
    staff: { facts: staffFacts(tools) },
    infrastructure: { facts: infrastructureFacts(tools) },
  };
  const names = Object.keys(content) as SectionName[];
  return names
    .filter((name) => !document.hiddenSections.includes(name))
    .map((id, index) => {
      const { heading, line } = document[id];
      return {
        id,
        letter: String.fromCodePoint(65 + index),
        heading,
        line,
        facts: [],
        documents: [],
        tables: [],
        ...content[id],
      };
    });
}

/** Whether somebody has written the fact. */
export const isKnown = ({ value, link }: DisclosureFact) => value.length > 0 || link !== undefined;

type Written = AnyText | number | null;

interface Tools extends DisclosureSources {
  words: Words;
  language: Language;
  fact: ReturnType<typeof factMaker>;
}

const factMaker =
  ({ disclosure }: Words) =>
  (
    id: FactName,
    page: PageName,
    field: string,
    written: Written,
    details: Pick<DisclosureFact, "isLong" | "link"> = {},
  ): DisclosureFact => ({
    id,
    label: disclosure.facts[id],
    value: textsOf(written),
    place: { page, field },
    ...details,
  });

function textsOf(written: Written): AnyText[] {
  if (written === null || written === "") return [];
  if (typeof written === "number") return [formatNumber(written)];
  return typeof written === "string" || written.en || written.hi ? [written] : [];
}

/** The address in one line, in each language that has one. */
function addressOf({ address: { street, locality, city, state, postalCode } }: School): Bilingual {
  const inOne = (language: Language) => {
    const parts = [street, locality, city, state].flatMap((part) => part[language] ?? []);
    return parts.length > 0 ? [parts.join(", "), postalCode].filter(Boolean).join(" – ") : null;
  };
  return { en: inOne("en"), hi: inOne("hi") };
}

const generalFacts = ({ document: { general }, school, principal, fact }: Tools): DisclosureFact[] => [
  fact("name", "school", "name", school.name),
  fact("board", "disclosure", "general.board", general.board),
  fact("affiliationNumber", "disclosure", "general.affiliationNumber", general.affiliationNumber),
  fact("schoolCode", "disclosure", "general.schoolCode", general.schoolCode),
  fact("society", "disclosure", "general.society", general.society),
  fact("address", "school", "address", addressOf(school)),
  fact("principal", "home", "principalsDesk.name", principal.name),
  fact("qualification", "home", "principalsDesk.qualification", principal.qualification),
  fact("email", "school", "email", school.email),
  fact("phones", "school", "phones", school.phones.map(({ number }) => number).join(" · ")),
];

/** A link to a page, if the page has something to show. */
const linkTo = (href: string, text: string, { filledPaths }: Tools): Pick<DisclosureFact, "link"> =>
  filledPaths.has(href) ? { link: { href, text } } : {};

function academicFacts(tools: Tools): DisclosureFact[] {
  const { document, committee, words, fact } = tools;
  const { facts, links } = words.disclosure;
  const { association } = document.academics;
  const members = committee.map(({ name, designation }) => [name, designation].filter(Boolean).join(", "));
  return [
    fact("fees", "fees", "rows", null, linkTo("/fees", links.fees, tools)),
    {
      id: "calendar",
      label: facts.calendar,
      value: [],
      ...linkTo("/calendar", links.calendar, tools),
      place: { type: "events" },
    },
    {
      id: "committee",
      label: facts.committee,
      value: members,
      ...(members.length > 0 && linkTo("/management", links.committee, tools)),
      place: { type: "committee" },
    },
    fact("association", "disclosure", "academics.association", association, { isLong: true }),
  ];
}

/** A class without named sections is one section. */
const countSections = ({ classes }: School) =>
  classes.reduce(
    (sum, { sections }) =>
      sum + Math.max(1, (sections ?? "").split(",").filter((name) => name.trim()).length),
    0,
  );

const TEACHERS = ["pgt", "tgt", "prt", "otherTeachers"] as const;

function staffFacts(tools: Tools): DisclosureFact[] {
  const { document, school, principal, words, fact } = tools;
  const { staff } = document;
  const { disclosure } = words;
  const own = (name: Exclude<keyof typeof staff, "heading" | "line"> & FactName) =>
    fact(name, "disclosure", `staff.${name}`, staff[name]);
  const kinds = TEACHERS.map((kind) => staff[kind]);
  const teachers = kinds.every((number) => number === null)
    ? null
    : kinds.reduce<number>((sum, number) => sum + (number ?? 0), 0);
  const sections = countSections(school);
  const ratio =
    teachers === null || sections === 0
      ? []
      : [
          `${Math.round((teachers / sections) * 10) / 10} : 1`,
          disclosure.ratio(formatNumber(teachers), formatNumber(sections)),
        ];
  return [
    fact("principal", "home", "principalsDesk.name", principal.name),
    own("vicePrincipals"),
    own("headTeachers"),
    fact(
      "teachers",
      "disclosure",
      "staff.pgt",
      teachers,
      teachers === null ? {} : linkTo("/teachers", disclosure.links.teachers, tools),
    ),
    ...TEACHERS.map(own),
    {
      ...(teachers === null
        ? fact("ratio", "disclosure", "staff.pgt", null)
        : fact("ratio", "school", "classes", null)),
      value: ratio,
    },
    own("specialEducators"),
    own("counsellors"),
  ];
}

function infrastructureFacts({ document: { infrastructure }, words, fact }: Tools): DisclosureFact[] {
  const { disclosure: texts } = words;
  const at = (field: string) => `infrastructure.${field}`;
  const describe = (count: number | null, size: number | null) => {
    if (count === null || count === 0 || size === null) return count;
    return count === 1
      ? texts.oneRoom(formatNumber(size))
      : texts.rooms(formatNumber(count), formatNumber(size));
  };
  const rooms = (
    name: "classrooms" | "laboratories" | "computerRooms" | "libraries",
    size: "classroomSize" | "laboratorySize" | "computerRoomSize" | "librarySize",
  ) => fact(name, "disclosure", at(name), describe(infrastructure[name], infrastructure[size]));
  const number = (name: "girlsToilets" | "boysToilets" | "accessibleToilets") =>
    fact(name, "disclosure", at(name), infrastructure[name]);
  const { campusArea, internet, video, otherRooms } = infrastructure;
  return [
    fact(
      "campusArea",
      "disclosure",
      at("campusArea"),
      campusArea === null ? null : texts.squareMetres(formatNumber(campusArea)),
    ),
    rooms("classrooms", "classroomSize"),
    rooms("laboratories", "laboratorySize"),
    rooms("computerRooms", "computerRoomSize"),
    rooms("libraries", "librarySize"),
    ...otherRooms.map((room, index): DisclosureFact => {
      const described = describe(room.number, room.size);
      return {
        id: room.id,
        label: room.name,
        value: described === null ? ["–"] : textsOf(described),
        place: { page: "disclosure", field: at(`otherRooms.${index}`) },
      };
    }),
    fact("internet", "disclosure", at("internet"), internet && (internet === "yes" ? texts.yes : texts.no)),
    number("girlsToilets"),
    number("boysToilets"),
    number("accessibleToilets"),
    fact("video", "disclosure", at("video"), null, {
      ...(video && { link: { href: video, text: texts.links.video } }),
    }),
  ];
}
