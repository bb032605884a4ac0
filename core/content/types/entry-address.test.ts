import { expect, it } from "vitest";
import { certificates } from "../../../features/disclosure/content/certificates/certificates.ts";
import {
  copyEntryPath,
  editEntryPath,
  newEntryPath,
  readAskedForm,
  withoutAskedForm,
} from "./entry-address.ts";

const read = (address: string) => {
  const { searchParams } = new URL(address, "https://panel.invalid");
  const asked = readAskedForm(certificates, searchParams);
  return asked && { ...asked, rest: withoutAskedForm(searchParams, asked).toString() };
};

const NOTHING = { id: undefined, values: {}, field: undefined };

it.each([
  [newEntryPath(certificates, {}), { isNew: true }],
  [newEntryPath(certificates, { kind: "fire safety" }), { isNew: true, values: { kind: "fire safety" } }],
  [newEntryPath(certificates, { password: "x" }), { isNew: true, rest: "view=cards&password=x" }],
  [copyEntryPath(certificates, "c1"), { isNew: true, id: "c1" }],
  [editEntryPath(certificates, "c1", "file"), { isNew: false, id: "c1", field: "file" }],
])("%s opens a form and is replaced by the address of the list", (address, asked) => {
  expect(read(address)).toEqual({ ...NOTHING, rest: "view=cards", ...asked });
});

it("other addresses open no form, and a filter gives a new entry no values", () => {
  expect(read("/admin/certificates?view=table&kind=fire+safety")).toBeUndefined();
  expect(read("/admin/certificates?edit=")).toBeUndefined();
  expect(read("/admin/certificates?edit=c1&kind=other")?.rest).toBe("kind=other");
});
