import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildStorage } from "./fake-storage.ts";
import {
  chooseBeforeLogin,
  findEarlierChoice,
  readPanelLanguage,
  rememberLanguage,
  takeChoiceOfLogin,
} from "./panel-language.ts";

const ASHA = "asha@school.example";

beforeEach(() => {
  vi.stubGlobal("localStorage", buildStorage());
  vi.stubGlobal("sessionStorage", buildStorage());
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["en hi", "en"],
  ["hi en", "hi"],
  ["hi", "hi"],
  ["en", "en"],
  ["", "en"],
  ["fr", "en"],
])("at a school with the languages '%s' is '%s' until a language is chosen", (siteLanguages, language) => {
  vi.stubGlobal("document", { documentElement: { dataset: { siteLanguages } } });
  expect(readPanelLanguage()).toBe(language);
  expect(takeChoiceOfLogin()).toBeUndefined();
  chooseBeforeLogin("en");
  expect(readPanelLanguage()).toBe("en");
});

test.each([
  ["/hi/login", "hi"],
  ["/HI/Login/", "hi"],
  ["/en/login", "en"],
  ["/login", "en"],
  ["/fr/login", "en"],
  ["/hi/login/x", "en"],
])("at %s is '%s', whatever was chosen before", (pathname, language) => {
  vi.stubGlobal("location", { pathname });
  expect(readPanelLanguage()).toBe(language);
  if (!/^\/(hi|en)\/login\/?$/i.test(pathname)) return;
  rememberLanguage(language === "hi" ? "en" : "hi");
  expect(readPanelLanguage()).toBe(language);
});

test("uses a choice at the login once, and stores it for the browser", () => {
  chooseBeforeLogin("hi");
  expect(readPanelLanguage()).toBe("hi");
  expect([takeChoiceOfLogin(), takeChoiceOfLogin()]).toEqual(["hi", undefined]);
  expect(readPanelLanguage()).toBe("hi");
});

test("does not store the language of an account as the browser's choice", () => {
  rememberLanguage("hi");
  expect(readPanelLanguage()).toBe("hi");
  expect(takeChoiceOfLogin()).toBeUndefined();
});

test("is the language in which the site was read, until one is chosen for the panel", () => {
  localStorage.setItem("siteLanguage", "hi");
  expect(readPanelLanguage()).toBe("hi");
  rememberLanguage("en");
  expect(readPanelLanguage()).toBe("en");
});

test("finds a choice that was stored before accounts had one, for any spelling of the email", () => {
  localStorage.setItem("panelLanguages", JSON.stringify({ [ASHA]: "hi" }));
  expect(findEarlierChoice(" Asha@School.example")).toBe("hi");
  expect(findEarlierChoice("ravi@school.example")).toBeUndefined();
});

test.each(["fr", "", "null"])("ignores the stored value '%s'", (stored) => {
  localStorage.setItem("panelLanguage", stored);
  sessionStorage.setItem("panelLanguage", stored);
  localStorage.setItem("panelLanguages", JSON.stringify({ [ASHA]: stored }));
  expect(readPanelLanguage()).toBe("en");
  expect(takeChoiceOfLogin()).toBeUndefined();
  expect(findEarlierChoice(ASHA)).toBeUndefined();
});

test("ignores choices that cannot be read", () => {
  localStorage.setItem("panelLanguages", "{");
  expect(findEarlierChoice(ASHA)).toBeUndefined();
});

test("works without storage", () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  chooseBeforeLogin("hi");
  expect(readPanelLanguage()).toBe("en");
  expect(takeChoiceOfLogin()).toBeUndefined();
  expect(findEarlierChoice(ASHA)).toBeUndefined();
});
