import { expect, it } from "vitest";
import { hasDevanagari } from "../../../tests/is-hindi.ts";
import { ACCOUNT_MAILS } from "./account-mails.ts";
import { SECURITY_EVENTS } from "./security-event-contract.ts";

const SITE = "https://school.example";

it("mails about accounts have the same parts in both languages, and name the website", () => {
  const { en, hi } = ACCOUNT_MAILS;
  for (const kind of ["invitation", "password-reset", "email-change"] as const) {
    const [english, hindi] = [en[kind](SITE), hi[kind](SITE)];
    expect([hindi.before.length, hindi.after.length]).toEqual([english.before.length, english.after.length]);
    expect(english.before.join() + hindi.before.join()).toMatch(/(school\.example.*){2}/);
    for (const text of [hindi.subject, hindi.button, ...hindi.before, ...hindi.after])
      expect([text, hasDevanagari(text)]).toEqual([text, true]);
  }
  expect(hi.emailChanged(SITE, "new@school.example").paragraphs.join()).toContain("new@school.example");
  for (const event of SECURITY_EVENTS) {
    const [english, hindi] = [en.security[event](SITE), hi.security[event](SITE)];
    expect(hindi.paragraphs.length).toBe(english.paragraphs.length);
    expect([hindi.subject, ...hindi.paragraphs].every(hasDevanagari)).toBe(true);
    expect(english.paragraphs.join() + hindi.paragraphs.join()).toMatch(/(school\.example.*){2}/);
  }
  expect(hi.emailTaken(SITE).paragraphs.every(hasDevanagari)).toBe(true);
});
