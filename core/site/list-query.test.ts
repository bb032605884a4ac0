import { expect, test } from "vitest";
import { listAddress, MAX_QUERY, readListQuery } from "./list-query.ts";

const read = (query: string) => readListQuery(new URLSearchParams(query));

test.each([
  ["", { q: "", page: 1 }],
  ["q=+Sharma+&page=3", { q: "Sharma", page: 3 }],
  ["page=0", { q: "", page: 1 }],
  ["page=-5", { q: "", page: 1 }],
  ["page=two", { q: "", page: 1 }],
  ["page=99999999999999", { q: "", page: 100_000 }],
  ["q=a%00b", { q: "ab", page: 1 }],
])("the query '%s' asks for %o", (query, asked) => {
  expect(read(query)).toEqual(asked);
});

test("cuts a search to the limit, never in the middle of a character", () => {
  const { q } = read(`q=${"x".repeat(MAX_QUERY - 1)}${encodeURIComponent("😀")}`);
  expect(q).toHaveLength(MAX_QUERY);
  expect(q.isWellFormed()).toBe(true);
});

test.each([
  ["", 1, "/students"],
  ["राधिका", 1, "/students?q=%E0%A4%B0%E0%A4%BE%E0%A4%A7%E0%A4%BF%E0%A4%95%E0%A4%BE"],
  ["", 2, "/students?page=2"],
  ["a&b", 2, "/students?q=a%26b&page=2"],
])("the address of '%s', page %i, is %s", (q, page, address) => {
  expect(listAddress("/students", { q, page })).toBe(address);
});
