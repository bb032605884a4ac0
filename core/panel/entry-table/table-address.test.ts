import { describe, expect, it } from "vitest";
import { contacts } from "../../../features/enquiries/content/contacts.ts";
import { notices } from "../../../features/notices/content/notices.ts";
import { students } from "../../../features/students/content/students.ts";
import {
  isNarrowed,
  narrowingIn,
  nextSort,
  sizeIn,
  sortIn,
  toMatch,
  withParameter,
  writeSort,
} from "./table-address.ts";

const params = (search: string) => new URLSearchParams(search);

describe("the address of a table", () => {
  it("reads an offered page size, or the default", () => {
    expect(sizeIn(params("size=200"))).toBe(200);
    expect(sizeIn(params("size=100000"))).toBe(50);
    expect(sizeIn(params(""))).toBe(50);
  });

  it("reads a column and a direction, and ignores what cannot be sorted", () => {
    expect(sortIn(params("sort=class"), students)).toEqual({ name: "class", isDescending: false });
    expect(sortIn(params("sort=-createdAt"), students)).toEqual({ name: "createdAt", isDescending: true });
    for (const sort of ["", "-", "profilePhoto", "--class", "constructor"]) {
      expect(sortIn(params(`sort=${sort}`), students)).toBeUndefined();
    }
    expect(writeSort({ name: "class", isDescending: true })).toBe("-class");
  });

  it("reads the filters; enquiries have no drafts", () => {
    const search = "q=rao&class=5&section=&isDraft=true&page=2&sort=name";
    expect(narrowingIn(params(search), students)).toEqual({
      q: "rao",
      class: "5",
      isDraft: "true",
      hasLeft: "false",
    });
    expect(narrowingIn(params(search), contacts)).toEqual({ q: "rao" });
    expect(toMatch({ q: "rao", isDraft: "true" })).toEqual({ q: "rao", isDraft: true });
    expect(toMatch({ isDraft: "false" })).toEqual({ isDraft: false });
    expect(toMatch({ class: "5" })).toEqual({ class: "5" });
    expect(narrowingIn(params("lacks=hi"), notices)).toEqual({ lacks: "hi" });
    expect(narrowingIn(params("lacks=hi"), contacts)).not.toHaveProperty("lacks");
    expect(narrowingIn(params("stage=over&category=fees"), notices)).toEqual({
      stage: "over",
      category: "fees",
    });
    expect(narrowingIn(params("stage=over"), students)).not.toHaveProperty("stage");
  });

  it("lists current students, former students or both", () => {
    expect(narrowingIn(params(""), students)).toEqual({ hasLeft: "false" });
    expect(narrowingIn(params("hasLeft=true"), students)).toEqual({ hasLeft: "true" });
    expect(narrowingIn(params("hasLeft=all"), students)).toEqual({});
    expect(narrowingIn(params("hasLeft=true"), notices)).toEqual({});
    expect(toMatch({ hasLeft: "false" })).toEqual({ hasLeft: false });
    expect(isNarrowed(params("page=2"), students)).toBe(false);
    expect(isNarrowed(params("hasLeft=true"), students)).toBe(true);
  });

  it("starts at the first page when a parameter changes", () => {
    expect(String(withParameter(params("view=table&page=3"), "size", "100"))).toBe("view=table&size=100");
    expect(String(withParameter(params("sort=name&page=3"), "sort", undefined))).toBe("");
  });

  it("cycles through ascending, descending and the default order", () => {
    const up = nextSort(undefined, "name");
    expect(up).toEqual({ name: "name", isDescending: false });
    const down = nextSort(up, "name");
    expect(down).toEqual({ name: "name", isDescending: true });
    expect(nextSort(down, "name")).toBeUndefined();
    expect(nextSort(down, "class")).toEqual({ name: "class", isDescending: false });
  });
});
