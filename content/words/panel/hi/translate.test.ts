import { readdir } from "node:fs/promises";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AUDIT_ACTIONS, AUDIT_TYPES } from "../../../audit-contract.ts";
import { PAGE_LABELS } from "../../../navigation.ts";
import type { PageDeclaration, PageField, PageFields } from "../../../pages/define-page.ts";
import { pages } from "../../../pages/index.ts";
import { documentErrors, pageSchema } from "../../../pages/page-schema.ts";
import { announcementSchema } from "../../../resources/announcement.ts";
import { checkEntry } from "../../../resources/check-entry.ts";
import type { Field, Resource } from "../../../resources/define-resource.ts";
import { resourceList } from "../../../resources/index.ts";
import * as uploadRules from "../../../upload-rules.ts";
import { endsAsHindi, isHindi } from "./is-hindi.ts";
import { AUDIT } from "./sentences/audit.ts";
import { HINTS } from "./sentences/hints.ts";
import { LABELS } from "./sentences/labels.ts";
import { NAMES } from "./sentences/names.ts";
import { OUTCOMES } from "./sentences/outcomes.ts";
import { RULES } from "./sentences/rules.ts";
import { SERVER_ANSWERS } from "./sentences/server-answers.ts";
import { translate } from "./translate.ts";

const pageList: readonly PageDeclaration[] = Object.values(pages);

/** Each with what it is translated to, so that a failing test shows both. */
const notHindi = (sentences: Iterable<string>) =>
  [...new Set(sentences)]
    .map((sentence) => `${sentence} → ${translate(sentence)}`)
    .filter((pair) => !isHindi(pair.slice(pair.indexOf(" → ") + 3)));

const withoutEnd = (sentences: Iterable<string>) =>
  [...new Set(sentences)].map(translate).filter((hindi) => !endsAsHindi(hindi));

const labelsOf = (field: Field): string[] => [
  field.label,
  ...(field.kind === "value" ? (field.options ?? []).map(String) : []),
];

const namesOf = ({ singular, screen, fields }: Resource): string[] => [
  singular,
  screen.link,
  screen.plural,
  ...Object.values(fields).flatMap(labelsOf),
];

const rulesOf = (field: Field): string[] =>
  field.kind === "value"
    ? []
    : [
        ...(field.required === undefined ? [] : [field.required]),
        uploadRules.tooLargeMessage(field.rule),
        uploadRules.wrongTypeMessage(field.rule),
      ];

function describePageField(field: PageField): { labels: string[]; hints: string[] } {
  const parts = "fields" in field ? Object.values<PageField>(field.fields).map(describePageField) : [];
  const options = "options" in field ? (field.options ?? []).map(({ label }) => label) : [];
  const item = field.kind === "list" ? [field.item] : [];
  return {
    labels: [field.label, ...options, ...item, ...parts.flatMap(({ labels }) => labels)],
    hints: [...(field.hint === undefined ? [] : [field.hint]), ...parts.flatMap(({ hints }) => hints)],
  };
}

const describePage = ({ title, fields }: PageDeclaration) => {
  const described = Object.values(fields).map(describePageField);
  return {
    labels: [title, ...described.flatMap(({ labels }) => labels)],
    hints: described.flatMap(({ hints }) => hints),
  };
};

const NONSENSE = [
  undefined,
  null,
  "",
  7,
  -1,
  1e12,
  true,
  {},
  ["a", "b"],
  Array(2).fill("01999999-0000-7000-8000-000000000000"),
  "nonsense",
  "x".repeat(101_000),
  "a\u0000b",
];

/** Fields that are right, each by itself, and do not go together. */
const CONTRADICTIONS: Readonly<Record<string, readonly Record<string, string | null>[]>> = {
  notices: [
    { publishAt: "2026-11-18T01:30:00.000Z", expiresAt: "2026-11-17T01:30:00.000Z" },
    { eventFrom: null, eventTo: "2026-11-17" },
    { eventFrom: "2026-11-18", eventTo: "2026-11-17" },
  ],
  events: [
    { startsOn: "2026-11-15", endsOn: "2026-11-14" },
    { startsOn: "2026-11-15", endsOn: "2028-11-15" },
    { startsAt: null, endsAt: "09:00" },
    { endsOn: null, startsAt: "09:00", endsAt: "09:00" },
  ],
};

