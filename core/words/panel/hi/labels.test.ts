import { globSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { announcementSchema } from "../../../../features/announcement/content/announcement.ts";
import { pages } from "../../../../features/pages.ts";
import { resourceList } from "../../../../features/types.ts";
import { endsAsHindi, isHindi } from "../../../../tests/is-hindi.ts";
import type { Call } from "../../../content/api/define-calls.ts";
import { DUTY_NAMES } from "../../../content/api/permissions.ts";
import { decode, inEnglish, message, messageOf } from "../../../content/messages/message.ts";
import type { PageDeclaration, PageField, PageFields } from "../../../content/pages/define-page.ts";
import { documentErrors, pageSchema } from "../../../content/pages/page-schema.ts";
import { menuLabels } from "../../../content/site/public-pages.ts";
import { checkEntry } from "../../../content/types/check-entry.ts";
import type { Field, Resource, ValueField } from "../../../content/types/define-resource.ts";
import { nameOption } from "../../../content/types/option-name.ts";
import { type Label, label } from "../../label.ts";
import { writeMessage } from "./write-message.ts";

const pageList: readonly PageDeclaration[] = Object.values(pages);

const inBoth = (text: string | Label): Label =>
  typeof text === "string" ? label(inEnglish(text), writeMessage(text)) : text;

/** Each with its English, so that a failing test shows both. */
const notHindi = (texts: Iterable<string | Label>) => [
  ...new Set(
    [...texts]
      .map(inBoth)
      .filter(({ hi }) => !isHindi(hi))
      .map(({ en, hi }) => `${en} → ${hi}`),
  ),
];

const withoutEnd = (texts: Iterable<string | Label>) => [
  ...new Set([...texts].map((text) => inBoth(text).hi).filter((hindi) => !endsAsHindi(hindi))),
];

const optionsOf = (field: ValueField): Label[] =>
  (field.options ?? []).map((option) => label(String(option), nameOption(field, String(option), "hi")));

const labelsOf = (field: Field): Label[] => [
  field.label,
  ...(field.shortLabel ? [field.shortLabel] : []),
  ...(field.kind === "value" ? optionsOf(field) : []),
];

const namesOf = ({ singular, screen, fields }: Resource): Label[] => [
  singular,
  screen.link,
  screen.plural,
  ...Object.values(fields).flatMap(labelsOf),
];

const rulesOf = (field: Field): string[] =>
  field.kind === "value"
    ? []
    : [...(field.required === undefined ? [] : [field.required]), field.rule.tooLarge, field.rule.wrongType];

function describePageField(field: PageField): { labels: Label[]; hints: Label[] } {
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

/** Values that are valid alone but contradict each other. */
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
  savedReplies: [{ text: "Dear {}", textHi: "{" }],
};

/** The messages for an entry with only invalid fields, and for contradictory entries. */
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

/** Invalid values of a page field, each for another rule. */
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

/** More items than any list of a request may have. */
const TOO_MANY = Array(25_000).fill("x");

/** Invalid values for every part of a request. */
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
    wrongParts(schema).flatMap((wrong) => schema.safeParse(wrong).error?.issues.map(messageOf) ?? []),
  ),
];

describe.each(resourceList.map((resource) => [resource.name, resource] as const))("%s", (_name, resource) => {
  it("has Hindi names, labels and options", () => {
    expect(notHindi(namesOf(resource))).toEqual([]);
  });

  it("has Hindi results and questions", () => {
    const messages = [
      ...Object.values(resource.messages),
      ...Object.values(resource.fields).flatMap(rulesOf),
    ];
    expect(notHindi(messages)).toEqual([]);
    expect(withoutEnd(messages)).toEqual([]);
  });

  it("has Hindi messages for all validation errors of an entry", () => {
    const errors = errorsOfEntries(resource);
    expect(errors.length).toBeGreaterThan(20);
    expect(notHindi(errors)).toEqual([]);
    expect(withoutEnd(errors)).toEqual([]);
  });

  it("has a Hindi message if not found", () => {
    expect(notHindi([message("not_found", { label: resource.singular })])).toEqual([]);
  });
});

describe.each(pageList.map((page) => [page.name, page] as const))("the page %s", (_name, page) => {
  it("has Hindi labels, options and hints", () => {
    const { labels, hints } = describePage(page);
    expect(notHindi([...labels, ...hints])).toEqual([]);
    expect(withoutEnd(hints.filter((hint) => hint.en.endsWith(".")))).toEqual([]);
  });

  it("has Hindi messages for all validation errors of its document", () => {
    const errors = errorsOfDocuments(page).filter((text) => decode(text)?.id !== "not_a_field_of_page");
    expect(errors.length).toBeGreaterThan(20);
    expect(notHindi(errors)).toEqual([]);
    expect(withoutEnd(errors)).toEqual([]);
  });
});

const labelsOfMenus = Object.values(menuLabels("hi"));

it("menus are in Hindi", () => {
  expect(notHindi(labelsOfMenus)).toEqual([]);
});

it("duties have Hindi names", () => {
  expect(notHindi(Object.values(DUTY_NAMES))).toEqual([]);
});

const ROOT = path.resolve(import.meta.dirname, "../../../..");
const contracts = globSync("{core,features/*}/content/**/*-contract.ts", { cwd: ROOT });

/** All request schemas of a contract file: those of its calls, and others. Response schemas have no messages. */
const schemasOf = async (file: string): Promise<z.ZodType[]> =>
  Object.values<unknown>(await import(path.join(ROOT, file)))
    .flatMap((value) =>
      value instanceof z.ZodType
        ? [value]
        : Object.values<Partial<Call> | null>(Object(value)).flatMap((call) => [
            call?.body,
            call?.query,
            call?.uncheckedBody,
          ]),
    )
    .filter((value) => value instanceof z.ZodType);

const errorsOfForms = [announcementSchema, ...(await Promise.all(contracts.map(schemasOf))).flat()].flatMap(
  errorsOf,
);

it("other forms have Hindi messages as well", () => {
  expect(errorsOfForms.map(inEnglish)).toContain("There are no photos");
  expect(notHindi(errorsOfForms)).toEqual([]);
  expect(withoutEnd(errorsOfForms)).toEqual([]);
});
