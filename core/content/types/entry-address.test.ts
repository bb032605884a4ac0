import { expect, it } from "vitest";
import { resources } from "../../../features/types.ts";
import {
  copyEntryPath,
  editEntryPath,
  newEntryPath,
  readAskedForm,
  withoutAskedForm,
} from "./entry-address.ts";

const { events } = resources;

const read = (address: string) => {
  const { searchParams } = new URL(address, "https://panel.invalid");
  const asked = readAskedForm(events, searchParams);
  return asked && { ...asked, rest: withoutAskedForm(searchParams, asked).toString() };
};

const NOTHING = { id: undefined, values: {}, field: undefined };

it.each([
  [newEntryPath(events, {}), { isNew: true }],
  [newEntryPath(events, { kind: "exam" }), { isNew: true, values: { kind: "exam" } }],
  [newEntryPath(events, { password: "x" }), { isNew: true, rest: "view=cards&password=x" }],
  [copyEntryPath(events, "c1"), { isNew: true, id: "c1" }],
  [editEntryPath(events, "c1", "title"), { isNew: false, id: "c1", field: "title" }],
])("%s opens a form and is replaced by the address of the list", (address, asked) => {
  expect(read(address)).toEqual({ ...NOTHING, rest: "view=cards", ...asked });
});

it("other addresses open no form, and a filter gives a new entry no values", () => {
  expect(read("/admin/calendar?view=table&kind=exam")).toBeUndefined();
  expect(read("/admin/calendar?edit=")).toBeUndefined();
  expect(read("/admin/calendar?edit=c1&kind=other")?.rest).toBe("kind=other");
});