/** What a form or a client hears of an entry in which every field is wrong, or that contradicts itself. */
const errorsOfEntries = (resource: Resource): string[] => [
  ...(["create", "update"] as const).flatMap((mode) =>
    NONSENSE.flatMap((wrong) => {
      const sent = Object.fromEntries(Object.keys(resource.fields).map((name) => [name, wrong]));
      const { errors, message } = checkEntry(resource, mode, sent, () => false);
      return [...Object.values(errors), ...(message === undefined ? [] : [message])];
    }),
  ),
  ...(CONTRADICTIONS[resource.name] ?? []).flatMap((values) => Object.values(resource.rules?.(values) ?? {})),
];

/** Wrong values of a page's field, each of which breaks another rule. */
function wrongValues(field: PageField): unknown[] {
  const texts = NONSENSE.flatMap((wrong) => [{ en: wrong }, { hi: wrong }]);
  switch (field.kind) {
    case "bilingual":
      return [...NONSENSE, ...texts];
    case "lines":
      return [...NONSENSE, ...texts, { en: Array(100).fill("x") }, { en: ["x".repeat(1000)] }];
    case "picture":
      return [
        ...NONSENSE,
        { file: "x", alt: {} },
        ...texts.map((alt) => ({ file: "x", alt, focus: alt })),
        OUTSIDE,
      ];
    case "choices":
      return [...NONSENSE, ["nonsense"]];
    case "list": {
      const items = wrongDocuments(field.fields);
      return [
        ...NONSENSE,
        ...items.map((item) => [item]),
        Array(field.maximum + 1).fill({ id: "twice" }),
        [{ id: "!" }],
      ];
    }
    case "group":
      return [...NONSENSE, ...wrongDocuments(field.fields)];
    default:
      return [...NONSENSE, "https://example.com"];
  }
}

const OUTSIDE = { file: "x", alt: { en: "x" }, focus: { x: -5, y: 500 } };

const wrongDocuments = (fields: PageFields): Record<string, unknown>[] => [
  { unknownField: 1 },
  ...Object.entries(fields).flatMap(([name, field]) =>
    wrongValues(field).map((wrong) => ({ [name]: wrong })),
  ),
];

const errorsOfDocuments = (page: PageDeclaration): string[] =>
  wrongDocuments(page.fields).flatMap((document) => {
    const { error } = pageSchema(page).safeParse(document);
    return error ? Object.values(documentErrors(error)) : [];
  });

/** More than any list of a request may have. */
const TOO_MANY = Array(25_000).fill("x");

/** Wrong values of what a request holds, down to the parts of its lists. */
function wrongParts(schema: unknown): unknown[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return wrongParts(schema.unwrap());
  }
  if (schema instanceof z.ZodPipe) return wrongParts(schema.in);
  if (schema instanceof z.ZodArray) {
    return [...NONSENSE, [], TOO_MANY, ...wrongParts(schema.element).map((part) => [part])];
  }
  if (!(schema instanceof z.ZodObject)) return NONSENSE;
  const parts = Object.entries(schema.shape).flatMap(([name, part]) =>
    wrongParts(part).map((wrong) => ({ [name]: wrong })),
  );
  return [...NONSENSE, ...parts];
}

const errorsOf = (schema: z.ZodType): string[] => [
  ...new Set(
    wrongParts(schema).flatMap(
      (wrong) => schema.safeParse(wrong).error?.issues.map(({ message }) => message) ?? [],
    ),
  ),
];

describe.each(resourceList.map((resource) => [resource.name, resource] as const))("%s", (_name, resource) => {
  it("has Hindi names, labels and options", () => {
    expect(notHindi(namesOf(resource))).toEqual([]);
  });

  it("reports and asks in Hindi", () => {
    const messages = [
      ...Object.values(resource.messages),
      ...Object.values(resource.fields).flatMap(rulesOf),
    ];
    expect(notHindi(messages)).toEqual([]);
    expect(withoutEnd(messages)).toEqual([]);
  });

  it("refuses in Hindi whatever is wrong with an entry", () => {
    const errors = errorsOfEntries(resource);
    expect(errors.length).toBeGreaterThan(20);
    expect(notHindi(errors)).toEqual([]);
    expect(withoutEnd(errors)).toEqual([]);
  });

  it("is not found in Hindi", () => {
    expect(notHindi([`${resource.singular} not found`])).toEqual([]);
  });
});

