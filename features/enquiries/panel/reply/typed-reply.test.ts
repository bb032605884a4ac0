import { expect, it } from "vitest";
import type { Entity } from "../../../../core/content/types/define-resource.ts";
import type { EnquiryEvent } from "../../content/enquiry-contract.ts";
import type { savedReplies } from "../../content/replies/saved-replies.ts";
import { fillReply, findLastAnswer, isTyped, sortReplies, startReply } from "./typed-reply.ts";

const event = (kind: EnquiryEvent["kind"], result?: string): EnquiryEvent => ({
  _id: kind,
  at: "2026-11-18T06:00:00.000Z",
  accountId: null,
  person: "Asha",
  kind,
  text: "",
  details: result ? { result } : {},
});

const reply = (overrides: Partial<Entity<typeof savedReplies>>): Entity<typeof savedReplies> => ({
  _id: "1",
  createdAt: "",
  updatedAt: "",
  title: "Papers",
  titleHi: null,
  topic: null,
  text: "Dear {name}",
  textHi: "{नाम} जी",
  ...overrides,
});

it("the last answer is a mail, a message or a call that reached somebody", () => {
  const mail = event("mail");
  expect(findLastAnswer([mail, event("note"), event("call", "noAnswer"), event("status")])).toBe(mail);
  expect(findLastAnswer([event("note")])).toBeUndefined();
  expect(findLastAnswer([mail, event("call", "reached")])?.kind).toBe("call");
});

it("a saved reply is filled in in the language of the answer, or else in the other one", () => {
  const values = { name: "Priya" };
  expect(fillReply(reply({}), "en", values)).toBe("Dear Priya");
  expect(fillReply(reply({}), "hi", values)).toBe("Priya जी");
  expect(fillReply(reply({ textHi: null }), "hi", values)).toBe("Dear Priya");
  expect(fillReply(reply({}), "en", { name: null })).toBe("Dear {name}");
});

it("replies about the same topic are offered first, others last", () => {
  const [other, any, same] = [
    reply({ _id: "other", topic: "admission" }),
    reply({ _id: "any" }),
    reply({ _id: "same" }),
  ];
  expect(sortReplies([other, any, same], null).map(({ _id }) => _id)).toEqual(["any", "same", "other"]);
  expect(sortReplies([any, other], "admission").map(({ _id }) => _id)).toEqual(["other", "any"]);
});

it("an opened form without text is not kept", () => {
  const typed = startReply("mail", "en", null);
  expect(isTyped(typed)).toBe(false);
  expect(isTyped({ ...typed, text: "x" })).toBe(true);
  expect(isTyped({ ...typed, way: "call", result: "noAnswer" })).toBe(true);
});
