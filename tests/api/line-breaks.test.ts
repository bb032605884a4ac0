import { expect, it } from "vitest";
import { contentTypes, createCall, createEntry } from "./entries.ts";
import { savePage, text } from "./save-page.ts";
import { startApi } from "./start-api.ts";

const api = await startApi({ withSite: true });
const { notices, contacts } = contentTypes;
const inbox = async () => (await api.get("/contact/all", { token: api.token })).body;

it("a limit counts what was typed, although a form sends each line break as two characters", async () => {
  const description = `${"x".repeat(49)}\n`.repeat(99) + "x".repeat(49);
  expect(description.length).toBe(4999);
  const saved = await createEntry(api, notices, { description: description.replaceAll("\n", "\r\n") });
  expect(saved.description).toBe(description);
  const tooLong = createCall(notices, { description: `${description}\r\nx` });
  expect((await api.post(notices.create, { token: api.token, ...tooLong })).status).toBe(400);
});

it("JSON and the document of a page are stored with LF", async () => {
  const json = { ...contacts.fields, message: "a\r\nb\rc" };
  expect((await api.post("/contact/create", { json })).status).toBe(201);
  expect((await inbox())[0].message).toBe("a\nb\nc");
  const saved = await savePage(api, "fees", { tableHeading: text("a\r\nb", "क\rख") });
  expect(saved.body.document.tableHeading).toEqual(text("a\nb", "क\nख"));
});

it("the contact form without scripts is stored with LF", async () => {
  const fields = { ...contacts.fields, message: "without scripts\r\nsecond line" };
  const answer = await fetch(`${api.url}/contact`, {
    method: "POST",
    body: new URLSearchParams(fields as Record<string, string>),
  });
  expect([answer.status, answer.redirected]).toEqual([200, true]);
  expect((await inbox())[0].message).toBe("without scripts\nsecond line");
});
