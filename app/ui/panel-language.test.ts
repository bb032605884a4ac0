import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseBeforeLogin, chooseFor, readPanelLanguage, resumeLanguageOf } from "./panel-language.ts";

const ASHA = "asha@school.example";
const RAVI = "ravi@school.example";

function buildStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal("localStorage", buildStorage());
  vi.stubGlobal("sessionStorage", buildStorage());
});
afterEach(() => vi.unstubAllGlobals());

test("English is spoken until somebody chooses", () => {
  expect(readPanelLanguage()).toBe("en");
  expect(resumeLanguageOf(ASHA)).toBe("en");
});

test("a choice at the login becomes that of whoever logs in, and of nobody else", () => {
  chooseBeforeLogin("hi");
  expect(readPanelLanguage()).toBe("hi");
  expect(resumeLanguageOf(ASHA)).toBe("hi");

  chooseFor(RAVI, "en");
  expect(resumeLanguageOf(ASHA)).toBe("hi");
  expect(resumeLanguageOf(RAVI)).toBe("en");
});

test("an admin who does not touch the switch gets their own language, and the login shows it from then on", () => {
  chooseFor(ASHA, "hi");
  chooseFor(RAVI, "en");
  expect(resumeLanguageOf(" Asha@School.example")).toBe("hi");
  expect(readPanelLanguage()).toBe("hi");
});

test("an admin who has never chosen gets what the login shows, without making it theirs", () => {
  chooseFor(ASHA, "hi");
  expect(resumeLanguageOf(RAVI)).toBe("hi");
  chooseFor(ASHA, "en");
  expect(resumeLanguageOf(RAVI)).toBe("en");
});

test("a choice at the login counts once", () => {
  chooseFor(RAVI, "en");
  chooseBeforeLogin("hi");
  expect(resumeLanguageOf(ASHA)).toBe("hi");
  expect(resumeLanguageOf(RAVI)).toBe("en");
});

test.each(["fr", "", "null"])("what is stored as '%s' is no language", (stored) => {
  localStorage.setItem("panelLanguage", stored);
  localStorage.setItem("panelLanguages", JSON.stringify({ [ASHA]: stored }));
  expect(readPanelLanguage()).toBe("en");
  expect(resumeLanguageOf(ASHA)).toBe("en");
});

test("choices that cannot be read are none", () => {
  localStorage.setItem("panelLanguages", "{");
  expect(resumeLanguageOf(ASHA)).toBe("en");
});

test("a browser that refuses to store anything breaks nothing", () => {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  chooseBeforeLogin("hi");
  chooseFor(ASHA, "hi");
  expect(readPanelLanguage()).toBe("en");
  expect(resumeLanguageOf(ASHA)).toBe("en");
});
