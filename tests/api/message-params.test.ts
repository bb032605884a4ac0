import { expect, it } from "vitest";
import { contentTypes } from "./entries.ts";
import { startApi } from "./start-api.ts";

const api = await startApi();
const { notices, blocks, contacts, students } = contentTypes;

it("an error has its English message, id and parameters, for each field too", async () => {
  const form = [["title", "x".repeat(201)]] as const;
  const { status, body } = await api.post(notices.create, { token: api.token, form });
  expect([status, body]).toEqual([
    400,
    {
      success: false,
      message: "Title must be at most 200 characters",
      id: "validation_failed",
      params: { reason: "too_long", label: "Title", labelHi: "शीर्षक", maximum: 200 },
      errors: { title: "Title must be at most 200 characters", description: "Description is required" },
      errorParams: {
        title: { id: "too_long", params: { label: "Title", labelHi: "शीर्षक", maximum: 200 } },
        description: { id: "required", params: { label: "Description", labelHi: "विवरण" } },
      },
    },
  ]);
});

it.each([
  ["the sentence for a whole form", students.create, { reason: "fill_required" }],
  [
    "a sentence with a full stop",
    blocks.create,
    { reason: "required_full_stop", label: "Title", labelHi: "शीर्षक" },
  ],
])("%s has its id", async (_what, path, params) => {
  const { body } = await api.post(path, { token: api.token, form: [["section", "A"]].slice(1) as [] });
  expect(body.params).toEqual(params);
});

it("a 404 and a refused query have parameters", async () => {
  const gone = await api.remove(notices.remove("01999999-0000-7000-8000-000000000000"), { token: api.token });
  expect(gone.body).toMatchObject({
    message: "Notice not found",
    params: { label: "Notice", labelHi: "सूचना" },
  });
  const query = await api.get(`${notices.list}?limit=many`);
  expect(query.body).toMatchObject({
    errors: { limit: "must be a whole number from 0 to 999999999" },
    errorParams: { limit: { id: "value_not_up_to", params: { maximum: 999_999_999 } } },
  });
  const unknown = await api.post(contacts.create, { json: { name: "Asha", age: 7 } });
  expect(unknown.body.errorParams).toEqual({ age: { id: "not_a_field_of_form", params: { name: "age" } } });
});

it("an error that needs no parameters has none", async () => {
  const { body } = await api.get(contacts.list);
  expect(body).toEqual({ success: false, message: "Please log in to do this", id: "login_needed" });
});
