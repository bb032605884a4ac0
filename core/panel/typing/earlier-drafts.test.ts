import { expect, it } from "vitest";
import { readEarlier } from "./earlier-drafts.ts";

const UPDATED_AT = "2026-11-18T10:00:00.000Z";

it("reads drafts of pages, posts, forms and answers of earlier versions", () => {
  const page = { document: { session: "2027-28" }, files: {}, basedOn: UPDATED_AT, base: { session: null } };
  expect(readEarlier(page)).toEqual({
    values: { session: "2027-28" },
    files: {},
    base: { document: { session: null }, updatedAt: UPDATED_AT },
  });
  const post = { document: { text: "New", before: "Old" }, files: {}, basedOn: UPDATED_AT };
  expect(readEarlier(post)).toMatchObject({
    values: { content: "New" },
    base: { texts: { content: "Old" }, updatedAt: UPDATED_AT },
  });
  const rest = { base: { _id: "1" }, choices: { images: [] } };
  expect(readEarlier({ texts: { title: "Picnic" }, rest, isCancelled: true })).toEqual({
    values: { title: "Picnic" },
    base: { _id: "1" },
    files: { images: [] },
    isCancelled: true,
  });
  const announcement = { text: null, updatedAt: null };
  expect(readEarlier({ texts: { content: "Open" }, rest: announcement })).toEqual({
    values: { content: "Open" },
    base: announcement,
  });
  expect(readEarlier({ texts: { text: "A note" }, rest: null }).values).toEqual({ text: "A note" });
  expect(readEarlier({ way: "call", note: "Rang twice" })).toEqual({
    values: { way: "call", note: "Rang twice" },
  });
});
