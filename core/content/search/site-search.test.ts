import { expect, test } from "vitest";
import { pages } from "../../../features/pages.ts";
import { resourceList } from "../../../features/types.ts";
import { emptyValues } from "../pages/page-schema.ts";
import {
  readEntry,
  readPage,
  readSection,
  searchedFields,
  searchedResources,
  writtenSections,
} from "./site-search.ts";

const blocks = searchedResources.find(({ name }) => name === "blocks");

test.each(searchedResources)("the search uses only public fields of $name", (resource) => {
  const isPublic = (name: string) => (resource.publicFields as readonly string[]).includes(name);
  expect(searchedFields(resource).filter((name) => !isPublic(name))).toEqual([]);
  expect(resource.visitorsMay).toBe("read");
});

test("students and enquiries are not searched", () => {
  const searched = searchedResources.map(({ name }) => name);
  expect(resourceList.map(({ name }) => name)).toEqual(expect.arrayContaining(["students", "contacts"]));
  for (const name of ["students", "contacts"]) expect(searched).not.toContain(name);
});

test("a post is indexed in the language of the page, without Markdown, pictures and addresses", () => {
  if (!blocks) throw new Error("Posts are searched");
  const post = {
    title: "A day out",
    titleHi: "एक दिन",
    description: "We went.",
    content: "## To the river\n\n![x](picture:1) **Early**, see [the map](https://maps.example/x).",
    autherName: "Meera",
  };
  expect(readEntry(blocks, post, "en")).toEqual({
    title: "A day out",
    text: "We went.\nTo the river\n\n Early, see the map.\nMeera",
    pdfs: [],
    labels: ["Blog post"],
  });
  expect(readEntry(blocks, post, "hi").title).toBe("एक दिन");
  expect(readEntry(blocks, post, "hi").text).toContain("We went.");
});

test("the PDFs of a page are those of the sections that it shows", () => {
  const name = `${"0".repeat(32)}.pdf`;
  const empty = emptyValues(pages.parents.fields);
  const emptyItem = emptyValues(pages.parents.fields.forms.fields.items.fields);
  const document = {
    ...empty,
    forms: { ...(empty.forms as object), items: [{ ...emptyItem, pdf: { file: name } }] },
  };
  expect(readPage("parents", document, "en").pdfs).toEqual([name]);
  expect(readPage("parents", { ...document, hiddenSections: ["forms"] }, "en").pdfs).toEqual([]);
  expect(readSection("parents", "forms", document, "en").pdfs).toEqual([name]);
  expect(readSection("parents", "books", document, "en").pdfs).toEqual([]);
});

test("a page is indexed field by field, with the other language where one is missing", () => {
  const text = (en: string | null, hi: string | null) => ({ en, hi });
  const document = {
    ...emptyValues(pages.fees.fields),
    head: {
      line: text("For this year", null),
      searchTitle: text("Unseen", null),
      searchDescription: text("Unseen", null),
    },
    rows: [{ id: "1", grade: text("Nursery", "नर्सरी") }],
    notes: { en: ["Pay by card."], hi: [] },
  };
  expect(readPage("fees", document, "en")).toEqual({
    title: "Fees",
    alias: "Fee Structure",
    text: "For this year\nNursery\nPay by card.",
    labels: ["fee"],
    details: [],
    pdfs: [],
  });
  expect(readPage("fees", document, "hi")).toEqual({
    title: "शुल्क",
    alias: "शुल्क विवरण",
    text: "For this year\nनर्सरी\nPay by card.",
    labels: ["fee"],
    details: [],
    pdfs: [],
  });
});

test("the sections of a page with content, and the kind of a calendar entry, find it as its title does", () => {
  const events = searchedResources.find(({ name }) => name === "events");
  if (!events) throw new Error("Events are searched");
  const document = emptyValues(pages.parents.fields);
  expect(writtenSections("parents", document)).toEqual([]);
  const uniform = { ...(document.uniform as object), line: { en: "White shirt", hi: null } };
  const written = { ...document, uniform };
  expect(writtenSections("parents", written)).toEqual(["uniform"]);
  expect(readSection("parents", "uniform", written, "en")).toMatchObject({
    title: "Uniform",
    text: "White shirt",
    labels: ["Parents"],
  });
  expect(readPage("parents", written, "en").details).toContain("Uniform");
  const holi = { title: "Holi", kind: "holiday", startsOn: "2027-03-22", endsOn: "2027-03-23" };
  expect(readEntry(events, holi, "hi")).toMatchObject({
    labels: ["अवकाश"],
    details: ["22 मार्च 2027", "23 मार्च 2027"],
  });
});
