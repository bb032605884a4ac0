import { expect, it } from "vitest";
import { galleries } from "../../../features/galleries/content/galleries.ts";
import { checkForm } from "./check-form.ts";

const bodyOf = (values: Readonly<Record<string, string>>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ title: "", description: "", titleHi: "", ...values }))
    body.set(name, value);
  return body;
};

it("a form of a type without required fields is refused if nothing is entered", () => {
  const { message, errors } = checkForm(galleries, undefined, bodyOf({}), { images: [] });
  expect(message).toMatch(/^Nothing is entered yet/);
  expect(errors).toEqual({ title: message });
  expect(
    checkForm(galleries, undefined, bodyOf({ titleHi: "खेल दिवस" }), { images: [] }).message,
  ).toBeUndefined();
  expect(checkForm(galleries, undefined, bodyOf({}), { images: ["/a.jpg"] }).message).toBeUndefined();
});
