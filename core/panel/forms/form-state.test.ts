import { expect, it } from "vitest";
import { placeErrors } from "./form-state.ts";

it("shows an error at its field, and at the end of the form if there is no such field", () => {
  const errors = { name: "Name is required", files: "Too large", total: "Too many" };
  expect(placeErrors(errors, new Set(["name", "other"]))).toEqual({
    atFields: { name: "Name is required" },
    others: "Too large Too many",
  });
  expect(placeErrors({ name: "Name is required" }, new Set(["name"])).others).toBeUndefined();
});
