import { describe, expect, it } from "vitest";
import type { Message } from "../../../../core/content/messages/message.ts";
import { fromApi } from "../../../../core/words/panel/hi/write-message.ts";
import { contentTypes, createEntry } from "../../../../tests/api/entries.ts";
import { savePage, text } from "../../../../tests/api/save-page.ts";
import { startApi } from "../../../../tests/api/start-api.ts";

const api = await startApi();
const THE_LIBRARYS_WORDS = /Invalid|Too (?:big|small)|expected|received|Unrecognized/;

describe("invalid requests that no form sends are refused with translated messages:", () => {
  it.each([
    [
      "a text instead of an object",
      { tableHeading: "Fees" },
      { tableHeading: "This field must be an object" },
    ],
    ["a number instead of a text", { tableHeading: { en: 5 } }, { "tableHeading.en": /must be text$/ }],
    ["a text instead of a list", { rows: "none" }, { rows: "This field must be a list" }],
    [
      "an unknown part",
      { tableHeading: { ...text("Fees"), fr: "x" } },
      { "tableHeading.fr": "fr is not a field of this page" },
    ],
  ])("a page with %s", async (_name, document, errors) => {
    const { status, body } = await savePage(api, "fees", document);
    expect(status).toBe(400);
    for (const [field, message] of Object.entries(errors)) expect(body.errors[field]).toMatch(message);
    for (const [field, message] of Object.entries<string>(body.errors)) {
      expect(message).not.toMatch(THE_LIBRARYS_WORDS);
      expect(fromApi(body.errorParams[field], message)).not.toBe(message);
    }
  });

  it.each([
    [{}, "Type the roll number of the student"],
    [{ confirm: 5 }, "Type the roll number of the student"],
    [{ confirm: "x".repeat(201) }, "must be at most 200 characters"],
    [{ confirm: "1", more: 1 }, "more is not a field of this form"],
  ])("forgetting a student with %j", async (json, message) => {
    const { _id } = await createEntry(api, contentTypes.students);
    const answer = await api.remove(`/students/${_id}/forget`, { token: api.token, json });
    expect([answer.status, Object.values(answer.body.errors)]).toEqual([400, [message]]);
    const [answered] = Object.values<Message>(answer.body.errorParams);
    expect(fromApi(answered, message)).not.toBe(message);
  });
});

it("a link with a line break or a blank is refused", async () => {
  for (const address of [
    "https://school.example/a\nb",
    "https://school.example/a b",
    "https://\tschool.example",
  ]) {
    const page = await savePage(api, "school", { social: { facebook: address } });
    expect([page.status, Object.values(page.body.errors)]).toEqual([
      400,
      [expect.stringMatching(/must be a web address such as/)],
    ]);
    const json = { content: "Welcome", link: address };
    expect((await api.post("/texts/set", { token: api.token, json })).status).toBe(400);
  }
});

it("an album may name each of more than 500 pictures in a field of its own", async () => {
  const { galleries } = contentTypes;
  const { _id, images } = await createEntry(api, galleries);
  const keep = Array.from({ length: 600 }, () => ["keep", ""] as const);
  const form = [...(images as string[]).map((name) => ["keep", name] as const), ...keep];
  expect((await api.put(galleries.update(_id), { token: api.token, form })).status).toBe(200);
  const titles = Array.from({ length: 501 }, () => ["title", "x"] as const);
  expect((await api.put(galleries.update(_id), { token: api.token, form: titles })).status).toBe(413);
});
