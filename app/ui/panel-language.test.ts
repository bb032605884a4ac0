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

test("the panel is in English until a language is chosen", () => {
  expect(readPanelLanguage()).toBe("en");
  expect(takeChoiceOfLogin()).toBeUndefined();
});

test("a choice at the login counts once, and is the browser's from then on", () => {
  chooseBeforeLogin("hi");
  expect(readPanelLanguage()).toBe("hi");
  expect([takeChoiceOfLogin(), takeChoiceOfLogin()]).toEqual(["hi", undefined]);
  expect(readPanelLanguage()).toBe("hi");
});

test("an account's language does not become the browser's choice", () => {
  rememberLanguage("hi");
  expect(readPanelLanguage()).toBe("hi");
  expect(takeChoiceOfLogin()).toBeUndefined();
});

test("what an admin chose before accounts kept it is found, however the email is written", () => {
  localStorage.setItem("panelLanguages", JSON.stringify({ [ASHA]: "hi" }));
  expect(findEarlierChoice(" Asha@School.example")).toBe("hi");
  expect(findEarlierChoice("ravi@school.example")).toBeUndefined();
});

test.each(["fr", "", "null"])("what is stored as '%s' is no language", (stored) => {
  localStorage.setItem("panelLanguage", stored);
  sessionStorage.setItem("panelLanguage", stored);
  localStorage.setItem("panelLanguages", JSON.stringify({ [ASHA]: stored }));
  expect(readPanelLanguage()).toBe("en");
  expect(takeChoiceOfLogin()).toBeUndefined();
  expect(findEarlierChoice(ASHA)).toBeUndefined();
});

test("choices that cannot be read are none", () => {
  localStorage.setItem("panelLanguages", "{");
  expect(findEarlierChoice(ASHA)).toBeUndefined();
});

test("a browser that refuses to store anything breaks nothing", () => {
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