describe.each(pageList.map((page) => [page.name, page] as const))("the page %s", (_name, page) => {
  it("has Hindi labels, options and hints", () => {
    const { labels, hints } = describePage(page);
    expect(notHindi([...labels, ...hints])).toEqual([]);
    expect(withoutEnd(hints.filter((hint) => hint.endsWith(".")))).toEqual([]);
  });

  it("refuses in Hindi whatever is wrong with its document", () => {
    const errors = errorsOfDocuments(page).filter(
      (message) => !message.endsWith("is not a field of this page"),
    );
    expect(errors.length).toBeGreaterThan(20);
    expect(notHindi(errors)).toEqual([]);
    expect(withoutEnd(errors)).toEqual([]);
  });
});

const menuLabels = [...Object.values(PAGE_LABELS)];

it("menus, and what the audit log tells, are in Hindi", () => {
  const logged = [...Object.values(AUDIT_ACTIONS), ...Object.values(AUDIT_TYPES), "Order"];
  expect(notHindi([...menuLabels, ...logged])).toEqual([]);
});

const CONTENT = path.resolve(import.meta.dirname, "../../..");
const contracts = (await readdir(CONTENT)).filter((file) => file.endsWith("-contract.ts"));

/** Everything that a request is checked against, of every contract; what answers are made of says nothing of its own. */
const schemasOf = async (file: string): Promise<z.ZodType[]> =>
  Object.values<unknown>(await import(path.join(CONTENT, file))).filter(
    (value) => value instanceof z.ZodType,
  );

const errorsOfForms = [announcementSchema, ...(await Promise.all(contracts.map(schemasOf))).flat()].flatMap(
  errorsOf,
);

it("other forms refuse in Hindi, too", () => {
  expect(errorsOfForms).toContain("There are no photos");
  expect(notHindi(errorsOfForms)).toEqual([]);
  expect(withoutEnd(errorsOfForms)).toEqual([]);
});

it("a name in the middle of a sentence is found without its capital letter", () => {
  expect(translate("top students")).toBe("मेधावी विद्यार्थी");
});

it("a field for the Hindi of another is named after it", () => {
  expect(translate("Designation in Hindi")).toBe("पदनाम (हिंदी में)");
  expect(translate("Title in Hindi must be at most 200 characters")).toBe(
    "शीर्षक (हिंदी में) अधिकतम 200 अक्षरों में लिखें।",
  );
});

it("large numbers are grouped as in India, years are not", () => {
  expect(translate("First instalment must be a whole number from 0 to 100000000")).toBe(
    "प्रथम किस्त: 0 से 10,00,00,000 तक की पूर्ण संख्या लिखें।",
  );
  expect(translate("Year must be a whole number from 1800 to 2100")).toBe(
    "वर्ष: 1800 से 2100 तक की पूर्ण संख्या लिखें।",
  );
});

it("one entry and several have the right forms", () => {
  expect(translate("1 entry deleted. 5 entries could not be deleted. 1 entry was there no more.")).toBe(
    "1 प्रविष्टि हटाई गई। 5 प्रविष्टियाँ हटाई नहीं जा सकीं। 1 प्रविष्टि अब नहीं थी।",
  );
});

it("what nobody has translated stays as it is", () => {
  for (const sentence of ["", "Anjali Verma", "constructor", "toString", "Notice deleted. Then it rained."]) {
    expect(translate(sentence)).toBe(sentence);
  }
});

it.each([
  ["Name is not a field of this form", "Name"],
  ["No file was sent for Class", "Class"],
  ["students has no pictures called Picture", "Picture"],
])("%s: what was typed stays as it was", (sentence, typed) => {
  expect(translate(sentence)).toContain(typed);
  expect(translate(sentence)).not.toBe(sentence);
});

it("no sentence stands in two tables", () => {
  const keys = [NAMES, LABELS, HINTS, OUTCOMES, RULES, AUDIT, SERVER_ANSWERS].flatMap(Object.keys);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it("no declaration has lost a sentence that is still translated", () => {
  const said = [
    ...resourceList.flatMap((resource) => [...namesOf(resource), ...Object.values(resource.messages)]),
    ...pageList.flatMap((page) => [...describePage(page).labels, ...describePage(page).hints]),
    ...resourceList.flatMap(errorsOfEntries),
    ...pageList.flatMap(errorsOfDocuments),
    ...menuLabels,
    ...Object.values(AUDIT_TYPES),
    ...resourceList.flatMap(({ fields }) => Object.values(fields).flatMap(rulesOf)),
    ...errorsOfForms,
  ].join("\n");
  const tables = [NAMES, LABELS, HINTS, OUTCOMES, RULES].flatMap(Object.keys);
  expect(tables.filter((sentence) => !said.includes(sentence))).toEqual([]);
});
